import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'src');

/** What both sides of the bridge know; and what every room of main may stand on. */
const both = ['contract', 'content'];
const ground = [...both, 'platform'];

/** Rooms and the rooms they may import from (design.md, "The house"); a room may always import from itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  content: [],
  contract: ['content'],
  platform: [...both],
  data: ['platform', ...both],
  store: [...ground],
  services: ['store', 'data', ...ground],
  http: ['services', ...ground],
  listener: ['http', 'services', ...ground],
  'ui-api': ['services', ...ground],
  sync: ['services', ...ground],
  outbox: ['sync', 'services', ...ground],
  reader: ['services', 'store', ...ground],
  checkpoints: ['services', 'store', ...ground],
  backups: ['services', 'store', ...ground],
  checker: ['services', 'store', ...ground],
  spelling: ['services', ...ground],
  pseudo: ['services', ...ground],
  cli: [
    'wiring',
    'backups',
    'reader',
    'checkpoints',
    'checker',
    'pseudo',
    'services',
    'store',
    'ui-api',
    ...ground,
  ],
  electron: [
    'wiring',
    'backups',
    'cli',
    'reader',
    'checkpoints',
    'checker',
    'pseudo',
    'spelling',
    'services',
    'store',
    'ui-api',
    ...ground,
  ],
  wiring: ['http', 'listener', 'ui-api', 'outbox', 'sync', 'services', 'store', ...ground],
  entries: ['cli', 'electron', 'backups', 'wiring', ...ground],
  preload: [...both],
  ...rendererFloors(),
};

/**
 * The window's floors, bottom to top, and the rooms on each: a room imports from the floors below its own. Rooms on one floor
 * do not know each other.
 */
function rendererFloors(): Readonly<Record<string, readonly string[]>> {
  const floors = [
    ['lib'],
    ['stores'],
    ['components'],
    ['review'],
    ['requests', 'webhook', 'connections', 'api', 'settings'],
    ['app'],
  ].map((rooms) => rooms.map((room) => `renderer/${room}`));
  return Object.fromEntries(
    floors.flatMap((rooms, floor) =>
      rooms.map((room) => [room, [...both, ...floors.slice(0, floor).flat()]]),
    ),
  );
}

/** Packages that only some rooms may use; everything else is free. `*` stands for every room. */
const packageRooms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^electron$/, ['electron', 'entries', 'preload']],
  [/^(fastify|@fastify\/.*)$/, ['http', 'listener', 'ui-api', 'wiring']],
  [/^better-sqlite3$/, ['store']],
  [/^hunspell-wasm$/, ['spelling']],
  [
    /^node:/,
    [
      'store',
      'services',
      'reader',
      'checkpoints',
      'backups',
      'checker',
      'pseudo',
      'spelling',
      'sync',
      'http',
      'listener',
      'ui-api',
      'cli',
      'electron',
      'wiring',
      'entries',
    ],
  ],
  [
    /^(react|react-dom|zustand|i18next|dompurify|lucide-react|@tanstack\/.*|@lezer\/.*)(\/.*)?$/,
    ['renderer'],
  ],
];

/** What opens files without SQLite, and which files those are. */
const openFilesThemselves = {
  'main/electron/app-protocol.ts': 'the built page, and licences',
  'main/electron/login-item.ts': 'the entry for autostart',
  'main/electron/packaged-updates.ts': 'package.json of the package',
  'main/electron/window-state.ts': 'the place of the window',
  'main/rotating-file.ts': 'the log file',
  'main/servers.ts': 'runtime.json',
  'main/services/diagnostics-service.ts': 'the log file',
  'main/services/export-import.ts': 'a chosen file, after expectNotInUse',
  'main/spelling/dictionary-text.ts': 'files named .aff and .dic',
  'main/store/closed-database.ts':
    'databases that this process does not have open, and a chosen file after expectNotInUse',
  'main/store/durable-files.ts': 'finished copies, and folders',
  'main/store/folder-lock.ts': 'runtime.json',
  'main/store/key-file-secret-box.ts': 'secrets.key',
  'main/store/line-file.ts': 'a new export',
  'main/store/log-flush.ts': 'the log of the database, on which SQLite takes no locks',
  'main/store/log-repair.ts': 'the log of the database, on which SQLite takes no locks',
  'main/store/private-file.ts': 'files that do not exist yet',
  'main/store/restore.ts': 'restore.json',
  'main/ui-api/window-keys.ts': 'the page that leads to the window',
} as const;

const entryFiles = new Set(['main/index.ts', 'main/browser-host.ts']);

function roomOf(file: string): string {
  const path = relative(source, file).replaceAll('\\', '/');
  if (entryFiles.has(path)) return 'entries';
  const [top = '', second = ''] = path.split('/');
  // The page's entry belongs to the top floor.
  if (top === 'renderer') return `renderer/${second.includes('.') ? 'app' : second}`;
  if (top !== 'main') return top;
  return second.endsWith('.ts') ? 'wiring' : second;
}

interface Import {
  readonly from: string;
  readonly room: string;
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

function importsOf(file: string): readonly Import[] {
  return [...readFileSync(file, 'utf8').matchAll(importPattern)].map((match) => ({
    from: relative(root, file),
    room: roomOf(file),
    specifier: match[2] ?? match[3] ?? match[4] ?? '',
    typeOnly: match[1] !== undefined,
  }));
}

/** Groups of nodes that reach each other (Tarjan's strongly connected components), by their paths from the root. */
function circlesIn(edges: readonly (readonly [string, string])[]): readonly (readonly string[])[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    path.push(node);
    for (const next of targets.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next))
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0, order.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) circles.push(circle.map((name) => relative(root, name)));
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return circles;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => join(source, name));
const imports = files.flatMap(importsOf);

describe('imports point one way', () => {
  it('every file belongs to a room of the house', () => {
    expect(files.length).toBeGreaterThan(50);
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in allowed))).toEqual([]);
  });

  it('between rooms', () => {
    const wrong = imports
      .filter(({ specifier }) => specifier.startsWith('.') && !specifier.includes('package.json'))
      .filter(({ from, room, specifier }) => {
        const target = roomOf(
          join(dirname(join(root, from)), `${specifier}${/\.\w+$/.test(specifier) ? '' : '.ts'}`),
        );
        return target !== room && !(allowed[room] ?? []).includes(target);
      });
    expect(wrong).toEqual([]);
  });

  it('to packages: only their rooms know Electron, Fastify, SQLite, Node or React', () => {
    const wrong = imports
      .filter(({ specifier }) => !specifier.startsWith('.'))
      // A type leaves nothing behind at run time; services and stores may name the database's.
      .filter(({ specifier, room, typeOnly }) =>
        packageRooms.some(
          ([name, rooms]) =>
            name.test(specifier) &&
            !rooms.includes(room.replace(/\/.*/, '')) &&
            !(typeOnly && name.source.includes('better-sqlite3')),
        ),
      );
    expect(wrong).toEqual([]);
  });

  // A process that closes any descriptor of a file loses the locks that SQLite holds on it, and another program may then remove the
  // database's log. So whatever opens files by itself is named here with the reason why none of them is an open database.
  it('from node:fs what opens a file: only files that never open a database which SQLite has open', () => {
    const opens =
      /\b(open(AsBlob)?|readFile|writeFile|appendFile|copyFile|cp)(Sync)?\b|\bcreate(Read|Write)Stream\b/;
    const fsImport = /import\s+([^;]*?)\s+from\s+'(?:node:)?fs(?:\/promises)?'/g;
    const opening = files
      .filter((file) =>
        [...readFileSync(file, 'utf8').matchAll(fsImport)].some(
          // A whole namespace has everything that opens files.
          ([, names = '']) => !names.startsWith('{') || opens.test(names),
        ),
      )
      .map((file) => relative(source, file).replaceAll('\\', '/'));
    expect(opening.toSorted()).toEqual(Object.keys(openFilesThemselves).toSorted());
  });

  it('no circle of files, and none of folders in the window', () => {
    const moduleNames = new Set(files);
    const edges = imports.flatMap(({ from, specifier }) => {
      if (!specifier.startsWith('.')) return [];
      const target = join(dirname(join(root, from)), specifier.replace(/\?.*$/, ''));
      const file = [target, `${target}.ts`, `${target}.tsx`].find((name) => moduleNames.has(name));
      return file === undefined ? [] : [[join(root, from), file] as const];
    });
    expect(edges.length).toBeGreaterThan(1000);
    const folders = edges
      .map(([from, to]) => [dirname(from), dirname(to)] as const)
      .filter(([from, to]) => from !== to && from.startsWith(join(source, 'renderer')));
    const circles = { files: circlesIn(edges), folders: circlesIn(folders) };
    console.log(
      `circles: ${circles.files.length} of files, ${circles.folders.length} of folders in the window`,
    );
    expect(circles).toEqual({ files: [], folders: [] });
  });

  it('nothing is imported from outside the project', () => {
    const outside = imports.filter(
      ({ from, specifier }) =>
        specifier.startsWith('.') && !join(dirname(join(root, from)), specifier).startsWith(`${root}${sep}`),
    );
    expect(outside).toEqual([]);
  });
});

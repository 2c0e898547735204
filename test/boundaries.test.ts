import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'src');

/** Rooms that both sides of the bridge may import. */
const both = ['contract', 'content'];

/**
 * The rooms of main, bottom to top: a room imports from those below it. `wiring` is what lies in `src/main`
 * itself and puts the program together; `entries` are the files that a host starts.
 */
const mainRooms = [
  'platform',
  'database',
  'transport',
  'outbox',
  'requests',
  'request-log',
  'webhook',
  'upstream',
  'listener',
  'receivers',
  'terms',
  'spelling',
  'memory',
  'checks',
  'review',
  'orders',
  'files',
  'handover',
  'failures',
  'lists',
  'background',
  'data',
  'desktop',
  'diagnostics',
  'http',
  'ui-api',
  'wiring',
  'cli',
  'electron',
  'entries',
];

/**
 * The window's layers from bottom to top: a room imports only from the layers below its own. Rooms of one
 * layer don't import each other.
 */
const windowFloors = [
  ['lib'],
  ['stores'],
  ['components'],
  ['review'],
  ['requests', 'jobs', 'orders', 'handover', 'webhook', 'connections', 'api', 'settings'],
  ['app'],
];

/**
 * Rooms and the rooms that they may import from (design.md, "The house"); a room may always import from
 * itself.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  content: [],
  contract: ['content'],
  preload: [...both],
  ...mainFloors(),
  ...rendererFloors(),
};

function mainFloors(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(mainRooms.map((room, floor) => [room, [...both, ...mainRooms.slice(0, floor)]]));
}

/** Largest number of files in a folder, so that a newcomer can find a file in it. */
const mostFilesInFolder = 31;

function rendererFloors(): Readonly<Record<string, readonly string[]>> {
  const floors = windowFloors.map((rooms) => rooms.map((room) => `renderer/${room}`));
  return Object.fromEntries(
    floors.flatMap((rooms, floor) =>
      rooms.map((room) => [room, [...both, ...floors.slice(0, floor).flat()]]),
    ),
  );
}

/**
 * Packages that only some files may use, by their path in `src`. A type leaves nothing behind at run time, so
 * any file may name one of `better-sqlite3`.
 */
const packageFiles: readonly (readonly [RegExp, RegExp])[] = [
  [/^electron$/, /^(main\/electron\/|main\/index\.ts$|preload\/)/],
  [/^(fastify|@fastify\/.*)$/, /^main\/(transport|http|listener|ui-api)\/|^main\/[\w-]+\.ts$/],
  // SQL is written in stores, and in what opens, copies and repairs databases.
  [/^better-sqlite3$/, /^main\/(database\/|.*-(store|database)\.ts$)/],
  [/^hunspell-wasm$/, /^main\/spelling\//],
  [/^(yaml|fflate)$/, /^content\/(files|handover)\//],
  [/^node:/, /^main\//],
  [
    /^(react|react-dom|zustand|i18next|dompurify|lucide-react|@tanstack\/.*|@lezer\/.*)(\/.*)?$/,
    /^renderer\//,
  ],
];

/** Layers of main's files by the last word of their names, and the imports forbidden to each. */
const suffixRules: readonly { readonly suffix: RegExp; readonly never: RegExp; readonly why: string }[] = [
  {
    suffix: /-store\.ts$/,
    never: /-(service|routes|commands|worker|thread)$|^fastify|\/(changes|commit-queue)$/,
    why: 'a store is SQL and nothing else',
  },
  {
    suffix: /-service\.ts$/,
    never: /-(routes|commands|thread)$|^(fastify|electron|undici|node:http)/,
    why: 'a service has rules and transactions, and knows no transport',
  },
  { suffix: /-routes\.ts$/, never: /-store$/, why: 'a route asks a service' },
  { suffix: /-commands\.ts$/, never: /-store$/, why: 'a command asks a service' },
];

/**
 * Files that begin a write transaction themselves, with the reason why it is not one of `locdesk.db` on the
 * main thread.
 */
const ownConnections = {
  'main/checks/consistency/segment-store.ts': 'derived.db, which only the background thread writes',
  'main/data/export-import.ts': 'a connection for one import, in the job thread or a command',
  'main/lists/search-index-store.ts': 'derived.db, which only the background thread writes',
  'main/memory/imported/memory-file.ts': 'a new file that is filled by one import',
  'main/memory/memory-store.ts': 'derived.db, or a new file of a memory',
  'main/request-log/request-log-store.ts': 'request-log.db, which may be lost',
  'main/upstream/sync/page-thread.ts':
    'a connection that writes while the CommitQueue does not (`elsewhere`)',
} as const;

/** Files that open files other than SQLite's, with the reason. */
const openFilesThemselves = {
  'main/electron/app-protocol.ts': 'the built page, and licences',
  'main/electron/login-item.ts': 'the entry for autostart',
  'main/electron/opened-files.ts': 'files with the endings of formats, which the system opens with Locdesk',
  'main/electron/packaged-updates.ts': 'package.json of the package',
  'main/electron/window-state.ts': 'the place of the window',
  'main/platform/rotating-file.ts': 'the log file',
  'main/transport/servers.ts': 'runtime.json',
  'main/diagnostics/diagnostics-service.ts': 'the log file',
  'main/data/export-import.ts': 'a chosen file, after expectNotInUse',
  'main/files/disk-files.ts': 'a chosen file, after expectNotInUse',
  'main/memory/imported/memory-source.ts': 'a chosen file, after expectNotInUse',
  'main/data/memories/window-files.ts': 'new files on their way from or to the window',
  'main/terms/known-words-folder.ts': 'files in known-words, which it makes',
  'main/spelling/dictionary-text.ts': 'files named .aff and .dic, and our lists of words',
  'main/database/closed-database.ts':
    'databases that this process does not have open, and a chosen file after expectNotInUse',
  'main/database/durable-files.ts': 'finished copies, and folders',
  'main/database/folder-lock.ts': 'runtime.json',
  'main/platform/secrets/key-file-secret-box.ts': 'secrets.key',
  'main/data/line-file.ts': 'a new export',
  'main/database/log/log-flush.ts': 'the log of the database, on which SQLite takes no locks',
  'main/database/log/log-repair.ts': 'the log of the database, on which SQLite takes no locks',
  'main/database/private-file.ts': 'files that do not exist yet',
  'main/database/restore.ts': 'restore.json',
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

/** Resolves an import's `from` to its path in `src`. */
function pathIn(from: string): string {
  return relative(source, join(root, from)).replaceAll('\\', '/');
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

/** Whether a file imports another only once it needs it. */
function loadsLater(file: string, specifier: string): boolean {
  const text = readFileSync(file, 'utf8');
  return text.includes(`import('${specifier}')`) && !text.includes(`from '${specifier}'`);
}

/**
 * Groups of nodes that reach each other (Tarjan's strongly connected components), by their paths from the
 * root.
 */
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

  it('docs/architecture.md draws the rooms in their order, and no other ones', () => {
    const drawing =
      /```\n([^]*?)```/.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))?.[1] ?? '';
    const drawn = drawing.split('\n').flatMap((line) => {
      const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
      return names === '' ? [] : [{ indent: indent.length, names: names.split(' ') }];
    });
    const inside = (folder: string): readonly (readonly string[])[] => {
      const start = drawn.findIndex(({ names }) => names[0] === `src/${folder}`) + 1;
      const rest = drawn.slice(start);
      const end = rest.findIndex(({ indent }) => indent === 0);
      return rest.slice(0, end).map(({ names }) => names);
    };
    expect(inside('main').flat()).toEqual(
      mainRooms
        .filter((room) => room !== 'entries')
        .map((room) => (room === 'wiring' ? '*.ts' : room))
        .toReversed(),
    );
    expect(inside('renderer')).toEqual(windowFloors.toReversed());
    const folders = readdirSync(source, { withFileTypes: true }).map(({ name }) => `src/${name}`);
    expect(drawn.flatMap(({ indent, names }) => (indent === 0 ? (names[0] ?? []) : [])).toSorted()).toEqual(
      folders.filter((name) => !name.includes('.')).toSorted(),
    );
    const rooms = readdirSync(join(source, 'main'), { withFileTypes: true });
    expect(rooms.flatMap((room) => (room.isDirectory() ? room.name : [])).toSorted()).toEqual(
      mainRooms.filter((room) => room !== 'entries' && room !== 'wiring').toSorted(),
    );
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

  it('to packages: only their files know Electron, Fastify, SQLite, Node or React', () => {
    const wrong = imports
      .filter(({ specifier }) => !specifier.startsWith('.'))
      .filter(({ from, specifier, typeOnly }) =>
        packageFiles.some(
          ([name, users]) =>
            name.test(specifier) &&
            !users.test(pathIn(from)) &&
            !(typeOnly && name.source.includes('better-sqlite3')),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('by what a file is: its suffix says its layer', () => {
    const wrong = suffixRules.flatMap(({ suffix, never, why }) =>
      imports
        .filter(({ from, typeOnly, specifier }) => !typeOnly && suffix.test(from) && never.test(specifier))
        .map(({ from, specifier }) => `${pathIn(from)} imports ${specifier}: ${why}`),
    );
    expect(wrong).toEqual([]);
  });

  it('SQL is written in stores, in conditions that stores put together (`*-sql.ts`), and in what opens a file', () => {
    const sql =
      /\b(?:SELECT|INSERT (?:OR \w+ )?INTO|DELETE FROM|PRAGMA|CREATE (?:TABLE|INDEX|VIRTUAL|TRIGGER)|UPDATE \w+ SET|ORDER BY|WHERE)\s|\.pragma\(|\bsql: ?['"`]/;
    const withSql = files
      .map((file) => relative(source, file).replaceAll('\\', '/'))
      .filter((path) => path.startsWith('main/') && !path.startsWith('main/database/'))
      .filter((path) => !/-(store|sql|database)\.ts$/.test(path))
      .filter((path) => sql.test(readFileSync(join(source, path), 'utf8')));
    expect(withSql).toEqual([]);
    const preparing = files.filter(
      (file) =>
        file.endsWith('-sql.ts') &&
        /\.(?:prepare[<(]|pragma\(|exec\()|better-sqlite3/.test(readFileSync(file, 'utf8')),
    );
    expect(preparing).toEqual([]);
  });

  it('no service holds the database: it commits by the CommitQueue, and its stores have the SQL', () => {
    const holding = imports
      .filter(({ from }) => from.endsWith('-service.ts'))
      .filter(({ specifier }) =>
        /\/database\/(database|transaction)$|-database$|^better-sqlite3$/.test(specifier),
      );
    expect(holding.map(({ from, specifier }) => `${pathIn(from)} imports ${specifier}`)).toEqual([]);
  });

  it('no room hands out the database: its `room.ts` opens stores with it, and gives services the stores', () => {
    const opening = /export function open\w+Stores\(db: Database\) \{[^]*?\n\}\n/g;
    const holding = files
      .filter((file) => file.endsWith(`${sep}room.ts`))
      .filter((file) => /\bdb\b/.test(readFileSync(file, 'utf8').replace(opening, '')));
    expect(holding.map((file) => relative(source, file))).toEqual([]);
    expect(readFileSync(join(source, 'main/database/base.ts'), 'utf8')).not.toMatch(
      /interface Base \{[^}]*\bdb\b/,
    );
  });

  it('only the CommitQueue begins a write transaction; outside of database/ only files with a connection of their own do', () => {
    const outside = files
      .map((file) => ({
        path: relative(source, file).replaceAll('\\', '/'),
        text: readFileSync(file, 'utf8'),
      }))
      .filter(({ path }) => path.startsWith('main/') && !path.startsWith('main/database/'));
    const raw = outside.filter(({ text }) =>
      /\.transaction\(|\b(?:exec|prepare)\(\s*['"`]\s*(?:BEGIN|SAVEPOINT|COMMIT|END)\b/i.test(text),
    );
    expect(raw.map(({ path }) => path)).toEqual([]);
    const beginning = outside.filter(({ text }) => /(?<![.\w])(?:transaction|openTransaction)\(/.test(text));
    expect(beginning.map(({ path }) => path).toSorted()).toEqual(Object.keys(ownConnections).toSorted());
  });

  it('four files put the rooms together, and two start a host; everything else lies in a room', () => {
    const wiring = readdirSync(join(source, 'main')).filter((name) => name.endsWith('.ts'));
    expect(wiring.toSorted()).toEqual([
      'backend.ts',
      'browser-host.ts',
      'core.ts',
      'housekeeping.ts',
      'index.ts',
      'shutdown.ts',
    ]);
  });

  it('services are made by the `room.ts` and `work.ts` of their room, which the wiring calls', () => {
    const made = files
      .filter(
        (file) =>
          !/(room|work|base|core|backend|job-services)\.ts$/.test(file) &&
          file.startsWith(join(source, 'main')),
      )
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/new (\w+Service)\(/g)].map(
          ([, name]) => `${relative(source, file)} makes ${name}`,
        ),
      );
    expect(made).toEqual([]);
  });

  it('the main process loads no checks and no formats of files: `work.ts` of a room has what threads and commands do', () => {
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const { specifier, typeOnly } of importsOf(file)) {
        if (typeOnly || !specifier.startsWith('.') || loadsLater(file, specifier)) continue;
        const target = join(dirname(file), specifier);
        const found = [target, `${target}.ts`].find((path) => files.includes(path));
        if (found !== undefined) load(found);
      }
    };
    load(join(source, 'main/index.ts'));
    load(join(source, 'main/cli/serve-command.ts'));
    const names = [...loaded].map((file) => relative(source, file).replaceAll('\\', '/'));
    expect(names).toContain('main/core.ts');
    expect(
      names.filter((name) =>
        /\/work\.ts$|^content\/(checks\/check-field|files\/content-files|handover\/formats|terms\/term-files|memory\/tmx\/tmx-reader)\.ts$/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });

  it('who is asked commits: services, the worker of receipts and a channel; no caller wraps a service in a commit', () => {
    const committing = imports.filter(
      ({ from, specifier }) => /\/(commit-queue|commits)$/.test(specifier) && !from.endsWith('-service.ts'),
    );
    expect(committing.map(({ from }) => pathIn(from)).toSorted()).toEqual([
      // Holds writes while the log of the database is restarted.
      'main/background/workers.ts',
      // Makes the queue that every room gets.
      'main/database/base.ts',
      'main/database/commit-queue.ts',
      'main/listener/receipt-worker.ts',
      // The channel of forwarded submissions records when it queries upstream.
      'main/upstream/forwarding/submission-lookup.ts',
    ]);
    const callers = files.filter((file) => /-(routes|commands|command|store)\.ts$/.test(file));
    const wrapping = callers.filter((file) => /\bcommits\b/.test(readFileSync(file, 'utf8')));
    expect(wrapping.map((file) => relative(source, file))).toEqual([]);
  });

  it('a constructor of main with more than three collaborators takes them as one object of parts', () => {
    const main = files.filter((file) => relative(source, file).startsWith('main'));
    const crowded = main.filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\n {2}(?:private )?constructor\(([^{}]*?)\) \{/g)].some(
        ([, parameters = '']) => parameters.split(/,(?=\s*(?:readonly )?\w+\??: )/).length > 3,
      ),
    );
    expect(crowded.map((file) => relative(source, file))).toEqual([]);
  });

  it('no folder of the program, its tests or its scripts has more files than one can look through', () => {
    const others = globSync('{test,scripts}/**/*.{ts,tsx,mjs,mts}', { cwd: root });
    const counts = Map.groupBy(
      [...files.map((file) => relative(root, file)), ...others].map(dirname),
      (folder) => folder,
    );
    const full = [...counts].filter(([, { length }]) => length > mostFilesInFolder);
    expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
  });

  // A process that closes any descriptor of a file loses the locks that SQLite holds on it, and another
  // program may then remove the database's log. So whatever opens files by itself is named here with the
  // reason why none of them is an open database.
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

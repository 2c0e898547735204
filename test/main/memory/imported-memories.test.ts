import { mkdirSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ImportedMemories } from '../../../src/main/memory/imported/imported-memories';
import { deleteLeftovers } from '../../../src/main/memory/imported/memory-folder';
import { MemoryFileService } from '../../../src/main/memory/imported/memory-file-service';
import {
  MemoryImportService,
  type MemoryImportInput,
} from '../../../src/main/memory/imported/memory-import-service';
import { MemoryRenewalService } from '../../../src/main/memory/imported/memory-renewal-service';
import { findSimilar } from '../../../src/main/memory/memory-search';
import { keyBlocks } from '../../../src/main/memory/memory-text-search';
import { waysToFind } from '../../../src/main/memory/ways-to-find';
import { damageTable } from '../../support/database/damaged-table';
import { tempFolder } from '../../support/temp-folder';

const nowMs = Date.parse('2026-11-24T10:00:00Z');
const unit = (source: string, target: string): string =>
  `<tu changedate="20260102T030405Z"><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
const dated = (date: string, source: string): string => unit(source, 'x').replace('20260102T030405Z', date);
const tmx = (...units: readonly string[]): string =>
  `<?xml version="1.0"?><tmx version="1.4"><header creationtool="Old" creationtoolversion="2" srclang="en"/><body>${units.join('\n')}</body></tmx>`;
const cart = tmx(unit('Put it into the cart', 'In den Warenkorb legen'), unit('Pay', 'Bezahlen'));

function written(name: string, content: string | Uint8Array): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, content);
  return path;
}

function memoryFolder() {
  const dataFolder = tempFolder();
  let made = 0;
  const randomBytes = (count: number) => Buffer.alloc(count, (made += 1));
  const imports = new MemoryImportService({ dataFolder, environment: { now: () => nowMs, randomBytes } });
  const memories = new ImportedMemories(dataFolder);
  onTestFinished(() => memories.close());
  return {
    dataFolder,
    folder: join(dataFolder, 'memories'),
    memories,
    renewals: new MemoryRenewalService(dataFolder),
    files: new MemoryFileService({ dataFolder, environment: { now: () => nowMs } }),
    import: (
      content: string | Uint8Array,
      {
        onProgress = () => undefined,
        ...input
      }: Partial<MemoryImportInput> & { onProgress?: () => void } = {},
    ) =>
      imports.import(
        { path: written('shop.tmx', content), file: 'shop.tmx', name: 'Shop', replace: false, ...input },
        onProgress,
      ),
  };
}

const languages = { source: 'en', target: 'de' };

function setLevel(folder: string, id: string, level: number, sql = ''): void {
  const db = new SQLite(join(folder, `${id}.db`));
  db.exec(sql);
  db.pragma(`user_version = ${level}`);
  db.close();
}

const unitsOf = (memories: ImportedMemories) =>
  memories.open().flatMap(({ read }) => read((store) => store.units([1, 2, 3]), []));

describe('an imported memory', () => {
  it('is listed with its origin and searched, and the same unit is kept once', async () => {
    const { memories, ...desk } = memoryFolder();
    const report = await desk.import(
      tmx(unit('Pay', 'Bezahlen'), unit('Pay', 'Bezahlen'), unit('Pay now', 'Jetzt bezahlen')),
    );
    expect(report).toEqual({
      id: '010101010101',
      name: 'Shop',
      tool: 'Old 2',
      units: 2,
      equal: 1,
      pairs: [{ source: 'en', target: 'de', units: 2 }],
      notices: [],
    });
    expect(memories.list()).toMatchObject([
      {
        id: report.id,
        name: 'Shop',
        file: 'shop.tmx',
        tool: 'Old 2',
        imported: '2026-11-24T10:00:00.000Z',
        units: 2,
      },
    ]);
    const [{ store } = expect.fail('no memory')] = memories.open();
    expect(
      findSimilar(store, 'Pay now', languages, 5).map(({ score, unit: { target, changed } }) => [
        score,
        target,
        changed,
      ]),
    ).toEqual([[100, 'Jetzt bezahlen', '2026-01-02T03:04:05Z']]);
    const [way = { phrases: [] }] = waysToFind('bezahl');
    const keys = [...keyBlocks(store, { ...way, side: 'target', mark: 'l_en_de' })].flatMap(
      (block) => block ?? [],
    );
    expect(
      store
        .units(keys)
        .map(({ source }) => source)
        .toSorted(),
    ).toEqual(['Pay', 'Pay now']);
  });

  it('is there only once it is whole', async () => {
    const { memories, folder, ...desk } = memoryFolder();
    let calls = 0;
    const stop = () => {
      calls += 1;
      if (calls === 2) throw new Error('stopped');
    };
    await expect(desk.import(cart, { onProgress: stop })).rejects.toThrow('stopped');
    await expect(desk.import('<xliff/>')).rejects.toThrow('shop.tmx is no TMX file');
    await expect(desk.import(tmx('<tu></tu>'))).rejects.toThrow(
      'shop.tmx has no translation that could be imported. Line 1: No translation: the unit was left out.',
    );
    await expect(desk.import(tmx())).rejects.toThrow(
      /^shop\.tmx has no translation that could be imported\.$/,
    );
    await expect(desk.import(cart, { encoding: 'klingon' })).rejects.toThrow('"klingon" is not known');
    await expect(desk.import(cart, { path: folder })).rejects.toThrow('is not a file');
    await expect(desk.import(cart, { path: join(folder, 'none') })).rejects.toThrow('There is no file');
    expect(memories.list()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is read from a file that is packed, and as far as a packed file goes that is cut off', async () => {
    const many = tmx(
      ...Array.from({ length: 3000 }, (_, at) => unit(`Line ${at} of a text`, `Zeile ${at} ${at * 7919}`)),
    );
    const desk = memoryFolder();
    const packed = gzipSync(many);
    expect(await desk.import(packed, { name: 'All' })).toMatchObject({ units: 3000, notices: [] });
    const part = await desk.import(packed.subarray(0, packed.length / 2), { name: 'Half' });
    expect(part.units).toBeGreaterThan(500);
    expect(part.notices.map(({ kind }) => kind)).toContain('cut-off');
  });

  it('keeps its name for itself, is renamed, replaced, removed and restored', async () => {
    const { memories, files, ...desk } = memoryFolder();
    const names = () => memories.list().map(({ id, name, units }) => [id, name, units]);
    const { id } = await desk.import(cart);
    await expect(desk.import(cart)).rejects.toThrow('there is a memory "Shop" already');
    const other = await desk.import(cart, { name: 'Other' });
    expect(() => files.rename(other.id, 'Shop')).toThrow('there is a memory "Shop" already');
    files.rename(other.id, '  Old   shop ');
    expect(names()).toEqual([
      [other.id, 'Old shop', 2],
      [id, 'Shop', 2],
    ]);
    const newer = await desk.import(tmx(unit('Pay', 'Zahlen')), { replace: true });
    expect(names()).toEqual([
      [other.id, 'Old shop', 2],
      [newer.id, 'Shop', 1],
    ]);
    files.remove(other.id);
    expect(names()).toEqual([[newer.id, 'Shop', 1]]);
    files.restore(other.id);
    expect(names()).toHaveLength(2);
    for (const wrong of ['../locdesk', 'ffffffffffff']) {
      expect(() => files.remove(wrong)).toThrow('This memory is no longer here.');
      expect(() => files.restore(wrong)).toThrow('This memory is no longer here.');
    }
  });

  it('has its units in the order of their dates, both ends of a time as they are asked for', async () => {
    const { memories, ...desk } = memoryFolder();
    await desk.import(
      tmx(
        dated('20260101T000000Z', 'One'),
        dated('20260131T235959Z', 'Two'),
        dated('20260201T000000Z', 'Three'),
      ),
    );
    const [memory = expect.fail('no memory')] = memories.open();
    const within = (...[since, until]: readonly [string, string]) =>
      memory.read((store) => store.changedWithin(since, until, 9), undefined);
    expect(within('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z')).toEqual([1, 2]);
    expect(within('', ':')).toEqual([1, 2, 3]);
    expect(within('2027-01-01T00:00:00.000Z', ':')).toEqual([]);
  });

  it('that can’t be read is said, and the others are searched', async () => {
    const { memories, folder, ...desk } = memoryFolder();
    const { id } = await desk.import(cart);
    writeFileSync(join(folder, 'aaaaaaaaaaaa.db'), 'no database');
    mkdirSync(join(folder, 'notes'));
    expect(memories.list().map((one) => [one.id, one.unusable])).toEqual([
      ['aaaaaaaaaaaa', 'damaged'],
      [id, undefined],
    ]);
    expect(memories.open().map((one) => one.id)).toEqual([id]);
  });

  it('of a later version is said to be one, so that its file is imported again', async () => {
    const { memories, ...desk } = memoryFolder();
    const { id } = await desk.import(cart);
    setLevel(desk.folder, id, 99);
    expect(memories.list()).toMatchObject([{ id, unusable: 'later' }]);
    expect(memories.open()).toEqual([]);
    expect(() => desk.renewals.renew(id, () => undefined)).toThrow('has level 99');
  });

  it('of an earlier version keeps its name, and is found again once it is renewed', async () => {
    const { memories: first, folder, ...desk } = memoryFolder();
    const tagged = unit('&lt;b&gt;Pay', 'Zahlen').replace('&lt;b&gt;', '<bpt i="1">&lt;b&gt;</bpt>');
    const { id } = await desk.import(
      cart.replace('</body>', `${tagged.replace('Pay', 'Pay<ept i="1">&lt;/b&gt;</ept>')}</body>`),
    );
    const [before] = first.list();
    const unitsBefore = unitsOf(first);
    first.close();
    setLevel(
      folder,
      id,
      1,
      'DROP TABLE memory_words; DROP TABLE memory_grams; ALTER TABLE memory_pairs DROP COLUMN units',
    );
    const memories = new ImportedMemories(desk.dataFolder);
    onTestFinished(() => memories.close());
    expect(memories.list()).toMatchObject([
      { id, name: 'Shop', tool: 'Old 2', units: 3, unusable: 'earlier' },
    ]);
    expect(memories.open()).toEqual([]);
    await expect(desk.import(cart)).rejects.toThrow('there is a memory "Shop" already');

    expect(() =>
      desk.renewals.renew(id, () => {
        throw new Error('stopped');
      }),
    ).toThrow('stopped');
    expect(readdirSync(folder)).toEqual([`${id}.db`]);
    expect(memories.list()).toMatchObject([{ unusable: 'earlier' }]);

    const progress: number[][] = [];
    desk.renewals.renew(id, (...counts) => progress.push(counts));
    expect(progress).toEqual([[0, 3]]);
    expect(readdirSync(folder)).toEqual([`${id}.db`]);
    expect(memories.list()).toEqual([{ ...before, sizeBytes: expect.any(Number) }]);
    expect(unitsOf(memories)).toEqual(unitsBefore);
    const [memory = expect.fail('no memory')] = memories.open();
    expect(
      memory.read((store) => findSimilar(store, 'Put it into the cart', languages, 5), []),
    ).toMatchObject([{ score: 100 }]);
    expect(() => desk.renewals.renew('ffffffffffff', () => undefined)).toThrow('no longer here');
  });

  it('whose damage is met while it is read is not read again, and the reading goes on', async () => {
    const { memories, folder, ...desk } = memoryFolder();
    const { id } = await desk.import(
      tmx(...Array.from({ length: 300 }, (_, at) => unit(`Pay ${at} now`, `Zahle ${at}`))),
    );
    damageTable(join(folder, `${id}.db`), 'memory_units');
    const [memory = expect.fail('no memory')] = memories.open();
    expect(memories.list()).toMatchObject([{ id, units: 300 }]);
    expect(memory.read((store) => findSimilar(store, 'Pay 7 now', languages, 5), [])).toEqual([]);
    expect(memories.list()).toMatchObject([{ id, unusable: 'damaged' }]);
    expect(memories.open()).toEqual([]);
    expect(memory.read((store) => store.size(), 0)).toBe(0);
  });

  it('is never taken for a file to import', async () => {
    const { folder, ...desk } = memoryFolder();
    const { id } = await desk.import(cart);
    await expect(desk.import(cart, { path: join(folder, `${id}.db`), name: 'B' })).rejects.toThrow(
      'Locdesk itself works with',
    );
  });
});

it('what imports left, and removed memories, are deleted after a day', async () => {
  const { dataFolder, folder, files, ...desk } = memoryFolder();
  const [kept, removed] = [await desk.import(cart), await desk.import(cart, { name: 'B' })];
  for (const { id } of [kept, removed]) utimesSync(join(folder, `${id}.db`), 1, 1);
  files.remove(removed.id);
  writeFileSync(join(folder, 'bbbbbbbbbbbb.db.partial'), '');
  utimesSync(join(folder, 'bbbbbbbbbbbb.db.partial'), nowMs / 1000, nowMs / 1000);
  deleteLeftovers(dataFolder, nowMs + 86_000_000);
  expect(readdirSync(folder)).toHaveLength(3);
  deleteLeftovers(dataFolder, nowMs + 87_000_000);
  expect(readdirSync(folder)).toEqual([`${kept.id}.db`]);
});

it('a file of a memory is for its owner only', async () => {
  const { folder, ...desk } = memoryFolder();
  const { id } = await desk.import(cart);
  expect(
    readFileSync(join(folder, `${id}.db`))
      .subarray(0, 6)
      .toString(),
  ).toBe('SQLite');
  truncateSync(join(folder, `${id}.db`), 5000);
  expect(new ImportedMemories(desk.dataFolder).list()).toHaveLength(1);
});

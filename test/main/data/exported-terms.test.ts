import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TermEntry } from '../../../src/content/terms/termbase';
import { importExport } from '../../../src/main/data/export-import';
import { checkHouse } from '../../support/content/check-house';
import { exportOf, importInto } from '../../support/filled-desk';
import { tempFolder } from '../../support/temp-folder';

const entry: TermEntry = {
  id: 'c1',
  subject: 'IT',
  definitions: { de: 'Ein Speicher.' },
  isUntranslatable: true,
  terms: {
    en: [{ text: 'cache', status: 'preferred', partOfSpeech: 'noun', isCaseSensitive: true }],
    de: [{ text: 'Cache', status: 'forbidden', note: 'alt' }],
  },
};

async function filled() {
  const house = checkHouse();
  const { termbases, connections, savedViews } = house.core;
  const key = await termbases.create('Words');
  await termbases.saveEntry(key, undefined, entry);
  const { key: connection } = await connections.add({ name: 'There', baseUrl: 'https://there.example' });
  const view = {
    name: 'Mine',
    view: 'all',
    filter: 'target:de',
    sort: 'created',
    descending: false,
  } as const;
  const { key: viewKey } = await savedViews.create(view);
  await termbases.use(key, { origin: connection });
  await termbases.use(key, { origin: 0 });
  await termbases.use(key, { view: viewKey });
  return house;
}

it('termbases, their entries and where they apply are the same after an export and an import', async () => {
  const text = exportOf((await filled()).dataFolder);
  const lines = text.split('\n').filter((line) => line.includes('"term'));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { kind: 'termbase', name: 'Words', uses: [{ origin: 'There' }, { origin: null }, { view: 'Mine' }] },
    { kind: 'term-entry', termbase: 'Words', entry },
  ]);
  const other = checkHouse();
  expect(await importInto(other.dataFolder, fileOf(text))).toMatchObject({
    added: { termbases: 1, termEntries: 1 },
    unknown: 0,
  });
  expect(
    exportOf(other.dataFolder)
      .split('\n')
      .filter((line) => line.includes('"term')),
  ).toEqual(lines);
  expect(await importInto(other.dataFolder, fileOf(text))).toMatchObject({
    added: { termbases: 0, termEntries: 0 },
    here: { termbases: 1, termEntries: 1 },
  });
});

it('an entry that is not valid is named with its line, and nothing is imported', async () => {
  const house = checkHouse();
  const wrong = exportOf((await filled()).dataFolder).replace('"status":"forbidden"', '"status":"odd"');
  const importing = importExport({ db: house.db, environment: house.environment }, fileOf(wrong), {
    onProgress: () => undefined,
    pause: () => Promise.resolve(),
  });
  await expect(importing).rejects.toThrow(/entry\.terms\.de\[0\]\.status/);
});

function fileOf(text: string): string {
  const file = join(tempFolder(), 'given.jsonl');
  writeFileSync(file, text);
  return file;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importPhrase } from '../../../src/main/cli/import-phrase';
import { importExport } from '../../../src/main/data/export-import';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { exportOf, importInto } from '../../support/filled-desk';
import { asRead, us } from '../../support/upstream/mirror';
import { tempFolder } from '../../support/temp-folder';

const source = { title: 'Our handbook', section: 'Texts' };
const own = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'our-shop',
  name: 'Our shop',
  rules: [
    { id: 'short', kind: 'length', level: 'refused', says: 'Short.', source, max: 5, unit: 'characters' },
  ],
};

/** A result with ten letters, mirrored from a connection that has the same name everywhere. */
async function addRequest({
  core,
}: CheckHouse): Promise<{ readonly connection: number; readonly key: number }> {
  const { key: connection } = await core.connections.add({ name: 'There', baseUrl: 'https://there.example' });
  await core.connections.pause(connection, true);
  const field = { id: 'a', type: 'x', data: 'text', value: 'Zehn lange', originalValue: 'Ten letters' };
  const { requestKey } = await core.commits.durable(() =>
    core.mirror.apply(connection, asRead({ fields: [field] }), { learnedBy: 'webhook', learnedUs: us(1) }),
  );
  return { connection, key: requestKey };
}

/** A desk whose profile applies to a connection's fields, to requests from here, and by hand. */
async function usedEverywhere(): Promise<CheckHouse> {
  const house = checkHouse();
  const { connection, key } = await addRequest(house);
  const { receiverProfiles } = house.core;
  await receiverProfiles.save(JSON.stringify(own));
  await receiverProfiles.use({ profile: 'our-shop', origin: connection, fields: 'a*' });
  await receiverProfiles.use({ profile: 'wordpress', origin: 0 });
  await receiverProfiles.rehearse([key], ['our-shop']);
  return house;
}

function fileOf(text: string): string {
  const file = join(tempFolder(), 'given.jsonl');
  writeFileSync(file, text);
  return file;
}

const lines = (text: string): readonly string[] => text.split('\n').slice(1);

it('profiles and where they apply are the same after an export and an import', async () => {
  const house = await usedEverywhere();
  const text = exportOf(house.dataFolder);
  const request = { origin: 'There', id: expect.any(String) as unknown };
  const found = lines(text).flatMap((line) => (line.includes('"receiver-') ? [JSON.parse(line)] : []));
  expect(found).toEqual([
    { kind: 'receiver-profile', profile: own },
    { kind: 'receiver-use', profile: 'our-shop', origin: 'There', fields: 'a*' },
    { kind: 'receiver-use', profile: 'wordpress', origin: null },
    { kind: 'receiver-use', profile: 'our-shop', request },
  ]);
  const folder = tempFolder();
  const report = await importInto(folder, fileOf(text));
  expect(report).toMatchObject({ added: { receiverProfiles: 1, receiverUses: 3 }, unknown: 0 });
  expect(lines(exportOf(folder))).toEqual(lines(text));
});

it('an imported profile is applied to a request that is here already, and only once', async () => {
  const file = fileOf(exportOf((await usedEverywhere()).dataFolder));
  const house = checkHouse();
  const { key } = await addRequest(house);
  await house.check();
  expect(house.problemsOf(key).filter(({ check }) => check === 'refused')).toEqual([]);
  const { db, environment } = house;
  const idle = { onProgress: () => undefined, pause: async () => undefined };
  await importExport({ db, environment }, file, idle);
  await house.check();
  expect(house.problemsOf(key).map(({ check }) => check)).toContain('refused');
  expect(await importExport({ db, environment }, file, idle)).toMatchObject({
    added: { receiverProfiles: 0, receiverUses: 0 },
    here: { receiverProfiles: 1, receiverUses: 3 },
  });
});

it('where a profile applies to a token is not exported, because tokens are not', async () => {
  const house = checkHouse();
  await house.core.receiverProfiles.use({ profile: 'wordpress', token: 'some-token' });
  expect(exportOf(house.dataFolder)).not.toContain('receiver-use');
});

it('a profile that is wrong refuses the file, with the line and the place', async () => {
  const text = exportOf((await usedEverywhere()).dataFolder);
  const wrong = fileOf(text.replace('"max":5', '"max":"five"'));
  await expect(importInto(tempFolder(), wrong)).rejects.toThrow(
    /line \d+: profile\.rules\[0\]\.max: must be an integer/,
  );
});

it('an imported profile whose name is taken gets another one, which is said, and only once', async () => {
  const house = await usedEverywhere();
  const file = fileOf(exportOf(house.dataFolder));
  const folder = tempFolder();
  const other = { ...own, id: 'their-shop', name: ' OUR  shop' };
  await importInto(folder, fileOf(withProfile(file, other)));
  const report = await importInto(folder, file);
  const names = { name: 'Our shop', newName: 'Our shop (2)' };
  expect(report).toMatchObject({
    added: { receiverProfiles: 1 },
    profiles: { renamed: { count: 1, named: [names] }, different: { count: 0 } },
  });
  expect(importPhrase(report).join(' ')).toContain('it is called "Our shop (2)" now.');
  expect(exportOf(folder)).toContain('"id":"our-shop","name":"Our shop (2)"');
  const again = await importInto(folder, file);
  expect(again).toMatchObject({
    added: { receiverProfiles: 0 },
    profiles: { renamed: { count: 0 }, different: { count: 0 } },
  });
});

it('a profile that is other in the file than here is named, and the one here stays', async () => {
  const house = await usedEverywhere();
  const file = fileOf(exportOf(house.dataFolder));
  const folder = tempFolder();
  await importInto(folder, fileOf(withProfile(file, { ...own, about: 'Edited since' })));
  const report = await importInto(folder, file);
  expect(report).toMatchObject({
    added: { receiverProfiles: 0 },
    here: { receiverProfiles: 1 },
    profiles: { renamed: { count: 0 }, different: { count: 1, named: ['Our shop'] } },
  });
  expect(importPhrase(report).join(' ')).toContain('"Our shop" is different in the file');
  expect(exportOf(folder)).toContain('Edited since');
});

it('a profile with the name of a built-in one, in all its length, gets another one', async () => {
  const file = fileOf(exportOf((await usedEverywhere()).dataFolder));
  const folder = tempFolder();
  const report = await importInto(folder, fileOf(withProfile(file, { ...own, name: 'WordPress' })));
  expect(report.profiles.renamed.named).toEqual([{ name: 'WordPress', newName: 'WordPress (2)' }]);
  const long = 'x'.repeat(60);
  const next = tempFolder();
  await importInto(next, fileOf(withProfile(file, { ...own, id: 'a', name: long })));
  const { profiles } = await importInto(next, fileOf(withProfile(file, { ...own, name: long })));
  expect(profiles.renamed.named).toEqual([{ name: long, newName: `${'x'.repeat(56)} (2)` }]);
});

/** Replaces all lines of an export by one profile. */
function withProfile(file: string, profile: object): string {
  const all = readFileSync(file, 'utf8').trimEnd().split('\n');
  return [all[0], JSON.stringify({ kind: 'receiver-profile', profile }), endOf(all.at(-1)), ''].join('\n');
}

function endOf(line = '{}'): string {
  const end = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify({ ...end, requests: 0 });
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importExport } from '../../../src/main/data/export-import';
import { checkHouse, type CheckHouse } from '../../support/check-house';
import { exportOf, importInto } from '../../support/filled-desk';
import { asRead, us } from '../../support/mirror';
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

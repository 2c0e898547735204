import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/main/database/database';
import { commandLine } from '../../support/command-line';
import { tempFolder } from '../../support/temp-folder';

function setLevels(folder: string, level: number): void {
  for (const name of readdirSync(folder).filter((one) => /^\w+\.db$/.test(one))) {
    const db = new SQLite(join(folder, name));
    db.pragma(`user_version = ${level}`);
    db.close();
  }
}

const unitsOf = (file = '') => readFileSync(file, 'utf8').split('<body>')[1];

it('locdesk memory imports, lists and removes memories, and says what was not kept', async () => {
  const folder = tempFolder();
  const file = join(folder, 'shop.tmx');
  writeFileSync(
    file,
    `<tmx><header creationtool="Old" srclang="en"/><body>
<tu><tuv xml:lang="en"><seg>Cart</seg></tuv><tuv xml:lang="de"><seg>Warenkorb</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Only</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Cart</seg></tuv><tuv xml:lang="de"><seg>Warenkorb</seg></tuv></tu></body></tmx>`,
  );
  const memory = (...args: readonly string[]) =>
    commandLine(['memory', ...args, '--data', join(folder, 'data')]);
  expect(await memory('list')).toMatchObject({ code: 1 });
  expect(await memory('import', file)).toEqual({
    code: 0,
    error: '',
    out: '"shop": 1 unit in en → de. 1 further unit of the file: equal to these, left out.\nNo translation: the unit was left out: line 3',
  });
  expect(await memory('import', file)).toMatchObject({
    code: 1,
    error: 'locdesk: name: there is a memory "shop" already. Use --replace, or another name with --memory.',
  });
  expect(JSON.parse((await memory('import', file, '--replace', '--json')).out)).toEqual({
    memory: 'shop',
    tool: 'Old',
    units: 1,
    equal: 1,
    pairs: [{ source: 'en', target: 'de', units: 1 }],
    notices: [{ kind: 'no-translation', detail: '', count: 1, line: 3 }],
  });
  expect((await memory('list')).out).toMatch(
    /^shop: 1 unit in en → de, of shop\.tmx by Old, imported \d{4}-/,
  );
  expect(JSON.parse((await memory('list', '--json')).out)).toMatchObject({ memory: 'shop', units: 1 });
  setLevels(join(folder, 'data', 'memories'), 1);
  expect((await memory('list')).out).toBe(
    'shop: was made by an earlier version of Locdesk; "locdesk memory renew NAME" makes it usable',
  );
  expect((await memory('renew', 'shop')).out).toMatch(/^shop: 1 unit in en → de, of shop\.tmx by Old/);
  expect(await memory('remove', 'sho')).toMatchObject({
    code: 1,
    error: 'locdesk: There is no memory "sho" here. There are "shop".',
  });
  expect(await memory('remove', 'shop')).toMatchObject({ code: 0, out: '"shop" is removed.' });
  expect((await memory('list')).out).toContain('There is no imported memory here.');
  for (const wrong of [[], ['import'], ['remove'], ['sell']])
    expect(await memory(...wrong)).toMatchObject({ code: 2 });
});

it('locdesk memory exports accepted translations and memories, which are read again as they are', async () => {
  const folder = tempFolder();
  const data = join(folder, 'data');
  const [out, copy, other] = ['out.tmx', 'copy.tmx', 'other.tmx'].map((name) => join(folder, name));
  const memory = (...args: readonly string[]) => commandLine(['memory', ...args, '--data', data]);
  await commandLine(['sample', '--data', data]);
  expect(await memory('export', out ?? '')).toMatchObject({
    code: 1,
    error: 'locdesk: No translation is in this choice.',
  });
  const { db } = openDatabase(data, '2026-11-24T10:00:00Z');
  const marked = db
    .prepare(
      `UPDATE requests SET import_state = 'success', import_time_text = completed_text, import_time_us = completed_us WHERE completed_us IS NOT NULL AND language_target LIKE 'de%'`,
    )
    .run().changes;
  db.close();
  expect(marked).toBeGreaterThan(0);
  const accepted = JSON.parse((await memory('export', out ?? '', '--json')).out);
  const all = JSON.parse((await memory('export', other ?? '', '--choice', 'all', '--json')).out);
  expect(accepted.units).toBeGreaterThan(0);
  expect(all.units).toBeGreaterThan(accepted.units);
  expect(await memory('export', other ?? '', '--filter', 'target:fr')).toMatchObject({ code: 1 });
  expect(await memory('export', other ?? '', '--filter', 'colour:red')).toMatchObject({
    code: 2,
    error: expect.stringContaining('colour:red is not understood'),
  });
  expect(await memory('export', other ?? '', '--choice', 'reviewed')).toMatchObject({ code: 1 });
  const imported = JSON.parse((await memory('import', out ?? '', '--json')).out);
  expect(imported).toMatchObject({ units: accepted.units, notices: [] });
  await memory('export', copy ?? '', '--memory', 'out');
  expect(unitsOf(copy)).toBe(unitsOf(out));
  const version = (await commandLine(['--version'])).out.trim();
  expect(readFileSync(copy ?? '', 'utf8')).toContain(` creationtoolversion="${version}"`);
  for (const wrong of [
    ['--choice', 'some'],
    ['--memory', 'out', '--view', 'all'],
    ['--view', 'nowhere'],
  ])
    expect(await memory('export', copy ?? '', ...wrong)).toMatchObject({ code: 2 });
});

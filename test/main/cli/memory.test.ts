import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandLine } from '../../support/command-line';
import { tempFolder } from '../../support/temp-folder';

it('locdesk memory imports, lists and removes memories, and says what was not kept', async () => {
  const folder = tempFolder();
  const file = join(folder, 'shop.tmx');
  writeFileSync(
    file,
    `<tmx><header creationtool="Old" srclang="en"/><body>
<tu><tuv xml:lang="en"><seg>Cart</seg></tuv><tuv xml:lang="de"><seg>Warenkorb</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Only</seg></tuv></tu></body></tmx>`,
  );
  const memory = (...args: readonly string[]) =>
    commandLine(['memory', ...args, '--data', join(folder, 'data')]);
  expect(await memory('list')).toMatchObject({ code: 1 });
  expect(await memory('import', file)).toEqual({
    code: 0,
    error: '',
    out: '"shop": 1 unit in en → de.\nA unit without a translation was left out: line 3',
  });
  expect(await memory('import', file)).toMatchObject({
    code: 1,
    error: 'locdesk: name: there is a memory "shop" already.',
  });
  expect(JSON.parse((await memory('import', file, '--replace', '--json')).out)).toEqual({
    memory: 'shop',
    tool: 'Old',
    units: 1,
    pairs: [{ source: 'en', target: 'de', units: 1 }],
    notices: [{ kind: 'no-translation', detail: '', count: 1, line: 3 }],
  });
  expect((await memory('list')).out).toMatch(
    /^shop: 1 unit in en → de, of shop\.tmx by Old, imported \d{4}-/,
  );
  expect(JSON.parse((await memory('list', '--json')).out)).toMatchObject({ memory: 'shop', units: 1 });
  expect(await memory('remove', 'sho')).toMatchObject({
    code: 1,
    error: 'locdesk: There is no memory "sho" here. There are "shop".',
  });
  expect(await memory('remove', 'shop')).toMatchObject({ code: 0, out: '"shop" is removed.' });
  expect((await memory('list')).out).toContain('There is no imported memory here.');
  for (const wrong of [[], ['import'], ['remove'], ['sell']])
    expect(await memory(...wrong)).toMatchObject({ code: 2 });
});

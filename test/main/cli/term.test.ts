import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandLine } from '../../support/command-line';
import { tempFolder } from '../../support/temp-folder';

it('locdesk term imports, lists and exports termbases, and says what was not kept', async () => {
  const folder = tempFolder();
  const [table, file] = [join(folder, 'Shop words.csv'), join(folder, 'words.tbx')];
  writeFileSync(table, 'en,de,Owner\ncart,Warenkorb,me\ncheckout,Kasse,me\n');
  const term = (...args: readonly string[]) => commandLine(['term', ...args, '--data', join(folder, 'data')]);

  expect(await term('list')).toMatchObject({ code: 1 });
  const imported = await term('import', table);
  expect(imported).toEqual({
    code: 0,
    error: '',
    out: '"Shop words": 2 entries added, 0 changed, 0 as before.\nNot kept as it stands in the file:\n  A column whose heading is unknown (Owner): line 1',
  });
  const again = await term('import', table, '--json', '--termbase', 'Shop words');
  expect(JSON.parse(again.out)).toEqual({
    termbase: 'Shop words',
    format: 'csv',
    added: 0,
    changed: 0,
    same: 2,
    removed: 0,
    notices: [{ kind: 'column', detail: 'Owner', count: 1, line: 1 }],
  });
  expect((await term('list')).out).toBe('Shop words: 2 entries in de, en');
  expect(JSON.parse((await term('list', '--json')).out)).toMatchObject({
    termbase: 'Shop words',
    entries: 2,
    uses: 0,
  });

  expect((await term('export', file)).out).toBe(`${file}: 2 entries of "Shop words".`);
  expect(readFileSync(file, 'utf8')).toContain('<term>Warenkorb</term>');
  const copy = await term('import', file, '--termbase', 'Copy');
  expect(copy.out).toBe('"Copy": 2 entries added, 0 changed, 0 as before.');
});

it('locdesk term says in one line what is wrong with a file or an option', async () => {
  const folder = tempFolder();
  const data = join(folder, 'data');
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const term = (...args: readonly string[]) => commandLine(['term', ...args, '--data', data]);
  expect(await term('import', write('a.tbx', '<tbx><text>\n<body></text></tbx>'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('a.tbx, line 2: The end tag </text> has no start tag here'),
  });
  const pair = write('pair.csv', 'cart,Warenkorb\n');
  expect(await term('import', pair)).toMatchObject({
    code: 1,
    error: expect.stringContaining('The first row names no language'),
  });
  expect(await term('import', pair, '--language', 'en,de')).toMatchObject({ code: 0 });
  for (const wrong of [
    [],
    ['fly'],
    ['import'],
    ['import', pair, '--language', 'en'],
    ['import', pair, '--mode', 'x'],
    ['export', 'words.doc'],
    ['export', 'words.csv', '--format', 'x'],
  ])
    expect(await term(...wrong)).toMatchObject({ code: 2 });
  expect(await term('export', join(folder, 'x.csv'), '--termbase', 'None')).toMatchObject({
    code: 1,
    error: 'locdesk: There is no termbase "None" here. There are "pair".',
  });
});

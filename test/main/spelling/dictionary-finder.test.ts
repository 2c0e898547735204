import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDictionaries } from '../../../src/main/spelling/dictionary-finder';
import { systemDictionaryFolders, type SystemFolder } from '../../../src/main/spelling/dictionary-places';
import { packagedDictionaries } from '../../../src/contract/spelling';
import { bundledPlaces } from '../../support/content/dictionaries';
import { writeDictionary } from '../../support/content/written-dictionary';
import { tempFolder } from '../../support/temp-folder';

async function found(places: { own?: string; bundled?: string; system?: readonly SystemFolder[] }) {
  const list = await findDictionaries({ own: '/missing', bundled: '/missing', system: [], ...places });
  return Object.fromEntries(list.map(({ tag, origin }) => [tag, origin]));
}

const write = (folder: string, ...names: readonly string[]): string => {
  for (const name of names) writeDictionary(folder, name, 'SET UTF-8\n', '1\nx\n');
  return folder;
};

const folders = (platform: NodeJS.Platform) =>
  systemDictionaryFolders(platform, '/home/ada').map(({ folder }) => folder);

describe('dictionaries', () => {
  it('of the package are all found, Swiss German among them', async () => {
    expect(Object.keys(await found(bundledPlaces)).toSorted()).toEqual([...packagedDictionaries].toSorted());
  });

  it('of one language: the own comes before the bundled, the bundled before that of the system', async () => {
    const own = write(tempFolder(), 'de_DE', 'sv');
    const bundled = write(tempFolder(), 'de', 'fr');
    const system = [{ folder: write(tempFolder(), 'de_DE', 'fr_FR', 'sv_SE', 'cs_CZ', 'de_AT') }];
    expect(await found({ own, bundled, system })).toEqual({
      de: 'own',
      'de-CH': 'bundled',
      sv: 'own',
      fr: 'bundled',
      cs: 'system',
      'de-AT': 'system',
    });
  });

  it('of LibreOffice are in a folder for each language', async () => {
    const folder = tempFolder();
    write(join(folder, 'dict-sv'), 'sv_SE');
    write(join(folder, 'dict-de'), 'de_AT_frami');
    expect(await found({ system: [{ folder, isNested: true }] })).toEqual({
      sv: 'system',
      'de-AT': 'system',
    });
  });

  it('are pairs of files that are named for a language', async () => {
    const folder = write(tempFolder(), 'hyph_de_DE', 'custom words', '__proto__', 'sr_Latn_RS', 'es_419');
    writeFileSync(join(folder, 'da.dic'), '1\nx\n');
    writeFileSync(join(folder, 'fi.aff'), '');
    mkdirSync(join(folder, 'nb.aff'));
    writeFileSync(join(folder, 'nb.dic'), '1\nx\n');
    expect(await found({ own: folder })).toEqual({ 'sr-Latn': 'own', 'es-419': 'own' });
  });

  it('that were replaced are others', async () => {
    const folder = write(tempFolder(), 'sv');
    const places = { own: folder, bundled: '/missing', system: [] };
    const [before] = await findDictionaries(places);
    writeDictionary(folder, 'sv', 'SET UTF-8\n', '2\nx\ny\n');
    const [after] = await findDictionaries(places);
    expect(after?.version).not.toBe(before?.version);
  });

  it('are looked for where the systems have them', () => {
    expect(folders('linux')).toEqual(expect.arrayContaining(['/usr/share/hunspell', '/usr/share/myspell']));
    expect(folders('darwin')).toContain('/Library/Spelling');
    expect(folders('win32')).toHaveLength(1);
    expect(folders('aix')).toEqual([]);
  });
});

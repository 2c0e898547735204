import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { certaintyOf } from '../../../../src/content/checks/certainty';

// Reports that two readers found wrong in works that no rule was made on, some beside a mistake like it.

const saidOf = (data: string, language: string, source: string, target: string): readonly string[] =>
  checkField({ type: 'localizable', data, source, target }, { source: 'en', target: language }).map(
    (problem) => `${problem.check} ${certaintyOf(problem)}`,
  );

const reference = (text: string): string => `<p>See <a href="disks.html#image">${text}</a>.</p>`;

test.each([
  [
    'a tool leaves out the number of a section that a link leads to',
    ['html', 'ja', reference('Section 9.7.5, “Disk images”'), reference('「ディスクイメージ」')],
    [],
  ],
  [
    'the number of a section that a link leads to is another one',
    ['html', 'de', reference('Section 9.7.5, “Disks”'), reference('Abschnitt 9.7.6, „Platten“')],
    ['numbers likely'],
  ],
  [
    'a number is the beginning of a Polish adjective',
    ['text', 'pl', 'Allow words with 4 letters', 'Dopuść słowa czteroliterowe'],
    [],
  ],
  [
    'three notes are a triplet',
    [
      'text',
      'ja',
      'It marks the end of a tuplet (triplets, for example).',
      'これは連符（3連符など）終了の目印です。',
    ],
    [],
  ],
  ['seven notes are a septuplet', ['text', 'ja', 'Insert a septuplet', '7連符を挿入'], []],
  [
    'a tool numbers the chapters of one language',
    ['html', 'ja', '<h1>Programming</h1>', '<h1>第12章 プログラミング</h1>'],
    [],
  ],
  ['a heading has another number', ['html', 'ja', '<h1>Pages</h1>', '<h1>12 ページ</h1>'], ['numbers style']],
  ['a clause of SQL is none of a language', ['text', 'pt-BR', 'ON UPDATE', 'ON UPDATE'], []],
  [
    'words in capitals are left in English',
    ['text', 'pt-BR', 'BEFORE UPDATE', 'BEFORE UPDATE'],
    ['target-equals-source likely'],
  ],
  [
    'a capital shows the key for a word',
    ['text', 'fr', 'Now, J>et there', 'Là, dEplacer ici'],
    ['letter-case style'],
  ],
  ['a word lost its accent', ['text', 'fr', 'Now, move there', 'Là, deplacer ici'], ['corrupted likely']],
  [
    'the source has an attribute without quotation marks, too',
    ['html', 'de', '<a href=https://en.example.org>Bit</a>', '<a href=https://de.example.org>Bit</a>'],
    [],
  ],
  [
    'a full line of the source ends where its text does, without a full stop',
    [
      'text',
      'de',
      'An error occurred while creating the autostart desktop entry\nPlease run from a terminal and try again.',
      'Während der Eintragung ist ein Fehler aufgetreten.\nBitte im Terminal ausführen und erneut probieren.',
    ],
    [],
  ],
  [
    'the space after a label is not needed after a sentence',
    ['text', 'it', 'Start the diminuendo from the chord ', 'Inizia il diminuendo dal suo accordo.'],
    ['end-punctuation style', 'edge-spaces style'],
  ],
  [
    'a value of a program has its translation behind it',
    [
      'text',
      'de',
      'The kind is one of these, as the manual suggests.',
      'Die Art ist eine von diesen, nämlich suggests (schlägt vor), wie im Handbuch.',
    ],
    [],
  ],
  [
    'a word is left in English',
    [
      'text',
      'de',
      'The kind is one of these, as the manual suggests.',
      'Die Art ist eine von diesen, wie es das Handbuch suggests und sagt.',
    ],
    ['language likely'],
  ],
  // Read in 18 more works.
  [
    'a stand-in for versions has a word in each language',
    ['html', 'pt-BR', 'See <code>config-version</code>.', 'Veja <code>config-versão</code>.'],
    [],
  ],
  ['a value follows on both sides', ['text', 'fr', 'Remove some MB every', 'Effacer des Mo tous les'], []],
  [
    'a text is cut off behind an article',
    ['text', 'fr', 'Remove some MB now.', 'Effacer des Mo tous les'],
    ['missing-sentences likely'],
  ],
  ['a percent sign is in quotation marks', ['text', 'pt-BR', "A percent '%'", 'Uma porcentagem "%"'], []],
  ['spaces make a label wider', ['text', 'ru', '    Close    ', 'Закрыть'], []],
  [
    'a mark is named, as in the source',
    ['text', 'fr', 'Use ? to find one character', 'Utilisez ? pour trouver un caractère'],
    [],
  ],
  [
    'a name has a sign that is no access key',
    ['text', 'de', 'No video_id found here.', 'Hier wurde keine Video-ID gefunden.'],
    [],
  ],
  [
    'an access key is lost within a word',
    ['text', 'de', 'No video vie_w found here.', 'Hier wurde keine Ansicht gefunden.'],
    ['placeholders likely'],
  ],
  ['an arrow is a reference', ['text', 'de', 'Show runs &raquo;', 'Läufe anzeigen »'], []],
  ['a quotation is not opened', ['text', 'de', 'Show the runs', 'Läufe anzeigen »'], ['brackets likely']],
] as const)('%s', (_, [data, language, source, target], expected) => {
  expect(saidOf(data, language, source, target)).toEqual(expected);
});

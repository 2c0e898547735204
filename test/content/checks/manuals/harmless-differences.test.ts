import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

// Differences that readers found right, each with a similar mistake that must still be reported.

const inPlain = (check: Parameters<typeof foundIn>[0], source: string, target: string, languages: string) =>
  foundIn(check, source, target, languages, 'text');

const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('hundreds in words', () => {
  proveRows('numbers', [
    ['up to 100 times', 'до ста раз', [], 'en ru'],
    ['up to 250 times', 'до двухсот пятидесяти раз', [], 'en ru'],
    ['after 300 days', 'po trzystu dniach', [], 'en pl'],
    ['after 100 days', 'po stu dniach', [], 'en pl'],
    ['for 500 persons', 'para quinientas personas', [], 'en es'],
    ['for 700 persons', 'per settecento persone', [], 'en it'],
    ['up to 100 pages', 'до стольких страниц', ['missing: 100'], 'en ru'],
    ['up to 100 pages', 'z każdej strony', ['missing: 100'], 'en pl'],
    ['up to 300 times', 'до двухсот раз', ['missing: 300'], 'en ru'],
  ]);
});

describe('the class of a network', () => {
  const source = 'in the 198.116.0.0/16 address space';
  proveRows('numbers', [
    [source, 'na classe B do espaço de endereçamento 198.116.0.0', [], 'en pt-BR'],
    [source, 'na classe C do espaço de endereçamento 198.116.0.0', ['missing: 16'], 'en pt-BR'],
    [source, 'no espaço de endereçamento 198.116.0.0', ['missing: 16'], 'en pt-BR'],
    ['up to 16 of them', 'na classe B', ['missing: 16'], 'en pt-BR'],
  ]);
});

describe('two numbers of a range without a space', () => {
  proveRows('numbers', [
    ['not in the range (-1, 255)', 'não está no intervalo (-1,255)', [], 'en pt-BR'],
    [
      'not in the range (-1, 255)',
      'não está no intervalo (-1,256)',
      ['missing: 255', 'extra: -1,256'],
      'en pt-BR',
    ],
    [
      'not in the range (1, 255)',
      'não está no intervalo (-1,255)',
      ['missing: 1', 'extra: -1,255'],
      'en pt-BR',
    ],
  ]);
});

describe('numbers with units', () => {
  proveRows('numbers', [
    ['<pre>at 2 TB\nof 6 MB</pre>', '<pre>an 2 MB\nvon 2 TB</pre>', ['missing: 6']],
    ['<pre>at 2 TB\nof 6 MB</pre>', '<pre>an 2 MB\nvon 6 MB</pre>', ['unit: 2, TB, MB']],
  ]);
});

describe('references that a renderer numbers', () => {
  proveRows('numbers', [
    ['<p>the option (<b>RFC 1323</b>[9])</p>', '<p>l’opzione (<b>RFC 1323</b>[11])</p>', [], 'en it'],
    [
      '<p>the option (<b>RFC 1323</b> [9])</p>',
      '<p>l’opzione (<b>RFC 1323</b> [11])</p>',
      ['missing: 9', 'extra: 11'],
      'en it',
    ],
    ['<p>the option (<b>RFC 1323</b>[9])</p>', '<p>l’opzione (<b>RFC 1323</b>)</p>', ['missing: 9'], 'en it'],
    [
      '<p>the option (<b>RFC 1323</b>[9])</p>',
      '<p>l’opzione (<b>RFC 1332</b>[11])</p>',
      ['missing: 1323', 'extra: 1332'],
      'en it',
    ],
  ]);
});

describe('markup that changes nothing', () => {
  proveRows('tags-missing', [
    ['<p>-<i><b></b><i>SIGNAL</i></i> and <i>name</i></p>', '<p>-<i>SIGNAL</i> und <i>Name</i></p>', []],
    ['<p>See <b>confmodule</b>(3) <br> .</p>', '<p>Siehe <b>confmodule</b>(3).</p>', []],
    ['<p>by <b>debhelper</b>(1)<b>,</b> too.</p>', '<p>von <b>debhelper</b>(1), auch.</p>', []],
    ['<p>a <i>name</i> and <i>word</i></p>', '<p>ein Name und <i>Wort</i></p>', ['inline: <i>']],
    ['<p>one <em>two <em>three</em></em></p>', '<p>eins <em>zwei drei</em></p>', ['inline: <em>']],
    [
      '<p>one <span class="x">a <span class="y">b</span></span></p>',
      '<p>eins <span class="x">a b</span></p>',
      ['inline: <span>'],
    ],
    ['<p>See it <br> now.</p>', '<p>Siehe es jetzt.</p>', ['inline: <br>']],
    ['<p>by <b>it</b> <b>!</b></p>', '<p>durch <b>es</b> !</p>', ['inline: <b>']],
  ]);
});

describe('the boundaries of sentences and code', () => {
  proveRows('french-spacing', [
    ['<p>Set `stream: false` here</p>', '<p>Mettre `stream: false` ici</p>', [], 'en fr'],
    ['<p>Set `stream` now: off</p>', '<p>Mettre `stream` donc: coupé</p>', ['missing: :'], 'en fr'],
    ['<p>Set `stream` and `a`: off</p>', '<p>Mettre `stream` et: `a` coupé</p>', ['missing: :'], 'en fr'],
    ['<p>Set `the flow: off` here</p>', '<p>Mettre `le flux: coupé` ici</p>', ['missing: :'], 'en fr'],
  ]);
  proveRows('punctuation', [
    ['The file<BR>was changed!', '¡El archivo<BR>ha cambiado!', [], 'en es'],
    ['Hello!<BR>It was changed!', '¡Hola!<BR>Ha cambiado el archivo!', ['inverted: ¡'], 'en es'],
    ['The file.<BR>It was changed!', '¡El archivo.<BR>Ha cambiado!', ['inverted: ¡'], 'en es'],
    [
      '<p>The file</p><p>It was changed!</p>',
      '<p>¡El archivo</p><p>Ha cambiado!</p>',
      ['inverted: ¡'],
      'en es',
    ],
  ]);
  proveRows('doubled-words', [
    ['Latin capital letter z with acute', 'Łacińska wielka litera z z kreską', [], 'en pl'],
    ['Latin capital letter with acute', 'Łacińska wielka litera z z kreską', ['doubled: z'], 'en pl'],
    ['Add a file to a folder', 'Dodaj plik z z folderu', ['doubled: z'], 'en pl'],
    ['Send it to a person', 'Enviar a a una persona', ['doubled: a'], 'en es'],
  ]);
});

describe('syntax in a sentence about it', () => {
  const source = '<p>These substitutions look like "${key}". They are replaced.</p>';
  proveRows('placeholders', [
    [source, '<p>Эти подстановки выглядят как "${ключ}". Они заменяются.</p>', [], 'en ru'],
    [source, '<p>Эти подстановки выглядят так. Они заменяются.</p>', ['missing: ${key}'], 'en ru'],
    [source, '<p>Подстановки выглядят как "${kye}".</p>', ['missing: ${key}', 'extra: ${kye}'], 'en ru'],
    ['<p>Delete "${name}"?</p>', '<p>Удалить "${имя}"?</p>', ['missing: ${name}', 'extra: ${имя}'], 'en ru'],
  ]);
});

describe('a percent sign before a Turkish ending', () => {
  test('is no conversion', () => {
    expect(inPlain('placeholders', 'Converts units', '%lerin içindeki birimleri', 'en tr')).toEqual([]);
    expect(inPlain('placeholders', 'Converts units', '%le birimleri', 'en tr')).toEqual(['extra: %le']);
    expect(inPlain('placeholders', 'Has %ldMiB', 'Hat MiB', 'en de')).toEqual(['missing: %ld']);
  });
});

describe('a block that was added', () => {
  const source = list(
    'Run Alpha first',
    'Append Beta then',
    'Resume Gamma now',
    'Omit Delta here',
    'Style Epsilon',
  );
  test('is no exchange of those that follow it', () => {
    const target = list(
      'Erst Alpha laden',
      'Fehler melden',
      'Dann Beta anfügen',
      'Nun Gamma fortsetzen',
      'Das Epsilon gestalten',
    );
    expect(foundIn('tags-reordered', source, target)).toEqual([]);
  });
  test('an exchange is found beside other blocks', () => {
    const target = list(
      'Erst Alpha laden',
      'Nun Gamma fortsetzen',
      'Dann Beta anfügen',
      'Hier Delta weglassen',
      'Das Epsilon gestalten',
    );
    expect(foundIn('tags-reordered', source, target)).toEqual(['exchanged: Nun Gamma fortsetzen']);
  });
});

describe('lines of templates and of prose', () => {
  const source = '{$ files $} files in\n      {$ folders $} folders.';
  test('a template may go on in the next line', () => {
    expect(inPlain('line-breaks', source, '{$ files $} Dateien in {$ folders $} Ordnern.', 'en de')).toEqual(
      [],
    );
    const label = ['Files:\n      {$ files $}', 'Dateien: {$ files $}'] as const;
    expect(inPlain('line-breaks', ...label, 'en de')).toEqual(['lost']);
    const value = ['Files in\n{$ files $}', 'Dateien in {$ files $}'] as const;
    expect(inPlain('line-breaks', ...value, 'en de')).toEqual(['lost']);
  });
  const prose = [
    '<pre>You can send me patches, but to pull one I\nneed to know you, and I need to be able\nto trust things *without* having to check.</pre>',
    '<pre>Potete inviarmi le vostre patch, ma per integrarne una devo\nsapere chi siete, senza dover passare tutto a mano.</pre>',
  ] as const;
  const commands = [
    '<pre>make config\nmake all\nmake install</pre>',
    '<pre>make config\nmake install</pre>',
  ] as const;
  proveRows('code', [
    [...prose, [], 'en it'],
    [...commands, ['line-missing: make all'], 'en it'],
  ]);
});

import { describe, expect, test } from 'vitest';
import { deviationsOf } from '../../../../src/content/checks/across/deviations';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { foundIn, proveRows } from '../found-problems';

// Differences that readers found right, each with a similar mistake that must still be reported.

const inPlain = (check: Parameters<typeof foundIn>[0], source: string, target: string, languages: string) =>
  foundIn(check, source, target, languages, 'text');

const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const inText = (source: string, target: string) => inPlain('placeholders', source, target, 'en de');

const leftIn = (line: string) =>
  inPlain('target-equals-source', `These are taken:\n${line}`, `다음 형식이 허용된다.\n${line}`, 'en ko');

const damageIn = (source: string, target: string) => inPlain('corrupted', source, target, 'en ja');

const levelOfLink = (was: string, is: string) =>
  foundIn('attribute-changed', `<a href="${was}">x</a>`, `<a href="${is}">x</a>`).map(
    (one) => one.split(':')[0],
  );

const textOfWiki = (target: string) =>
  inPlain('placeholders', 'see [[Special:X|{{int:pages}}]] {{name}}', target, 'en cs');

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

describe('arguments of TeX', () => {
  test('are words for the reader', () => {
    const source = '\\documentclass[options]{class}\nclass: a name\n@{text} - a column of \\hline';
    const target = '\\documentclass[Optionen]{Klasse}\nKlasse: ein Name\n@{Text} - eine Spalte von \\hline';
    expect(inText(source, target)).toEqual([]);
  });
  test.each([
    ['\\begin{tabular}[pos]{cols}', '\\begin{tabular}[Lage][Spalten]', ['missing: {cols}']],
    ['Open C:\\Users{name}', 'C:\\Users{Name} öffnen', ['missing: {name}', 'extra: {Name}']],
    ['Send it @{text}', 'Senden @{Text}', ['missing: {text}', 'extra: {Text}']],
    ['Call {name} \\hline', 'Rufe {Name} \\hline', ['missing: {name}', 'extra: {Name}']],
  ])('%s, %s: other braces are compared', (source, target, expected) => {
    expect(inText(source, target)).toEqual(expected);
  });
});

describe('elements that do nothing', () => {
  const link = '<a href="https://example.org/">';
  proveRows('tag-contents', [
    [`<p><a>The </a>${link}shell</a> is it</p>`, `<p><a></a>${link}シェル</a>です</p>`, [], 'en ja'],
    [`<p>The ${link}shell</a> is it</p>`, `<p>シェル${link}</a>です</p>`, ['empty: <a>'], 'en ja'],
  ]);
  proveRows('html', [
    [
      '<p>points to /etc/NAME</p>',
      '<p>zeigt auf <code>/etc/<em class="replaceable"><code>NAME</code></em></code></p>',
      [],
    ],
    ['<p>points to /etc</p>', '<p>zeigt auf <code><code>/etc</code></code></p>', ['nested-code: <code>']],
    ['<p>tab and <em>newline</em></p>', '<p>tab e &lt;a capo&gt;</p>', [], 'en it'],
    [
      '<p>tab and <em>newline</em></p>',
      '<p>tab e &lt;em&gt;a capo&lt;/em&gt;</p>',
      ['text-tag: &lt;em&gt;', 'text-tag: &lt;/em&gt;'],
      'en it',
    ],
  ]);
});

describe('numbers on both sides of a tag', () => {
  proveRows('numbers', [
    ['<p>bug <a>#762194</a>2017-11-04: yes</p>', '<p>Fehler #762194 vom 2017-11-04: ja</p>', []],
    ['<p>Fehler #762194 vom 2017-11-04: ja</p>', '<p>bug <a>#762194</a>2017-11-04: yes</p>', [], 'de en'],
    [
      '<p>bug <a>#762194</a>2017: yes</p>',
      '<p>Fehler #762149 von 2017: ja</p>',
      ['missing: 762194', 'extra: 762149'],
    ],
    ['<p>has <b>12</b>34 parts</p>', '<p>hat 1234 Teile</p>', []],
    ['<p>has <b>12</b>34 parts</p>', '<p>hat 1243 Teile</p>', ['missing: 1234', 'extra: 1243']],
  ]);
});

describe('names of what a reader types', () => {
  proveRows('tags-nesting', [
    ['D, <backspace>, <del>  Delete an entry', 'D, <borrar>, <supr>  Borrar una entrada', [], 'en es'],
    ['<up>,<down>  Move', '<pijl-omhoog>,<pijl-omlaag>  Navigeer', [], 'en nl'],
    ['<p>Type <b>it</b></p>', '<p>Typ <pijl-omlaag></p>', ['unclosed: <pijl-omlaag>'], 'en nl'],
    ['<up>  <b>Move</b>', '<omhoog>  <b>Navigeer', ['unclosed: <b>'], 'en nl'],
  ]);
  const source = '<p>It points to /etc/alternatives/NAME, where NAME is the second one.</p>';
  proveRows('code', [
    [source, '<p>Het wijst naar /etc/alternatives/NAAM, waarbij NAAM het tweede is.</p>', [], 'en nl'],
    [
      source,
      '<p>Het wijst naar /etc/alternatvies/NAAM, met NAAM.</p>',
      ['name-changed: /etc/alternatives/NAME, /etc/alternatvies/NAAM'],
      'en nl',
    ],
    [
      source,
      '<p>Het wijst naar /etc/alternatives/NAEM, waarbij NAME het tweede is.</p>',
      ['name-changed: /etc/alternatives/NAME, /etc/alternatives/NAEM'],
      'en nl',
    ],
  ]);
  proveRows('placeholders', [
    ['<p>provides {a,an,the} role</p>', "<p>fournit {un,une,le,la,l'} rôle</p>", [], 'en fr'],
    ['<p>provides {role}</p>', "<p>fournit {l'rôle}</p>", ['missing: {role}'], 'en fr'],
  ]);
  test('a mailbox stays', () => {
    expect(leftIn('"John Doe" &lt;jdoe@example.com&gt;')).toEqual([]);
    expect(leftIn('Write to the list &lt;jdoe@example.com&gt;')).not.toEqual([]);
  });
  test('a reference in a choice of a wiki is read as one', () => {
    expect(damageIn('{{PLURAL:$1|page|pages}}', '{{PLURAL:$1|&#32;ページ}}')).toEqual([]);
    expect(damageIn('{$1|page}', '{$1|&#32;ページ}')).toEqual(['escaped: &#32;']);
  });
});

describe('the level of what is not certainly wrong', () => {
  test.each([
    [
      'http://standards.example.org/spec/latest.html',
      'https://specifications.example.org/spec/latest.html',
      'class',
    ],
    [
      'http://standards.example.org/spec/latest.html',
      'http://standarts.example.org/spec/latest.html',
      'changed',
    ],
    ['https://example.org/wiki/Roff', 'https://example.org/wiki/Roff_(software)', 'changed-likely'],
    ['https://example.org/wiki/Roff', 'https://example.org/wiki/Rofff', 'changed-likely'],
  ])('%s, %s: %s', (was, is, level) => {
    expect(levelOfLink(was, is)).toEqual([level]);
  });
  test('a text of the wiki itself may be left out', () => {
    expect(textOfWiki('viz [[Special:X|seznam]] {{name}}')).toEqual(['missing-likely: {{int:pages}}']);
    expect(textOfWiki('viz [[Special:X|{{int:pages}}]]')).toEqual(['missing: {{name}}']);
  });
  proveRows('letter-case', [
    ['<p>The field must be there.</p>', '<p>(simpel) Het veld moet er zijn.</p>', [], 'en nl'],
    ['<p>The field must be there.</p>', '<p>(het) veld moet er zijn.</p>', ['small-start: het'], 'en nl'],
  ]);
});

describe('an abbreviation before what it introduces', () => {
  const source = 'This problem usually happens when all of them are used. Check the FAQ for details.';
  test.each([
    ['Така проблема зазвичай стається, коли вичерпано все. Докладно див. ЧаПи.', 'uk', false],
    ['Така проблема зазвичай стається, коли вичерпано все.', 'uk', true],
    ['Das kommt vor, wenn alle verbraucht sind. Für mehr vgl. die FAQ.', 'de', false],
    ['Das kommt vor, wenn alle verbraucht sind, vgl. die FAQ.', 'de', true],
  ])('%s (%s) ends no sentence', (target, language, hasFewer) => {
    const field = { type: 'localizable', data: 'text', source, target };
    const { passages } = deviationsOf(parsePair(field, { source: 'en', target: language }), []);
    expect(passages.map((passage) => passage.hasFewer)).toEqual([hasFewer]);
  });
});

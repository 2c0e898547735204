import { describe, expect, test } from 'vitest';
import { checkLines } from '../../../../src/main/checks/line-checks';
import { proveRows } from '../found-problems';

const cells = (...texts: readonly string[]): string =>
  `<table><tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr></table>`;

describe('what a text has in another form', () => {
  proveRows('addresses', [
    [
      '<p>See http://site.org/licenses/gpl.html for more.</p>',
      '<p>Siehe <a href="https://site.org/licenses/gpl.html">die Lizenz</a>.</p>',
      [],
    ],
    ['<p>Write to me (king@site.org).</p>', '<p>Schreib <a href="mailto:king@site.org">mir</a>.</p>', []],
    [
      '<p>Write to me (king@site.org).</p>',
      '<p>Schreib <a href="mailto:ring@site.org">mir</a>.</p>',
      ['missing: king@site.org'],
    ],
  ]);
  proveRows('placeholders', [
    ['<p>S or S{VARIABLE}</p><p>Insert it.</p>', '<p>S oder S{<i>VARIABLE</i>}</p><p>Setzt es ein.</p>', []],
    [
      '<p>S or S{VARIABLE}</p><p>Insert it.</p>',
      '<p>S oder S{<i>VARIABEL</i>}</p><p>Setzt es ein.</p>',
      ['missing: {VARIABLE}'],
    ],
    [
      '<p>Only $name, ${name}, ${name:-text}, ${name:+text} and ${name-text}.</p>',
      '<p>Tylko $nazwa, ${nazwa}, ${nazwa:-tekst}, ${nazwa:+tekst} i ${nazwa-tekst}.</p>',
      [],
      'en pl',
    ],
    [
      '<p>Take <kbd>Value: %{fielda}</kbd>.</p>',
      '<p>Візьміть «Значення: %{полеА}».</p>',
      ['missing-likely: %{fielda}', 'extra-likely: %{полеА}'],
      'en uk',
    ],
    [
      '<p>Take %{fielda}.</p>',
      '<p>Візьміть %{полеА}.</p>',
      ['missing: %{fielda}', 'extra: %{полеА}'],
      'en uk',
    ],
    [
      '<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><p>f</p><p>It is “data\\n” in it.</p>',
      '<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><p>f</p><p>Es ist „data“.</p>',
      ['missing-likely: \\n'],
    ],
    ['<p>It is ${name}.</p>', '<p>To jest ${nazwa}.</p>', ['missing: ${name}', 'extra: ${nazwa}'], 'en pl'],
  ]);
  proveRows('numbers', [
    ['from 100,000 bytes through 900,000 bytes', 'od 100kB do 900KB', [], 'en cs'],
    ['The size is 100,000 bytes.', 'Velikost je 200 kB.', ['missing: 100,000', 'extra: 200'], 'en cs'],
    ['Pi has the value 3.14159.', 'Pi має значення 3,1415926.', [], 'en uk'],
    [
      'Pi has the value 3.14159.',
      'Pi має значення 3,15159.',
      ['missing: 3.14159', 'extra: 3,15159'],
      'en uk',
    ],
  ]);
  proveRows('symbols', [
    ['Choose Help → Manual in Desk.', 'Im Desk Help Manual wählen: Help → Handbuch.', []],
    ['Choose Help → Manual in Desk.', 'Im Desk Help Manual wählen.', ['missing: →']],
  ]);
  proveRows('tag-contents', [
    ["<pre>'=' a wall\n' ' a hole</pre>", '<pre>„<kbd>=</kbd>“ Wand\n„<kbd> </kbd>“ Loch</pre>', []],
    ['<p>A key: <kbd>x</kbd></p>', '<p>Eine Taste: <kbd> </kbd></p>', ['empty: <kbd>']],
  ]);
  proveRows('brackets', [
    ['only 400k + (2 * 8) = 416 kB', 'pouze 400 k + (2 * 8) = 416 kB', [], 'en cs'],
    ['only 400k + 2 :)', 'pouze (400 k 8', ['unclosed: ('], 'en cs'],
  ]);
  proveRows('leftovers', [
    ['ipsum', 'lorem ipsum', [], 'en fr'],
    ['<dl><dt>show (ss)</dt></dl>', '<dl><dt>mostrar (mt)</dt></dl>', [], 'en es'],
    ['<dl><dt>show</dt></dl>', '<dl><dt>mostrar (mt)</dt></dl>', ['note: (mt)'], 'en es'],
    ['text', 'lorem ipsum', ['filler: lorem ipsum'], 'en fr'],
  ]);
});

const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

describe('the forms of a language', () => {
  proveRows('number-format', [
    [
      'A user enters 1/13/2008, but a German sees 13.1.2008.',
      'Un usuario escribe 1/13/2008, pero un alemán ve 13.1.2008.',
      [],
      'en es',
    ],
    ['A user enters 1/13/2008 here.', 'Un usuario escribe 1/13/2008 aquí.', ['date: 1/13/2008'], 'en es'],
  ]);
  proveRows('end-punctuation', [
    ['_Type:', '_Տիպ․', [], 'en hye', 'text'],
    ['_Type:', '_Տիպ', ['missing: :'], 'en hye', 'text'],
    ['He said: "It was the first one."', '彼は「最初のものだった」', [], 'en ja'],
    ['It was the first one in it.', '最初のものだった', ['missing: .'], 'en ja'],
  ]);
});

describe('words that are those of a language', () => {
  proveRows('letter-case', [
    [
      paragraphs('File of input', 'File of output', 'File of both', 'Set the delay', 'Print the help'),
      paragraphs('gibt sie ein', 'gibt sie aus', 'gibt beide aus', 'setzt die Pause', 'Druckt die Hilfe'),
      [],
    ],
    [
      paragraphs('File of input', 'File of output', 'File of both', 'Set the delay', 'Print the help'),
      paragraphs('Gibt sie ein', 'Gibt sie aus', 'Gibt beide aus', 'Setzt die Pause', 'druckt die Hilfe'),
      ['small-start: druckt'],
    ],
  ]);
  proveRows('language', [
    [
      'Then run dd if=/dev/zero of=/dev/sda1 bs=512 count=1 to clear it.',
      'Führen Sie dann dd if=/dev/zero of=/dev/sda1 bs=512 count=1 aus.',
      [],
    ],
    [
      'Each test should be runnable on its own, without a dependency on state of other tests.',
      'Každý test musí být spustitelný samostatně, bez závislosti na stavu od ostatních testů.',
      [],
      'en cs',
    ],
    [
      'An empty command means to send a signal to the init process of it.',
      "Ha üres, akkor úgy lesz értelmezve, mint `send a signal to the init process' (`jelzés küldése').",
      [],
      'en hu',
    ],
    ['Enter the name for this playlist', 'Gie the name for this playlist', [], 'en sco'],
  ]);
  proveRows('letter-case', [
    [
      '<p><b>--width</b>=<i>NUMBER</i></p><p>sets the width of the output to NUMBER columns.</p>',
      '<p><b>--width</b>=<i>ANZAHL</i></p><p>legt die Breite der Ausgabe auf ANZAHL Spalten fest.</p>',
      [],
    ],
    ['<table><tr><th>Description:</th></tr></table>', '<table><tr><th>description:</th></tr></table>', []],
    [
      '<table><tr><th>Description:</th><td>A</td></tr><tr><th>Status:</th><td>B</td></tr></table>',
      '<table><tr><th>description:</th><td>A</td></tr><tr><th>Statut:</th><td>B</td></tr></table>',
      ['small-start: description'],
      'en fr',
    ],
  ]);
  proveRows('repeated-text', [
    [
      cells('75 dpi (draft)', '75 dpi (draft)'),
      cells('75 точек на дюйм (черновой вариант)', '75 точек на дюйм (черновой вариант)'),
      [],
      'en ru',
    ],
    [
      cells('75 dpi (draft)', '100 dpi'),
      cells('75 точек на дюйм (черновой вариант)', '75 точек на дюйм (черновой вариант)'),
      ['twice: 75 точек на дюйм (черновой вариант)'],
      'en ru',
    ],
  ]);
  proveRows('tags-reordered', [
    [
      '<p>These are intended for advanced users: in most cases, an easier method exists.</p><p><a href="#t"></a> lists the special URI locations that you can use with the manager.</p>',
      '<p>Tali URI sono pensati per gli utenti esperti; nella maggior parte dei casi, esiste un modo più semplice.</p><p>In <a href="#t"></a> sono elencate le posizioni URI speciali.</p>',
      [],
      'en it',
    ],
  ]);
});

test('a short sentence counts as one where other languages have more', () => {
  const value = '<p>I cannot figure out what to do here! Are there hints?</p>';
  const targets = {
    de: '<p>Ich weiß nicht, was ich hier tun soll! Gibt es vielleicht Hinweise?</p>',
    fr: '<p>Je n’arrive pas à comprendre quoi faire ici ! Y a-t-il des astuces ?</p>',
    it: '<p>Non riesco a capire che cosa devo fare qui! Ci sono dei suggerimenti?</p>',
    es: '<p>¡No sé qué puedo hacer! ¿Hay pistas?</p>',
  };
  const lines = Object.entries(targets).map(([target, text]) => ({
    language: { source: 'en', target },
    fields: [{ id: 'a', value, target: text }],
  }));
  const found = [...checkLines(lines)].flatMap(({ problems }) => problems.map(({ check }) => check));
  expect(found).not.toContain('across-languages');
});

import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const link = (address: string, text: string): string => `<p>${text} <a href="${address}">wiki</a></p>`;

const shown = (address: string): string => `<p>Open the file ${address} now.</p>`;

const told = (address: string): string => `<p>Öffnen Sie jetzt die Datei ${address} bitte.</p>`;

describe('quotation marks of code', () => {
  proveRows('punctuation', [
    [
      '<p>It cannot read tags such as &lt;mail “me@example.org”&gt; yet.</p>',
      '<p>Он не читает теги, такие как &lt;mail “me@example.org”&gt;.</p>',
      [],
      'en ru',
    ],
    [
      '<p>Include it (e.g. &lt;!--#include file=“/top/bar.html” --&gt;).</p>',
      '<p>Включить его (например, &lt;!--#include file=“/top/bar.html” --&gt;).</p>',
      [],
      'en ru',
    ],
    [
      '<p>Open the page “bar.html” in it.</p>',
      '<p>Открыть в нём страницу “bar.html”.</p>',
      ['quotes: “bar.html”, «»'],
      'en ru',
    ],
    [
      '<p>Set name=“first” in the “second” file.</p>',
      '<p>Задать name=“first” в файле “second”.</p>',
      ['quotes: “second”, «»'],
      'en ru',
    ],
  ]);
});

describe('arguments in the words of the language', () => {
  proveRows('code', [
    [
      '<p><b>-p</b> <i>PO_FILE</i> [<b>-o</b> <i>DB4_OPT</i>]</p>',
      '<p><b>-p</b> <i>PO_BESTAND</i> [<b>-o</b> <i>DB4_OPTIES</i>]</p>',
      [],
      'en nl',
    ],
    [
      '<p><b>-p</b> <i>PO_FILE</i> [<b>-o</b> <i>DB4_OPT</i>]</p>',
      '<p><b>-p</b> <i>PO_BESTAND</i> [<b>-o</b> <i>DB4_OPTI</i>]</p>',
      ['name-changed: DB4_OPT, DB4_OPTI'],
      'en nl',
    ],
    [
      '<p>Set the variable DB4_OPT to a list of words.</p>',
      '<p>Stel de variabele DB4_OPTIES in op een lijst van woorden.</p>',
      ['name-changed: DB4_OPT, DB4_OPTIES'],
      'en nl',
    ],
  ]);
});

describe('addresses that were brought up to date', () => {
  const old = 'https://live.site.org/Project/Help';
  proveRows('attribute-changed', [
    [
      link(old, 'See the'),
      link('https://wiki.site.org/Project/Help', 'Siehe'),
      [`class: <a>, href, ${old}, https://wiki.site.org/Project/Help`],
    ],
    // A letter of the host, another page, and another domain.
    [
      link(old, 'See the'),
      link('https://life.site.org/Project/Help', 'Siehe'),
      [`changed: <a>, href, ${old}, https://life.site.org/Project/Help`],
    ],
    [
      link(old, 'See the'),
      link('https://pt-br.site.org/Project/Help', 'Siehe'),
      [`changed-likely: <a>, href, ${old}, https://pt-br.site.org/Project/Help`],
    ],
    ...['https://wiki.site.org/Project/Held', 'https://wiki.page.org/Project/Help'].map(
      (other) =>
        [
          link(old, 'See the'),
          link(other, 'Siehe'),
          [`changed-likely: <a>, href, ${old}, ${other}`],
        ] as const,
    ),
    // The address of another link.
    [
      `${link(old, 'See the')}${link('https://wiki.site.org/Project/Help', 'Or the')}`,
      `${link('https://wiki.site.org/Project/Help', 'Siehe')}${link('https://wiki.site.org/Project/Help', 'Oder')}`,
      [`changed-likely: <a>, href, ${old}, https://wiki.site.org/Project/Help`],
    ],
  ]);
  const file = 'http://www.site.org/prizes/p_vs_np/article.pdf';
  proveRows('addresses', [
    [shown(file), told('http://www.site.org/sites/files/article.pdf'), []],
    ...[
      'http://www.site.org/sites/files/articel.pdf',
      'http://www.page.org/sites/files/article.pdf',
      'http://www.site.org/prizes/p_vs_mp/article.pdf',
      // A folder that was lost, and one that is that of another article.
      'http://www.site.org/article.pdf',
      'http://www.site.org/prizes/other/article.pdf',
    ].map((other) => [shown(file), told(other), [`missing: ${file}`, `extra: ${other}`]] as const),
    // A number of a version or a year, and the host that a developer works on.
    ...[
      ['http://www.site.org/v2/release/source.zip', 'http://www.site.org/archive/v13/source.zip'],
      ['http://www.site.org/Project/Help', 'http://staging.site.org/Project/Help'],
      ['http://alice.github.io/Project/Help', 'http://robert.github.io/Project/Help'],
    ].map(([was = '', is = '']) => [shown(was), told(is), [`missing: ${was}`, `extra: ${is}`]] as const),
    [
      shown('http://www.foo.co.uk/News/Today'),
      told('http://www.bar.co.uk/News/Today'),
      ['missing: http://www.foo.co.uk/News/Today', 'extra: http://www.bar.co.uk/News/Today'],
    ],
  ]);
});

describe('words that stay', () => {
  proveRows('language', [
    // The statement of a language of programs.
    [
      '<p>This was an introduction to for loops, which are handy in many situations.</p>',
      '<p>Questa era una introduzione ai cicli for, che sono utili in molte situazioni.</p>',
      [],
      'en it',
    ],
    [
      '<p>This was an introduction for readers, which is handy in many situations.</p>',
      '<p>Questa era una introduzione for lettori, che sono utili in molte situazioni.</p>',
      ['source: for'],
      'en it',
    ],
    [
      '<p>These are the limits of if statements in the program and of the others.</p>',
      '<p>Questi sono i limiti delle istruzioni if nel programma e delle altre.</p>',
      [],
      'en it',
    ],
    [
      '<p>This is the limit for loops of the program, which is handy in situations.</p>',
      '<p>Questo è il limite for cicli del programma, che sono utili in situazioni.</p>',
      ['source: for'],
      'en it',
    ],
    [
      '<p>It is not a real interpreter of the text.</p>',
      '<p>Het is geen echte interpreter van de tekst.</p>',
      [],
      'en nl',
    ],
    [
      '<p>It is not a real interpreter of the text.</p>',
      '<p>Non è un vero interpreter del testo.</p>',
      ['source: interpreter'],
      'en it',
    ],
  ]);
  const list = '<p>Write to our <a href="https://site.org/l">mailing list</a> about it.</p>';
  const printed = '“<strong>The name has five letters or less.</strong>”';
  proveRows('target-equals-source', [
    [list, '<p>Scrivi alla nostra <a href="https://site.org/l">mailing list</a> subito.</p>', [], 'en it'],
    [
      list,
      '<p>Lütfen <a href="https://site.org/l">mailing list</a> adresine yazın.</p>',
      ['label: mailing list'],
      'en tr',
    ],
    // The output of a program in an exercise.
    [
      `<p>Otherwise, print ${printed}</p>`,
      `<p>Hvis ikke, skriv ut ${printed} til skjermen.</p>`,
      [],
      'en nb',
    ],
    [
      `<p>Otherwise, choose ${printed}</p>`,
      `<p>Hvis ikke, velg ${printed} på skjermen.</p>`,
      ['label: The name has five letters or less.'],
      'en nb',
    ],
    [
      `<p>Find in the log ${printed}</p>`,
      `<p>Finn i loggen ${printed} på skjermen.</p>`,
      ['label: The name has five letters or less.'],
      'en nb',
    ],
  ]);
});

describe('a sentence in the next paragraph', () => {
  const first =
    '<p>In that file, define a function named Math that takes three arguments. It is important for you to understand that names are only used to refer to them.</p>';
  const short = '<p>ファイルの中で、関数を定義します。引数は三つです。</p>';
  const moved = '重要なことがあります。引数名は引数の値を参照するためだけに使います。';
  proveRows('length', [
    [
      `${first}<p>Name each argument as you like.</p>`,
      `${short}<p>${moved}引数名は好きに決めてかまいません。</p>`,
      [],
      'en ja',
    ],
    [
      `${first}<p>Name each argument as you like.</p>`,
      `${short}<p>引数名は好きに決めてかまいません。</p>`,
      ['short: 18 %, 46 %'],
      'en ja',
    ],
  ]);
});

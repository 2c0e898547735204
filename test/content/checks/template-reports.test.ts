import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../src/content/checks/certainty';
import { lookAtSource } from '../../../src/content/checks/look-at-source';
import { foundIn, proveRows } from './found-problems';

// Reports on templates, formulas and manuals that were found wrong, each with a mistake beside it that stays.

const foundAlone = (value: string) => lookAtSource(value, 'html', 'en').map(({ variant }) => variant);
const scriptOf = (text: string, code = 'show') => `<script>/* don't */\n${code}('${text}');</script>`;
const linkTo = (address: string) => `<p>See <a href="${address}">it</a></p>`;
const changedTo = (was: string, is: string, variant = 'changed-likely') =>
  [linkTo(was), linkTo(is), [`${variant}: <a>, href, ${was}, ${is}`], 'en fr'] as const;
const noteOf = (number: string, at = 'footnote') =>
  `<p>Kernel<a class="${at}"><sup class="${at}">[${number}]</sup></a> here</p>`;
const itemsOf = (text: string, more: string) =>
  `<ul><li><div>\n</div><div>\n${text}.</div></li><li><div>\n${more} it all.</div></li></ul>`;
const listing = (date: string) => `<pre>-r-xr-xr-x 1 root 43916 ${date} 13:19 ls</pre>`;
const codeLine = (comment: string, begin: string) => `<pre>${begin} <span>${comment}</span>\n</pre>`;

describe('question marks of a choice in a template', () => {
  const source = '<p>Jobs on {is_class?Class:Printer} {name}</p>';
  proveRows('corrupted', [
    [source, '<p>Trabajos de {is_class?clase:impresora} {name}</p>', [], 'en es'],
    [
      '<p>{at=jobs?Jobs:{at=lists?Lists:All}}</p>',
      '<p>{at=jobs?задания:{at=lists?списки:всё}}</p>',
      [],
      'en ru',
    ],
    [
      source,
      '<p>Trabajos de {is_class?clase:impre?ora} con la {name}</p>',
      ['question-marks: lase:impre?ora} con l'],
      'en es',
    ],
    [
      '<p>The {coffee:x} there</p>',
      '<p>Venez dans la {caf?teria:x} ici</p>',
      ['question-marks: ns la {caf?teria:x} i'],
      'en fr',
    ],
  ]);

  proveRows('punctuation', [
    ['<p>{auto?<input name="a">:} Go on</p>', '<p>La {auto?<input name="a">:} Siga</p>', [], 'en es'],
    [
      '<p>{auto?<input name="a">:} Is it?</p>',
      '<p>La {auto?<input name="a">:} Está bien?</p>',
      ['inverted: ¿'],
      'en es',
    ],
    ['<p>On {is_class?the class:the printer}</p>', '<p>{is_class?クラス:プリンター}の</p>', [], 'en ja'],
    ['<p>On {is_class?a:b}: go</p>', '<p>{is_class?甲:乙}の上:行く</p>', ['half-width: :'], 'en ja'],
  ]);

  test('in a source alone, another text follows after a colon', () => {
    expect(foundAlone('<p>{is_class?class:printer}</p>')).toEqual([]);
    expect(foundAlone('<p>a {caf?teria} b</p>')).toEqual(['question-marks']);
  });
});

describe('braces of formulas and of a shell', () => {
  proveRows('placeholders', [
    [String.raw`<p>The \(k^{th}\) power</p>`, String.raw`<p>Die \(k\)-te Potenz</p>`, []],
    ['<p>The $x_{max}$ of it</p>', '<p>Das größte davon</p>', []],
    [String.raw`See \emph{Name} here`, 'Siehe hier', []],
    ['Dear {th}, it is $5_{off} now and $6', 'Liebe, es ist $5 und $6', ['missing: {th}', 'missing: {off}']],
    [String.raw`<p>Of \(3 \times 3\) parts</p>`, '<p>Aus 3 × 3 Teilen</p>', []],
    [String.raw`<p>Of 3 \t (a\) parts</p>`, '<p>Aus Teilen</p>', [String.raw`missing: \t`]],
    [String.raw`Hello\n{name}`, String.raw`Hallo\n`, ['missing: {name}']],
    ['The file a_{name}.txt', 'Die Datei', ['missing: {name}']],
    ['<pre>echo "${err# } key"\nrun</pre>', '<pre>echo "key"\nrun</pre>', []],
    ['<pre>echo "${err} key"\nrun</pre>', '<pre>echo "key"\nrun</pre>', ['missing-shown: ${err}']],
    ['<p>Press ${key#2} now</p>', '<p>Jetzt drücken</p>', ['missing: ${key#2}']],
  ]);
});

describe('unsafe-html', () => {
  proveRows('unsafe-html', [
    [scriptOf('Enable cookies in it.'), scriptOf('Cookies bitte aktivieren.'), ['script-words: <script>']],
    [
      scriptOf('Enable cookies in it.'),
      scriptOf(String.raw`S\'il vous pla\u00eet, activez.`),
      ['script-words: <script>'],
    ],
    [
      scriptOf('Enable cookies in it.'),
      scriptOf('Cookies bitte aktivieren.', 'send'),
      ['script-text: <script>'],
    ],
    [scriptOf('Enable cookies in it.'), scriptOf('Bitte <b>aktivieren</b>.'), ['script-text: <script>']],
    [scriptOf('Enable cookies in it.'), scriptOf(String.raw`Bitte \x3cb>.`), ['script-text: <script>']],
    [scriptOf('Enable cookies in it.'), scriptOf(String.raw`Bitte \u003cb.`), ['script-text: <script>']],
    [scriptOf('Enable cookies in it.'), scriptOf('javascript: throw 1'), ['script-text: <script>']],
    [scriptOf('Enable cookies in it.'), scriptOf('Siehe https://a.example'), ['script-text: <script>']],
    [scriptOf('Enable cookies in it.'), scriptOf('Bitte alert(1) dort'), ['script-text: <script>']],
    [
      scriptOf('Enable cookies in it.'),
      scriptOf('クッキーを有効にしてください。'),
      ['script-words: <script>'],
      'en ja',
    ],
    [scriptOf('Enable cookies in it.'), scriptOf('クッキーを有効に(1)'), ['script-text: <script>'], 'en ja'],
    [scriptOf('show'), scriptOf('Cookies bitte aktivieren.'), ['script-text: <script>']],
    [
      scriptOf('Enable cookies in it.'),
      scriptOf('Enable cookies in it.') + scriptOf('Cookies bitte aktivieren.'),
      ['element: <script>'],
    ],
  ]);
});

describe('links to a place inside or to a moved page', () => {
  proveRows('attribute-changed', [
    changedTo('http://doc.sage.org/html/', 'http://doc.sage.org/html/install/a.html'),
    changedTo('https://www.wayf.dk/FAQ', 'https://www.wayf.dk/en/about-wayf/faq-asked'),
    changedTo('http://ipython.scipy.org/moin', 'https://ipython.readthedocs.io/en/'),
    changedTo('guide.html', 'guide.html#install'),
    changedTo('https://a.shop.net/price', 'https://a.shop.net/prices'),
    changedTo('https://a.shop.net/price', 'https://a.shop.net/help'),
    changedTo('https://myshop.net/faq', 'https://myshops.net/faq', 'changed'),
    changedTo('/', '/admin'),
    changedTo('https://a.shop.net/project/thing', 'https://a.shop.net/project/thing.org'),
    changedTo('https://a.shop.net/price', 'https://a shop.net/help', 'changed'),
    changedTo('https://2016.eicar.org/use', 'https://www2016.eicar.org/use'),
    changedTo('/a/{name}', '{uri}'),
  ]);

  test('is likely, not sure', () => {
    expect(certaintyOf({ check: 'attribute-changed', variant: 'changed-likely' })).toBe('likely');
    expect(certaintyOf({ check: 'unsafe-html', variant: 'script-words' })).toBe('likely');
  });
});

describe('numbers', () => {
  proveRows('numbers', [
    ['expires $1 (UTC)', 'bis $2, $3 Uhr (UTC)', [], 'en de'],
    ['page $1 of $2', 'Seite $1', ['missing: 2'], 'en de'],
    ['It costs $2 a day', 'Es kostet $3 am Tag', ['missing: 2', 'extra: 3'], 'en de'],
    ['It costs $20 a day', 'Es kostet $2 bis $3 am Tag', ['missing: 20', 'extra: 2', 'extra: 3'], 'en de'],
    [
      'It would cost $1.9 billion USD to develop.',
      'Costaría cerca de 1.900 millones de dólares hacerlo.',
      [],
      'en es',
    ],
    [
      'It would cost $1.9 billion USD to develop.',
      'Costaría cerca de 1.900 millones de euros hacerlo.',
      ['unit-missing: 1.9, $'],
      'en es',
    ],
    ['The thirteenth one', 'Die 13. davon', []],
    ['The thirteenth one', 'Die 14. davon', ['extra: 14']],
    [noteOf('28'), noteOf('36'), []],
    [noteOf('28', 'price'), noteOf('36', 'price'), ['missing: 28', 'extra: 36']],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['<p>Which will use the files there.</p>', '<p>che userà i file presenti.</p>', [], 'en it'],
    ['<p>Which of them do you use?</p>', '<p>quale di loro userà lei?</p>', ['small-start: quale'], 'en it'],
    [itemsOf('Mount the disk', 'Have'), itemsOf('monter le disque', 'faire'), [], 'en fr'],
    [
      itemsOf('Mount the disk', 'Have'),
      itemsOf('Monter le disque', 'faire'),
      ['small-start: faire'],
      'en fr',
    ],
    ['SPNAME requires that it is sent.', 'SPNAME kræver at det sendes fra IDPNAME.', [], 'en da'],
    [
      'SPNAME requires that it is sent.',
      'SPNAME kræver ALTID at det sendes OMGÅENDE.',
      ['capitals: OMGÅENDE'],
      'en da',
    ],
    ['<p>Tasks do NOT run as root.</p>', '<p>Les tâches ne sont <em>pas</em> lancées.</p>', [], 'en fr'],
    [
      '<p>Tasks do NOT run as root.</p>',
      '<p>Les tâches ne sont pas lancées.</p>',
      ['no-capitals: NOT'],
      'en fr',
    ],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['Use it at http://a.shop.org now', 'Hier: https://a.shop.org/ jetzt', []],
    [
      'Use it at https://a.shop.org now',
      'Hier: http://a.shop.org jetzt',
      ['missing: https://a.shop.org', 'extra: http://a.shop.org'],
    ],
    [
      'Use it at http://a.shop.org now',
      'Hier: https://b.shop.org/ jetzt',
      ['missing: http://a.shop.org', 'extra: https://b.shop.org/'],
    ],
    ['<pre>Key: ftpm\naster@debian.org</pre>', '<pre>Schlüssel: ftpmaster@debian.org</pre>', []],
    [
      '<pre>Key: ftpm\naster@debian.org</pre>',
      '<pre>Schlüssel: ftpmister@debian.org</pre>',
      ['missing: aster@debian.org', 'extra: ftpmister@debian.org'],
    ],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    ['<p>So it went on."</p>', '<p>Taip buvo“.</p>', [], 'en lt'],
    ['<p>"So it went on.</p>', '<p>Taip buvo“.</p>', ['odd: “'], 'en lt'],
    ['<p>"... when we got started. So it went.</p>', '<p>„... mes pradėjome. Taip buvo.</p>', [], 'en lt'],
    [
      '<p>... when we got started. So it went.</p>',
      '<p>„... mes pradėjome. Taip buvo.</p>',
      ['odd: „'],
      'en lt',
    ],
    [
      '<p>"... when we got started. So it went.</p>',
      '<p>... mes „pradėjome. Taip buvo.</p>',
      ['odd: „'],
      'en lt',
    ],
  ]);
});

describe('code', () => {
  proveRows('code', [[listing('Nov 29'), listing('nov. 29'), [], 'en fr']]);
});

describe('comments of code', () => {
  proveRows('target-equals-source', [
    [codeLine('# not tested', 'plot'), codeLine('# not tested', 'plot'), [], 'en fr'],
    [codeLine('# not changed', 'plot'), codeLine('# not changed', 'plot'), ['label: # not changed'], 'en fr'],
  ]);
});

test('a number of a formula is no lost placeholder in any text', () => {
  expect(foundIn('placeholders', String.raw`The \(0^{th}\) one`, 'Das nullte', 'en de', 'text')).toEqual([]);
});

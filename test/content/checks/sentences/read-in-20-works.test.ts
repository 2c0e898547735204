import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const tags = (...names: readonly string[]): string =>
  names.map((name) => `<p><b>@${name}:</b></p><p>A, b, c.</p>`).join('');

const example = (text: string): string => `<p>${text}</p><pre>@title: A\n@image: b</pre>`;
const twice = (first: string, second: string): string => `<p>${first}</p><p>${second}</p>`;

describe('names with a sign', () => {
  proveRows('code', [
    [tags('short_text', 'see_also'), `${tags('short_text')}A ${tags('see_also')}`, []],
    // The sign before a word stands for all names that the examples show.
    [
      '<p>All the @fields are optional.</p><pre>@title: A\n@image: b</pre>',
      '<p>Alle @-Felder sind optional.</p><pre>@title: A\n@image: b</pre>',
      [],
    ],
    [tags('short_text', 'see_also'), tags('short_text', 'see_alos'), ['name-changed: see_also, see_alos']],
    [
      '<p>All the @fields are optional.</p><pre>@title: A\n@image: b</pre>',
      '<p>Alle Felder sind optional.</p><pre>@title: A\n@image: b</pre>',
      ['name-missing: @fields'],
    ],
  ]);
  proveRows('placeholders', [
    [example('All the @fields are used.'), example('Todos los campos @ se usan.'), [], 'en es'],
    // A space behind the sign, no sign, and names that no code shows.
    [
      example('All the @fields are used.'),
      example('Todos los @ campos se usan.'),
      ['missing-shown: @fields'],
      'en es',
    ],
    [
      example('All the @fields are used.'),
      example('Todos los campos se usan.'),
      ['missing-shown: @fields'],
      'en es',
    ],
    [
      'Delete @items of @title and @image.',
      'Borrar elementos @ de @title y @image.',
      ['missing-likely: @items'],
      'en es',
    ],
  ]);
});

describe('sentences that the source says as clauses', () => {
  const source =
    '<p>Convert and replace a.txt, convert b.txt:</p><p>Copy c.txt, convert and replace a.txt:</p>';
  proveRows('repeated-text', [
    [
      source,
      twice('Convertir et remplacer a.txt. Convertir b.txt :', 'Copier c.txt. Convertir et remplacer a.txt.'),
      [],
      'en fr',
    ],
    [
      source,
      twice(
        'Convertir et remplacer a.txt. Convertir b.txt :',
        'Copier c.txt. Convertir et remplacer a.txt. Convertir et remplacer a.txt.',
      ),
      ['twice: Convertir et remplacer a.txt.'],
      'en fr',
    ],
    [
      '<p>Convert and replace a.txt, read b.txt:</p><p>Copy c.txt, and then read it all:</p>',
      twice(
        'Convertir et remplacer a.txt. Lire b.txt :',
        'Copier c.txt. Convertir et remplacer a.txt. Lire :',
      ),
      ['twice: Convertir et remplacer a.txt.'],
      'en fr',
    ],
  ]);
});

describe('marks of typewriters and of faces', () => {
  proveRows('punctuation', [
    ['option "%s" is bad', "opcja ,,%s'' jest zła", [], 'en pl', 'text'],
    ['option "%s" is bad', 'opcja ,,%s jest zła', ['twice: ,,'], 'en pl', 'text'],
    ['option "%s", that is', "opcja ''%s'',, to jest", ['twice: ,,'], 'en pl', 'text'],
    ['one, two "%s"', "raz,, dwa ''%s''", ['twice: ,,'], 'en pl', 'text'],
  ]);
  proveRows('brackets', [
    ['<p>It is safe. :)</p>', '<p>空指针是安全的。:)</p>', [], 'en zh-CN'],
    ['<p>It is safe.</p>', '<p>空指针是安全的。)</p>', ['unopened: )'], 'en zh-CN'],
    ['<p>It is (safe).</p>', '<p>空指针:安全的:)。</p>', ['unopened: )'], 'en zh-CN'],
  ]);
});

describe('versions without a word before them', () => {
  proveRows('number-format', [
    ['<p>Availability: 1.5</p>', '<p>Verfügbarkeit: 1.5</p>', []],
    ['<p>Availability: 1.5 GB</p>', '<p>Verfügbarkeit: 1.5 GB</p>', ['number: 1.5, 1,5']],
    ['<p>Height: 1.5</p>', '<p>Höhe: 1.5</p>', ['number: 1.5, 1,5']],
  ]);
});

const links = (...addresses: readonly string[]): string =>
  addresses.map((address) => `<p>A <a href="${address}">link</a> b.</p>`).join('');
const heading = (address: string, text = address): string => `<p>A <a href="${address}">${text}</a>.</p>`;

describe('links of a translation that lies elsewhere', () => {
  proveRows('attribute-changed', [
    [links('#c.get', '#c.set'), links('../../a.html#c.get', '../../a.html#c.set'), []],
    [
      links('#c.get', '#c.set'),
      links('../../a.html#c.get', '#c.set'),
      ['class: <a>, href, #c.get, ../../a.html#c.get'],
    ],
    [
      links('#c.get', '#c.set'),
      links('../../a.html#c.get', '../../b.html#c.set'),
      ['class: <a>, href, #c.get, ../../a.html#c.get', 'class: <a>, href, #c.set, ../../b.html#c.set'],
    ],
    [links('#c.get'), links('../../a.html#c.get'), ['class: <a>, href, #c.get, ../../a.html#c.get']],
    [
      links('#c.get', '#c.set', 'a.html#c.put'),
      links('a.html#c.get', 'a.html#c.set', 'a.html#c.put'),
      ['class: <a>, href, #c.get, a.html#c.get', 'class: <a>, href, #c.set, a.html#c.set'],
    ],
    // An address that is the words which the link shows.
    [heading('tool(1)/ALL OPTIONS'), heading('tool(1)/ALLE OPTIONEN'), []],
    [heading('tool(1)/ALL OPTIONS'), heading('tool(1)/すべてのオプション'), [], 'en ja'],
    [
      heading('tool(1)/ALL OPTIONS'),
      heading('fool(1)/ALLE OPTIONEN'),
      ['class: <a>, href, tool(1)/ALL OPTIONS, fool(1)/ALLE OPTIONEN'],
    ],
    [
      heading('tool(1)/ALL OPTIONS'),
      heading('tool(1)/ALLE OPTIONEN', 'tool(1)/ALLE ANDEREN'),
      ['changed-likely: <a>, href, tool(1)/ALL OPTIONS, tool(1)/ALLE OPTIONEN'],
    ],
  ]);
});

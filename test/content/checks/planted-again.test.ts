import { describe, expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import { foundIn, proveRows } from './found-problems';

/** Planted mistakes of more kinds that were not found, in texts of our own, beside what is right. */
describe('names in code, and tags of names', () => {
  proveRows('code', [
    [
      '<p>Use <code>Save</code> and then <code>--force</code></p>',
      '<p>Nutze <code>Sichern</code> und dann <code>--erzwingen</code></p>',
      ['changed: --force, --erzwingen'],
    ],
    [
      '<p>Use <code>Save</code> and then <code>Fast</code></p>',
      '<p>Nutze <code>Sichern</code> und dann <code>Schnell</code></p>',
      [],
    ],
    ['<p>See it\n#OpenSource</p>', '<p>Siehe\n#OpenSauce</p>', ['name-changed: #OpenSource, #OpenSauce']],
    ['<p>See it\n#OpenSource</p>', '<p>Siehe\n#OpenSource</p>', []],
  ]);
});

describe('numbered tags in HTML', () => {
  test('one that is lost is missing, though it is text there', () => {
    const source = '<p>Version 0 of <0>all</0></p>';
    expect(foundIn('tags-missing', source, '<p>Version 0 von allem</p>')).toEqual(['missing: <0>']);
    expect(foundIn('tags-missing', source, '<p>Version 0 von <0>allem</0></p>')).toEqual([]);
  });
  test('other tags that are shown as text are none', () => {
    expect(foundIn('tags-missing', '<p>Write &lt;b&gt;x&lt;/b&gt;</p>', '<p>Schreibe es fett</p>')).toEqual(
      [],
    );
  });
});

describe('brackets around the last name', () => {
  proveRows('symbols', [
    [
      'Apache is there, and Apache runs (Apache)',
      'アパッチがあり、動作します Apache',
      ['missing: ( )'],
      'en ja',
    ],
    ['Apache is there, and Apache runs (Apache)', 'アパッチがあり、動作します (Apache)', [], 'en ja'],
    ['Apache is there, and Apache (Apache) runs', 'アパッチがあり、Apache が動作します', [], 'en ja'],
  ]);
});

describe('marks of half width', () => {
  proveRows('punctuation', [
    ['It runs. CGI is on.', '動作します.CGI は有効です。', ['half-width: .'], 'en ja'],
    ['It runs (0).', '值.(默认)，可以使用。', ['half-width: .'], 'en zh-CN'],
    ['It runs .NET now.', '動作する .NET です。', [], 'en ja'],
  ]);
});

describe('a letter for a digit before a hyphen', () => {
  proveRows('numbers', [
    ['The 12-hour clock', 'Die l2-Stunden-Uhr', ['missing: 12', 'extra: l2']],
    ['The 12-hour clock', 'Die 12-Stunden-Uhr', []],
  ]);
});

describe('end tags of elements around a field', () => {
  const source = '<div>One <p>two</p></div> <b>three</b></div>';
  const placesOf = (target: string) => {
    const field = { type: 'x', data: 'html', source, target };
    return checkField(field, { source: 'en', target: 'de' }, new Set(['tags-nesting'])).map((problem) =>
      problem.target.map(({ from }) => from),
    );
  };
  test('the lost one is marked where the tags begin to differ', () => {
    expect(placesOf('<div>Eins <p>zwei</p> <b>drei</b></div>')).toEqual([[0, 22]]);
    expect(placesOf('<div>Eins <p>zwei</p></div> <b>drei</b>')).toEqual([[0, 39]]);
  });
  test('a target without the element, or with all of them, lost none', () => {
    expect(placesOf('<div>Eins <p>zwei</p></div> <b>drei</b></div>')).toEqual([]);
    expect(placesOf('Eins <p>zwei</p> <b>drei</b></div>')).toEqual([]);
  });
});

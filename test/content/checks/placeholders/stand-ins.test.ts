import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

/** A page with a stand-in at two places. */
const target = (first: string, second: string): string =>
  `<ol><li>Válassza ki.</li></ol><p>A ${first} helyére a kulcs értéke kerül, és a $PATH is.</p>` +
  `<p>Az utolsó ${second} számít.</p>`;

/** A row of a table that explains a syntax. */
const row = (name: string, words: string): string =>
  `<table><tr><td>${name}</td><td>${words}</td></tr></table>`;

describe('the stand-ins of a manual, which are translated with the words about them', () => {
  const source =
    '<ol><li>Choose it.</li></ol><p>Every $key is replaced by the value of the key, and $PATH as well.</p>' +
    '<p>The last $key counts.</p>';
  const message = '<p>The $key of it, the key, and $key again.</p>';
  proveRows('placeholders', [
    [source, target('$kulcs', '$kulcs'), [], 'en hu'],
    [source, target('$kucls', '$kucls'), ['missing-shown: $key'], 'en hu'],
    [source, target('$kulcs', '$kulc'), ['missing-shown: $key'], 'en hu'],
    [source.replace('of the key,', 'of it,'), target('$kulcs', '$kulcs'), ['missing-shown: $key'], 'en hu'],
    // Without "every", the variable is one that a program fills in.
    [source.replace('Every $key', 'The $key'), target('$kulcs', '$kulcs'), ['missing-shown: $key'], 'en hu'],
    [message, '<p>A $kulcs, a kulcs, és újra $kulcs.</p>', ['missing-likely: $key'], 'en hu'],
  ]);

  proveRows('placeholders', [
    [
      row('{prefix}', 'will set the prefix to add (ex: {+})'),
      row('{префикс}', 'добавляемый префикс файла'),
      [],
      'en ru',
    ],
    [
      row('{prefix}', 'will set the prefix to add (ex: {+})'),
      row('{префикс}', 'добавляемое начало файла'),
      ['missing: {prefix}', 'extra: {префикс}'],
      'en ru',
    ],
    [
      row('{prefix}', 'will set the prefix to add'),
      row('{префикс}', 'добавляемый префикс файла'),
      ['missing: {prefix}', 'extra: {префикс}'],
      'en ru',
    ],
    [
      row('{price}', 'in all of the shops'),
      row('{цена}', 'во всех магазинах'),
      ['missing: {price}', 'extra: {цена}'],
      'en ru',
    ],
    [
      '{prefix} as prefix',
      '{префикс} как префикс',
      ['missing: {prefix}', 'extra: {префикс}'],
      'en ru',
      'text',
    ],
  ]);
  proveRows('code', [
    [row('%[message;default_val]', 'It asks'), row('%[запрос;значение]', 'Спросит'), [], 'en ru'],
    [
      row('%[message;default_val]', 'It asks'),
      row('%[message;значение]', 'Спросит'),
      ['name-missing: default_val'],
      'en ru',
    ],
    [
      row('%[message;default_val]', 'It asks'),
      row('запрос и значение', 'Спросит'),
      ['name-missing: default_val'],
      'en ru',
    ],
  ]);
});

test.each([
  ['<div>See [[name]] there</div>', '<div>Siehe dort</div>', 'style'],
  ['<p>See [[name]] there</p>', '<p>Siehe dort</p>', 'likely'],
  ['<div>See {name} there</div>', '<div>Siehe dort</div>', 'sure'],
])('what may be a placeholder is a matter of style in a page only: %s', (source, translated, certainty) => {
  const problems = checkField(
    { type: 'localizable', data: 'html', source, target: translated },
    { source: 'en', target: 'de' },
  );
  expect(problems.filter(({ check }) => check === 'placeholders').map(certaintyOf)).toEqual([certainty]);
});

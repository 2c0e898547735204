import { describe } from 'vitest';
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
    [source, target('$kucls', '$kucls'), ['missing-likely: $key'], 'en hu'],
    [source, target('$kulcs', '$kulc'), ['missing-likely: $key'], 'en hu'],
    [source.replace('of the key,', 'of it,'), target('$kulcs', '$kulcs'), ['missing-likely: $key'], 'en hu'],
    [message, '<p>A $kulcs, a kulcs, és újra $kulcs.</p>', ['missing-likely: $key'], 'en hu'],
  ]);

  proveRows('placeholders', [
    [
      row('{prefix}', 'will set the prefix to add'),
      row('{префикс}', 'добавляемый префикс файла'),
      [],
      'en ru',
    ],
    [
      row('{prefix}', 'will set the prefix to add'),
      row('{префикс}', 'добавляемое начало файла'),
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
      row('запрос и значение', 'Спросит'),
      ['name-missing: default_val'],
      'en ru',
    ],
  ]);
});

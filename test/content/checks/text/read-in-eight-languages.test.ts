import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

const table = (...cells: readonly string[]): string =>
  `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;

describe('a text that was cut to the width of its column', () => {
  proveRows('brackets', [
    [table('None (2.3.9 and lat +'), table('Keine (2.3.9 und +'), []],
    [table('0 (always update)', 'Some of th +'), table('0 (immer erneu +', 'Einige +'), []],
    // Nothing is cut in the source.
    [table('0 (always update)', 'Some of them'), table('0 (immer erneu +', 'Einige'), ['unclosed: (']],
    // Another cell is the one that was cut.
    [table('0 (always)', 'Some of th +'), table('0 (immer', 'Einige +'), ['unclosed: (']],
    [table('0 (always) an +'), table('0 immer) un +'), ['unopened: )']],
  ]);
  proveRows('numbers', [
    [table('all (up to 2 +'), table('alle (bis zu +'), []],
    [table('all (up to 2 +'), table('alle (bis zu 5 +'), ['missing: 2', 'extra: 5']],
    [table('all 7 (up to 2 +'), table('alle (bis zu +'), ['missing: 7']],
    [table('all (up to 2 +'), table('alle (bis zu vielen'), ['missing: 2']],
    [table('all (up to 2 are there)'), table('alle (bis zu +'), ['missing: 2']],
  ]);
});

describe('a class of codes that the source names in code', () => {
  const syntax = '<p><code>on | <var>3xx-code</var></code></p>';
  proveRows('numbers', [
    [`${syntax}<p>It is sent.</p>`, `${syntax}<p>Eine vom Typ 3xx wird gesendet.</p>`, []],
    [`${syntax}<p>It is sent.</p>`, `${syntax}<p>Eine vom Typ 4xx wird gesendet.</p>`, ['extra: 4']],
    ['<p>A 3xx is sent.</p>', '<p>Eine 4xx wird gesendet.</p>', ['missing: 3', 'extra: 4']],
  ]);
});

describe('dots for what the source names in braces', () => {
  proveRows('placeholders', [
    [
      '<p>The form <code>%{ENV:<em>variable</em>}</code> is read.</p>',
      '<p>Die Form <code>%{ENV:...}</code> wird gelesen.</p>',
      [],
    ],
    [
      '<p>The form <code>%{ENV:<em>variable</em>}</code> is read.</p>',
      '<p>Die Form <code>%{HTTP:...}</code> wird gelesen.</p>',
      ['extra-likely: %{HTTP:...}'],
    ],
    [
      '<p>The form <code>%{ENV:HOME}</code> is read.</p>',
      '<p>Die Form <code>%{ENV:...}</code> wird gelesen.</p>',
      ['missing: %{ENV:HOME}', 'extra: %{ENV:...}'],
    ],
  ]);
});

describe('a small letter at the start of a sentence', () => {
  proveRows('letter-case', [
    // The name of a program is small in code as well.
    [
      '<p>Run <code>httpd</code> now. The server begins with it.</p>',
      '<p>Jetzt <code>httpd</code> starten. httpd beginnt damit.</p>',
      [],
    ],
    [
      '<p>Run <code>httpd</code> now.</p><p>The server begins with it.</p>',
      '<p>Jetzt <code>httpd</code> starten.</p><p>httpd beginnt damit.</p>',
      [],
    ],
    [
      '<p>Run <code>httpd</code> now. The server begins with it.</p>',
      '<p>Jetzt <code>httpd</code> starten. danach beginnt es damit.</p>',
      ['small-start: danach'],
    ],
    // The word has a capital elsewhere.
    [
      '<p>Set <code>status</code> now. The state is read.</p>',
      '<p>Setze <code>status</code> jetzt. status folgt, als Status gelesen.</p>',
      ['small-start: status'],
    ],
    // A language without capitals keeps a word of the source, or a name.
    [
      '<p>Its quality is given. Variants may have languages.</p>',
      '<p>品質数値です。variants は言語と関連づけます。</p>',
      [],
      'en ja',
    ],
    [
      '<p>Its quality is given. Apache may have it, and so has Apache.</p>',
      '<p>品質数値です。apache は言語と関連づけます。</p>',
      ['small-start: apache'],
      'en ja',
    ],
  ]);
});

const english =
  '<p>The option, which is new, does the same thing as this one but uses only "the last" of the keys.</p>';
const ownText = '<p>Esta es la otra parte del texto, que no tiene nada en común con el original.</p>';

describe('a passage in the language of the source', () => {
  proveRows('language', [
    // It is named whole, also where the source has another text in its place.
    [
      '<p>Something else is said in this place of it.</p>',
      english + ownText,
      ['source: The option, which is new, does the same thing as this one but uses only "the la…'],
      'en es',
    ],
    [
      '<p>Something else is said in this place of it.</p>',
      ownText + '<p>Usa The Lord of the Rings para el último de los nombres que hay.</p>',
      [],
      'en es',
    ],
  ]);
  const many = english.repeat(4);
  proveRows('corrupted', [
    // English has no accents to lose.
    [`<p>Something else.</p>`, many, [], 'en es'],
    [
      `<p>Something else.</p>`,
      '<p>Lo nuevo hace lo mismo que la otra pero con el resto de las claves que hay en el texto.</p>'.repeat(
        8,
      ),
      ['no-accents'],
      'en es',
    ],
  ]);
});

const named = (first: string, second: string): string =>
  `<p>Use <code>${first}</code>, and then <code>${second}</code>.</p>`;

describe('a name that became another one of its paragraph', () => {
  const original = named('TransferLog', 'CustomLog');
  test.each([
    [named('CustomLog', 'CustomLog'), 'CustomLog', 13],
    [named('TransferLog', 'TransferLog'), 'TransferLog', 48],
  ])('%s', (target, name, at) => {
    const [problem] = checkField(
      { type: 'localizable', data: 'html', source: original, target },
      { source: 'en', target: 'de' },
      new Set(['code']),
    );
    expect(problem?.detail['after']).toBe(name);
    expect(problem?.target[0]?.from).toBe(at);
    expect(original.slice(problem?.source[0]?.from, problem?.source[0]?.to)).not.toBe(name);
  });
});

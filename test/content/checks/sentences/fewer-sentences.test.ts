import { expect, test } from 'vitest';
import { deviationsOf } from '../../../../src/content/checks/across/deviations';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { readWordPairs, type WordPairs } from '../../../../src/content/checks/words/word-pairs';

function passagesIn(source: string, target: string, language: string, pairs?: WordPairs) {
  const field = { type: 'localizable', data: 'html', source, target };
  return deviationsOf(parsePair(field, { source: 'en', target: language }, pairs), []).passages;
}

test.each([
  ['mr', 'आडवे पाठ्य रचना, 0 (डावी) पासून ते 1 (उजवी) पर्यंत. RTL मांडणी करीता उलटे.'],
  ['hi', 'सब पैनल IDs की सूची. हर ID एक निजी पैनल को पहचानती है.'],
  ['te', 'ప్యానల్ వదిలివేసే ఆప్లెట్ IIDs యొక్క జాబితా.ఈ విధంగా ఆయా ఆప్లెట్ల ను మెనూ నందు చేయవచ్చు.'],
])(
  'a sentence of %s may end with a sign on a letter, and the next one begin without a space',
  (language, target) => {
    const source = 'The list of all panels that are there. Each of them has a name of its own.';
    expect(passagesIn(source, target, language).map(({ hasFewer }) => hasFewer)).toEqual([false]);
  },
);

test('a sentence that was set as code counts for the length', () => {
  const source =
    '<p>The name of it is <code>learn</code>. The address would be like <code>db://learn</code>.</p>';
  const [before] = passagesIn(
    source,
    '<p>El nombre es <code>learn</code>. La dirección es así: x.</p>',
    'es',
  );
  const [after] = passagesIn(source, '<p>El nombre es <code>learn. La dirección es así: x</code>.</p>', 'es');
  expect(before?.percent).toBeGreaterThan(50);
  expect(after?.percent).toBe(before?.percent);
});

test.each([
  // Each sentence has its word or number in the shorter target.
  ['verde: color verde entre 0 y 255.', undefined],
  ['verde: la parte verde.', 'sentences'],
  // A word of both sentences says nothing of the second one.
  ['verde: green color.', 'sentences'],
])('fewer sentences are open where one has nothing in the target: %s', (target, expected) => {
  const source = 'verde: green component of the color. Valid color parts are 0 to 255.';
  expect(passagesIn(source, target, 'es').map(({ problem }) => problem?.variant)).toEqual([expected]);
});

test.each([
  // Two sentences in one, which has words that translate the second one, and one without them.
  ['Fehler der Datenquelle, prüfen Sie die Konsole.', undefined],
  ['Ein Fehler der Datenquelle wurde gefunden.', 'sentences'],
  ['Fehler der Datenquelle, siehe Konsole dort.', 'sentences'],
])('fewer sentences are open where one is not told by its words: %s', (target, expected) => {
  const words = [
    ['check', 'prufe'],
    ['consol', 'konso'],
    ['detail', 'einze'],
    ['error', 'fehle'],
  ];
  const pairs = readWordPairs(
    `${words.map(([english, german]) => `${english} 90 ${german}`).join('\n')}\n\n${words.map(([, german]) => `${german} 90`).join('\n')}\n`,
  );
  const source = 'There was a server error. Check the console for the details.';
  expect(passagesIn(source, target, 'de', pairs).map(({ problem }) => problem?.variant)).toEqual([expected]);
});

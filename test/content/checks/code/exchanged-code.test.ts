import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';

/** A few words that translate each other. */
const WORDS = [
  ['first', 'zuers'],
  ['then', 'dann'],
  ['files', 'datei'],
  ['folder', 'ordne'],
  ['reads', 'liest'],
];
const pairs = readWordPairs(
  `${WORDS.map(([english, german]) => `${english} 90 ${german}`).join('\n')}\n\n${WORDS.map(([, german]) => `${german} 90`).join('\n')}\n`,
);

const [build, clean] = ['<pre>make install now</pre>', '<pre>make clean all</pre>'];
const source = `<p>First run this:</p>${build}<p>Then run this:</p>${clean}`;
const [first, then] = ['<p>Zuerst:</p>', '<p>Dann:</p>'];

test.each([
  { order: 'as they are', target: first + build + then + clean, count: 0 },
  { order: 'behind the texts of each other', target: first + clean + then + build, count: 2 },
  { order: 'with their texts', target: then + clean + first + build, count: 0 },
  { order: 'behind other texts', target: `<p>Hier:</p>${clean}<p>Da:</p>${build}`, count: 0 },
])('finds $count problems in two listings $order', ({ target, count }) => {
  const field = { type: 'localizable', data: 'html', source, target };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set(['code']), pairs);
  expect(problems).toHaveLength(count);
});

// The end of a long text tells what the listing behind it is for.
test.each([
  { end: 'Zuerst', count: 2 },
  { end: 'Dann', count: 0 },
])('finds $count problems in two listings behind a long text that ends with $end', ({ end, count }) => {
  const rest = 'x '.repeat(40);
  const [was, is] = [`<p>Files, folder. ${rest}First:</p>`, `<p>Dateien, Ordner. ${rest}${end}:</p>`];
  const [next, other] = ['<p>Then it reads:</p>', '<p>Dann liest es:</p>'];
  const field = {
    type: 'localizable',
    data: 'html',
    source: was + build + next + clean,
    target: is + clean + other + build,
  };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set(['code']), pairs);
  expect(problems).toHaveLength(count);
});

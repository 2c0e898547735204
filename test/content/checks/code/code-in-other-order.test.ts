import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';

const pairs = readWordPairs('path 90 pfad\n\npfad 90\n');
const source = 'It is <code>true</code> for each name that is a <code>path</code>.';

// A word of code that translates another one stands for it, wherever it is.
test.each([
  ['For a <code>Pfad</code>, it is <code>wahr</code>.', [['true', 'wahr']]],
  ['It is <code>wahr</code> for a <code>Pfad</code>.', [['true', 'wahr']]],
  ['It is <code>true</code> for a <code>Pfad</code>.', []],
  ['It is <code>wahr</code> for a <code>path</code>.', [['true', 'wahr']]],
])('%s', (target, expected) => {
  const field = { type: 'localizable', data: 'html', source: `<p>${source}</p>`, target: `<p>${target}</p>` };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set(['code']), pairs);
  const details = problems.map(({ detail }) => detail as Record<string, string>);
  expect(details.map(({ before, after }) => [before, after])).toEqual(expected);
});

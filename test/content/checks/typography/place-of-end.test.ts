import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';

const marked = (source: string, target: string): readonly string[] => {
  const field = { type: 'localizable', data: 'html', source, target };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set(['end-punctuation']));
  return problems.flatMap((problem) => [
    ...problem.source.map(({ from, to }) => `${source.slice(0, from)}|${source.slice(from, to)}`),
    ...problem.target.map(({ from, to }) => `${target.slice(0, from)}|${target.slice(from, to)}`),
  ]);
};

test('a final mark lacks behind the last word, inside of its element', () => {
  expect(marked('<p>It is here.</p><p>Stay.</p>', '<p>Es ist hier</p><p>Bleib.</p>')).toEqual([
    '<p>It is here|.',
    '<p>Es ist hier|',
  ]);
});

test('it lacks behind the formatting of the last word', () => {
  expect(marked('<p>It is <b>here</b>.</p><p>Stay.</p>', '<p>Es ist <b>hier</b></p><p>Bleib.</p>')).toEqual([
    '<p>It is <b>here</b>|.',
    '<p>Es ist <b>hier</b>|',
  ]);
});

test('it lacks in the attribute that is compared, not in the next one', () => {
  expect(
    marked(
      '<p><img src="a.png" alt="Click on the icon"></p><p><img src="b.png" alt="The icon"></p>',
      '<p><img src="a.png" alt="Auf das Symbol klicken."></p><p><img src="b.png" alt="Das Symbol"></p>',
    )[0],
  ).toBe('<p><img src="a.png" alt="Click on the icon|');
});

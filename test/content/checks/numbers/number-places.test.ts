import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';

const marked = (source: string, target: string): readonly string[] => {
  const field = { type: 'localizable', data: 'text', source, target };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set(['numbers']));
  return problems.flatMap((problem) => [
    ...problem.source.map(({ from, to }) => source.slice(from, to)),
    ...problem.target.map(({ from, to }) => target.slice(from, to)),
  ]);
};

test('a lost minus is marked with its number', () => {
  expect(marked('It is -5 there.', 'Es ist 5 dort.')).toEqual(['-5', '5']);
});

test('a unit is marked with its number', () => {
  expect(marked('It waits 46 hours.', 'Er wartet 46 Tage.')).toEqual(['46 hours', '46 Tage']);
  expect(marked('It costs $5 a year.', 'Es kostet 5 € im Jahr.')).toEqual(['$5', '5 €']);
});

import { expect, it } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import { checkExamples } from '../../../src/content/checks/guides/check-examples';
import type { CheckGuides } from '../../../src/content/checks/guides/check-guide';
import { checkIds } from '../../../src/content/checks/problem';

const withExample = checkIds.flatMap((check) => {
  const example = checkExamples[check];
  return example === undefined ? [] : [{ check, example }];
});

it.each(withExample)('the example of $check is one that it reports', ({ check, example }) => {
  const { source, target, language, isText } = example;
  const problems = checkField(
    { type: 'localizable', data: isText === true ? 'text' : 'html', source, target },
    { source: 'en', target: language },
  );
  expect(problems.map((problem) => problem.check)).toContain(check);
});

it('only checks that need more than a short field have no example', () => {
  const without = checkIds.filter((check) => checkExamples[check] === undefined);
  expect(without).toEqual([
    'other-version',
    'spelling',
    'across-languages',
    'inconsistent',
    'same-target',
    'term-missing',
    'term-forbidden',
    'term-inconsistent',
    'refused',
    'stored-differently',
  ]);
});

const guides = import.meta.glob<CheckGuides>('../../../src/content/checks/guides/{en,de,fr,es,ja,ar}.ts', {
  eager: true,
  import: 'guides',
});

it.each(Object.entries(guides))('every check is explained in %s', (_file, texts) => {
  expect(checkIds.filter((check) => texts[check] === undefined)).toEqual([]);
});

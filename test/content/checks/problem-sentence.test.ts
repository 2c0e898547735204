import { expect, it } from 'vitest';
import { checkIds, type Problem } from '../../../src/content/checks/problem';
import { problemMessages } from '../../../src/content/checks/problem-messages';
import { problemSentence } from '../../../src/content/checks/problem-sentence';

const problem = (over: Partial<Problem>): Problem => ({
  check: 'numbers',
  variant: 'missing',
  detail: {},
  source: [],
  target: [],
  ...over,
});

it('fills in what the problem names', () => {
  expect(problemSentence(problem({ detail: { number: '64' } }))).toBe('Missing number: 64.');
});

it('follows a value that ends a sentence by no second full stop', () => {
  const untranslated = problem({
    check: 'target-empty',
    variant: 'part',
    detail: { text: 'Save it.' },
  });
  expect(problemSentence(untranslated)).toBe('Not in the target: “Save it.”');
});

it('a sentence that is not known is the name of its check', () => {
  expect(problemSentence(problem({ variant: 'of a later version' }))).toBe('Numbers and units');
});

it('every check has a name', () => {
  for (const check of checkIds) expect(problemMessages[`checkNames.${check}`]).toMatch(/\w/);
});

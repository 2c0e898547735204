import { expect, it } from 'vitest';
import { checkIds, type Problem } from '../../../src/content/checks/problem';
import { problemMessages } from '../../../src/content/checks/problem-messages';
import { filledMessage, problemSentence } from '../../../src/content/checks/problem-sentence';

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

it('a sentence from right to left isolates what it quotes, so that an address keeps its slash at its beginning', () => {
  expect(filledMessage('الرابط «{{link}}» ({{count}}).', { link: '/en/terms', count: '2' })).toBe(
    'الرابط «\u2068/en/terms\u2069» (2).',
  );
  expect(filledMessage('The link “{{link}}”.', { link: '/en/terms' })).toBe('The link “/en/terms”.');
});

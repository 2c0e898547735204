import { expect, it } from 'vitest';
import { isSentenceOf } from '../../../src/content/checks/is-sentence-of';
import { checkIds, type Problem } from '../../../src/content/checks/problem';
import { problemMessages } from '../../../src/content/checks/problem-messages';
import { everyProblemMessages, problemMessagesIn } from '../../../src/content/checks/problem-messages-in';
import { filledMessage, problemSentence } from '../../../src/content/checks/problem-sentence';
import { windowLanguages } from '../../../src/contract/ui-types';

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

it('is recognized in every language of the window', () => {
  const missing = problem({ detail: { number: '64' } });
  expect(everyProblemMessages.length).toBe(windowLanguages.length);
  for (const tag of windowLanguages)
    expect(isSentenceOf(missing, problemSentence(missing, problemMessagesIn(tag)))).toBe(true);
  expect(isSentenceOf(missing, 'Missing number: 65.')).toBe(false);
});

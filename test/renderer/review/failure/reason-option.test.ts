import { expect, test } from 'vitest';
import type { CheckId } from '../../../../src/content/checks/problem';
import type { ReasonChoice } from '../../../../src/contract/failures';
import { ownWords, reasonOptions } from '../../../../src/renderer/review/failure/reason-option';

const problem = (id: CheckId, level: 'error' | 'warning'): ReasonChoice => ({
  kind: 'problem',
  id,
  level,
  requests: 2,
});

test('several errors can be given as one choice, after the last of them', () => {
  const options = reasonOptions(
    [problem('numbers', 'error'), problem('tags-missing', 'error'), problem('tags-missing', 'warning')],
    3,
  );
  expect(options.map(({ text, detail }) => [text, detail])).toEqual([
    ['Numbers and units', '2 of 3'],
    ['Missing tags', '2 of 3'],
    ['The 2 errors', ''],
    ['Missing tags', '2 of 3'],
  ]);
  expect(options[2]?.reasons).toEqual([
    { kind: 'problem', id: 'numbers', text: 'Numbers and units' },
    { kind: 'problem', id: 'tags-missing', text: 'Missing tags' },
  ]);
});

test('what a reviewer said of one request names the reviewer and the field', () => {
  const [verdict, correction] = reasonOptions(
    [
      { kind: 'verdict', requests: 1, field: 'title', reviewer: 'Ana' },
      { kind: 'correction', requests: 1, field: 'body', reviewer: '' },
    ],
    1,
  );
  expect(verdict).toMatchObject({ text: 'Found wrong by Ana', detail: 'title' });
  expect(correction?.reasons).toEqual([
    { kind: 'correction', id: 'correction', field: 'body', text: 'Corrected by a reviewer' },
  ]);
});

test('own words are given without the spaces around them', () => {
  expect(ownWords('  too long ').reasons).toEqual([{ kind: 'text', id: 'text', text: 'too long' }]);
});

test('what a receiver refused or changed is given by its rule', () => {
  const options = reasonOptions([problem('refused', 'error'), problem('stored-differently', 'warning')], 2);
  expect(options.map(({ reasons }) => reasons)).toEqual([
    [{ kind: 'rule', id: 'refused', text: 'Refused by the receiver' }],
    [{ kind: 'rule', id: 'stored-differently', text: 'Changed by the receiver' }],
  ]);
});

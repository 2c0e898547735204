import { expect, test } from 'vitest';
import type { CheckId } from '../../../../src/content/checks/problem';
import { ar } from '../../../../src/content/evidence/texts/ar';
import { de } from '../../../../src/content/evidence/texts/de';
import { en } from '../../../../src/content/evidence/texts/en';
import { es } from '../../../../src/content/evidence/texts/es';
import { fr } from '../../../../src/content/evidence/texts/fr';
import { ja } from '../../../../src/content/evidence/texts/ja';
import type { ReasonChoice } from '../../../../src/contract/failures';
import { messages as arWindow } from '../../../../src/renderer/lib/messages/ar/failures';
import { messages as deWindow } from '../../../../src/renderer/lib/messages/de/failures';
import { messages as esWindow } from '../../../../src/renderer/lib/messages/es/failures';
import { messages as frWindow } from '../../../../src/renderer/lib/messages/fr/failures';
import { messages as jaWindow } from '../../../../src/renderer/lib/messages/ja/failures';
import { failureMessages } from '../../../../src/renderer/lib/messages/en-failures';
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

test('a verdict is given with the comment of the reviewer', () => {
  const [verdict] = reasonOptions(
    [{ kind: 'verdict', requests: 1, field: 'title', reviewer: 'Ana', comment: 'Too formal' }],
    1,
  );
  const text = 'Found wrong by Ana: Too formal';
  expect(verdict?.reasons).toEqual([{ kind: 'verdict', id: 'wrong', field: 'title', text }]);
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

test('evidence knows the words in which the window gives a verdict, in each of its languages', () => {
  const pairs = [
    ['reason.verdict', 'wrongUnnamed'],
    ['reason.verdict.by', 'wrong'],
    ['reason.said', 'commented'],
    ['reason.correction', 'correctedUnnamed'],
    ['reason.correction.by', 'corrected'],
  ] as const;
  for (const [window, evidence] of [
    [failureMessages, en],
    [deWindow, de],
    [frWindow, fr],
    [esWindow, es],
    [jaWindow, ja],
    [arWindow, ar],
  ] as const) {
    expect(pairs.map(([key]) => window[key])).toEqual(pairs.map(([, key]) => evidence[key]));
  }
});

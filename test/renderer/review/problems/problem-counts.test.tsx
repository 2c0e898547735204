// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FoundProblem } from '../../../../src/contract/problems';
import { ProblemCounts } from '../../../../src/renderer/review/problems/problem-counts';
import { countLevels } from '../../../../src/renderer/stores/review/problem-order';

afterEach(cleanup);

const problem = (more: Partial<FoundProblem>): FoundProblem => ({
  key: 1,
  position: 0,
  fieldId: 'body',
  check: 'numbers',
  variant: 'missing',
  detail: {},
  source: [],
  target: [],
  level: 'warning',
  ...more,
});

const dismissed = { key: 1, scope: 'field', reason: '', time: '2026-11-20T08:00:00Z' } as const;
const paragraph = { check: 'tags-missing', variant: 'paragraph' } as const;
const spacing = { check: 'french-spacing', variant: 'breaks' } as const;

it.each<[whose: string, problems: readonly FoundProblem[], said: string]>([
  ['what is likely and what is style', [problem({}), problem(spacing)], '1 warning, 1 matter of style'],
  [
    'a way to set the text, which is a matter of style',
    [problem({ ...paragraph, cause: 'habit' })],
    '1 matter of style',
  ],
  ['a style that the coordinator made an error', [problem({ ...spacing, level: 'error' })], '1 error'],
  ['what is dismissed, which does not count', [problem({ ...spacing, dismissed })], ''],
])('counts %s', (_whose, problems, said) => {
  const { container } = render(<ProblemCounts {...countLevels(problems)} />);
  expect(container.querySelector('.visually-hidden')?.textContent ?? '').toBe(said);
});

it('tells them apart by a sign each', () => {
  const { container } = render(<ProblemCounts errors={1} warnings={2} styles={3} />);
  const signs = [...container.querySelectorAll('svg')].map((sign) => sign.innerHTML);
  expect(new Set(signs).size).toBe(3);
});

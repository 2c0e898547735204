// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FaultList } from '../../../src/renderer/handover/fault-list';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const classOf = (text: RegExp) => screen.getByText(text).className;

test('only what has no consequence is shown without alarm', () => {
  render(
    <FaultList
      faults={[
        { rule: 'imported-handover', detail: {} },
        { rule: 'macros', detail: {} },
      ]}
    />,
  );
  expect(classOf(/on one of the two desks only/)).toBe('');
  expect(classOf(/macros/)).toBe('take-back-notice');
});

test('a part of a file that was left out is said with the reason, and of many their number', () => {
  const reason = 'The sheet has more than 200,000 rows.';
  render(
    <FaultList
      faults={[
        { rule: 'part-left-out', detail: { part: 'de', reason } },
        { rule: 'more-left-out', detail: { count: '5' } },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `“de” in the file can’t be read and was left out: ${reason} Ask for the file again.`,
    'More parts of the file can’t be read and were left out: 5.',
  ]);
});

test('the numbers of a cut comment are written as the language writes them', () => {
  render(<FaultList faults={[{ rule: 'comment-cut', detail: { count: '120000' } }]} />);
  expect(screen.getByText(/120,000 characters.* first 100,000 /)).not.toBeNull();
});

test('each of two parts that are named alike and were left out for one reason is said', () => {
  const warned = vi.spyOn(console, 'error');
  const fault = { rule: 'part-left-out', detail: { part: 'de', reason: 'It is empty.' } } as const;
  render(<FaultList faults={[fault, fault]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
});

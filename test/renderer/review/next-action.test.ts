import { expect, test } from 'vitest';
import { nextAction } from '../../../src/renderer/review/next-action';
import { row } from '../fake-host';

test('a local request is edited until it is completed, then its import is marked', () => {
  expect(nextAction({ ...row(1), state: 'pending' })).toBe('edit');
  expect(nextAction({ ...row(1), state: 'confirmed' })).toBe('edit');
  expect(nextAction(row(1))).toBe('import');
  expect(nextAction({ ...row(1), origin: 'Acme' })).toBe('import');
});

test('where others are to act, nothing stands out', () => {
  expect(nextAction({ ...row(1), state: 'pending', origin: 'Acme' })).toBeUndefined();
  expect(nextAction({ ...row(1), state: 'pending', isTest: true })).toBeUndefined();
  // A reopened one waits for no test result.
  expect(nextAction({ ...row(1), state: 'confirmed', isTest: true })).toBe('edit');
});

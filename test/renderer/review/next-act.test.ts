import { expect, test } from 'vitest';
import { nextAct } from '../../../src/renderer/review/next-act';
import { row } from '../fake-host';

test('a local request is edited until it is completed, then its import is marked', () => {
  expect(nextAct({ ...row(1), state: 'pending' })).toBe('edit');
  expect(nextAct({ ...row(1), state: 'confirmed' })).toBe('edit');
  expect(nextAct(row(1))).toBe('import');
  expect(nextAct({ ...row(1), origin: 'Acme' })).toBe('import');
});

test('where others are to act, nothing stands out', () => {
  expect(nextAct({ ...row(1), state: 'pending', origin: 'Acme' })).toBeUndefined();
  expect(nextAct({ ...row(1), state: 'pending', isTest: true })).toBeUndefined();
  // A reopened one waits for no test result.
  expect(nextAct({ ...row(1), state: 'confirmed', isTest: true })).toBe('edit');
});

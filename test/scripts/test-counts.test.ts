import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closingLine, sum } from '../../scripts/lib/closing-line.mjs';
import { playwrightCounts, vitestCounts } from '../../scripts/lib/test-counts.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function report(json: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
};

test('a vitest report is counted by test', () => {
  expect(vitestCounts(report(vitestReport), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
});

test('a test file that cannot be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(vitestCounts(report({ ...vitestReport, testResults }), 1)).toMatchObject({ failed: 1 });
});

test('an unhandled error fails a run in which no test failed', () => {
  expect(vitestCounts(report(vitestReport), 1)).toMatchObject({ passed: 3, failed: 1 });
});

test('a run that crashed before its report is a failure', () => {
  expect(vitestCounts(join(folder, 'missing.json'), 139)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(playwrightCounts(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a Playwright report is counted by test', () => {
  const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 1 };
  expect(playwrightCounts(report({ stats }), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
});

test('the closing line names skipped tests only when there are some', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(closingLine(sum([one, one]))).toBe('2 passed, 0 failed');
  expect(closingLine(sum([one, { passed: 0, failed: 1, skipped: 2 }]))).toBe('1 passed, 1 failed, 2 skipped');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closingLine, sum } from '../../scripts/lib/checks/closing-line.mjs';
import { failedPlaywrightTests, failedVitestTests } from '../../scripts/lib/checks/failed-tests.mjs';
import { playwrightCounts, vitestCounts } from '../../scripts/lib/checks/test-counts.mjs';

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

test('the end of a run names the unit tests that failed, and files that cannot be loaded', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ];
  expect(failedVitestTests(report({ ...vitestReport, testResults }))).toEqual([
    { name: 'a.test.ts › two', reason: 'expected 1\nto be 2' },
    { name: 'b.test.ts', reason: 'SyntaxError' },
  ]);
  expect(failedVitestTests(join(folder, 'missing.json'))).toEqual([]);
});

function spec(title: string, status: string): unknown {
  return {
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ projectName: 'browser', status, results: [{ error: { message: 'Timed out' } }, {}] }],
  };
}

test('the end of a run names the end-to-end tests that failed, and those that passed the second time', () => {
  const suites = [
    {
      specs: [spec('one', 'expected'), spec('two', 'unexpected')],
      suites: [{ specs: [spec('three', 'flaky')] }],
    },
  ];
  expect(failedPlaywrightTests(report({ suites, errors: [{ message: 'No tests found' }] }))).toEqual([
    { name: 'Playwright', reason: 'No tests found' },
    { name: '[browser] a.spec.ts:7 › two', reason: 'Timed out' },
    { name: '[browser] a.spec.ts:7 › three', reason: 'Timed out', passedAgain: true },
  ]);
});

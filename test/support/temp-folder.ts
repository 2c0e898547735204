import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Has something done when what it belongs to is over: by default a test. */
export type WhenOver = (end: () => void | Promise<void>) => void;

/** Has what the tests of a file or suite share ended after the last of them. */
export function afterSuite(): WhenOver {
  const endings: (() => void | Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });
  return (end) => void endings.push(end);
}

/** A folder of this test's own, gone when the test ends. */
export function tempFolder(whenOver: WhenOver = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-test-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Has something done when what it belongs to is over: by default a test. */
export type WhenOver = (end: () => unknown) => void;

/** A folder of this test's own, gone when the test ends. */
export function tempFolder(whenOver: WhenOver = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-test-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { receiversDocument } from '../../../src/content/receivers/receivers-document';

const path = join(resolve(import.meta.dirname, '../../..'), 'docs/receivers.md');
const start = '\n## WordPress';

it('docs/receivers.md has the rules as they are; UPDATE_DOCUMENTS=1 writes them again', () => {
  const document = readFileSync(path, 'utf8');
  const made = receiversDocument(builtInProfiles);
  const at = document.indexOf(start);
  if (process.env['UPDATE_DOCUMENTS'] === '1') writeFileSync(path, `${document.slice(0, at)}\n${made}\n`);
  expect(plain(readFileSync(path, 'utf8').slice(at))).toBe(plain(`\n${made}`));
});

/** The formatter aligns tables, and writes some characters without a backslash. */
function plain(text: string): string {
  return text
    .replaceAll(/ *\| */g, '|')
    .replaceAll(/-{3,}/g, '---')
    .replaceAll('\\', '')
    .trim();
}

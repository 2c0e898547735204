import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

// @electron/universal refuses a binary that is the same in both halves unless it is named; this can only be
// tried whole on macOS.
it("the universal package names every one of better-sqlite3's binaries, which are the same in both halves", () => {
  const rule = /^ {2}x64ArchFiles: '([^']+)'$/m.exec(
    readFileSync(join(root, 'electron-builder.yml'), 'utf8'),
  )?.[1];
  const folder = join('node_modules', 'better-sqlite3', 'prebuilds');
  const binaries = readdirSync(join(root, folder)).filter((name) => name.startsWith('darwin-'));
  expect(binaries).toHaveLength(2);
  for (const name of binaries) {
    const place = join('Contents', 'Resources', 'app.asar.unpacked', folder, name);
    expect([place, matchesGlob(place, rule ?? '')]).toEqual([place, true]);
  }
});

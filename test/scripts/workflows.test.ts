import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  // A tag can be moved to other code; a commit can't.
  it('pins every action by its commit, and says which version that is', () => {
    const uses = [...text.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)].map(([, used]) => used);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((used) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used ?? ''))).toEqual([]);
  });

  it('may only read the repository', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});

it('a tag builds its packages as a release, which may not be unsigned', () => {
  const text = readFileSync(join(folder, 'check.yml'), 'utf8');
  expect(text).toMatch(/tags: \['v\*'\]/);
  expect(text).toMatch(/npm run package -- .*refs\/tags\/v.*--release/);
});

it('the application on macOS is entitled to compile at run time and to nothing else', () => {
  const plist = readFileSync(join(root, 'resources/build/entitlements.mac.plist'), 'utf8');
  expect([...plist.matchAll(/<key>(.+?)<\/key>/g)].map(([, key]) => key)).toEqual([
    'com.apple.security.cs.allow-jit',
  ]);
});

it('the long trials run every week and before a release', () => {
  const text = readFileSync(join(folder, 'soak.yml'), 'utf8');
  expect(text).toMatch(/schedule:\n {4}- cron: '\d+ \d+ \* \* \d'/);
  expect(text).toMatch(/tags: \['v\*'\]/);
  expect(text).toContain('run: npm run soak\n');
  expect(text).toContain('run: LOCDESK_SOAK=1 npm test -- e2e\n');
});

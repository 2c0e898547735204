import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/** `check-field.ts`, `main/lists/request-filter-sql.ts`; a README of a room also names folders: `causes/`. */
const file = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|cjs|css))`/g;
/** `requests/token-service`: a file without its ending, or a folder, by the first folder of its path. */
const withoutEnding = /`([a-z][\w-]*(?:\/[\w-]+)+)`/g;
const fileOrFolder = /`([\w.-]+(?:\/[\w.-]+)*(?:\.(?:tsx?|mjs|cjs|css)|\/))`/g;

it('every file that a README or a document names is there, and every folder that a room names', () => {
  const all = globSync('{src,test,scripts}/**').map((path) => `/${path.replaceAll('\\', '/')}`);
  const isThere = (path: string): boolean =>
    all.some((known) => known.endsWith(`/${path.replace(/^(?:\.\.\/)+|\/$/g, '')}`));
  const rooms = globSync('src/*/**/README.md');
  const texts = ['README.md', ...globSync('docs/*.md'), ...rooms];
  const missing = texts.flatMap((text) =>
    [...readFileSync(text, 'utf8').matchAll(rooms.includes(text) ? fileOrFolder : file)]
      .map(([, path = '']) => path)
      .filter((path) => !isThere(path))
      .map((path) => `${text}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('every file that a text names without its ending is there', () => {
  const paths = globSync('src/**').map((path) => `/${path.replaceAll('\\', '/').replace(/\.tsx?$/, '')}`);
  const folders = new Set(globSync('src/{*,main/*,renderer/*}/').map((path) => basename(path)));
  const texts = ['README.md', ...globSync('docs/*.md'), ...globSync('src/**/README.md')];
  const named = texts.flatMap((text) =>
    [...readFileSync(text, 'utf8').matchAll(withoutEnding)]
      .map(([, path = '']) => path)
      .filter((path) => folders.has(path.split('/')[0] ?? ''))
      .map((path) => ({ text, path })),
  );
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(({ path }) => !paths.some((known) => known.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});

it('a README of a room has at most five lines and 140 words, so that it is read', () => {
  const long = globSync('src/**/README.md').flatMap((room) => {
    const lines = readFileSync(room, 'utf8')
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '');
    const words = lines.join(' ').split(/\s+/).length;
    return lines.length > 5 || words > 140 ? [`${room}: ${lines.length} lines, ${words} words`] : [];
  });
  expect(long).toEqual([]);
});

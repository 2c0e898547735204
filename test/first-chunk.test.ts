import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import config from '../electron.vite.config';

type Chunk = Rolldown.OutputChunk;

/** Bytes that the browser reads and parses before the first list can be painted. */
const mostBytes = 800_000;

const source = resolve(import.meta.dirname, '../src');
let first: readonly Chunk[] = [];
let later: readonly Chunk[] = [];

beforeAll(async () => {
  // Under `test` the bundle has React's development code.
  vi.stubEnv('NODE_ENV', 'production');
  const { renderer } = config;
  const { output } = (await build({
    ...renderer,
    configFile: false,
    logLevel: 'error',
    build: { ...renderer?.build, write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  first = [...reached];
  later = chunks.filter((chunk) => !reached.has(chunk));
});

const modulesOf = (chunks: readonly Chunk[]): readonly string[] =>
  chunks.flatMap(({ modules }) => Object.keys(modules)).map((id) => id.replace(`${source}/`, ''));

const bytesOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);

test('the first paint loads no other screen, no editor, no comparison and no inspector', () => {
  const own = new RegExp(
    '^renderer/(orders|webhook|connections|api|settings)/|^renderer/review/(compare|edit|inspect)/.*(view|row|bar|editor|inspector).tsx$',
  );
  expect(modulesOf(first).filter((id) => own.test(id))).toEqual([]);
  // The rule would hold for names that no longer exist, too.
  expect(modulesOf(later).filter((id) => own.test(id)).length).toBeGreaterThan(50);
});

test('the first paint loads no library that only other parts of the window use', () => {
  const libraries = /node_modules\/(typebox|dompurify|diff|@lezer)\//;
  expect(modulesOf(first).filter((id) => libraries.test(id))).toEqual([]);
});

test('what the first paint loads stays within its size', () => {
  const size = bytesOf(first);
  console.log(
    `First paint: ${first.length} chunks, ${Math.round(size / 1000)} kB; ` +
      `on demand: ${later.length} chunks, ${Math.round(bytesOf(later) / 1000)} kB`,
  );
  expect(size).toBeLessThan(mostBytes);
});

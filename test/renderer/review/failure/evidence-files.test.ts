import { expect, test } from 'vitest';
import { evidenceFiles } from '../../../../src/renderer/review/failure/evidence-files';

const parts = ['a', 'b', 'c'].map((letter) => new Blob([letter.repeat(100_000)]));
const options = { language: 'en', now: '2026-11-26T10:00:00.000Z' } as const;

test('evidence that is larger than the host takes is several pages, each complete in itself', async () => {
  const files = evidenceFiles(parts, { ...options, format: 'html', mostBytes: 250_000 });
  expect(files.map(({ name }) => name)).toEqual([
    'locdesk-evidence-2026-11-26-1.html',
    'locdesk-evidence-2026-11-26-2.html',
  ]);
  for (const { content } of files) {
    expect(content.size).toBeLessThanOrEqual(250_000);
    expect(await content.text()).toMatch(/^<!doctype html>[^]*<\/html>\s*$/i);
  }
  expect(await files[1]?.content.text()).toContain('c'.repeat(100_000));
});

test('JSON Lines are divided between two requests, and nothing is lost', async () => {
  const files = evidenceFiles(parts, { ...options, format: 'jsonl', mostBytes: 150_000 });
  const texts = await Promise.all(files.map(({ content }) => content.text()));
  expect(texts.join('')).toBe(['a', 'b', 'c'].map((letter) => letter.repeat(100_000)).join(''));
  expect(files).toHaveLength(3);
});

test('evidence without a limit is one file', () => {
  const files = evidenceFiles(parts, { ...options, format: 'html', mostBytes: Number.POSITIVE_INFINITY });
  expect(files.map(({ name }) => name)).toEqual(['locdesk-evidence-2026-11-26.html']);
});

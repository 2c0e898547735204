import { expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { sentencesOf } from '../../../../src/content/checks/sentences/sentences';

function sentencesIn(text: string): readonly string[] {
  const { source } = parsePair(
    { type: 'localizable', data: 'html', source: text, target: text },
    { source: 'en', target: 'de' },
  );
  return source.readable.blocks.flatMap((block) => sentencesOf(source, block).map((one) => one.text));
}

test.each([
  // A sentence goes on behind its bracket.
  ['It runs several (one, two, etc.) with one installation.', 1],
  ['It runs several (is that one?) with one installation.', 1],
  ['It runs several (one, two, <em>etc.</em>)\n  with one installation.', 1],
  ['It runs several (one, two, etc.) With one installation.', 2],
  ['It runs several. with one installation.', 2],
  ['It runs several. (One, two.) It has one.', 3],
])('%s has sentences: %i', (text, count) => {
  expect(sentencesIn(`<p>${text}</p>`)).toHaveLength(count);
});

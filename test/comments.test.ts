import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const longestLine = 110;
/** A comment is understood with only its line open (style.md 6), so it must not begin with these words. */
const clippedBeginning = /^(?:What|Of|The same|Who|Whoever|Whose|Nobody|Somebody)\b/;
const commentLine = /^\s*(?:\{?\/\*\*?|\/\/|\*(?=\s|\/|$))\s?(.*)$/;

const files = ['src', 'test', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file)),
);

/** Returns the comment lines with a fault, as `file:line: text`. */
function faultyLines(
  isFaulty: (line: string, text: string, before: string | undefined) => boolean,
): string[] {
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const text = commentLine.exec(line)?.[1];
      if (text === undefined || /^(?:oxlint|vitest|@vite)-/.test(text)) return [];
      return isFaulty(line, text, lines[index - 1]) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
    });
  });
}

/** Whether the line before is no part of the comment, so that a sentence begins here. */
const isFirst = (before: string | undefined): boolean => !/^\s*(?:\/\/|\*(?!\/)\s*\S)/.test(before ?? '');

it('comments are wrapped at 110 columns', () => {
  expect(faultyLines((line) => Array.from(line).length > longestLine)).toEqual([]);
});

it('no comment begins with a word that refers to something outside of it', () => {
  expect(faultyLines((_line, text, before) => isFirst(before) && clippedBeginning.test(text))).toEqual([]);
});

/** Old or private words. `style.md` has plain ones for them, such as person, corrected, due. */
const privateWord = /\b(?:nobody|somebody|whoever|mended|owed|rests|gather)\b/i;

it('no comment of the program has a word that its reader would have to guess', () => {
  const faulty = faultyLines((_line, text) => privateWord.test(text));
  expect(faulty.filter((line) => line.startsWith('src/'))).toEqual([]);
});

import { countMatches } from '../../../content/text/matches';
import { readableLines } from '../../../content/html/readable-lines';

/**
 * Letters that take the width of two: those of Chinese, Japanese and Korean, and their punctuation. Those
 * above U+FFFF are counted twice by the length of the text already.
 */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;

/** Latin letters on a line of one side, which is half as wide as the paper, and of a line below both. */
const lineOfSide = 45;
const lineOfBoth = 100;

/** Returns about how many lines a value takes on its side of the paper, with its tags and line breaks. */
export function linesOfSide(value: string, isHtml: boolean): number {
  let lines = 0;
  for (const { parts } of readableLines(value, isHtml))
    for (const part of parts
      .map((one) => (one.kind === 'tag' ? one.raw : one.text))
      .join('')
      .split('\n'))
      lines += linesOf(part, lineOfSide);
  return lines;
}

/** Returns about how many lines a problem or a note takes below both sides. */
export function linesOfItem(text: string): number {
  return text.split('\n').reduce((lines, part) => lines + linesOf(part, lineOfBoth), 0);
}

function linesOf(text: string, width: number): number {
  const wide = countMatches(text, WIDE);
  return Math.max(1, Math.ceil((text.length + wide) / width));
}

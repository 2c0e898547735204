import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

/* Parts of a target that are the source's, or a program's, and not in the target's language. */

/** Whether the number is in a block that is the source's: it was not translated. */
export const isLeft = (pair: ParsedPair, at: number): boolean => {
  const block = blockPairAt(pair, 'target', at);
  return block !== undefined && isBlockLeft(block.target, block.source, pair);
};

/** Read once, because a block may have any number of numbers. */
const isBlockLeft = once((to: TextBlock, from: TextBlock, { source, target }: ParsedPair): boolean => {
  const text = target.prose.slice(to.start, to.end).trim();
  return /\p{L}{3}/u.test(text) && source.prose.slice(from.start, from.end).trim() === text;
});

/**
 * Whether the number stands among words that the target has as the source has them, such as a program's
 * output or the imprint of a book: they are no sentence of the target's language.
 */
export function isInKeptWords({ source, target }: ParsedPair, at: number, text: string): boolean {
  const [from, to] = [Math.max(0, at - keptReach), at + text.length + keptReach];
  let index = source.prose.indexOf(text);
  for (let tries = 0; index !== -1 && tries < mostTried; tries += 1) {
    let [left, right] = [0, text.length];
    while (at - left > from && source.prose[index - left - 1] === target.prose[at - left - 1]) left += 1;
    while (at + right < to && source.prose[index + right] === target.prose[at + right]) right += 1;
    const kept = target.prose.slice(at - left, at + right).match(/\p{L}{3,40}/gu);
    if ((kept?.length ?? 0) >= keptWords) return true;
    index = source.prose.indexOf(text, index + text.length);
  }
  return false;
}

/** How far on both sides of a number words are compared. */
const keptReach = 60;
const keptWords = 5;
/** Places of the number in the source that are compared. */
const mostTried = 20;

/** A value in quotes is an example of a form, as a program or a file has it. */
export const isQuoted = ({ prose }: ParsedValue, at: number): boolean =>
  /["“«»„「']$|[«“„][ \u00a0\u202f]$/.test(prose.slice(Math.max(0, at - 2), at));

import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from './number-tokens';

/* Numbers of the source that the target says once more, with what belongs to them. */

/** A size, "3 × 3", or a number with its noun: "2 Trennzeichen". */
const PHRASE =
  /(?<![\p{Nd}.,:])(\d{1,6})(?:(\s?[×xх]\s?)(\d{1,6})(?![.,:]?\p{Nd})|[ \u00a0]\p{L}[\p{L}\p{M}]{3,30})/gu;

interface Phrases {
  /** The phrases by the offset of each of their numbers. */
  readonly at: ReadonlyMap<number, string>;
  readonly times: ReadonlyMap<string, number>;
}

const phrasesOf = once(({ words }: ParsedValue): Phrases => {
  const at = new Map<number, string>();
  const times = new Map<string, number>();
  for (const { index, 0: found, 1: first = '', 2: sign = '', 3: second } of matchesOf(words, PHRASE)) {
    const phrase = second === undefined ? found.replace('\u00a0', ' ').toLowerCase() : `${first}×${second}`;
    at.set(index, phrase);
    if (second !== undefined) at.set(index + first.length + sign.length, phrase);
    times.set(phrase, (times.get(phrase) ?? 0) + 1);
  }
  return { at, times };
});

/**
 * Whether a number of the target is in a size that the source has, or stands before a noun once more that has
 * it elsewhere in the target, too, where no number of the source is missing.
 */
export function isSaidOnceMore(
  { start, values }: NumberToken,
  source: ParsedValue,
  target: ParsedValue,
  left: readonly NumberToken[],
): boolean {
  const phrases = phrasesOf(target);
  const phrase = phrases.at.get(start);
  if (phrase === undefined) return false;
  if (phrase.includes('×')) return phrasesOf(source).times.has(phrase);
  return (
    (phrases.times.get(phrase) ?? 0) > 1 &&
    left.some((one) => one.values.some((value) => values.includes(value)))
  );
}

import type { ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import { sentencesOf } from '../sentences/sentences';
import { byBlock } from './number-blocks';
import type { NumberToken } from './number-tokens';
import { spelledNumbers } from './spelled-numbers';
import { areOneUnit } from './unit-names';

/** Numbers of both sides, in the order of the text. */
interface Numbers {
  readonly left: readonly NumberToken[];
  readonly right: readonly NumberToken[];
}

/**
 * Returns the numbers without a partner, the only ones of their blocks, that are surely lost although their
 * block says them elsewhere, each with the number of the source that is lost: in its place the target has
 * another one with its unit, or a sentence without it.
 */
export function lostNumbers(
  pair: ParsedPair,
  missing: readonly NumberToken[],
  extra: readonly NumberToken[],
  numbers: Numbers,
): ReadonlyMap<NumberToken, NumberToken> {
  const lost = new Map<NumberToken, NumberToken>();
  const ofTarget = byBlock(pair.target, extra);
  for (const [block, [token, ...more]] of byBlock(pair.source, missing)) {
    const other = pair.partnerOf(block);
    if (token === undefined || other === undefined || more.length > 0) continue;
    const [added, ...others] = ofTarget.get(other) ?? [];
    if (others.length > 0) continue;
    const found = added === undefined ? ofSentence(pair, token, [block, other], numbers) : token;
    if (found !== undefined && (added === undefined || haveOneUnit(token, added))) lost.set(token, found);
  }
  return lost;
}

const haveOneUnit = (one: NumberToken, other: NumberToken): boolean =>
  one.unit !== undefined && other.unit !== undefined && areOneUnit(one.unit.ids, other.unit.ids);

/** The number with the value of a token in a sentence whose partner has all of its numbers but this one. */
function ofSentence(
  { source, target, targetLanguage }: ParsedPair,
  token: NumberToken,
  [block, other]: readonly [TextBlock, TextBlock],
  { left, right }: Numbers,
): NumberToken | undefined {
  const [before, after] = [sentencesOf(source, block), sentencesOf(target, other)];
  if (before.length < 2 || before.length !== after.length) return undefined;
  const [value = ''] = token.values;
  for (const [at, { start, end }] of before.entries()) {
    const partner = after[at];
    if (partner === undefined) return undefined;
    const within = left.filter((one) => one.start >= start && one.end <= end);
    const said = right.filter((one) => one.start >= partner.start && one.end <= partner.end);
    const [found, ...more] = within.filter((one) => one.values[0] === value);
    if (found === undefined || more.length > 0 || said.length !== within.length - 1) continue;
    // It may be part of a name there: "GNOME3".
    if (partner.text.includes(value) || said.some(({ readings }) => readings.includes(value))) continue;
    if (!spelledNumbers(partner.text, targetLanguage).has(value)) return found;
  }
  return undefined;
}

import type { CheckedLanguage } from '../parsed/checked-language';
import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { blockOf, byBlock } from './number-blocks';
import type { NumberToken } from './number-tokens';
import { spelledNumbers } from './spelled-numbers';
import { areOneUnit } from '../quantities/unit-names';

/** A block with more numbers is a table, and a hostile value has very many. */
const mostNumbers = 100;

/**
 * Returns a function that says whether a number of the source is lost although the target says it elsewhere:
 * the other bound of its range, or its unit, stands alone.
 */
export function lostBeside(
  pair: ParsedPair,
  left: readonly NumberToken[],
  right: readonly NumberToken[],
): (token: NumberToken) => boolean {
  const [ofSource, ofTarget] = [byBlock(pair.source, left), byBlock(pair.target, right)];
  const lost = new Map<string, boolean>();
  const isLostBound = (token: NumberToken): boolean => {
    const bound = boundOf(token, pair.source);
    if (bound === undefined) return false;
    const key = `${token.text} ${bound}`;
    const isLost = lost.get(key) ?? isBoundAlone(token.text, bound, pair);
    lost.set(key, isLost);
    return isLost;
  };
  return (token) => {
    const block = blockOf(pair.source, token);
    const partner = pair.partnerOf(block);
    const own = (block && ofSource.get(block)) ?? [];
    const others = (partner && ofTarget.get(partner)) ?? [];
    if (Math.max(own.length, others.length) > mostNumbers) return false;
    // The last one of equal numbers is left without a partner, whichever was lost.
    if (own.some((one) => one.text === token.text && isLostBound(one))) return true;
    return (
      block !== undefined &&
      partner !== undefined &&
      isUnitAlone(token, pair, { block, partner, own, others })
    );
  };
}

/** The other bound of a range of which a number is the first one: "from 1 to n". */
function boundOf({ text, start, end }: NumberToken, { words }: ParsedValue): string | undefined {
  if (!/^\d{1,6}$/.test(text) || !BEFORE.test(words.slice(Math.max(0, start - 8), start))) return undefined;
  return BOUND.exec(words.slice(end, end + 16))?.[1];
}

const BEFORE = /\b(?:from|between) $/i;
const BOUND = /^ (?:to|and|through) (\d{1,6}|[a-z])(?![\p{L}\p{N}.,]\p{N}|\p{L})/iu;

/** Whether the target has the other bound as the source writes it, and nowhere beside the first one. */
function isBoundAlone(text: string, bound: string, { target, targetLanguage }: ParsedPair): boolean {
  const places = boundsIn(target).get(bound) ?? [];
  return places.length > 0 && !places.some((at) => isSaidAt(text, target, at, targetLanguage));
}

/** A bound is rarely in a text more often, and a hostile value has very many. */
const mostPlaces = 20;

/** The places of each number and letter that stands alone. */
const boundsIn = once(({ words }: ParsedValue): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const { index, 0: bound } of matchesOf(words, ALONE)) {
    const list = places.get(bound);
    if (list === undefined) places.set(bound, [index]);
    else if (list.length < mostPlaces) list.push(index);
  }
  return places;
});

const ALONE = /(?<![\p{L}\p{N}])(?:\d{1,6}|[a-z])(?![\p{L}\p{N}])/giu;

/** So near are the bounds of a range. */
const near = 24;

/** Whether a number is said near a place, in digits or in words. An article before the place is no 1. */
function isSaidAt(text: string, { words }: ParsedValue, at: number, language: CheckedLanguage): boolean {
  const before = words.slice(Math.max(0, at - near), at);
  const around = before + words.slice(at, at + near);
  const found: readonly string[] = around.match(/\d+/g) ?? [];
  if (found.includes(text)) return true;
  return spelledNumbers(text === '1' ? before.replace(ARTICLE, '') : around, language).has(text);
}

/** A short word before a place, in an alphabet with capitals; "from 1" may be one longer word: "birden". */
const ARTICLE = /(?<![\p{L}\p{M}])[\p{Lu}\p{Ll}\p{M}]{1,5}\s["“„«‘(]?$/u;

/** How often a text says a word that is no part of a longer one. */
function timesOfWord(word: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at !== -1 && count < mostNumbers; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + word.length] ?? ' '))) count += 1;
  }
  return count;
}

/** A block of the source, its partner, and the numbers of each. */
interface NumbersOfBlock {
  readonly block: TextBlock;
  readonly partner: TextBlock;
  readonly own: readonly NumberToken[];
  readonly others: readonly NumberToken[];
}

/**
 * Whether the target's block has the unit of a number more often than numbers with this unit, and the number
 * with its unit less often than the source.
 */
function isUnitAlone(
  { unit, values }: NumberToken,
  { source, target, targetLanguage }: ParsedPair,
  { block, partner, own, others }: NumbersOfBlock,
): boolean {
  if (unit === undefined || !/\p{L}{2}/u.test(unit.text)) return false;
  const isOfUnit = (one: NumberToken): boolean =>
    one.unit !== undefined && areOneUnit(one.unit.ids, unit.ids);
  const isSame = (one: NumberToken): boolean => one.values[0] === values[0];
  const [before, after] = [own.filter(isOfUnit), others.filter(isOfUnit)];
  const word = after.find(isSame)?.unit?.text;
  if (word === undefined || after.filter(isSame).length >= before.filter(isSame).length) return false;
  if (spelledIn(partner, target, targetLanguage).has(values[0] ?? '')) return false;
  const times = timesOfWord(unit.text, source.words.slice(block.start, block.end));
  const written = timesOfWord(word, target.words.slice(partner.start, partner.end));
  return written > after.filter((one) => one.unit?.text === word).length && times <= before.length;
}

const spelledIn = once(({ start, end }: TextBlock, { words }: ParsedValue, language: CheckedLanguage) =>
  spelledNumbers(words.slice(start, end), language),
);

import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { blockOf } from './number-blocks';
import type { NumberToken } from './number-tokens';
import { spelledNumbers } from './spelled-numbers';
import { areOneUnit } from './unit-names';

/** The numbers of both sides. */
interface BothNumbers {
  readonly left: readonly NumberToken[];
  readonly right: readonly NumberToken[];
}

/**
 * Whether a number of the source is lost although the target says it elsewhere: the other bound of its range,
 * or its unit, stands alone.
 */
export function isLostBeside(token: NumberToken, pair: ParsedPair, numbers: BothNumbers): boolean {
  const block = blockOf(pair.source, token);
  // The last one of equal numbers is left without a partner, whichever was lost.
  const same = numbers.left.filter(({ text }) => text === token.text).slice(0, mostPlaces);
  return (
    same.some((one) => blockOf(pair.source, one) === block && isLostBound(one, pair)) ||
    isUnitAlone(token, pair, numbers)
  );
}

/** So near are the bounds of a range. */
const near = 24;

/**
 * Whether it is the first bound of a range whose other bound the target has as the source writes it, "from 1
 * to n", and nowhere beside the first one. An article before the other bound does not say 1.
 */
function isLostBound(
  { text, start, end }: NumberToken,
  { source, target, targetLanguage }: ParsedPair,
): boolean {
  if (!/^\d{1,6}$/.test(text) || !BEFORE.test(source.words.slice(Math.max(0, start - 8), start)))
    return false;
  const [, bound] = BOUND.exec(source.words.slice(end, end + 16)) ?? [];
  if (bound === undefined) return false;
  const places = placesOf(bound, target.words);
  return places.length > 0 && !places.some((at) => isSaidAt(text, target, at, targetLanguage));
}

const BEFORE = /\b(?:from|between) $/i;
const BOUND = /^ (?:to|and|through) (\d{1,6}|[a-z])(?![\p{L}\p{N}.,]\p{N}|\p{L})/iu;

/** A bound is rarely in a text more often, and a hostile value has very many. */
const mostPlaces = 20;

function placesOf(word: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + word.length] ?? ' '))) continue;
    if (places.push(at) === mostPlaces) break;
  }
  return places;
}

/** Whether a number is said near a place, in digits or in another word than that for an article. */
function isSaidAt(text: string, { words }: ParsedValue, at: number, language: CheckedLanguage): boolean {
  const around = words.slice(Math.max(0, at - near), at + near);
  const found: readonly string[] = around.match(/\d+/g) ?? [];
  return found.includes(text) || (text !== '1' && spelledNumbers(around, language).has(text));
}

/**
 * Whether the target's block has the unit of a number more often than numbers with this unit, and the number
 * with its unit less often than the source.
 */
function isUnitAlone(token: NumberToken, pair: ParsedPair, { left, right }: BothNumbers): boolean {
  const { source, target, targetLanguage } = pair;
  const { unit, values } = token;
  if (unit === undefined || !/\p{L}{2}/u.test(unit.text)) return false;
  const block = blockOf(source, token);
  const partner = pair.partnerOf(block);
  if (block === undefined || partner === undefined) return false;
  const isOfUnit = (one: NumberToken): boolean =>
    one.unit !== undefined && areOneUnit(one.unit.ids, unit.ids);
  const [own, others] = [
    left.filter((one) => isOfUnit(one) && blockOf(source, one) === block),
    right.filter((one) => isOfUnit(one) && blockOf(target, one) === partner),
  ];
  const isSame = (one: NumberToken): boolean => one.values[0] === values[0];
  const word = others.find(isSame)?.unit?.text;
  if (word === undefined || others.filter(isSame).length >= own.filter(isSame).length) return false;
  const text = target.words.slice(partner.start, partner.end);
  if (spelledNumbers(text, targetLanguage).has(values[0] ?? '')) return false;
  const times = placesOf(unit.text, source.words.slice(block.start, block.end)).length;
  const written = placesOf(word, text).length;
  return written > others.filter((one) => one.unit?.text === word).length && times <= own.length;
}

import { firstWhere } from '../../text/first-where';
import { matchesOf } from '../../text/matches';
import type { TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import { usualLength } from '../text/usual-length';
import { endOfBlock } from '../tags/odd-blocks';
import { alignedGroups, type Unit } from './aligned-groups';

/** Which blocks of each side the other side tells, whatever elements they are in. */
export interface ToldBlocks {
  /** The first block that tells a block, on the other side; undefined where none does. */
  tellerOf(block: TextBlock | undefined): TextBlock | undefined;
  /**
   * Whether the other side tells all of the text in one of the `odd` elements of a side. Where it does not
   * tell a block outside of these, another one of them may be meant.
   */
  isTold(tag: TagPiece, odd: readonly TagPiece[], value: ParsedValue): boolean;
}

/** So many pairs of blocks are compared. */
const mostCompared = 10_000;
/**
 * Aligns the text of both sides block by block, by lengths and by the names and numbers in common; a block
 * may be joined with its neighbours or divided. Returns undefined for long texts, where it would take too
 * long. The aligner of the memory would join most blocks that the other side lacks with a neighbour, since
 * sentences without a translation are rare there.
 */
export function toldBlocks({
  source,
  target,
  sourceLanguage,
  targetLanguage,
}: ParsedPair): ToldBlocks | undefined {
  const usual = usualLength(sourceLanguage, targetLanguage);
  const [of, over] = [unitsOf(source, usual), unitsOf(target, 1)];
  if (of.length === 0 || over.length === 0 || of.length * over.length > mostCompared) return undefined;
  const tellers = new Map<TextBlock, TextBlock>();
  for (const [units, others] of alignedGroups(of, over)) {
    const [first, other] = [units[0]?.blocks[0], others[0]?.blocks[0]];
    if (first === undefined || other === undefined) continue;
    for (const block of units.flatMap(({ blocks }) => blocks)) tellers.set(block, other);
    for (const block of others.flatMap(({ blocks }) => blocks)) tellers.set(block, first);
  }
  const untold = new Map<ParsedValue, readonly number[]>();
  const untoldIn = (value: ParsedValue): readonly number[] => {
    const places = untold.get(value) ?? placesWithout(tellers, value);
    untold.set(value, places);
    return places;
  };
  // A list of odd tags has all those of a side.
  const told = new Map<readonly TagPiece[], Map<string, boolean>>();
  return {
    tellerOf: (block) => (block === undefined ? undefined : tellers.get(block)),
    isTold(tag, odd, value) {
      const places = untoldIn(value);
      const known = told.get(odd) ?? new Map<string, boolean>();
      told.set(odd, known);
      const areInside = known.get(tag.name) ?? areIn(tag.name, odd, places, value);
      known.set(tag.name, areInside);
      const next = places[firstWhere(places, (place) => place >= tag.end)] ?? Infinity;
      return areInside && next >= endOfBlock(tag, value);
    },
  };
}

/** Where the blocks are that no block of the other side tells, unless they are parts of a sentence. */
const placesWithout = (tellers: ReadonlyMap<TextBlock, TextBlock>, value: ParsedValue): readonly number[] =>
  value.readable.blocks
    .filter((block, at) => isText(value, block) && !tellers.has(block) && !isPartOfSentence(value, at))
    .map((block) => value.readable.spanOfBlock(block).from);

/** Whether each of the places, which are in their order, is in one of the elements of a name. */
function areIn(
  name: string,
  odd: readonly TagPiece[],
  places: readonly number[],
  value: ParsedValue,
): boolean {
  const elements = odd.filter((one) => one.name === name);
  let [at, end] = [0, 0];
  return places.every((place) => {
    for (let next = elements[at]; next !== undefined && next.end <= place; next = elements[at]) {
      end = Math.max(end, endOfBlock(next, value));
      at += 1;
    }
    return place < end;
  });
}

const isText = ({ readable }: ParsedValue, { start, end }: TextBlock): boolean =>
  /[\p{L}\p{N}]/u.test(readable.text.slice(start, end));

/**
 * Whether a block is the beginning or the end of a sentence with an example in it, which languages put
 * together in other ways: "Run", an example, "and wait.".
 */
function isPartOfSentence(value: ParsedValue, at: number): boolean {
  const { prose, readable } = value;
  const texts = readable.blocks.slice(at, at + mostOfExample).filter((block) => isText(value, block));
  const goesOn = texts.slice(1).findIndex(({ start, end }) => /\p{L}/u.test(prose.slice(start, end)));
  return [texts[0], goesOn > 0 ? texts[goesOn + 1] : undefined].some(
    (block) => block !== undefined && /^[\s(]{0,9}\p{Ll}{2}/u.test(prose.slice(block.start, block.end)),
  );
}

/** So many blocks of a sentence with an example in it are looked at. */
const mostOfExample = 30;

/** The blocks with text, each with the lines after it, which one side may have in one element. */
function unitsOf(value: ParsedValue, usual: number): readonly Unit[] {
  const units: TextBlock[][] = [];
  for (const block of value.readable.blocks) {
    if (block.opener === 'br' && units.length > 0) units.at(-1)?.push(block);
    else if (isText(value, block)) units.push([block]);
  }
  return units.map((blocks) => {
    const [start, end] = [blocks[0]?.start ?? 0, blocks.at(-1)?.end ?? 0];
    const text = value.readable.text.slice(start, end);
    const code = value.readable.prose.slice(start, end).split(KEPT).length - 1;
    return {
      blocks,
      length: (text.trim().length - code) * usual + code,
      isCode: code === text.trim().length,
      words: new Set(matchesOf(text.slice(0, longestRead), WORD).map(([word]) => word.toLowerCase())),
    };
  });
}

/** Characters of a block that are read for names. */
const longestRead = 2000;
/** Numbers, and words in Latin letters, which are names in other scripts and often alike in the same one. */
const WORD = /\p{Nd}{1,20}|[\p{Script=Latin}_]{3,40}/gu;

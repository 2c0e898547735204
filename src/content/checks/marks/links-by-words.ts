import { normalizerOf } from '../addresses/localized-address';
import { once, type WithFacts } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import type { WordPairs } from '../words/word-pairs';
import { longestStem, stemsIn } from '../words/word-stems';
import { evidenceOf, isTold, toldOf } from '../words/told-words';
import { wordsOfSource } from '../words/words-of-text';
import { addExchanged } from './mark-problems';
import type { Marked } from './marked-words';
import { addressOf } from '../tags/tag-kinds';

/** The links of both sides with one address. */
interface LinkPair extends WithFacts {
  readonly was: Marked;
  readonly is: Marked;
  readonly address: string;
  /** Undefined where the request tells no words. */
  readonly wordPairs: WordPairs | undefined;
}

/** Reads what the words of two links tell, which a link with one text on both sides does not need. */
const readLink = once(({ was, is, address, wordPairs }: LinkPair) => ({
  /** The known words of the source's text. */
  words: wordPairs === undefined ? [] : wordsOfSource(was.text, wordPairs),
  /** The beginnings of the words of the source's text and of the address. */
  beginnings: stemsIn(`${was.text} ${address}`, false),
  /** The beginnings of the words of the target's text. */
  stems: stemsIn(is.text, false),
  /** The numbers of sections that each text has once. */
  numbers: [numberIn(was.text), numberIn(is.text)] as const,
}));

/** A link is compared with so many that follow it. */
const mostCompared = 20;

/**
 * Finds two links of which each has the number of the other one's source, or which tell the words of their
 * sources crosswise, so that their texts or their addresses were exchanged.
 */
export function findExchangedByWords(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const links = linkPairs(pair, before, after);
  const found = new Set<LinkPair>();
  for (const [at, one] of links.entries()) {
    if (found.has(one)) continue;
    const two = links
      .slice(at + 1, at + 1 + mostCompared)
      .find((other) => !found.has(other) && areExchanged(one, other));
    if (two === undefined) continue;
    found.add(one).add(two);
    for (const [link, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const [address = '', expected = ''] = [link, other].map(({ is }) => addressOf(is.tag));
      addExchanged({ link: link.is, address, expected, was: other.was }, problems);
    }
  }
}

/** The links whose addresses each side has once, in the order of the target. */
function linkPairs(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
): readonly LinkPair[] {
  const { wordPairs } = pair;
  if (after.filter(({ tag }) => tag.name === 'a').length < 2) return [];
  const normalize = normalizerOf(pair);
  const [of, over] = [before, after].map((marked) =>
    Map.groupBy(
      marked.filter(({ tag, text }) => tag.name === 'a' && addressOf(tag) !== undefined && text !== ''),
      ({ tag }) => normalize(addressOf(tag) ?? ''),
    ),
  );
  return [...(over ?? [])].flatMap(([address, [is, ...more]]) => {
    const [was, ...others] = of?.get(address) ?? [];
    if (was === undefined || is === undefined || more.length + others.length > 0) return [];
    return [{ was, is, address, wordPairs, facts: undefined }];
  });
}

/** The logarithm of how much likelier it must be that two links were exchanged. */
const leastEvidence = 5;

function areExchanged(one: LinkPair, two: LinkPair): boolean {
  if (one.was.key === one.is.key || two.was.key === two.is.key) return false;
  if (haveExchangedNumbers(one, two)) return true;
  // Most links have nothing in common.
  if (one.wordPairs === undefined || (!mayTell(one, two) && !mayTell(two, one))) return false;
  const crosswise = untoldBy(one, two) + untoldBy(two, one);
  return crosswise < 0 && untoldAtPlace(one) + untoldAtPlace(two) - crosswise >= leastEvidence;
}

/** Whether the text of the other link tells any word of what the source has in a link. */
const mayTell = (link: LinkPair, other: LinkPair): boolean =>
  areKin(link, other) || readLink(link).words.some((word) => isTold(word, readLink(other).stems));

/** How much shows that the text of the other link does not tell what the source has in a link. */
function untoldBy(link: LinkPair, other: LinkPair): number {
  const [{ words }, { stems }] = [readLink(link), readLink(other)];
  return evidenceOf(toldOf(words, stems), stems.size, 1) - (areKin(link, other) ? evidenceOfKin : 0);
}

/** How much shows that a link of the target does not tell its own source. */
const untoldAtPlace = once((link: LinkPair): number => untoldBy(link, link));

/** Whether two links have one text, or words that begin alike; shorter ones do so by chance. */
function areKin(link: LinkPair, other: LinkPair): boolean {
  if (link.was.key === other.is.key) return true;
  const { beginnings } = readLink(link);
  for (const stem of readLink(other).stems)
    if (stem.length >= longestStem.other && beginnings.has(stem)) return true;
  return false;
}

const evidenceOfKin = 2.5;

/** Whether each of two links has the number of the other one's source: "Section 3.6.2", "Section 4.3". */
function haveExchangedNumbers(one: LinkPair, two: LinkPair): boolean {
  const [[first, inPlaceOfFirst], [second, inPlaceOfSecond]] = [readLink(one).numbers, readLink(two).numbers];
  if (first === undefined || second === undefined || first === second) return false;
  return inPlaceOfFirst === second && inPlaceOfSecond === first;
}

/** The number with a point that a text has once, as that of a section. */
function numberIn(text: string): string | undefined {
  const [number, ...others] = text.match(NUMBER_OF_SECTION) ?? [];
  return others.length === 0 ? number : undefined;
}

const NUMBER_OF_SECTION = /(?<![\p{N}\p{L}.])\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){1,4}(?![\p{N}\p{L}])/gu;

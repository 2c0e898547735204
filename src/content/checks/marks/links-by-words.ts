import { normalizerOf } from '../addresses/localized-address';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import type { PairedWord } from '../words/word-pairs';
import { longestStem, stemsIn } from '../words/word-stems';
import { evidenceOf, toldOf } from '../words/told-words';
import { wordsOfSource } from '../words/words-of-text';
import { addExchanged } from './mark-problems';
import { keyOf, type Marked } from './marked-words';
import { addressOf } from '../tags/tag-kinds';

/** The links of both sides with one address, with what their words tell. */
interface LinkPair {
  readonly was: Marked;
  readonly is: Marked;
  /** The known words of the source's text; undefined where the request tells no words. */
  readonly words: readonly PairedWord[] | undefined;
  /** The beginnings of the words of the source's text and of the address. */
  readonly beginnings: ReadonlySet<string>;
  /** The beginnings of the words of the target's text. */
  readonly stems: ReadonlySet<string>;
  /** How much shows that the one does not tell the other. */
  readonly untold: number;
}

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
    const words = wordPairs === undefined ? undefined : wordsOfSource(was.text, wordPairs);
    const beginnings = stemsIn(`${was.text} ${address}`, false);
    const link = { was, is, words, beginnings, stems: stemsIn(is.text, false) };
    return [{ ...link, untold: untoldBy(link, link) }];
  });
}

/** The logarithm of how much likelier it must be that two links were exchanged. */
const leastEvidence = 5;

function areExchanged(one: LinkPair, two: LinkPair): boolean {
  if (keyOf(one.was.text) === keyOf(one.is.text) || keyOf(two.was.text) === keyOf(two.is.text)) return false;
  if (haveExchangedNumbers(one, two)) return true;
  if (one.words === undefined) return false;
  const crosswise = untoldBy(one, two) + untoldBy(two, one);
  return crosswise < 0 && one.untold + two.untold - crosswise >= leastEvidence;
}

/** How much shows that the text of the other link does not tell what the source has in a link. */
function untoldBy(
  { was, words = [], beginnings }: Omit<LinkPair, 'untold'>,
  { is, stems }: Omit<LinkPair, 'untold'>,
): number {
  const isSame = keyOf(was.text) === keyOf(is.text);
  // Shorter words of two languages begin alike by chance.
  const isKin = isSame || [...stems].some((stem) => stem.length >= longestStem.other && beginnings.has(stem));
  return evidenceOf(toldOf(words, stems), stems.size, 1) - (isKin ? evidenceOfKin : 0);
}

const evidenceOfKin = 2.5;

/** Whether each of two links has the number of the other one's source: "Section 3.6.2", "Section 4.3". */
function haveExchangedNumbers(one: LinkPair, two: LinkPair): boolean {
  const [first, second] = [numberIn(one.was.text), numberIn(two.was.text)];
  if (first === undefined || second === undefined || first === second) return false;
  return numberIn(one.is.text) === second && numberIn(two.is.text) === first;
}

/** The number with a point that a text has once, as that of a section. */
function numberIn(text: string): string | undefined {
  const [number, ...others] = text.match(NUMBER_OF_SECTION) ?? [];
  return others.length === 0 ? number : undefined;
}

const NUMBER_OF_SECTION = /(?<![\p{N}\p{L}.])\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){1,4}(?![\p{N}\p{L}])/gu;

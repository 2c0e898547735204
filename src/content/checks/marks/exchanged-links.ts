import { matchesOf } from '../../text/matches';
import { normalizerOf } from '../addresses/localized-address';
import { pageOf } from '../addresses/moved-address';
import { isNear } from '../code/similar';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { findExchangedByWords } from './links-by-words';
import { addExchanged } from './mark-problems';
import type { Marked } from './marked-words';
import { addressOf } from '../tags/tag-kinds';

/** Longer texts of links are not compared by their letters. */
const longestNamed = 60;

/** Finds links that lead where another link should: by their texts, or by the blocks that they are in. */
export function exchangedLinks(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  findExchanged(before, after, problems);
  findInOtherBlocks(pair, before, after, problems);
  findInOneBlock(pair, before, after, problems);
  findExchangedByWords(pair, before, after, problems);
}

/** Finds links with one text on both sides whose addresses were exchanged. */
function findExchanged(
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const links = new Map<string, Set<string>>();
  for (const link of before) {
    const address = addressOf(link.tag);
    if (address === undefined || link.text === '') continue;
    const name = nameOf(link);
    const known = links.get(name);
    if (known === undefined) links.set(name, new Set([address]));
    else known.add(address);
  }
  const addresses = new Set([...links.values()].flatMap((set) => [...set]));
  let areOther: ReturnType<typeof otherPages> | undefined;
  for (const link of after) {
    const address = addressOf(link.tag);
    if (address === undefined || !addresses.has(address)) continue;
    const name = nameOf(link);
    const expected = links.get(name);
    if (expected === undefined || expected.has(address)) continue;
    // Notes are numbered through, and another link of this text may lead where one of the source does.
    if (NUMBER_OF_NOTE.test(link.text)) continue;
    const isSame = (other: Marked): boolean => nameOf(other) === name;
    if (after.some((other) => expected.has(addressOf(other.tag) ?? '') && isSame(other))) continue;
    // A server has one page with and without a slash at its end.
    if ([...expected].some((one) => pageOf(one) === pageOf(address))) continue;
    // IDs that DocBook numbers for each language.
    if (/#(?:ftn\.)?id[mp]?\d+$/.test(address)) continue;
    // Pages that a tool numbers for each language, where the two have not the same pages.
    const isNumbered = [...expected].some((one) => withoutNumbers(one) === withoutNumbers(address));
    const isPartner = (other: Marked): boolean =>
      expected.has(addressOf(other.tag) ?? '') && isOnly(links.get(nameOf(other)), address);
    const isExchange = expected.size === 1 && after.some(isPartner);
    // A figure may have another number in each language.
    if (NUMBERED.test(link.text) && !isExchange) continue;
    if (isNumbered && !isExchange && (areOther ??= otherPages(before, after))(address)) continue;
    const was = before.find((other) => addressOf(other.tag) !== address && isSame(other));
    addExchanged({ link, address, expected: [...expected][0] ?? '', was }, problems);
  }
}

/** A word and a number, which tells figures of one language from each other: "Figure 3.1". */
const NUMBERED = /^\s*\p{L}{2,30}\.?\s(\d{1,4}(?:[.-]\d{1,4}){0,4})\s*$/u;
const nameOf = ({ text, key }: Marked): string => NUMBERED.exec(text)?.[1] ?? key;

/** The links in blocks, with the numbers of these. */
const linksIn = (
  marked: readonly Marked[],
  blockOf: ParsedValue['blockOfTag'],
  numbers: ReadonlyMap<TextBlock, number>,
) =>
  marked.flatMap((link) => {
    const address = addressOf(link.tag);
    const block = blockOf.get(link.tag);
    const number = block === undefined ? undefined : numbers.get(block);
    return address === undefined || number === undefined ? [] : [{ link, number, address }];
  });

/** Finds two links with exchanged addresses in two blocks: each leads where the source's other block does. */
function findInOtherBlocks(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const { source, target, blocks } = pair;
  if (blocks.length < 2) return;
  const ofSource = new Map(blocks.map((block, index) => [block.source, index]));
  const ofTarget = new Map(blocks.map((block, index) => [block.target, index]));
  const [written, rewritten] = [
    linksIn(before, source.blockOfTag, ofSource),
    linksIn(after, target.blockOfTag, ofTarget),
  ];
  if (written.length !== rewritten.length) return;
  const isSame = ({ number, address }: (typeof written)[0], at: number): boolean =>
    number === rewritten[at]?.number && address === rewritten[at]?.address;
  // In most fields all links are where they were.
  if (written.every(isSame)) return;
  const normalize = normalizerOf(pair);
  const normalized = (links: typeof written): typeof written =>
    links.map((one) => ({ ...one, address: normalize(one.address) }));
  const [from, to] = [normalized(written), normalized(rewritten)];
  const moved = to.flatMap((one) => {
    const same = from.filter(({ address }) => address === one.address);
    const [was] = same;
    return was === undefined || same.length > 1 || was.number === one.number ? [] : [{ ...one, was }];
  });
  const [first, second] = moved;
  if (moved.length !== 2 || first === undefined || second === undefined) return;
  if (first.was.number !== second.number || second.was.number !== first.number) return;
  // The texts tell exchanged addresses from items in another order, whose links moved with their texts.
  const isShown = (one: MovedLink, other: MovedLink): boolean =>
    isProven(one, other) || staysWith(pair, one.number, other.number);
  if (!isShown(first, second) && !isShown(second, first)) return;
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const { link, address } = one;
    addExchanged({ link, address, expected: other.address, was: other.was.link }, problems);
  }
}

/**
 * Finds two neighbouring links of one block with exchanged addresses: their texts are in the order of the
 * source, as names, numbers or the beginnings of words show, and their addresses are not.
 */
function findInOneBlock(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  if (after.filter(({ tag }) => addressOf(tag) !== undefined).length < 2) return;
  const normalize = normalizerOf(pair);
  const [written, rewritten] = [
    linksByBlock(before, pair.source.blockOfTag, normalize),
    linksByBlock(after, pair.target.blockOfTag, normalize),
  ];
  for (const block of pair.blocks) {
    const exchanged = exchangedIn(written.get(block.source) ?? [], rewritten.get(block.target) ?? []);
    for (const { link, was } of exchanged) {
      const [address = '', expected = ''] = [link, was].map(({ tag }) => addressOf(tag));
      addExchanged({ link, address, expected, was }, problems);
    }
  }
}

interface AddressedLink {
  readonly link: Marked;
  readonly address: string;
}

function linksByBlock(
  marked: readonly Marked[],
  blockOf: ParsedValue['blockOfTag'],
  normalize: (address: string) => string,
): ReadonlyMap<TextBlock | undefined, readonly AddressedLink[]> {
  const links = marked.flatMap((link) => {
    const address = addressOf(link.tag);
    return address === undefined ? [] : [{ link, address: normalize(address) }];
  });
  return Map.groupBy(links, ({ link }) => blockOf.get(link.tag));
}

/** Each of two exchanged links with the one of the source at its place, whose address it should have. */
function exchangedIn(from: readonly AddressedLink[], to: readonly AddressedLink[]) {
  if (from.length < 2 || from.length !== to.length) return [];
  const moved = from.flatMap((was, at) => (was.address === to[at]?.address ? [] : [at]));
  const [one, other] = moved.map((at) => ({ was: from[at], is: to[at] }));
  if (moved.length !== 2 || one?.was === undefined || one.is === undefined) return [];
  if (other?.was === undefined || other.is === undefined) return [];
  if (one.was.address !== other.is.address || other.was.address !== one.is.address) return [];
  const [first, second] = [one.was.link, other.was.link];
  const stays = isKin(one.is.link, first, second) || isKin(other.is.link, second, first);
  const hasMoved = isKin(one.is.link, second, first) || isKin(other.is.link, first, second);
  if (!stays || hasMoved) return [];
  return [
    { link: one.is.link, was: first },
    { link: other.is.link, was: second },
  ];
}

/** Whether the text of a link is that of one link of the source, rather than of another one. */
function isKin(link: Marked, one: Marked, other: Marked): boolean {
  if (link.text === '') return false;
  const belongs = belongTogether(link, one, other);
  if (belongs !== belongTogether(link, other, one)) return belongs;
  const [said, own, others] = [link, one, other].map(({ text }) => beginningsOf(text));
  return [...(said ?? [])].some((word) => own?.has(word) === true && others?.has(word) !== true);
}

interface MovedLink {
  readonly link: Marked;
  /** The number of its block. */
  readonly number: number;
  readonly was: { readonly link: Marked };
}

/**
 * Whether the text of a link is that of the source's link in the same block, or a word of the address that
 * stands there, and says nothing about the address that it has now.
 */
const isProven = ({ link, was }: MovedLink, { was: { link: own } }: MovedLink): boolean =>
  link.text !== '' && !belongTogether(link, was.link) && belongTogether(link, own);

/**
 * Whether a block of the target has more words in common with the source's block in its place than with the
 * one that its link comes from: the text has stayed, and the link has not.
 */
function staysWith({ source, target, blocks }: ParsedPair, number: number, other: number): boolean {
  const said = beginningsIn(target, blocks[number]?.target);
  const [here, there] = [blocks[number], blocks[other]].map((one) => beginningsIn(source, one?.source));
  const inCommon = (
    words: ReadonlySet<string> | undefined,
    others: ReadonlySet<string> | undefined,
  ): number => [...said].filter((word) => words?.has(word) === true && others?.has(word) !== true).length;
  return inCommon(here, there) > inCommon(there, here);
}

const beginningsIn = ({ prose }: ParsedValue, block: TextBlock | undefined): ReadonlySet<string> =>
  beginningsOf(block === undefined ? '' : prose.slice(block.start, block.end));

const beginningsOf = (text: string): ReadonlySet<string> =>
  new Set(matchesOf(text.slice(0, longestRead), NAMING).map(([word]) => word.toLowerCase().slice(0, 5)));

/** Names, numbers and longer words, whose beginnings are alike in many languages. */
const NAMING = /\p{L}[\p{L}\p{M}]{4,40}|\p{Lu}{2,40}|\p{Nd}{1,20}/gu;
/** Characters of a block that are read for it. */
const longestRead = 2000;

/**
 * Whether a text is that of a link in another language, by its letters, or names the page it leads to, with a
 * word that the text of no other link in question has.
 */
function belongTogether({ key: one }: Marked, { tag, key: two }: Marked, other?: Marked): boolean {
  if (one === two) return true;
  const least = Math.min(one.length, two.length);
  if (Math.max(one.length, two.length) <= longestNamed && isNear(one, two, least / 4)) return true;
  const named = new Set(wordsOf((addressOf(tag) ?? '').toLowerCase()));
  const ofOther = wordsOf(other?.key ?? '');
  return wordsOf(one).some((word) => word.length >= 3 && named.has(word) && !ofOther.includes(word));
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]{1,60}/gu) ?? [];

const isOnly = (set: ReadonlySet<string> | undefined, item: string): boolean =>
  set?.size === 1 && set.has(item);

/** Returns a function that tells whether two sides have other addresses that are alike without numbers. */
function otherPages(before: readonly Marked[], after: readonly Marked[]): (address: string) => boolean {
  const [one, other] = [before, after].map((marked) => {
    const addresses = marked.flatMap(({ tag }) => addressOf(tag) ?? []);
    return new Map(
      [...Map.groupBy(addresses, withoutNumbers)].map(([like, pages]) => [like, pages.toSorted().join(' ')]),
    );
  });
  return (address) => one?.get(withoutNumbers(address)) !== other?.get(withoutNumbers(address));
}

/** "[80]" */
const NUMBER_OF_NOTE = /^[[(]?\p{Nd}{1,4}[\])]?$/u;
const withoutNumbers = (address: string): string => address.replaceAll(/\d+/g, '');

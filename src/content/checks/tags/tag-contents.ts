import { matchesOf } from '../../text/matches';
import { isNear } from '../code/similar';
import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { addressWithoutLanguage } from '../addresses/localized-address';
import { pageOf } from '../addresses/moved-address';
import { keyOf, markedIn, markedOnce, spanOf, type Marked } from './marked-words';
import { findMoved, findMovedLinks } from './moved-tags';
import { addressOf } from './tag-kinds';
import type { TextBlock } from '../parsed/readable-text';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';

/** Longer texts of links are not compared by their letters. */
const longestNamed = 60;

/**
 * Finds tags that lost their text or stand around other words, and links that lead where another one should.
 */
export const tagContents: FieldCheck = {
  ids: ['tag-contents'],
  find(pair, problems) {
    const { source, target } = pair;
    if (!source.isHtml || target.tags.length === 0) return;
    const [before, after] = [firstOf(markedOnce(source)), firstOf(markedIn(target))];
    for (const one of after) {
      if (one.text !== '' || hasImage(target, one)) continue;
      if (before.filter(({ tag, text }) => tag.name === one.tag.name && text === '').length > 0) continue;
      // A key or a sign that is a space, which the source has in other marks: "' ' a hole".
      if (/^\s/.test(target.raw.slice(one.tag.end, one.end)) && QUOTED_SPACE.test(source.raw)) continue;
      // As many of these as the source has are around words: an empty one more sets no text.
      if (FONTS.has(one.tag.name) && countWritten(after, one) >= countWritten(before, one)) continue;
      // Without any attribute, it is no link, and does nothing.
      if (one.tag.name === 'a' && one.tag.attributes.length === 0) continue;
      // Nor does one that only sets a font, whose words another order puts before it.
      const { name, attributes } = one.tag;
      if (name === 'span' && attributes.every((attribute) => attribute.name === 'style')) continue;
      // A button of the program that shows the text, which the source has nowhere, lost no text.
      const address = addressOf(one.tag);
      if (isOfProgram(address) && !before.some(({ tag }) => addressOf(tag) === address)) continue;
      const places = { target: [{ from: one.tag.start, to: one.end }] };
      problems.add('tag-contents', 'empty', { tag: `<${one.tag.name}>` }, places);
    }
    findMoved(pair, before, after, problems);
    findMovedLinks(pair, before, after, problems);
    findExchanged(before, after, problems);
    findInOtherBlocks(pair, before, after, problems);
  },
};

const QUOTED_SPACE = /["'“„‘«`] ["'”“’»`]/;

/** Elements that only set a font. */
const FONTS: ReadonlySet<string> = new Set(['b', 'i', 'em', 'strong', 'u', 'tt', 'small']);

const countWritten = (marked: readonly Marked[], { tag }: Marked): number =>
  marked.filter((one) => one.tag.name === tag.name && one.text !== '').length;

type Problems = Parameters<FieldCheck['find']>[1];

/** Finds links with one text on both sides whose addresses were exchanged. */
function findExchanged(before: readonly Marked[], after: readonly Marked[], problems: Problems): void {
  const links = new Map<string, Set<string>>();
  for (const { tag, text } of before) {
    const address = addressOf(tag);
    if (address === undefined || text === '') continue;
    const known = links.get(keyOf(text));
    if (known === undefined) links.set(keyOf(text), new Set([address]));
    else known.add(address);
  }
  const addresses = new Set([...links.values()].flatMap((set) => [...set]));
  let areOther: ReturnType<typeof otherPages> | undefined;
  for (const link of after) {
    const address = addressOf(link.tag);
    const expected = links.get(keyOf(link.text));
    if (address === undefined || expected === undefined || expected.has(address) || !addresses.has(address))
      continue;
    // Notes are numbered through, and another link of this text may lead where one of the source does.
    if (NUMBER_OF_NOTE.test(link.text)) continue;
    if (after.some(({ tag, text }) => keyOf(text) === keyOf(link.text) && expected.has(addressOf(tag) ?? '')))
      continue;
    // A server has one page with and without a slash at its end.
    if ([...expected].some((one) => pageOf(one) === pageOf(address))) continue;
    // IDs that DocBook numbers for each language.
    if (/#(?:ftn\.)?id[mp]?\d+$/.test(address)) continue;
    // Pages that a tool numbers for each language, where the two have not the same pages.
    const isNumbered = [...expected].some((one) => withoutNumbers(one) === withoutNumbers(address));
    const isPartner = ({ tag, text }: Marked): boolean =>
      expected.has(addressOf(tag) ?? '') && isOnly(links.get(keyOf(text)), address);
    const isExchange = expected.size === 1 && after.some(isPartner);
    if (isNumbered && !isExchange && (areOther ??= otherPages(before, after))(address)) continue;
    const was = before.find(
      ({ tag, text }) => addressOf(tag) !== address && keyOf(text) === keyOf(link.text),
    );
    problems.add(
      'tag-contents',
      'exchanged',
      { text: link.text, address, expected: [...expected][0] ?? '' },
      { source: was === undefined ? [] : [spanOf(was)], target: [spanOf(link)] },
    );
  }
}

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
  problems: Problems,
): void {
  const { source, target, blocks, sourceLanguage, targetLanguage } = pair;
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
  const normalize = addressWithoutLanguage([sourceLanguage, targetLanguage]);
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
    problems.add(
      'tag-contents',
      'exchanged',
      { text: one.link.text, address: one.address, expected: other.address },
      { source: [spanOf(other.was.link)], target: [spanOf(one.link)] },
    );
  }
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
function isProven({ link: { text }, was }: MovedLink, { was: { link: own } }: MovedLink): boolean {
  if (text === '' || belongTogether(text, was.link)) return false;
  return belongTogether(text, own);
}

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

function beginningsIn({ prose }: ParsedValue, block: TextBlock | undefined): ReadonlySet<string> {
  const text = block === undefined ? '' : prose.slice(block.start, block.end).slice(0, longestRead);
  return new Set(matchesOf(text, NAMING).map(([word]) => word.toLowerCase().slice(0, 5)));
}

/** Names, numbers and longer words, whose beginnings are alike in many languages. */
const NAMING = /\p{L}[\p{L}\p{M}]{4,40}|\p{Lu}{2,40}|\p{Nd}{1,20}/gu;
/** Characters of a block that are read for it. */
const longestRead = 2000;

/** Whether a text is that of a link in another language, by its letters, or names the page it leads to. */
function belongTogether(text: string, { tag, text: other }: Marked): boolean {
  const [one, two] = [keyOf(text), keyOf(other)];
  if (one === two) return true;
  const least = Math.min(one.length, two.length);
  if (Math.max(one.length, two.length) <= longestNamed && isNear(one, two, least / 4)) return true;
  const named = new Set(wordsOf(keyOf(addressOf(tag) ?? '')));
  return wordsOf(one).some((word) => word.length >= 3 && named.has(word));
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]{1,60}/gu) ?? [];

/** Whether an address is a command of a program, such as `scilab://scilab.execexample/`. */
const isOfProgram = (address = ''): boolean =>
  /^[a-z][a-z\d+.-]{1,40}:/i.test(address) && !/^(?:https?|ftps?|file|mailto|tel|sms):/i.test(address);
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
const hasImage = ({ tags, raw }: ParsedValue, { tag, end }: Marked): boolean =>
  /\b(?:id|name|class)=/i.test(raw.slice(tag.start, tag.end)) && addressOf(tag) === undefined
    ? true
    : tags.some(
        ({ name, start }) =>
          start > tag.start && start < end && /^(?:img|svg|input|button|picture|video|br)$/.test(name),
      );

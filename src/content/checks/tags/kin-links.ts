import type { TagPiece } from '../../html/tokenize';
import { isNear } from '../code/similar';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { addressOf, isLink, isLiteral } from './tag-kinds';

/**
 * Pairs links and images that are one with a changed address: one that differs in a letter or in capitals;
 * one that leads to another place of the same page, or to a page of the same name elsewhere, where that is
 * in the same block or nothing else leads there; one to a place of the same name on another page; the only
 * one of a block to a host, and the only one of a block, with the only one there on the other side. Links
 * around names are others where the page or the place is another one.
 */
export function kinLinks(
  { source, target }: ParsedPair,
  ofLeft: readonly TagPiece[],
  overLeft: readonly TagPiece[],
  blockOf: (tag: TagPiece) => string,
): readonly (readonly [source: TagPiece, target: TagPiece])[] {
  let [of, over] = [ofLeft.filter(isLink), overLeft.filter(isLink)];
  if (of.length === 0 || over.length === 0 || Math.max(of.length, over.length) > mostKin) return [];
  const pairs: (readonly [TagPiece, TagPiece])[] = [];
  const areAlone = (keyOf: (tag: TagPiece) => string): Belong => {
    const sides = [of, over].map((tags) => Map.groupBy(tags, keyOf));
    return (tag, other) =>
      keyOf(tag) === keyOf(other) && sides.every((tags) => tags.get(keyOf(tag))?.length === 1);
  };
  const isInBlock: Belong = (tag, other) => blockOf(tag) === blockOf(other);
  const mayBeOne: Belong = (tag, other) =>
    isInBlock(tag, other) || blockOf(tag) === 'source' || blockOf(other) === 'target';
  const areOfNames: Belong = (tag, other) => isOfName(tag, source) || isOfName(other, target);
  const haveOnePage: Belong = (tag, other) =>
    pageName(tag) !== '' &&
    pageName(tag) === pageName(other) &&
    (!areOfNames(tag, other) || isPlaceOf(tag, other));
  const steps: readonly (() => Belong)[] = [
    () => isSlip,
    () => (tag, other) => isInBlock(tag, other) && haveOnePage(tag, other),
    () => (tag, other) => isInBlock(tag, other) && haveOnePlace(tag, other) && !areOfNames(tag, other),
    () => {
      const areOnlyOnes = areAlone((tag) => `${blockOf(tag)} ${hostOf(tag)}`);
      return (tag, other) =>
        hostOf(tag) !== '' && areOnlyOnes(tag, other) && isInBlock(tag, other) && !areOfNames(tag, other);
    },
    () => {
      const areOnlyOnes = areAlone(pageName);
      return (tag, other) => mayBeOne(tag, other) && haveOnePage(tag, other) && areOnlyOnes(tag, other);
    },
    // A paragraph that was translated freely has no partner: the only ones left to a place or to a host.
    () => {
      const areOnlyOnes = areAlone(placeOf);
      return (tag, other) =>
        mayBeOne(tag, other) &&
        haveOnePlace(tag, other) &&
        areOnlyOnes(tag, other) &&
        !areOfNames(tag, other);
    },
    () => {
      const areOnlyOnes = areAlone(hostOf);
      return (tag, other) =>
        hostOf(tag) !== '' && mayBeOne(tag, other) && areOnlyOnes(tag, other) && !areOfNames(tag, other);
    },
    () => {
      const areOnlyOnes = areAlone(blockOf);
      return (tag, other) => areOnlyOnes(tag, other) && !areOfNames(tag, other);
    },
  ];
  for (const step of steps) {
    const belong = step();
    for (const tag of of) {
      const other = over.find((one) => one.name === tag.name && belong(tag, one));
      if (other === undefined) continue;
      pairs.push([tag, other]);
      over = over.filter((one) => one !== other);
      of = of.filter((one) => one !== tag);
    }
  }
  return pairs;
}

type Belong = (tag: TagPiece, other: TagPiece) => boolean;

/** Whether a link is just inside or around an element of code. */
function isOfName(link: TagPiece, { tags }: ParsedValue): boolean {
  const at = tags.indexOf(link);
  const [before, after] = [tags[at - 1], tags[at + 1]];
  return (
    (before !== undefined && !before.isEnd && before.end === link.start && isLiteral(before)) ||
    (after !== undefined && !after.isEnd && link.end === after.start && isLiteral(after))
  );
}

const mostKin = 20;

/** Pages that differ in their numbers are different pages. */
function isSlip(tag: TagPiece, other: TagPiece): boolean {
  const [was, is] = [addressOf(tag) ?? '', addressOf(other) ?? ''];
  if (was.toLowerCase() === is.toLowerCase()) return true;
  return was.length >= shortestAddress && isNear(was, is, 1) && withoutDigits(was) !== withoutDigits(is);
}

const shortestAddress = 10;
const withoutDigits = (address: string): string => address.replaceAll(/\d/g, '');

/** The last part of an address's path, without what the name of a file ends with. */
function pageName(tag: TagPiece): string {
  const [path = ''] = (addressOf(tag) ?? '').toLowerCase().split(/[?#]/, 1);
  const parts = path.replace(/^[a-z]+:\/\/[^/]+/, '').split('/');
  return (parts.findLast((part) => part !== '') ?? '').replace(/\.[a-z]{2,5}$/, '');
}

/** Whether two addresses have one place on their page, but for signs, or one of them has none. */
function isPlaceOf(tag: TagPiece, other: TagPiece): boolean {
  const [was, is] = [placeOf(tag), placeOf(other)];
  return was === '' || is === '' || was === is;
}

/** Places with names in words: a number may be another place. */
const haveOnePlace = (tag: TagPiece, other: TagPiece): boolean =>
  /\p{L}{4}/u.test(placeOf(tag)) && placeOf(tag) === placeOf(other);

const hostOf = (tag: TagPiece): string => /^\s*[a-z]+:\/\/([^/?#]+)/i.exec(addressOf(tag) ?? '')?.[1] ?? '';

const placeOf = (tag: TagPiece): string =>
  (addressOf(tag)?.split('#', 2)[1] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

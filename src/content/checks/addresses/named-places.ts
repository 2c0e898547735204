import { isNear } from '../code/similar';
import { decodedPlace } from './place-names';

type Link = readonly [address: string, text: string];

/**
 * Whether the places of two links have a name in each language: each link shows the name of the page or of
 * the place that differs, as help in many languages does, or the page is called by kindred words in another
 * order: `graphical-interface.html`, `interface-graphique.html`.
 */
export function haveTranslatedNames([address, text]: Link, [other, otherText]: Link): boolean {
  const [was, is] = [partsOf(address), partsOf(other)];
  if (was.isElsewhere || is.isElsewhere) return false;
  const areShown = (part: 'page' | 'place'): boolean =>
    isShown(was[part], text) && isShown(is[part], otherText);
  return was.page === is.page ? areShown('place') : areShown('page') || areKindred(was.page, is.page);
}

/**
 * Whether two links are the words that they show, a heading behind the name of one page:
 * "tool(1)/ALL OPTIONS". No other address has a space.
 */
export function areToldInWords([address, text]: Link, [other, otherText]: Link): boolean {
  const [page = '', ...heading] = address.split('/');
  return (
    heading.join('/').trim().includes(' ') &&
    other.startsWith(`${page}/`) &&
    address === text.trim() &&
    other === otherText.trim()
  );
}

interface Parts {
  readonly page: string;
  readonly place: string;
  readonly isElsewhere: boolean;
}

function partsOf(address: string): Parts {
  const [page = '', place = ''] = address.replace(/^mailto:/i, '').split('#', 2);
  return {
    page: page.replace(/\.html?$/, ''),
    place,
    isElsewhere: /^(?:(?!mailto:)\w+:|\/\/)/i.test(address),
  };
}

/** Whether a link shows the name of the place that it leads to. */
export const showsPlace = (address: string, text: string): boolean => isShown(partsOf(address).place, text);

/** Whether a text is a name, perhaps with an article or two around it. */
function isShown(name: string, text: string): boolean {
  const [words, shown] = [wordsOf(decodedPlace(name)), wordsOf(text)];
  const [all, other] = [words, shown].map((list) => list.join(''));
  if (all === undefined || other === undefined || all.length < shortestName) return false;
  if (all === other) return true;
  return words.every((word) => shown.includes(word)) && all.length >= other.length * leastShown;
}

const shortestName = 4;
/** A name that is only a small part of what a link says may be another place's. */
const leastShown = 0.75;

/** Whether two names have the same words in another order, some of them with another language's ending. */
function areKindred(was: string, is: string): boolean {
  const [words, others] = [wordsOf(was), wordsOf(is)];
  const count = words.length;
  if (count < 2 || count !== others.length) return false;
  const found = words.map((word) => others.findIndex((other) => isKin(word, other)));
  return (
    !found.includes(-1) &&
    new Set(found).size === count &&
    found.some((at, index) => at !== index) &&
    found.some((at, index) => !isNear(words[index] ?? '', others[at] ?? '', 1))
  );
}

const isKin = (word: string, other: string): boolean =>
  word === other ||
  (word.length > 4 && other.length > 4 && word.slice(0, commonStart) === other.slice(0, commonStart));

const commonStart = 4;

/** The words in small letters, as a name without marks has them: "Menü" is "menue". */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]{1,60}/gu) ?? [];

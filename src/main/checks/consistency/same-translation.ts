import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { cut } from './differing-excerpts';

/**
 * The text without what may differ in the same translation: case, also of the Turkish i, the final mark and
 * what opens an exclamation, kinds of spaces and of apostrophes, and the places where a line may break.
 */
export function plain(text: string): string {
  const joined = text
    .normalize('NFC')
    .replaceAll(/[\u200b\u00ad]/g, '')
    .replaceAll('’', "'");
  const line = joined
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/i\u0307|ı/g, 'i');
  return line.replace(/ ?\\?[.:;,…。：！!]{1,3}$/, '').replace(/^[¡¿]/, '');
}

/** A target that is its source is not translated, or is a name. */
export const isLeft = (target: string, { source }: SegmentPair): boolean =>
  plain(cut(target)) === plain(cut(source));

/** Whether two targets are one, with the source in brackets behind it: "Statut", "Statut (Status)". */
export const areGlossed = ({ source, target }: SegmentPair, other: string): boolean =>
  [target, other].some((text) => text.endsWith(')')) &&
  withoutGloss(target, source) === withoutGloss(other, source);

function withoutGloss(target: string, source: string): string {
  const [text, gloss] = [plain(cut(target)), ` (${plain(cut(source))})`];
  return plain(text.endsWith(gloss) ? text.slice(0, -gloss.length) : text);
}

/**
 * Whether two targets differ only in spaces, where the script has none between words, or in the letter that
 * opens them by the keyboard, which is chosen by what else is in the menu, "&Klistra in", "K&listra in", or
 * is reported where it lacks. Of texts that were cut the ends may differ.
 */
export function areAlike({ source, target }: SegmentPair, other: string): boolean {
  if (cut(target) !== target || other.endsWith('…')) return false;
  const [one, two] = [plain(target), plain(other)];
  if (UNSPACED.test(one) && one.replaceAll(' ', '') === two.replaceAll(' ', '')) return true;
  const keys = [one, two].filter((text) => KEY.test(text)).length;
  return (keys === 2 || (keys === 1 && KEY.test(source))) && withoutKey(one) === withoutKey(two);
}

/** Without an ellipsis before the letter either: "打开...(_O)". */
const withoutKey = (text: string): string =>
  text.replace(KEY, '').replace(/(?:…|\.{3}) ?(?=\([a-z]\)$)/u, '');

/** Whether one of two words has a sign more that counts: 評論, 評論數, 則評論. */
export function areCounted(target: string, other: string): boolean {
  const [short = '', long = ''] = [plain(target), plain(other)].toSorted((a, b) => a.length - b.length);
  if (long.length !== short.length + 1) return false;
  return (long.startsWith(short) && NUMBER_OF.test(long)) || (long.endsWith(short) && COUNTER.test(long));
}

/** The signs for a number or an amount, and those of things that are counted. */
const NUMBER_OF = /[数數量]$/u;
const COUNTER = /^[个個则則项項条條件次篇位名张張份]/u;

/** A sign before the letter that opens a label by the keyboard. */
const KEY = /[&_](?=[\p{L}\p{N}])/u;

/** Scripts that put no spaces between words: what differs at the end may be a word of its own. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Whether two texts differ only in the endings of words: Verwijder, Verwijderen; __count__ fil, __count__
 * filer.
 */
export function areFormsOfOne(one: string, other: string): boolean {
  if (UNSPACED.test(one) || UNSPACED.test(other)) return false;
  const [words, others] = [plain(one).split(' '), plain(other).split(' ')];
  if (words.length !== others.length) return false;
  const stems = words.map((word, at) => stemLength(word, others[at] ?? ''));
  if (words.length === 2 && AMOUNT.test(words[0] ?? '') && words[0] === others[0])
    return areFormsBehindAmount(words[1] ?? '', others[1] ?? '');
  return (
    stems.every((stem) => stem !== undefined) && stems.some((stem) => stem !== undefined && stem >= longStem)
  );
}

const AMOUNT = /^%[\d$]{0,6}l{0,2}[diu]$/;

/** Whether two short words behind an amount begin alike: the Finnish "%lu uusi", "%lu uutta". */
const areFormsBehindAmount = (word: string, other: string): boolean =>
  stemLength(word, other) !== undefined ||
  (word.slice(0, 2) === other.slice(0, 2) &&
    !/\p{Nd}/u.test(word + other) &&
    Math.max(word.length, other.length) <= longestEnding + 2);

/**
 * Whether two words are an adjective with the endings of two genders or numbers: Alta, Alto; Новый, Новая. A
 * label of one word has the one that agrees with what it is said of.
 */
export function areAgreeing(one: string, other: string): boolean {
  const [word, instead] = [plain(one), plain(other)];
  if (UNSPACED.test(one) || [word, instead].some((text) => !AGREEING.test(text))) return false;
  return stemLength(word, instead) !== undefined;
}

/** A word with a vowel at its end, or with what follows one in the plural or in a gender. */
const AGREEING = /^\p{L}{2,30}(?:[aeoyąáéíýаеояиы]|[aeo]s|[ыио]й)$/u;

/** Whether all words of one of two short texts are in the other one, whatever their order and endings. */
export function isWithinOther(target: string, other: string): boolean {
  const [one, two] = [plain(cut(target)), plain(other)];
  if (UNSPACED.test(one) || UNSPACED.test(two)) return one.includes(two) || two.includes(one);
  const [few = [], many = []] = [one, two]
    .map((text) => text.split(' '))
    .toSorted((a, b) => a.length - b.length);
  return few.every((word) => many.some((longer) => areOneWord(word, longer)));
}

const areOneWord = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || stemLength(a, b) !== undefined;

/** How much of two words is the same before their endings; undefined if they are not two forms of one. */
function stemLength(a: string, b: string): number | undefined {
  if (a === b) return 0;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  // Another number is no ending.
  if (/\p{Nd}/u.test(a.slice(same) + b.slice(same))) return undefined;
  return same >= shortestStem && Math.max(a.length, b.length) - same <= longestEnding ? same : undefined;
}

const shortestStem = 3;
/** At least one of the words has a stem that is no chance. */
const longStem = 4;
const longestEnding = 3;

/** Whether one of two texts has a letter more, or another one, before its ending: "Temparatura". */
export function areOneSlipApart(one: string, other: string): boolean {
  const [a, b] = [plain(cut(one)), plain(other)];
  const shorter = Math.min(a.length, b.length);
  let [before, behind] = [0, 0];
  while (before < shorter && a[before] === b[before]) before += 1;
  while (behind < shorter && a.at(-1 - behind) === b.at(-1 - behind)) behind += 1;
  return behind >= longestEnding && before + behind >= Math.max(a.length, b.length) - 1;
}

/** Whether a text has at most three words. */
export const isShortLabel = (text: string): boolean => /^\S+(?: \S+){0,2}$/.test(text);

/** Whether a text is one word of a script that divides them. */
export const isOneWord = (text: string): boolean => /^\S{1,40}$/.test(text) && !UNSPACED.test(text);

/** Whether a text has a placeholder or a number. */
export const hasValue = (text: string): boolean => /\{\w|%[\d$.]{0,6}[a-zA-Z({]|__\w|\$\w|\p{Nd}/u.test(text);

import { createHash } from 'node:crypto';
import { problemKey, type Problem } from '../../../content/checks/problem';
import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { isFunctionWord } from '../../../content/checks/text/plain-words';
import { matchesOf } from '../../../content/text/matches';
import { fold } from '../../../content/search/fold';
import { tokensOf } from '../../../content/search/tokens';
import { cut, differingExcerpts } from './differing-excerpts';
import { readSegment, type NamedRequests } from './named-requests';
import type { HashedSegment, KnownEnd, SegmentSide } from './segment-store';

/** A segment with its position. */
export interface PlacedSegment {
  readonly position: number;
  readonly fieldId: string;
  readonly pair: SegmentPair;
}

/** A placed segment with the hashes of its texts. */
export interface HashedPlace extends HashedSegment {
  readonly segment: PlacedSegment;
}

export interface PlacedFinding {
  readonly segment: PlacedSegment;
  readonly problem: Problem;
  readonly problemKey: string;
}

/** Whether `inconsistent` and `same-target` are on. */
export interface Compared {
  readonly inconsistent: boolean;
  readonly sameTarget: boolean;
}

/** Known segments of a language pair. */
export interface KnownTranslations {
  /**
   * Returns a segment's counterparts by the side `by`: its own one, and the commonest of the others. Empty
   * where there is only one.
   */
  readonly ends: (by: SegmentSide, segment: HashedSegment) => readonly KnownEnd[];
}

/**
 * Returns problems of a request's segments, or of some of them (`asked`), that differ from known ones. They
 * are said at the rarer counterpart; of two that are as common, at one of them.
 */
export function segmentDifferences(
  requestKey: number,
  places: readonly HashedPlace[],
  known: KnownTranslations,
  { inconsistent, sameTarget }: Compared,
  requests: NamedRequests,
  asked: readonly HashedPlace[] = places,
): readonly PlacedFinding[] {
  const timesHere = counter(places);
  const commoner = (by: SegmentSide, place: HashedPlace, isOther: (end: KnownEnd) => boolean) => {
    const own = by === 'source' ? place.target : place.source;
    const times = (hash: number): number =>
      timesHere(by === 'source' ? { ...place, target: hash } : { ...place, source: hash });
    const [first] = known
      .ends(by, place)
      .filter((end) => end.hash === own || isOther(end))
      // Between two translations that are as common, the earlier one counts as right.
      .toSorted(
        (a, b) =>
          b.requests - a.requests ||
          a.requestKey - b.requestKey ||
          times(b.hash) - times(a.hash) ||
          a.hash - b.hash,
      );
    return first?.hash === own ? undefined : first;
  };
  // A short label has other endings where it says something else of another request's texts, and a text with
  // a value that is filled in has them where it is said of one and of several.
  const isForm = (end: KnownEnd, { segment: { pair } }: HashedPlace): boolean =>
    (end.requestKey === requestKey ? VALUE.test(pair.source) : SHORT_LABEL.test(pair.source.trim())) &&
    areFormsOfOne(pair.target, end.text);
  // A request that was just removed is not named; its segments are removed at the next check.
  const requestOf = ({ requestKey: key }: KnownEnd): NamedRequest | undefined =>
    key === requestKey ? 'this' : requests.byKey(key);
  const findings = asked.flatMap((place) => {
    const { segment } = place;
    const { pair } = segment;
    const isUnlike = ({ text }: KnownEnd): boolean => areDifferent(pair, text);
    const isOtherTarget = (end: KnownEnd): boolean =>
      !isLeft(end.text, pair) &&
      !isForm(end, place) &&
      !areGlossed(pair, end.text) &&
      !areAlike(pair.target, end.text);
    const otherTarget =
      !inconsistent ||
      OF_CONTEXT.test(pair.source) ||
      (isLeft(pair.target, pair) && !isTranslatedElsewhere(place, known))
        ? undefined
        : commoner('source', place, isOtherTarget);
    const otherSource = sameTarget ? commoner('target', place, isUnlike) : undefined;
    const excerptsFrom = ({ hash, requestKey: key, text }: KnownEnd) =>
      differingExcerpts(pair.target, text, () =>
        key === requestKey
          ? places.find(({ target }) => target === hash)?.segment.pair.target
          : readSegment(requests.fieldsOf(key), pair.source, ({ target }) => hashOf(target) === hash)?.target,
      );
    return [
      ...(otherTarget === undefined
        ? []
        : finding(segment, 'inconsistent', requestOf(otherTarget), () => {
            const { own: target, other } = excerptsFrom(otherTarget);
            return { target, other };
          })),
      ...(otherSource === undefined
        ? []
        : finding(segment, 'same-target', requestOf(otherSource), () => ({ other: otherSource.text }))),
    ];
  });
  const byField = Map.groupBy(findings, ({ segment }) => segment.position);
  return findings.filter(
    (one) => byField.get(one.segment.position)?.some((other) => isPartOf(one, other)) !== true,
  );
}

/** Whether a finding is said of a part of the place that another one of its field is said of. */
function isPartOf(
  { segment: part, problem }: PlacedFinding,
  { segment: whole, problem: other }: PlacedFinding,
): boolean {
  if (part === whole || problem.check !== other.check) return false;
  const [inner, outer] = [part.pair.targetSpan, whole.pair.targetSpan];
  return outer.from < inner.from && inner.to <= outer.to;
}

/** Where at least so many requests translate a text, one that leaves it hardly has a name. */
const fewestTranslations = 3;

/** Whether several words are left as they are here, where far more requests translate them. */
function isTranslatedElsewhere(place: HashedPlace, known: KnownTranslations): boolean {
  const { pair } = place.segment;
  if (matchesOf(pair.source, WORD).length < 2) return false;
  let [left, translated] = [0, 0];
  for (const { text, requests } of known.ends('source', place))
    if (isLeft(text, pair)) left += requests;
    else translated += requests;
  return translated >= Math.max(fewestTranslations, left * 3);
}

/** A word in small letters, or with a capital: "HTTP 2.4" has none. */
const WORD = /(?<!\p{L})\p{L}\p{Ll}{2,40}(?!\p{L})/gu;

/** A target that is its source is not translated, or is a name. */
const isLeft = (target: string, { source }: SegmentPair): boolean =>
  plain(cut(target)) === plain(cut(source));

/** Whether two targets are one, with the source in brackets behind it: "Statut", "Statut (Status)". */
const areGlossed = ({ source, target }: SegmentPair, other: string): boolean =>
  [target, other].some((text) => text.endsWith(')')) &&
  withoutGloss(target, source) === withoutGloss(other, source);

function withoutGloss(target: string, source: string): string {
  const [text, gloss] = [plain(cut(target)), ` (${plain(cut(source))})`];
  return plain(text.endsWith(gloss) ? text.slice(0, -gloss.length) : text);
}

/**
 * Whether two targets differ only in spaces, where the script has none between words, or in the letter that
 * opens them by the keyboard, which is chosen by what else is in the menu: "&Klistra in", "K&listra in". Of
 * texts that were cut the ends may differ.
 */
function areAlike(target: string, other: string): boolean {
  if (cut(target) !== target || other.endsWith('…')) return false;
  const [one, two] = [plain(target), plain(other)];
  if (UNSPACED.test(one) && one.replaceAll(' ', '') === two.replaceAll(' ', '')) return true;
  return KEY.test(one) && KEY.test(two) && one.replace(KEY, '') === two.replace(KEY, '');
}

/** A sign before the letter that opens a label by the keyboard. */
const KEY = /&(?=[\p{L}\p{N}])/u;

/** English words that take their ending, or another word, from what they are said of or where they stand. */
const OF_CONTEXT = /^(?:none|all|any|both|other|for example)[.:…]{0,3}$/iu;

/** One to three words. */
const SHORT_LABEL = /^\S+(?: \S+){0,2}$/;

/** A placeholder or a number. */
const VALUE = /\{\w|%[\d$.]{0,6}[a-zA-Z({]|__\w|\$\w|\p{Nd}/u;

/** Scripts that put no spaces between words: what differs at the end may be a word of its own. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Whether two texts differ only in the endings of words: Verwijder, Verwijderen; __count__ fil, __count__
 * filer.
 */
function areFormsOfOne(one: string, other: string): boolean {
  if (UNSPACED.test(one) || UNSPACED.test(other)) return false;
  const [words, others] = [plain(one).split(' '), plain(other).split(' ')];
  if (words.length !== others.length) return false;
  const stems = words.map((word, at) => stemLength(word, others[at] ?? ''));
  return (
    stems.every((stem) => stem !== undefined) && stems.some((stem) => stem !== undefined && stem >= longStem)
  );
}

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

/** So many segments are counted one by one before all of them are, in a map that takes longer to make. */
const fewCounted = 20;

/** Returns a function that counts how often these segments have one with the same texts. */
function counter(segments: readonly HashedSegment[]): (segment: HashedSegment) => number {
  let asked = 0;
  let times: Map<string, number> | undefined;
  return (segment) => {
    asked += 1;
    if (asked <= fewCounted)
      return segments.filter(({ source, target }) => source === segment.source && target === segment.target)
        .length;
    if (times === undefined) {
      times = new Map();
      for (const one of segments) times.set(nameOf(one), (times.get(nameOf(one)) ?? 0) + 1);
    }
    return times.get(nameOf(segment)) ?? 0;
  };
}

const nameOf = ({ source, target }: HashedSegment): string => `${source} ${target}`;

/** Stores the beginnings of the texts, for messages, in `texts` by their hashes. */
export function hashPlace(segment: PlacedSegment, texts: Map<number, string>): HashedPlace {
  const { source, target, place } = segment.pair;
  return { segment, source: keepHashed(source, texts, place), target: keepHashed(target, texts) };
}

/** The beginnings of both texts, by which a problem is named: segments with the same ones have the same. */
export const namedTexts = ({ source, target }: SegmentPair) => ({ source: cut(source), target: cut(target) });

/** The request of another segment; `this` where it is the same one. */
type NamedRequest = 'this' | { readonly id: string };

function finding(
  segment: PlacedSegment,
  check: 'inconsistent' | 'same-target',
  request: NamedRequest | undefined,
  others: () => Readonly<Record<string, string>>,
): readonly PlacedFinding[] {
  if (request === undefined) return [];
  const { sourceSpan, targetSpan } = segment.pair;
  const texts = namedTexts(segment.pair);
  const problem: Problem = {
    check,
    variant: request === 'this' ? 'here' : 'elsewhere',
    detail: { ...texts, ...others(), ...(request === 'this' ? {} : { request: request.id }) },
    source: [sourceSpan],
    target: [targetSpan],
  };
  // The example named may change with new requests, so it is not part of the problem's key.
  return [{ segment, problem, problemKey: problemKey({ ...problem, variant: '', detail: texts }) }];
}

/** In UTF-16 units. Shorter sources that mean nearly the same share a translation. */
const shortestSentence = 40;

/**
 * Whether two sources must not share a translation: they are sentences with other words. Two sources with
 * nearly the same words may share one.
 */
function areDifferent({ source, target }: SegmentPair, other: string): boolean {
  if (Math.min(source.length, other.length) < shortestSentence) return false;
  // The beginning of each of them, set apart: "usage:".
  if (target.endsWith(':') && SHORT_LABEL.test(target)) return false;
  const [own, others] = [wordsIn(meantBy(cut(source))), wordsIn(meantBy(other))];
  const shared = [...own].filter((word) => others.has(word)).length;
  return shared * 2 < own.size + others.size - shared && !saysTheSame(own, others);
}

const isOfContent = (word: string): boolean => word.length > 3 && !isFunctionWord(word, 'en');

/** Whether nearly all longer words of one text are in the other, with whatever endings, in its own order. */
function saysTheSame(own: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [few = new Set(), many = new Set()] = [own, others]
    .map((words) => new Set([...words].filter(isOfContent).map((word) => word.slice(0, 5))))
    .toSorted((a, b) => a.size - b.size);
  const shared = [...few].filter((word) => many.has(word)).length;
  return few.size >= 3 && shared >= few.size * 0.8;
}

/** Without the sign of an access key; English says in several ways that something is not possible. */
const meantBy = (text: string): string =>
  text
    .replaceAll(/[_&](?=\p{L})/gu, '')
    .replaceAll(
      /\b(?:could ?n[o'’]t|can(?:not| not|['’]t)|(?:was |were |is )?unable to|failed to)\b/giu,
      'cannot',
    );

/** Without the ending of a plural, which many languages do not have, and of an adverb. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(tokensOf(fold(text)), (token) => token.text.replace(/(?<=\p{L}{2})(?:s|ly)$/u, '')));

/** Labels in places of two kinds have two hashes, because they may have two senses. */
function keepHashed(text: string, texts: Map<number, string>, place = ''): number {
  const hash = hashOf(place === '' ? text : `${place}\n${text}`);
  if (!texts.has(hash)) texts.set(hash, cut(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()));
  return hash;
}

const hashOf = (text: string): number => createHash('sha256').update(plain(text)).digest().readUIntBE(0, 6);

/**
 * The text without what may differ in the same translation: case, the final mark, kinds of spaces and of
 * apostrophes, and the places where a line may break.
 */
function plain(text: string): string {
  const joined = text
    .normalize('NFC')
    .replaceAll(/[\u200b\u00ad]/g, '')
    .replaceAll('’', "'");
  const line = joined.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return line.replace(/ ?[.:;,…。：！!]{1,3}$/, '');
}

import { createHash } from 'node:crypto';
import { problemKey, type Problem } from '../../../content/checks/problem';
import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { matchesOf } from '../../../content/text/matches';
import { cut, differingExcerpts } from './differing-excerpts';
import { readSegment, type NamedRequests } from './named-requests';
import { commonerCases } from './other-case';
import { pastedTexts } from './pasted-texts';
import {
  areAgreeing,
  areAlike,
  areCounted,
  areFormsOfOne,
  areGlossed,
  areOneSlipApart,
  hasValue,
  isLeft,
  isOneWord,
  isShortLabel,
  isWithinOther,
  plain,
} from './same-translation';
import type { HashedSegment, KnownEnd, SegmentSide } from './segment-store';
import { areDifferent } from './unlike-sources';

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
    // Between two translations that are as common, the earlier one counts as right.
    const byCommonness = (a: KnownEnd, b: KnownEnd): number =>
      b.requests - a.requests || a.requestKey - b.requestKey || times(b.hash) - times(a.hash);
    const [first, second] = known
      .ends(by, place)
      .filter((end) => end.hash === own || isOther(end))
      .toSorted((a, b) => byCommonness(a, b) || a.hash - b.hash);
    if (first?.hash !== own) return first;
    // Nothing tells which one of two sources has the translation of the other.
    return by === 'target' && second !== undefined && byCommonness(first, second) === 0 ? second : undefined;
  };
  const commonerCase = inconsistent ? casesBeside(asked, places) : () => undefined;
  let byTarget: ReadonlyMap<number, readonly HashedPlace[]> | undefined;
  const pastedIn = pastedTexts(places.map((one) => one.segment.pair));
  // A short label has other endings where it says something else of another request's texts, and a text with
  // a value that is filled in has them where it is said of one and of several.
  const isForm = (end: KnownEnd, { segment: { pair } }: HashedPlace): boolean =>
    areFormsOfOne(pair.target, end.text) &&
    (end.requestKey === requestKey ? hasValue(pair.source) : isShortLabel(pair.source.trim()));
  /** The segments of this request, or the first of another one, that have the text of `end` as target. */
  const segmentsOf = (
    { hash, requestKey: key }: KnownEnd,
    source: string,
    isAsked: (pair: SegmentPair) => boolean = () => true,
  ): readonly SegmentPair[] => {
    if (key === requestKey) {
      byTarget ??= Map.groupBy(places, ({ target }) => target);
      return (byTarget.get(hash) ?? []).map(({ segment }) => segment.pair).filter((pair) => isAsked(pair));
    }
    const isIt = (pair: SegmentPair): boolean => hashOf(pair.target) === hash && isAsked(pair);
    const found = readSegment(requests.fieldsOf(key), source, isIt);
    return found === undefined ? [] : [found];
  };
  // "Context menu…" opens what "Context menu" names, and "Open an archive." is a step: "Ouvre le menu
  // contextuel", "Menu contextuel". Sources with one mark say the same.
  const hasOtherMark = (end: KnownEnd, { segment: { pair } }: HashedPlace): boolean => {
    if (!isShortLabel(pair.source.trim()) || !isWithinOther(pair.target, end.text)) return false;
    const mark = finalMark(pair.source);
    const others = segmentsOf(end, pair.source, (other) => plain(other.source) === plain(pair.source));
    return others.length > 0 && others.every(({ source }) => finalMark(source) !== mark);
  };
  // A label of one word has several senses: "Back" leads back or is behind others, "DIGEST" is not "Digest".
  // Only a translation that the same label has more than once is the usual one, unless one has a slip.
  const isOfOtherSense = (end: KnownEnd, place: HashedPlace): boolean => {
    const { source, target } = place.segment.pair;
    if (!isOneWord(source.trim())) return false;
    const isSlip = areOneSlipApart(target, end.text);
    if (!isSlip && end.requests < 2 && timesHere({ ...place, target: end.hash }) < 2) return true;
    const shown = (text: string): string => (isSlip ? text.trim().replace(FINAL_MARK, '') : text.trim());
    return segmentsOf(end, source, (other) => shown(other.source) === shown(source)).length === 0;
  };
  // An adjective alone agrees with what it is said of, in any request, and a noun may be counted.
  const isAgreeing = (end: KnownEnd, { segment: { pair } }: HashedPlace): boolean =>
    ONE_WORD.test(pair.source) && (areAgreeing(pair.target, end.text) || areCounted(pair.target, end.text));
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
      !isAgreeing(end, place) &&
      !areGlossed(pair, end.text) &&
      !areAlike(pair, end.text) &&
      !hasOtherMark(end, place) &&
      !isOfOtherSense(end, place);
    const otherTarget =
      !inconsistent ||
      OF_CONTEXT.test(pair.source) ||
      (isLeft(pair.target, pair) && !isTranslatedElsewhere(place, known))
        ? undefined
        : commoner('source', place, isOtherTarget);
    const otherSource = sameTarget ? commoner('target', place, isUnlike) : undefined;
    const otherCase = otherTarget === undefined ? commonerCase(place) : undefined;
    const pasted = sameTarget && otherSource === undefined ? pastedIn(pair) : undefined;
    const excerptsFrom = (end: KnownEnd) =>
      differingExcerpts(pair.target, end.text, () => segmentsOf(end, pair.source)[0]?.target);
    return [
      ...(otherTarget === undefined
        ? []
        : finding(segment, 'inconsistent', requestOf(otherTarget), () => {
            const { own: target, other } = excerptsFrom(otherTarget);
            return { target, other: finalMark(target) === '' ? withoutMark(other) : other };
          })),
      ...(otherSource === undefined
        ? []
        : finding(segment, 'same-target', requestOf(otherSource), () => ({ other: otherSource.text }))),
      ...(otherCase === undefined
        ? []
        : finding(segment, 'inconsistent', 'this', () => ({ other: otherCase }))),
      ...(pasted === undefined
        ? []
        : finding({ ...segment, pair: pasted.pair }, 'same-target', 'this', () => ({
            other: cut(pasted.other.source),
          }))),
    ];
  });
  const byField = Map.groupBy(findings, ({ segment }) => segment.position);
  return findings.filter(
    (one) => byField.get(one.segment.position)?.some((other) => isPartOf(one, other)) !== true,
  );
}

/** Returns a function that finds the commoner translation in other capitals for the places asked about. */
function casesBeside(
  asked: readonly HashedPlace[],
  places: readonly HashedPlace[],
): (place: HashedPlace) => string | undefined {
  const names = new Set(asked.map(nameOf));
  const named = Map.groupBy(
    places.filter((place) => names.has(nameOf(place))),
    nameOf,
  );
  const cases = new Map(
    Array.from(named, ([name, same]) => [name, commonerCases(same.map((one) => one.segment.pair))]),
  );
  return (place) => cases.get(nameOf(place))?.(place.segment.pair);
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

/** Texts that differ in a final mark alone are one, of which the mark may be that of another request. */
const withoutMark = (text: string): string => text.replace(/ ?(?<!\.)[.:]$/, '');

const FINAL_MARK = /(?<![.:!?…])[.:!?…]+$/;
const finalMark = (text: string): string => FINAL_MARK.exec(text.trimEnd())?.[0].replace('...', '…') ?? '';

const ONE_WORD = /^\s*\p{L}+\s?:?\s*$/u;

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

/**
 * English words that take their ending, or another word, from what they are said of or where they stand; the
 * name of one month is written like its short form.
 */
const OF_CONTEXT = /^(?:none|all|any|both|other|for example|may|to|from|on|in|at|by|of|with|me)[.:…]{0,3}$/iu;

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

/** Labels in places of two kinds have two hashes, because they may have two senses. */
function keepHashed(text: string, texts: Map<number, string>, place = ''): number {
  const hash = hashOf(place === '' ? text : `${place}\n${text}`);
  if (!texts.has(hash)) texts.set(hash, cut(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()));
  return hash;
}

const hashOf = (text: string): number => createHash('sha256').update(plain(text)).digest().readUIntBE(0, 6);

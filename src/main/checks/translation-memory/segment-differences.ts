import { createHash } from 'node:crypto';
import { problemKey, type Problem } from '../../../content/checks/problem';
import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { fold } from '../../../content/search/fold';
import { tokensOf } from '../../../content/search/tokens';
import type { HashedSegment, OtherSegment } from './translation-memory-store';

/** Length of a text named in a message, in characters. */
const namedLength = 80;

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

/** Known segments of a language pair. Lookups return none, or one or two of all differing segments. */
export interface KnownTranslations {
  /** Segments with this source and another target. */
  readonly otherTargets: (segment: HashedSegment) => readonly OtherSegment[];
  /** Segments with this target and another source. */
  readonly otherSources: (segment: HashedSegment) => readonly OtherSegment[];
}

/** Answers the id of a request, by which a sentence names it; undefined once the request is gone. */
export interface NamedRequests {
  readonly byKey: (key: number) => { readonly id: string } | undefined;
}

/** Returns problems of a request's segments that differ from known ones. */
export function segmentDifferences(
  requestKey: number,
  places: readonly HashedPlace[],
  known: KnownTranslations,
  { inconsistent, sameTarget }: Compared,
  requests: NamedRequests,
): readonly PlacedFinding[] {
  return places.flatMap((place) => {
    const { segment } = place;
    const others = sameTarget ? known.otherSources(place) : [];
    const unlike = others.filter(({ text }) => !areAlike(text, cut(segment.pair.source)));
    return [
      ...(inconsistent
        ? finding(segment, 'inconsistent', named(requestKey, known.otherTargets(place), requests))
        : []),
      ...(sameTarget ? finding(segment, 'same-target', named(requestKey, unlike, requests)) : []),
    ];
  });
}

/** Stores the beginnings of the texts, for messages, in `texts` by their hashes. */
export function hashPlace(segment: PlacedSegment, texts: Map<number, string>): HashedPlace {
  const { source, target } = segment.pair;
  return { segment, source: hashOf(source, texts), target: hashOf(target, texts) };
}

interface NamedOther {
  readonly text: string;
  /** Undefined for a segment of the same request. */
  readonly requestId: string | undefined;
}

function named(
  requestKey: number,
  [other]: readonly OtherSegment[],
  requests: NamedRequests,
): NamedOther | undefined {
  if (other === undefined) return undefined;
  if (other.requestKey === requestKey) return { text: other.text, requestId: undefined };
  // A request that was just removed is not named; its segments are removed at the next check.
  const request = requests.byKey(other.requestKey);
  return request && { text: other.text, requestId: request.id };
}

function finding(
  segment: PlacedSegment,
  check: 'inconsistent' | 'same-target',
  other: NamedOther | undefined,
): readonly PlacedFinding[] {
  if (other === undefined) return [];
  const { source, target, sourceSpan, targetSpan } = segment.pair;
  const texts = { source: cut(source), target: cut(target) };
  const problem: Problem = {
    check,
    variant: other.requestId === undefined ? 'here' : 'elsewhere',
    detail: {
      ...texts,
      other: other.text,
      ...(other.requestId === undefined ? {} : { request: other.requestId }),
    },
    source: [sourceSpan],
    target: [targetSpan],
  };
  // The example named may change with new requests, so it is not part of the problem's key.
  return [{ segment, problem, problemKey: problemKey({ ...problem, variant: '', detail: texts }) }];
}

/** Two sources with nearly the same words may share a translation. */
function areAlike(a: string, b: string): boolean {
  const [first, second] = [a, b].map(
    (text) => new Set(Array.from(tokensOf(fold(text)), (token) => token.text)),
  );
  if (first === undefined || second === undefined) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared * 2 >= first.size + second.size - shared;
}

function hashOf(text: string, texts: Map<number, string>): number {
  const normal = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const hash = createHash('sha256').update(normal).digest().readUIntBE(0, 6);
  texts.set(hash, cut(normal));
  return hash;
}

function cut(text: string): string {
  return text.length <= namedLength ? text : `${text.slice(0, namedLength - 1)}…`;
}

import { createHash } from 'node:crypto';
import { problemKey, type Problem } from '../../shared/checks/problem';
import type { SegmentPair } from '../../shared/checks/segment-pairs';
import { fold } from '../../shared/search/fold';
import { tokensOf } from '../../shared/search/tokens';
import type { LanguagePair } from '../../shared/problems';
import type { ContentRequestStore } from '../store/content-request-store';
import type { HashedSegment, OtherSegment, SegmentStore } from '../store/segment-store';

/** Characters of a text that a sentence names. */
const namedLength = 80;

/** A segment in its place. */
export interface PlacedSegment {
  readonly position: number;
  readonly fieldId: string;
  readonly pair: SegmentPair;
}

interface PlacedFinding {
  readonly segment: PlacedSegment;
  readonly problem: Problem;
  readonly problemKey: string;
}

/** What of `inconsistent` and `same-target` is on. */
export interface Compared {
  readonly inconsistent: boolean;
  readonly sameTarget: boolean;
}

/** The two checks that compare a request with all others of its languages. */
export class SegmentComparison {
  readonly #segments: SegmentStore;
  readonly #requests: Pick<ContentRequestStore, 'byKey'>;

  constructor(segments: SegmentStore, requests: Pick<ContentRequestStore, 'byKey'>) {
    this.#segments = segments;
    this.#requests = requests;
  }

  /** Takes a request's segments in, and says which differ from what is known. */
  compare(
    requestKey: number,
    languages: LanguagePair,
    placed: readonly PlacedSegment[],
    { inconsistent, sameTarget }: Compared,
  ): readonly PlacedFinding[] {
    const pair = this.#segments.pairKey(languages);
    const texts = new Map<number, string>();
    const hashed = placed.map((segment) => ({ segment, ...hashesOf(segment.pair, texts) }));
    this.#segments.replace(requestKey, pair, hashed, texts);
    return hashed.flatMap(({ segment, ...hashes }) => [
      ...(inconsistent
        ? finding(segment, 'inconsistent', this.#named(requestKey, this.#segments.otherTargets(pair, hashes)))
        : []),
      ...(sameTarget
        ? finding(
            segment,
            'same-target',
            this.#named(
              requestKey,
              this.#segments
                .otherSources(pair, hashes)
                .filter(({ text }) => !areAlike(text, cut(segment.pair.source))),
            ),
          )
        : []),
    ]);
  }

  /** A request that is gone, or has no target any more, is compared with no other. */
  forget(requestKey: number): void {
    this.#segments.replace(requestKey, 0, [], new Map());
  }

  #named(requestKey: number, [other]: readonly OtherSegment[]): NamedOther | undefined {
    if (other === undefined) return undefined;
    if (other.requestKey === requestKey) return { text: other.text, requestId: undefined };
    // One that has just gone is not worth naming; its segments go with the next check.
    const request = this.#requests.byKey(other.requestKey);
    return request && { text: other.text, requestId: request.id };
  }
}

interface NamedOther {
  readonly text: string;
  /** Undefined: in the same request. */
  readonly requestId: string | undefined;
}

function finding(
  segment: PlacedSegment,
  check: 'inconsistent' | 'same-target',
  other: NamedOther | undefined,
): readonly PlacedFinding[] {
  if (other === undefined) return [];
  const { source, target, sourceSpan, targetSpan } = segment.pair;
  const named = { source: cut(source), target: cut(target) };
  const problem: Problem = {
    check,
    variant: other.requestId === undefined ? 'here' : 'elsewhere',
    detail: {
      ...named,
      other: other.text,
      ...(other.requestId === undefined ? {} : { request: other.requestId }),
    },
    source: [sourceSpan],
    target: [targetSpan],
  };
  // Which of the others it names may change with each request that comes: the problem stays the same.
  return [{ segment, problem, problemKey: problemKey({ ...problem, variant: '', detail: named }) }];
}

/** Said in nearly the same words, two sources may well have one translation. */
function areAlike(a: string, b: string): boolean {
  const [first, second] = [a, b].map(
    (text) => new Set(Array.from(tokensOf(fold(text)), (token) => token.text)),
  );
  if (first === undefined || second === undefined) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared * 2 >= first.size + second.size - shared;
}

function hashesOf({ source, target }: SegmentPair, texts: Map<number, string>): HashedSegment {
  return { source: hashOf(source, texts), target: hashOf(target, texts) };
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

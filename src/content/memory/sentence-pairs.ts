import type { Span } from '../text/length-likelihood';
import { alignTexts, type AlignedPair } from './align-texts';
import { anchorsIn } from './anchors';
import { sentencesOf, type Sentence } from './sentences';

/** Sentences of a paragraph that translate each other, as ranges of its two texts. */
export interface SentencePair {
  readonly source: Sentence;
  readonly target: Sentence;
}

/** The smallest certainty of a pair of sentences; others are joined with their neighbours. */
export const leastCertainty = 0.92;

/**
 * Pairs the sentences of a paragraph with those of its translation. Where the correspondence is not certain,
 * neighbours are joined until it is, so that every pair is a translation; at worst the paragraph is one pair.
 * A sentence that has no counterpart is in no pair.
 */
export function sentencePairs(
  source: string,
  target: string,
  languages: { readonly source: string; readonly target: string },
): readonly SentencePair[] {
  const [own, other] = [sentencesOf(source, languages.source), sentencesOf(target, languages.target)];
  if (own.length === 0 || other.length === 0) return [];
  const whole = [{ source: { from: 0, to: own.length }, target: { from: 0, to: other.length } }];
  const joined =
    own.length === 1 || other.length === 1
      ? whole
      : joinUncertain(alignTexts(weighed(source, own), weighed(target, other)));
  return (joined ?? whole).flatMap((pair) => {
    const [from, to] = [rangeOf(own, pair.source), rangeOf(other, pair.target)];
    return from === undefined || to === undefined ? [] : [{ source: from, target: to }];
  });
}

function weighed(text: string, sentences: readonly Sentence[]): Parameters<typeof alignTexts>[0] {
  return sentences.map(({ start, end }) => ({
    length: end - start,
    anchors: anchorsIn(text.slice(start, end)),
  }));
}

type Spans = Pick<AlignedPair, 'source' | 'target'>;

/** Joins each run of uncertain pairs to one. A run with text on one side only joins the pair before it. */
function joinUncertain(pairs: readonly AlignedPair[] | undefined): readonly Spans[] | undefined {
  if (pairs === undefined) return undefined;
  const joined: (Spans & { readonly isOpen: boolean })[] = [];
  for (const pair of pairs) {
    const isOpen = pair.certainty < leastCertainty;
    const last = joined.at(-1);
    if (last !== undefined && isOpen && last.isOpen) {
      joined[joined.length - 1] = { ...join(last, pair), isOpen };
    } else joined.push({ source: pair.source, target: pair.target, isOpen });
  }
  const complete: Spans[] = [];
  for (const pair of joined) {
    const last = complete.at(-1);
    if (pair.isOpen && isOneSided(pair) && last !== undefined)
      complete[complete.length - 1] = join(last, pair);
    else complete.push(pair);
  }
  return complete;
}

const isEmpty = ({ from, to }: Span): boolean => from === to;
const isOneSided = ({ source, target }: Spans): boolean => isEmpty(source) || isEmpty(target);
const join = (a: Spans, b: Spans): Spans => ({
  source: { from: a.source.from, to: b.source.to },
  target: { from: a.target.from, to: b.target.to },
});

function rangeOf(sentences: readonly Sentence[], { from, to }: Span): Sentence | undefined {
  const [first, last] = [sentences[from], sentences[to - 1]];
  return first === undefined || last === undefined || from === to
    ? undefined
    : { start: first.start, end: last.end };
}

import type { ParsedPair } from './parsed/parsed-pair';
import { isSomething } from './text/plain-words';
import type { ProblemSpan } from './problem';
import { isNotice } from './text/stub-check';

/** A paragraph, item, cell or line of the source and its translation, on one line and without tags. */
export interface SegmentPair {
  readonly source: string;
  readonly target: string;
  readonly sourceSpan: ProblemSpan;
  readonly targetSpan: ProblemSpan;
}

/**
 * Returns source segments with their translations where both sides split into equally many blocks;
 * `inconsistent` and `same-target` compare them across requests. Excludes fields whose sides can't be matched
 * block by block, code, and segments without letters or digits on either side.
 */
export function segmentPairs({ source, target, blocks }: ParsedPair): readonly SegmentPair[] {
  return blocks.flatMap((pair): readonly SegmentPair[] => {
    const isProse = isSomething(source.prose.slice(pair.source.start, pair.source.end));
    const texts = {
      source: onOneLine(source.readable.text.slice(pair.source.start, pair.source.end)),
      target: onOneLine(target.readable.text.slice(pair.target.start, pair.target.end)),
    };
    if (!isProse || !isSomething(texts.target) || isNotice(texts.target)) return [];
    return [
      {
        ...texts,
        sourceSpan: source.readable.spanOfBlock(pair.source),
        targetSpan: target.readable.spanOfBlock(pair.target),
      },
    ];
  });
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

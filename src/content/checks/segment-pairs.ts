import type { CheckedField, CheckedLanguages } from './checked-field';
import { parsePair } from './parsed-pair';
import { isSomething } from './plain-words';
import type { ProblemSpan } from './problem';

/** A paragraph, item, cell or line of the source and its translation, as they are read: on one line, without tags. */
export interface SegmentPair {
  readonly source: string;
  readonly target: string;
  readonly sourceSpan: ProblemSpan;
  readonly targetSpan: ProblemSpan;
}

/**
 * Source segments and their translations where both sides split into equally many blocks; what `inconsistent` and
 * `same-target` compare across requests. None for a field whose sides cannot be matched block by block,
 * and none of what is code or has neither letters nor digits on either side.
 */
export function segmentPairs(field: CheckedField, languages: CheckedLanguages): readonly SegmentPair[] {
  const { source, target, blocks } = parsePair(field, languages);
  return blocks.flatMap((pair): readonly SegmentPair[] => {
    const isProse = isSomething(source.prose.slice(pair.source.start, pair.source.end));
    const texts = {
      source: onOneLine(source.readable.text.slice(pair.source.start, pair.source.end)),
      target: onOneLine(target.readable.text.slice(pair.target.start, pair.target.end)),
    };
    if (!isProse || !isSomething(texts.target)) return [];
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

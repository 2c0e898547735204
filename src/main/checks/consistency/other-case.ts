import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { cut } from './differing-excerpts';

/**
 * Returns the commoner translation of a text in these pairs, which have the same words, where it differs
 * from its own only in capitals behind the first letter. Of two that are as common the earlier one counts as
 * right.
 */
export function commonerCase(own: SegmentPair, pairs: readonly SegmentPair[]): string | undefined {
  const forms = Map.groupBy(
    pairs.filter(({ source }) => source === own.source),
    ({ target }) => withoutEdges(target),
  );
  const [first] = [...forms].toSorted(([, a], [, b]) => b.length - a.length);
  if (first === undefined || cut(own.target) !== own.target) return undefined;
  const [form, [one]] = first;
  return form === withoutEdges(own.target) ? undefined : one?.target;
}

/** Without the first letter, which the check of letter case looks at, and the mark at the end. */
const withoutEdges = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replaceAll('’', "'")
    .replaceAll(/\s+|\u200b|\u00ad/g, ' ')
    .replace(/^[^\p{L}]*\p{L}/u, '')
    .replace(/ ?\\?[.:;,…。：！!]{1,3}$/u, '');

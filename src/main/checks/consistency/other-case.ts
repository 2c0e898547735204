import type { SegmentPair } from '../../../content/checks/segment-pairs';
import { cut } from './differing-excerpts';

/**
 * Returns a function that finds the commoner translation of a text in these pairs, which have the same words,
 * where it differs from its own only in capitals behind the first letter. Of two that are as common the
 * earlier one counts as right. The pairs are read once, since a request may have thousands of one text.
 */
export function commonerCases(pairs: readonly SegmentPair[]): (own: SegmentPair) => string | undefined {
  const first = new Map<string, { readonly form: string; readonly target: string }>();
  if (pairs.length === 1) return () => undefined;
  for (const [source, same] of Map.groupBy(pairs, (pair) => pair.source)) {
    const forms = Map.groupBy(same, ({ target }) => withoutEdges(target));
    const [commonest] = [...forms].toSorted(([, a], [, b]) => b.length - a.length);
    const [form = '', [one] = []] = commonest ?? [];
    if (one !== undefined && forms.size > 1) first.set(source, { form, target: one.target });
  }
  return (own) => {
    const commoner = first.get(own.source);
    if (commoner === undefined || cut(own.target) !== own.target) return undefined;
    return commoner.form === withoutEdges(own.target) ? undefined : commoner.target;
  };
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

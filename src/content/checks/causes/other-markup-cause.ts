import type { ParsedPair } from '../parsed/parsed-pair';
import type { Problem } from '../problem';
import { areTouched, foldInto, rankOf, replaced } from './fold';
import { placeFinder } from './place-of-finding';

/**
 * Makes one problem of a lost tag and what stands for it in its block: Markdown, or a name that is no element
 * of HTML.
 */
export function foldOtherMarkup(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const others = findings.filter(isOtherMarkup);
  if (others.length === 0) return findings;
  const placesIn = placeFinder(pair);
  let left = findings;
  for (const other of others) {
    const added = left.filter(
      ({ check, target }) => check === 'tags-extra' && areTouched(target, other.target),
    );
    const [place = other] = added;
    const isFor = (finding: Problem): boolean =>
      finding.check === 'tags-missing' &&
      finding.cause === undefined &&
      finding.target.length === 0 &&
      finding.source.length === place.target.length &&
      placesIn(finding).join(' ') === placesIn(place).join(' ');
    const [lost, ...more] = left.filter(isFor);
    const parts = [other, ...added, ...(lost !== undefined && more.length === 0 ? [lost] : [])];
    const [leader = other, ...rest] = parts.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (rest.length > 0) left = replaced(left, parts, foldInto(leader, rest, 'passage'));
  }
  return left;
}

const isOtherMarkup = ({ check, variant, cause }: Problem): boolean =>
  cause === undefined &&
  ((check === 'leftovers' && variant === 'markdown') || (check === 'html' && variant === 'unknown-element'));

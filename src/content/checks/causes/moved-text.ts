import { firstOf } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { Finding, Problem, ProblemSpan } from '../problem';
import { usualLength } from '../text/usual-length';
import { placeFinder } from './place-of-finding';

/**
 * Leaves out what is said of paragraphs with a neighbour's text: where one is too short and one too long, and
 * both together are as long as usual, the text was divided in another way, and no sentence of the first is
 * missing.
 */
export function withoutMoved(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const lengths = firstOf(findings.filter(({ check }) => check === 'length'));
  if (new Set(lengths.map(({ variant }) => variant)).size < 2 || areExchanged(pair, lengths)) return findings;
  const moved = new Set<Problem>(
    lengths.filter((one) =>
      lengths.some((other) => other.variant !== one.variant && areDivided(pair, one, other)),
    ),
  );
  if (moved.size === 0) return findings;
  const placesIn = placeFinder(pair);
  const blocks = new Set([...moved].flatMap(placesIn));
  const isOfThem = (finding: Finding): boolean =>
    finding.check === 'missing-sentences' && placesIn(finding).some((place) => blocks.has(place));
  return findings.filter((finding) => !moved.has(finding) && !isOfThem(finding));
}

/** Whether two paragraphs are neighbours, and have the usual length together. */
function areDivided(
  { source, sourceLanguage, targetLanguage }: ParsedPair,
  { source: [from], target: [to] }: Finding,
  { source: [otherFrom], target: [otherTo] }: Finding,
): boolean {
  if (from === undefined || to === undefined || otherFrom === undefined || otherTo === undefined)
    return false;
  const [was, is] = [around(from, otherFrom), around(to, otherTo)];
  const ratio = is / was / usualLength(sourceLanguage, targetLanguage);
  const between = source.raw.slice(Math.min(from.to, otherFrom.to), Math.max(from.from, otherFrom.from));
  const isNeighbour = between.length < longestBetween && between.replaceAll(/<[^<>]*>/g, '').trim() === '';
  return isNeighbour && ratio < mostOfDivided && ratio > 1 / mostOfDivided;
}

const around = (one: ProblemSpan, other: ProblemSpan): number =>
  Math.max(one.to, other.to) - Math.min(one.from, other.from);

/** UTF-16 units of tags between two paragraphs. */
const longestBetween = 200;
/** Two paragraphs together differ from their translation by less than one of them. */
const mostOfDivided = 1.25;

/** Whether two paragraphs are as long as usual with each other's target. */
function areExchanged(pair: ParsedPair, [one, two, ...others]: readonly Finding[]): boolean {
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  const fits = ({ source: [from] }: Finding, { target: [to] }: Finding): boolean => {
    if (from === undefined || to === undefined) return false;
    const ratio = (to.to - to.from) / (from.to - from.from) / usual;
    return ratio < mostOfExchanged && ratio > 1 / mostOfExchanged;
  };
  return one !== undefined && two !== undefined && others.length === 0 && fits(one, two) && fits(two, one);
}

/** Lengths differ by less between a paragraph and its translation. */
const mostOfExchanged = 1.5;

import type { ParsedPair } from '../parsed/parsed-pair';
import type { CheckId, Finding, Problem } from '../problem';
import { breaksProgram } from './broken-placeholders';
import { foldInto, replaced } from './fold';

/** Findings that are true whatever language the text is in. */
const INDEPENDENT: ReadonlySet<CheckId> = new Set([
  'unsafe-html',
  'corrupted',
  'tags-nesting',
  'target-empty',
]);

/** From this share of the target on, everything else that differs follows from it. */
const mostOf = 0.6;

/**
 * Makes one problem of all passages of a field that are not translated; where that is most of the field, or a
 * notice stands in its place, of what differs besides as well.
 */
export function foldUntranslated(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const left = findings.filter(isLeft);
  const [first] = left;
  if (first === undefined) return findings;
  const others = findings.filter((finding) => !isInside(finding, left));
  if (others.length < findings.length) return foldUntranslated(pair, others);
  const stub = left.find(({ variant }) => variant === 'stub');
  const isMost = stub !== undefined || shareOf(pair, left) >= mostOf;
  const isEcho = (finding: Problem): boolean =>
    !INDEPENDENT.has(finding.check) && (stub !== undefined || !breaksProgram(finding, pair));
  const folded = isMost ? findings.filter(isEcho) : left;
  if (folded.length < 2) return findings;
  const leader = stub ?? first;
  const rest = folded.filter((finding) => finding !== leader);
  const problem = foldInto(leader, rest, 'untranslated');
  // The places of other findings would mark tags and text that are right.
  const marked = stub === undefined ? left.filter((finding) => finding !== leader) : [];
  const { source, target } = foldInto(leader, marked, 'untranslated');
  return replaced(findings, folded, { ...problem, source, target });
}

/** Findings about habits of the target's language, which say nothing about a passage in another one. */
const OF_LANGUAGE: ReadonlySet<CheckId> = new Set([
  'french-spacing',
  'number-format',
  'punctuation',
  'letter-case',
  'doubled-words',
  'length',
]);

/** Whether a finding about the target's language lies in passages that are not translated. */
function isInside({ check, target }: Finding, left: readonly Finding[]): boolean {
  if (!OF_LANGUAGE.has(check) || target.length === 0) return false;
  const passages = left.flatMap((finding) => finding.target);
  return target.every((span) => passages.some(({ from, to }) => from <= span.from && span.to <= to));
}

const isLeft = ({ check, variant }: Finding): boolean =>
  check === 'target-equals-source' ||
  (check === 'script' && variant === 'untranslated') ||
  (check === 'language' && variant === 'source');

/** Tags and code count as text, on both sides of the comparison. */
function shareOf({ target }: ParsedPair, left: readonly Finding[]): number {
  const size = left.flatMap((finding) => finding.target).reduce((sum, { from, to }) => sum + to - from, 0);
  return size / Math.max(1, target.raw.length);
}

import { deviationKey, isComparable, mayBeName, type Passage } from '../across/deviations';
import { certaintyOf } from '../certainty';
import { keyOf, type CheckId, type FoldedFinding, type Problem } from '../problem';
import { foldInto, partsOf } from './fold';
import { fieldProblem, type FieldProblem } from './request-causes';

/** A field among the languages of its source. */
export interface FieldInLanguages {
  /** The number of languages that have a target of the field, its own included. */
  readonly languages: number;
  /** Returns in how many of them the target deviates in this way. */
  readonly timesOf: (deviation: string) => number;
  /** Whether all other languages have as many sentences in this passage, and far longer ones. */
  readonly isShortest: (passage: Passage) => boolean;
}

/** With fewer languages, it is open which one deviates. */
export const fewestLanguages = 3;

/** Whether most languages deviate in one way. */
export const isMajority = (times: number, languages: number): boolean =>
  times >= fewestLanguages && 2 * times > languages;

/**
 * Whether so many languages deviate in one way that the source may be another version, and not they: where
 * two of five are in step with the source, the other three are older translations.
 */
const isOfSource = (times: number, languages: number): boolean =>
  isMajority(times, languages) && 3 * times >= 2 * languages;

/**
 * Makes one problem, at the first of the fields, of those in which most languages differ from the source in
 * the same way. Where they differ in marks and spaces alone, these are the source's own, such as spaces for
 * its columns, and nothing to act on, no more than a label that most of them keep, which is a name.
 */
export function foldSource(
  all: readonly FieldProblem[],
  inLanguages: (position: number) => FieldInLanguages | undefined,
): readonly FieldProblem[] {
  const problems = all.filter(({ position, problem }) => !isKeptInMost(problem, inLanguages(position)));
  const taken = problems.filter(({ position, problem }) => isShared(problem, inLanguages(position)));
  // A tag that several languages set in another way says less of the source than a text that they lack.
  const told = taken.find(({ problem }) => !partsOf(problem).every(isStyle));
  const shown = told === undefined ? taken.filter(({ problem }) => partsOf(problem).every(isOfTag)) : taken;
  const [first] = told === undefined ? shown : [told];
  const gone = new Set([...shown, ...taken.filter(({ problem }) => partsOf(problem).every(isMark))]);
  if (first === undefined) return problems.filter((one) => !gone.has(one));
  const shared = shown.flatMap(({ position, fieldId, problem }) => {
    const among = inLanguages(position);
    return sharedFindings(problem, among).map((finding) => ({
      times: among?.timesOf(deviationKey(finding)) ?? 0,
      languages: among?.languages ?? 1,
      finding: fieldId === first.fieldId ? finding : { ...finding, fieldId, position },
    }));
  });
  // Each of the differences is in so many languages, or in a larger part of its own ones.
  const rarest = shared.reduce((a, b) => (b.times * a.languages < a.times * b.languages ? b : a));
  // Beside one that fewer languages share, others may be in all of them.
  const mostTimes = shared.reduce(
    (most, { times, languages }) => (languages === rarest.languages ? Math.max(most, times) : most),
    0,
  );
  const leader = {
    check: 'across-languages',
    variant: 'source',
    detail: {
      count: mostTimes > rarest.times ? `${rarest.times}–${mostTimes}` : String(rarest.times),
      languages: String(rarest.languages),
      differences: String(shared.length),
    },
    source: [],
    target: [],
  } as const;
  // The numbers change with each language that arrives, and the problem stays the same.
  const key = keyOf([leader.check, leader.variant]);
  const { position, fieldId } = first;
  const findings = shared.map(({ finding }) => finding);
  const said = {
    position,
    fieldId,
    key,
    problem: foldInto(leader, findings, told === undefined ? 'habit' : 'version'),
  };
  return problems.flatMap((one) => {
    if (!gone.has(one)) return [one];
    const alone = aloneIn(one, inLanguages(one.position));
    return one === first ? [said, ...alone] : alone;
  });
}

/**
 * The differences of a problem that no other language has: one problem of its own, which stays. Tags are lost
 * with the words of another version.
 */
function aloneIn(
  { position, fieldId, problem }: FieldProblem,
  field: FieldInLanguages | undefined,
): readonly FieldProblem[] {
  const [first, ...others] = partsOf(problem).filter(
    (finding) =>
      isComparable(finding) &&
      !isStyle(finding) &&
      (problem.cause !== 'version' || finding.check !== 'tags-missing') &&
      field?.timesOf(deviationKey(finding)) === 1,
  );
  if (first === undefined) return [];
  const alone = others.length === 0 ? first : foldInto(first, others, 'passage');
  return [fieldProblem({ position, fieldId }, alone)];
}

const isKeptInMost = (problem: Problem, field: FieldInLanguages | undefined): boolean =>
  field !== undefined && mayBeName(problem) && isInMost(problem, field);

/**
 * A problem that stands for several is shared if most of these are. A target that is not translated says
 * nothing about the source.
 */
function isShared(problem: Problem, field: FieldInLanguages | undefined): boolean {
  if (field === undefined || problem.cause === 'untranslated') return false;
  const findings = partsOf(problem);
  // Names that every language sets in bold say nothing of a table that one of them lacks.
  const told = findings.filter((finding) => !isStyle(finding));
  const counted = told.length === 0 ? findings : told;
  return 2 * counted.filter((finding) => isInMost(finding, field)).length > counted.length;
}

function isInMost(finding: FoldedFinding, field: FieldInLanguages): boolean {
  const isEnough = isMark(finding) || mayBeName(finding) ? isMajority : isOfSource;
  return isEnough(field.timesOf(deviationKey(finding)), field.languages);
}

/** The findings of a problem that most languages have. */
const sharedFindings = (problem: Problem, field: FieldInLanguages | undefined): readonly FoldedFinding[] =>
  partsOf(problem).filter((finding) => field !== undefined && isInMost(finding, field));

/** How a text is shown, and which marks it has, is no matter of its version. */
const isStyle = (finding: FoldedFinding): boolean => certaintyOf(finding) === 'style' || isMark(finding);

/** A tag in which words are set, or a link. */
const isOfTag = ({ check }: FoldedFinding): boolean => check === 'tags-missing' || check === 'tags-extra';

/** Marks, spaces and names in code, which a source may have for itself alone. */
const isMark = (finding: FoldedFinding): boolean =>
  MARKS.has(finding.check) || (finding.check === 'code' && certaintyOf(finding) === 'style');

const MARKS: ReadonlySet<CheckId> = new Set([
  'line-breaks',
  'edge-spaces',
  'double-spaces',
  'end-punctuation',
  'letter-case',
]);

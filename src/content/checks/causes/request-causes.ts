import { problemKey, type CheckId, type Problem } from '../problem';
import { pageOf } from '../addresses/moved-address';
import { foldInto } from './fold';

/** A problem with its field. */
export interface FieldProblem {
  /** Index of the field, from 0. */
  readonly position: number;
  readonly fieldId: string;
  readonly problem: Problem;
  /** Identifies the problem in its field. */
  readonly key: string;
}

/** Conventions of a text: whatever mark they concern, they are kept or not in all of it. */
const CONVENTIONS: ReadonlySet<CheckId> = new Set(['french-spacing', 'double-spaces', 'edge-spaces']);

/** Forms of marks that a translator or a keyboard has, and spaces of joined lines, in any text. */
const MARKS_OF_A_TEXT = new Set([
  'half-width',
  'brackets-mixed',
  'quotes',
  'quotes-mixed',
  'quotes-spaced',
  'space-in-word',
]);

/** One wrong encoding or escaping damages many letters, each in its own way. */
const DAMAGE: Readonly<Record<string, string>> = {
  mojibake: 'encoding',
  broken: 'encoding',
  misread: 'encoding',
  escaped: 'escaping',
  decomposed: 'decomposing',
  'half-width': 'half width',
};

/** Texts that are found wherever they stand; once they are known, so are the others. */
const REPEATED: ReadonlySet<CheckId> = new Set(['inconsistent', 'same-target', 'attribute-changed']);

/** Anything that is the same in this many places is no slip. */
const fewest = { convention: 2, repeated: 2, other: 3 };

/**
 * Makes one problem of those that are the same throughout a request, at the first of them; the others keep
 * their order. Problems that stand for several findings of another kind stay.
 */
export function foldHabits(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const groups = Map.groupBy(problems, habitOf);
  const leaders = new Map<FieldProblem, FieldProblem>();
  const gone = new Set<FieldProblem>();
  for (const [habit, group] of groups) {
    const [first, ...others] = group;
    if (habit === undefined || first === undefined || group.length < fewestOf(first.problem)) continue;
    leaders.set(first, { ...first, problem: folded(first, others) });
    for (const other of others) gone.add(other);
  }
  if (gone.size === 0) return problems;
  return problems.flatMap((one) => (gone.has(one) ? [] : [leaders.get(one) ?? one]));
}

function folded(first: FieldProblem, others: readonly FieldProblem[]): Problem {
  const { folded: own = [], ...leader } = first.problem;
  const isStub = isNotice(leader);
  const parts = others.flatMap(({ fieldId, position, problem }) => {
    const { folded: inside = [], ...finding } = problem;
    // Findings beside a notice are of the text that it replaces.
    return (isStub ? [finding] : [finding, ...inside]).map((part) =>
      fieldId === first.fieldId ? part : { fieldId, position, ...part },
    );
  });
  return foldInto(leader, isStub ? parts : [...own, ...parts], isStub ? 'untranslated' : 'habit');
}

/** A notice in place of the translation, which each section of a page has. */
const isNotice = ({ check, variant }: Problem): boolean =>
  check === 'target-equals-source' && variant === 'stub';

/** A practice of a request, whatever the texts: labels that are kept, and the other characters of Chinese. */
const isPractice = ({ check, variant }: Problem): boolean => PRACTICES.has(`${check}.${variant}`);

const PRACTICES = new Set([
  'target-equals-source.labels-kept',
  'script.all-simplified',
  'script.all-traditional',
]);

/** Undefined for problems that are each one of their own. */
function habitOf({ problem, key }: FieldProblem): string | undefined {
  const { check, variant, cause, detail } = problem;
  if (isPractice(problem)) return variant;
  if (cause !== undefined && cause !== 'habit' && !isNotice(problem)) return undefined;
  if (isConvention(problem)) return `${check} ${damageOf(problem) ?? variant}`;
  // One tag for another is a way to set a text, whatever the text.
  if (check === 'tags-missing' && variant === 'replaced')
    return `replaced ${detail['tag']} ${detail['found']}`;
  // Each of the sources that share a translation says so of the other one.
  if (check === 'same-target') return `${check} ${detail['target']}`;
  // A translation names its own pages, or its own places on them.
  if (isOwnName(problem)) return `names of ${placeOf(detail['before'])} ${placeOf(detail['after'])}`;
  // A translation has keys in its labels, or has none.
  if (check === 'placeholders' && variant === 'no-access-key') return variant;
  return Object.keys(detail).length === 0 ? undefined : key;
}

/** Whether a link leads to a page, or to a place on it, by a name in the target's language. */
const isOwnName = ({ check, variant, detail }: Problem): boolean =>
  check === 'attribute-changed' &&
  variant === 'class' &&
  detail['attribute'] === 'href' &&
  pageOf(detail['before'] ?? '') !== pageOf(detail['after'] ?? '');

/** The page of an address, which has many places. */
const placeOf = (address = ''): string => address.replace(/#.*/s, '');

const isConvention = ({ check, variant }: Problem): boolean =>
  CONVENTIONS.has(check) ||
  (check === 'punctuation' && MARKS_OF_A_TEXT.has(variant)) ||
  damageOf({ check, variant }) !== undefined;

const damageOf = ({ check, variant }: Pick<Problem, 'check' | 'variant'>): string | undefined =>
  check === 'corrupted' ? DAMAGE[variant] : undefined;

function fewestOf(problem: Problem): number {
  if (isConvention(problem)) return fewest.convention;
  return REPEATED.has(problem.check) || isNotice(problem) || isPractice(problem)
    ? fewest.repeated
    : fewest.other;
}

export const fieldProblem = (
  place: Pick<FieldProblem, 'position' | 'fieldId'>,
  problem: Problem,
): FieldProblem => ({
  ...place,
  problem,
  key: problemKey(problem),
});

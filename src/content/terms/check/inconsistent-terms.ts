import { fieldProblem, type FieldProblem } from '../../checks/causes/request-causes';
import { ProblemCollector } from '../../checks/problem-collector';
import type { TermEntry } from '../termbase';
import type { TermUse } from './term-check';

/** The uses of terms in one field. */
export interface FieldTerms {
  readonly position: number;
  readonly fieldId: string;
  readonly uses: readonly TermUse[];
}

/**
 * Returns a problem for each field that translates a term otherwise than most fields of the request do, with
 * another term that is admitted. Counts are compared with counts: `number of files` and `version number` have
 * different translations in most languages.
 */
export function inconsistentTerms(fields: readonly FieldTerms[]): readonly FieldProblem[] {
  const counts = { ofCounts: new Map<TermEntry, Counts>(), others: new Map<TermEntry, Counts>() };
  const countsOf = ({ isCount }: TermUse): Map<TermEntry, Counts> =>
    isCount ? counts.ofCounts : counts.others;
  for (const { uses } of fields) {
    for (const use of uses) {
      const own = countsOf(use).get(use.entry) ?? new Map<string, number>();
      countsOf(use).set(use.entry, own);
      own.set(use.targetTerm.text, (own.get(use.targetTerm.text) ?? 0) + 1);
    }
  }
  return fields.flatMap(({ position, fieldId, uses }) => {
    const problems = new ProblemCollector();
    for (const use of uses) {
      const { entry, sourceTerm: term, targetTerm, source, target } = use;
      const other = mostOf(countsOf(use).get(entry) ?? new Map());
      if (other === targetTerm.text) continue;
      problems.add('term-inconsistent', 'here', { term, found: targetTerm.text, other }, { source, target });
    }
    return problems.finish().map((problem) => fieldProblem({ position, fieldId }, problem));
  });
}

/** How many fields have each translation of a term. */
type Counts = Map<string, number>;

/** The most frequent text; the first of several. */
function mostOf(counts: ReadonlyMap<string, number>): string {
  let most = { text: '', count: 0 };
  for (const [text, count] of counts) if (count > most.count) most = { text, count };
  return most.text;
}

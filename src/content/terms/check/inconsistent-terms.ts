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
 * another term that is admitted. In English sources, `number of files` is compared with other counts only:
 * most languages translate it otherwise than `version number`.
 */
export function inconsistentTerms(fields: readonly FieldTerms[]): readonly FieldProblem[] {
  const counted = usualIn(fields, true);
  const others = usualIn(fields, false);
  if (counted.size + others.size === 0) return [];
  return fields.flatMap(({ position, fieldId, uses }) => {
    const problems = new ProblemCollector();
    for (const { entry, isCount, sourceTerm: term, targetTerm, source, target } of uses) {
      const other = (isCount ? counted : others).get(entry);
      if (other === undefined || other === targetTerm.text) continue;
      problems.add('term-inconsistent', 'here', { term, found: targetTerm.text, other }, { source, target });
    }
    return problems.finish().map((problem) => fieldProblem({ position, fieldId }, problem));
  });
}

/** Returns the usual translation of each term that has several, either among counts or among other uses. */
function usualIn(fields: readonly FieldTerms[], isCount: boolean): ReadonlyMap<TermEntry, string> {
  const counts = new Map<TermEntry, Map<string, number>>();
  for (const { uses } of fields) {
    for (const { entry, targetTerm, ...use } of uses) {
      if (use.isCount !== isCount) continue;
      let own = counts.get(entry);
      if (own === undefined) counts.set(entry, (own = new Map()));
      own.set(targetTerm.text, (own.get(targetTerm.text) ?? 0) + 1);
    }
  }
  return new Map(
    [...counts].flatMap(([entry, own]) => (own.size < 2 ? [] : [[entry, mostOf(own)] as const])),
  );
}

/** The most frequent text; the first of several. */
function mostOf(counts: ReadonlyMap<string, number>): string {
  let most = { text: '', count: 0 };
  for (const [text, count] of counts) if (count > most.count) most = { text, count };
  return most.text;
}

import type { CheckedField, CheckedLanguages } from './checked-field';
import { emptyTarget } from './empty-target';
import type { FieldCheck } from './field-check';
import { parsePair } from './parsed-pair';
import type { CheckId, Problem } from './problem';
import { ProblemCollector } from './problem-collector';
import { tagChecks } from './tag-checks';
import { tagNesting } from './tag-nesting';
import { unsafeHtml } from './unsafe-html';
import { untranslatedText } from './untranslated-text';

export type { CheckedField, CheckedLanguages } from './checked-field';

/** In the order a person reads their problems. */
const checks: readonly FieldCheck[] = [emptyTarget, untranslatedText, tagChecks, tagNesting, unsafeHtml];

/** What is still worth saying of a target without text. */
const checksOfEmpty: readonly FieldCheck[] = [unsafeHtml];

/**
 * All problems of one field but those that only show when requests are compared (`inconsistent`, `same-target`); `only`
 * limits to the checks that are on. Never throws, whatever the values and the tags; takes time linear in their length.
 */
export function checkField(
  field: CheckedField,
  languages: CheckedLanguages,
  only?: ReadonlySet<CheckId>,
): readonly Problem[] {
  const problems = new ProblemCollector(only);
  const pair = parsePair(field, languages);
  const isEmpty = !/\S/.test(pair.target.readable.text) && /\S/.test(pair.source.readable.text);
  for (const check of checks) {
    if (isEmpty && check !== emptyTarget && !checksOfEmpty.includes(check)) continue;
    if (problems.wants(...check.ids)) check.find(pair, problems);
  }
  return problems.finish();
}

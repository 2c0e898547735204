import { addressCheck } from './address-check';
import { bracketCheck } from './bracket-check';
import type { CheckedField, CheckedLanguages } from './checked-field';
import { corruptedText } from './corrupted-text';
import { doubledWords } from './doubled-words';
import { emptyTarget, hasNothing } from './empty-target';
import { endPunctuation } from './end-punctuation';
import type { FieldCheck } from './field-check';
import { foreignLetters } from './foreign-letters';
import { frenchSpacing } from './french-spacing';
import { hanVariants } from './han-variants';
import { invisibleCharacters } from './invisible-characters';
import { lengthCheck } from './length-check';
import { numberCheck } from './number-check';
import { parsePair } from './parsed-pair';
import { placeholderCheck } from './placeholder-check';
import type { CheckId, Problem } from './problem';
import { ProblemCollector } from './problem-collector';
import { doubleSpaces, edgeSpaces } from './space-checks';
import { tagChecks } from './tag-checks';
import { tagNesting } from './tag-nesting';
import { unsafeHtml } from './unsafe-html';
import { untranslatedText } from './untranslated-text';

export type { CheckedField, CheckedLanguages } from './checked-field';

/** The checks, in the order in which their problems are shown. */
const checks: readonly FieldCheck[] = [
  emptyTarget,
  untranslatedText,
  tagChecks,
  tagNesting,
  unsafeHtml,
  placeholderCheck,
  numberCheck,
  addressCheck,
  endPunctuation,
  edgeSpaces,
  doubleSpaces,
  frenchSpacing,
  doubledWords,
  bracketCheck,
  foreignLetters,
  hanVariants,
  corruptedText,
  invisibleCharacters,
  lengthCheck,
];

/** Checks that apply to a target without text. */
const checksOfEmpty: ReadonlySet<FieldCheck> = new Set([emptyTarget, unsafeHtml]);

/**
 * Returns all problems of one field except those that compare requests (`inconsistent`, `same-target`);
 * `only` limits the checks to those that are on. Never throws, whatever the values and tags; runs in linear
 * time.
 */
export function checkField(
  field: CheckedField,
  languages: CheckedLanguages,
  only?: ReadonlySet<CheckId>,
): readonly Problem[] {
  const problems = new ProblemCollector(only);
  const pair = parsePair(field, languages);
  const isEmpty = hasNothing(pair.target) && !hasNothing(pair.source);
  for (const check of checks) {
    if (isEmpty && !checksOfEmpty.has(check)) continue;
    if (problems.wants(...check.ids)) check.find(pair, problems);
  }
  return problems.finish();
}

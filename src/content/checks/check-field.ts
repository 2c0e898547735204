import { addressCheck } from './tags/address-check';
import { bracketCheck } from './typography/bracket-check';
import type { CheckedField, CheckedLanguages } from './checked-field';
import { corruptedText } from './characters/corrupted-text';
import { doubledWords } from './typography/doubled-words';
import { emptyTarget, hasNothing } from './text/empty-target';
import { endPunctuation } from './typography/end-punctuation';
import type { FieldCheck } from './field-check';
import { foreignLetters } from './characters/foreign-letters';
import { frenchSpacing } from './typography/french-spacing';
import { hanVariants } from './characters/han-variants';
import { invisibleCharacters } from './characters/invisible-characters';
import { lengthCheck } from './text/length-check';
import { numberCheck } from './numbers/number-check';
import { parsePair } from './parsed/parsed-pair';
import { placeholderCheck } from './placeholders/placeholder-check';
import type { CheckId, Problem } from './problem';
import { ProblemCollector } from './problem-collector';
import { doubleSpaces, edgeSpaces } from './typography/space-checks';
import { tagChecks } from './tags/tag-checks';
import { tagNesting } from './tags/tag-nesting';
import { unsafeHtml } from './tags/unsafe-html';
import { untranslatedText } from './text/untranslated-text';

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

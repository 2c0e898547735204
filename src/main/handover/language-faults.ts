import { checkField } from '../../content/checks/check-field';
import { areVariants, checkedLanguage } from '../../content/checks/parsed/checked-language';
import type { Problem } from '../../content/checks/problem';
import { foreignScript } from '../../content/handover/foreign-script';
import type { HandoverFault, ReturnedRow } from '../../content/handover/returned-document';
import { placeOf, type HandedField } from './row-identity';

/**
 * The language of a target that was changed is another one than was asked for: as stated, by its words, or by
 * its letters.
 */
export function languageFaults(
  rows: readonly ReturnedRow[],
  handed: HandedField,
  value: string,
): readonly HandoverFault[] {
  const stated = rows.map(({ language }) => language).find((tag) => tag !== undefined);
  if (stated !== undefined && isOtherLanguage(stated, handed.languages.target)) {
    return [{ rule: 'other-language', detail: { language: stated.slice(0, 40) }, ...placeOf(rows) }];
  }
  const found = foreignText(handed, value);
  const text =
    found === undefined ? foreignScript(value, handed, handed.languages) : (found.detail['text'] ?? '');
  return text === undefined ? [] : [{ rule: 'foreign-language', detail: { text }, ...placeOf(rows) }];
}

function isOtherLanguage(stated: string, wanted: string): boolean {
  const [a, b] = [checkedLanguage(stated.replaceAll('_', '-')), checkedLanguage(wanted)];
  return a.base !== '' && b.base !== '' && !areVariants(a, b);
}

/** The tag of content without a language. The tag `und` stands for the likeliest language, English. */
const noLanguage = 'zxx';

const languageChecks = new Set(['language', 'target-equals-source'] as const);

/**
 * A problem of the language that the target has and that it did not have when it was handed out. The second
 * pair of languages finds a text in the source's language that is not the source. Where sentences are the
 * source's, too, that stands for them all.
 */
function foreignText({ languages, data, source, target }: HandedField, value: string): Problem | undefined {
  const problemsOf = (text: string): readonly Problem[] =>
    [languages, { ...languages, source: noLanguage }].flatMap((pair) =>
      checkField({ type: 'localizable', data, source, target: text }, pair, languageChecks).filter(
        ({ check, variant, folded = [] }) =>
          variant === 'whole' || [check, ...folded.map((one) => one.check)].includes('language'),
      ),
    );
  const [problem] = problemsOf(value);
  return problem === undefined || problemsOf(target).length > 0 ? undefined : problem;
}

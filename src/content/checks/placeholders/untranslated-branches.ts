import type { FieldCheck } from '../field-check';
import { areVariants } from '../parsed/checked-language';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { pluralsOf, type Plural } from './plural-signs';

/**
 * Finds plurals whose general form is that of the source where another form was translated, "one {# Wert}
 * other {# values}", or where it has several words and is the only one. The form for one is left alone:
 * "# error" is Spanish, too.
 */
export const untranslatedBranches: FieldCheck = {
  ids: ['target-equals-source'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    if (areVariants(sourceLanguage, targetLanguage)) return;
    const originals = pluralsOf(source);
    if (originals.size === 0) return;
    for (const [name, after] of pluralsOf(target)) {
      const before = originals.get(name);
      const text = after.branches.get('other') ?? '';
      if (before === undefined || before.branches.get('other') !== text || !WORD.test(text)) continue;
      const isOther = Array.from(after.branches).some(
        ([branch, own]) => WORD.test(own) && own !== (before.branches.get(branch) ?? text),
      );
      if (!isOther && (after.branches.size > 1 || before.branches.size === 1 || !WORDS.test(text))) continue;
      const places = {
        source: [spanOfBranch(source, before, text)],
        target: [spanOfBranch(target, after, text)],
      };
      problems.add('target-equals-source', 'part', { text: text.trim() }, places);
    }
  },
};

/**
 * A word beside the number and other arguments. What stands before it is read only where three letters are.
 */
const WORD = /(?=\p{L}{3})(?<!\{[^{}]{0,40})\p{L}{3}/u;

const WORDS = /\p{Ll}{2}(?:[^\p{L}{}]{1,9}\p{L}{2,40}){1,9}/u;

function spanOfBranch({ readable }: ParsedValue, { start, end }: Plural, text: string): ProblemSpan {
  const at = start + readable.text.slice(start, end).lastIndexOf(`{${text}}`) + 1;
  return readable.spanAt(at, text);
}

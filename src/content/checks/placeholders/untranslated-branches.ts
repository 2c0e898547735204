import type { FieldCheck } from '../field-check';
import { areVariants } from '../parsed/checked-language';
import { pluralsOf } from './plural-signs';

/**
 * Finds plurals whose general form is that of the source where another form was translated: "one {# Wert}
 * other {# values}". The form for one is left alone: "# error" is Spanish, too.
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
      if (!isOther) continue;
      const [from, to] = [source, target].map(({ readable }, side) => {
        const { start, end } = side === 0 ? before : after;
        const at = readable.text.slice(start, end).lastIndexOf(`{${text}}`);
        return readable.spanOf(start + at + 1, start + at + 1 + text.length);
      });
      const places = { source: from === undefined ? [] : [from], target: to === undefined ? [] : [to] };
      problems.add('target-equals-source', 'part', { text: text.trim() }, places);
    }
  },
};

/** A word beside the number and other arguments. */
const WORD = /(?<!\{[^{}]{0,40})\p{L}{3}/u;

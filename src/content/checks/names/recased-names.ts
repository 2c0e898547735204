import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { isWordOfEnglish } from '../text/english-words';

/**
 * Finds names of code that begin small and have a capital inside, "filePos", in small letters throughout or
 * in other capitals.
 */
export const recasedNames: FieldCheck = {
  ids: ['code'],
  find({ source, target }, problems) {
    if (!/[a-z]{2}[A-Z]/.test(source.prose) || namesIn(source).size === 0) return;
    for (const { index, 0: word } of matchesOf(target.prose, WORD, mostWords)) {
      const name = namesIn(source).get(word.toLowerCase());
      if (name === undefined || name === word || wordsOf(source).has(word)) continue;
      const span = target.readable.spanAt(index, word);
      problems.add('code', 'name-changed', { before: name, after: word }, { target: [span] });
    }
  },
};

/** The names by their small letters. Two joined words may be one of English: "fileName", "filename". */
const namesIn = once(
  (source: ParsedValue): ReadonlyMap<string, string> =>
    new Map(
      (source.prose.match(NAME) ?? []).flatMap((name) => {
        const small = name.toLowerCase();
        return isWordOfEnglish(small) ? [] : [[small, name] as const];
      }),
    ),
);

/** All words of the source, which may have a name in other capitals in its code or its addresses. */
const wordsOf = once(({ raw }: ParsedValue): ReadonlySet<string> => new Set(raw.match(/[A-Za-z]{5,90}/g)));

const NAME =
  /(?<![\p{L}\p{M}\p{N}_$%{<@#&./-])[a-z]{2,30}[A-Z][a-z]{2,30}(?:[A-Z][a-z]{1,30}){0,6}(?![\p{L}\p{N}_}=-])/gu;
const WORD =
  /(?<![\p{Script=Latin}\p{M}\p{N}_$%{<@#&./-])[A-Za-z]{5,90}(?![\p{Script=Latin}\p{M}\p{N}_}=-])/gu;
/** A hostile value may have any number. */
const mostWords = 20_000;

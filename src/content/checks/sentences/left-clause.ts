import type { FieldCheck } from '../field-check';
import { areVariants } from '../parsed/checked-language';
import { isFunctionWord, wordsOf } from '../text/plain-words';

/**
 * The words behind the last comma of a block: three to six, with the mark at its end. The first one has a
 * small letter, as names and titles do not: "a film, Gone with the Wind", "Washington, District of Columbia".
 */
const LAST_CLAUSE =
  /(?<=\p{L}, )\p{Ll}[\p{L}\p{M}'’-]{0,20} (?:\p{L}[\p{L}\p{M}'’-]{0,20} ){1,4}\p{L}[\p{L}\p{M}'’-]{0,20}(?=[.!?…]?\s{0,9}$)/u;
/** In UTF-16 units, the longest clause with what is around it. */
const longest = 160;
/** In front of the clause the translation has at least so many words, most of which are not the source's. */
const fewestBefore = 3;

/** Finds the last clause of a sentence that was left in the source's language behind a translated one. */
export const leftClause: FieldCheck = {
  ids: ['language'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (areVariants(sourceLanguage, targetLanguage)) return;
    for (const { source: from, target: to } of pair.blocks) {
      const at = Math.max(to.start, to.end - longest);
      const { 0: clause, index = 0 } = LAST_CLAUSE.exec(target.prose.slice(at, to.end)) ?? {};
      if (clause === undefined) continue;
      const original = source.prose.slice(Math.max(from.start, from.end - longest), from.end);
      const start = original.lastIndexOf(clause);
      if (start === -1) continue;
      // A title goes on behind its own comma: "Eat, pray and love", "The Good, the Bad and the Ugly".
      if (lastWord(original.slice(0, start)) === lastWord(target.prose.slice(at, at + index))) continue;
      const words = wordsOf(clause.toLowerCase());
      const [ofSource, ofTarget] = [sourceLanguage, targetLanguage].map(({ base }) =>
        words.filter((word) => word.length > 1 && isFunctionWord(word, base)),
      );
      if (ofSource?.length === 0 || ofTarget?.length !== 0) continue;
      const before = wordsOf(target.prose.slice(at, at + index));
      const said = new Set(wordsOf(original));
      const translated = before.filter((word) => !said.has(word));
      if (before.length < fewestBefore || translated.length * 2 < before.length) continue;
      const span = target.readable.spanOf(at + index, at + index + clause.length);
      if (problems.hasAt('language', span) || problems.hasAt('target-equals-source', span)) continue;
      problems.add('language', 'source', { text: clause }, { target: [span] });
    }
  },
};

const lastWord = (text: string): string | undefined => wordsOf(text).at(-1);

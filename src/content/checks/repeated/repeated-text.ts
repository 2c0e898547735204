import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFunctionWord, wordsOf } from '../text/plain-words';
import { alikeIn } from './alike-sentences';
import { repeatedPassages } from './repeated-passages';
import { hasEqualSentences, headsDiffer, repeatedSentences, type Repetition } from './repeated-sentences';
import { saidTwice } from './said-twice';

/** Finds sentences and passages that the target has more often than the source has any. */
export const repeatedText: FieldCheck = {
  ids: ['repeated-text'],
  find(pair, problems) {
    const { source, target } = pair;
    if (PLURAL_FORMS.test(source.raw)) return;
    // Usage texts of programs repeat phrases in a list of options, and the heads of tables in columns.
    if (!target.isHtml && (target.readable.blocks.length > 4 || /\S {2,9}\S{1,30} {2,9}\S/.test(source.raw)))
      return;
    const after = hasEqualSentences(target) ? repeatedUnlikeSource(pair) : [];
    const runs = repeatedPassages(target);
    if (after.length === 0 && runs.length === 0) {
      const whole = saidTwice(pair);
      if (whole === undefined) return;
      const text = target.readable.text.slice(whole.start, whole.end).trim();
      problems.add('repeated-text', 'twice', { text }, { target: [target.readable.spanOfBlock(whole)] });
      return;
    }
    // In English the same passage may have been said in several ways.
    const clauses = after.every(({ text }) => text.length <= longestClause) ? clausesAgain(source) : 0;
    if (repeatedSentences(source, 0.6).length + clauses < after.length) {
      for (const { text, start, end } of after) {
        problems.add('repeated-text', 'twice', { text }, { target: [target.readable.spanOf(start, end)] });
      }
    }
    if (runs.length === 0 || repeatedPassages(source).length > 0) return;
    let isListOfAlike: boolean | undefined;
    for (const { text, start, end } of runs) {
      if (after.some((one) => one.start < end && one.end > start)) continue;
      if (/,\s/.test(text.slice(0, -1)) && (isListOfAlike ??= hasListOfAlike(pair))) continue;
      problems.add('repeated-text', 'twice', { text }, { target: [target.readable.spanOf(start, end)] });
    }
  },
};

/** Forms of a sentence for several numbers, which may be alike: "It has %n% file.|It has %n% files." */
const PLURAL_FORMS = /^[^|<>]{8,400}[.!?\p{L}]\|(?=\p{Lu})[^|<>]{8,400}$/u;

/** The sentences that the target says again, and the source does not. */
function repeatedUnlikeSource(pair: ParsedPair): readonly Repetition[] {
  const isSaidAlike = alikeIn(pair);
  return repeatedSentences(pair.target, 1, headsDiffer(pair)).filter((one) => !isSaidAlike(one));
}

/** How often the source ends a sentence as an earlier one, after a comma: "It may fail, never both." */
function clausesAgain({ prose }: ParsedValue): number {
  const ends = prose.toLowerCase().match(LAST_CLAUSE) ?? [];
  return ends.length - new Set(ends).size;
}

/** In UTF-16 units. */
const longestClause = 40;
const LAST_CLAUSE = /[,;:–—] [^,;:–—.!?\n]{1,80} [^,;:–—.!?\n ]{1,30}[.!?](?![\p{L}\p{N}])/gu;

/**
 * Whether a list of the source has a word in several items, which other languages may say twice in a row:
 * "the family UID, segment UID, previous and next segment UID".
 */
function hasListOfAlike({ source, sourceLanguage }: ParsedPair): boolean {
  return source.prose.split(/[.:!?](?:\s|$)/).some((sentence) => {
    const items = sentence.toLowerCase().split(/,\s/);
    const words = items.flatMap((item) => [...new Set(wordsOf(item))]);
    const told = words.filter((word) => word.length > 2 && !isFunctionWord(word, sourceLanguage.base));
    return items.length > 2 && new Set(told).size < told.length;
  });
}

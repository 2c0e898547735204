import type { CheckedLanguage } from '../parsed/checked-language';
import { isFunctionWord } from '../text/plain-words';
import { isNear, type Word } from './sentence-language';

/** A sentence of the target, with the third language that it seems to be in. */
export interface ReadSentence {
  /** Offsets into the prose. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
  readonly other: string | undefined;
  /** Whether nearly all its words are the source's. */
  readonly isOfSource: boolean;
}

/**
 * Returns the sentences in each other language. Where two sentences or half of the text are in one, so are
 * those beside them in a language near it, and those that nothing shows to be in the target's, unless one
 * that is follows or precedes them.
 */
export function inOtherLanguages(
  read: readonly ReadSentence[],
  target: CheckedLanguage,
): ReadonlyMap<string, readonly ReadSentence[]> {
  const byLanguage = Map.groupBy(
    read.filter(({ other }) => other !== undefined),
    ({ other = '' }) => other,
  );
  const [most] = [...byLanguage].toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a));
  if (most === undefined) return byLanguage;
  const [language, found] = most;
  if (found.length < 2 && sizeOf(found) * 2 < sizeOf(read)) return byLanguage;
  const whole: ReadSentence[] = [];
  // The sentences since the last one whose language is known, if that is this one or there was none.
  let open: ReadSentence[] | undefined = [];
  for (const sentence of read) {
    const { other } = sentence;
    if (other !== undefined && (other === language || isNear(other, language))) {
      whole.push(...(open ?? []), sentence);
      open = [];
    } else if (isUnknown(sentence, language, target)) open?.push(sentence);
    else open = undefined;
  }
  whole.push(...(open ?? []));
  const rest = [...byLanguage].filter(([other]) => other !== language && !isNear(other, language));
  return new Map([[language, whole], ...rest]);
}

const sizeOf = (sentences: readonly ReadSentence[]): number =>
  sentences.reduce((sum, { start, end }) => sum + end - start, 0);

/** Whether a sentence has no function words of the target's language, or more of another one. */
function isUnknown(
  { words, other, isOfSource }: ReadSentence,
  language: string,
  { base }: CheckedLanguage,
): boolean {
  if (other !== undefined || isOfSource) return false;
  const [own = 0, others = 0] = [base, language].map(
    (one) => words.filter(({ lower }) => lower.length > 1 && isFunctionWord(lower, one)).length,
  );
  return own === 0 || own < others;
}

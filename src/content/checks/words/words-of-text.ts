import { toldOf, type Told } from './told-words';
import type { PairedWord, PairedWords, WordPairs } from './word-pairs';
import { stemsIn } from './word-stems';

/** The known words of a text of the source, such as that of a link. */
export const wordsOfSource = (text: string, { english }: WordPairs): readonly PairedWord[] =>
  knownOf(stemsIn(text, true), english);

const knownOf = (stems: ReadonlySet<string>, known: PairedWords): readonly PairedWord[] =>
  [...stems].flatMap((stem) => known.get(stem) ?? []);

/** Divides the known words of a text of the source by whether a text of the target tells them. */
export const toldIn = (text: string, target: string, pairs: WordPairs): Told =>
  toldOf(wordsOfSource(text, pairs), stemsIn(target, false));

/** Divides the known words of a text of the target by whether a text of the source tells them. */
export const toldBySource = (target: string, text: string, { other }: WordPairs): Told =>
  toldOf(knownOf(stemsIn(target, false), other), stemsIn(text, true));

/** Whether the known words of a text have translations in the other one. */
export const areTranslations = (
  { wordPairs }: { readonly wordPairs?: WordPairs | undefined },
  text: string,
  other: string,
): boolean => wordPairs !== undefined && toldIn(text, other, wordPairs).told.length > 0;

import { toldOf, type Told } from './told-words';
import type { PairedWord, WordPairs } from './word-pairs';
import { stemsIn } from './word-stems';

/** The known words of a text of the source, such as that of a link. */
export function wordsOfSource(text: string, { english }: WordPairs): readonly PairedWord[] {
  return [...stemsIn(text, true)].flatMap((stem) => english.get(stem) ?? []);
}

/** Divides the known words of a text of the source by whether a text of the target tells them. */
export const toldIn = (text: string, target: string, pairs: WordPairs): Told =>
  toldOf(wordsOfSource(text, pairs), stemsIn(target, false));

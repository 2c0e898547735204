import { fold } from '../../content/search/fold';

/** Returns the words of a typed text, in the form in which they are compared. */
export function foldedWords(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

import { matchesOf } from '../../text/matches';
import type { ParsedValue } from '../parsed/parsed-value';
import { seamsOf } from '../parsed/seams';
import { hasLetters } from '../sentences/sentences';
import { hasWordsTwice } from './words-twice';

/** Letters of both passages together; shorter ones may be said twice on purpose. */
const fewestLetters = 16;
/** Two words are said twice in correct sentences: "Basculer entre Rechercher et Rechercher et remplacer". */
const fewestWords = 3;
/** "ni une fonction ni une fonction membre" */
const NEITHER = /^(?:ni|né|nem|ani|nici|ne|ou|hem|ya|ни|или) /iu;

/** Two to eight words that are said twice in a row. */
const WORDS_TWICE =
  /(?<![\p{L}\p{N}_-])((?:[\p{L}\p{M}'’]{1,30},?[ \n]){1,7}[\p{L}\p{M}'’]{1,30}[.:!?,]?)[ \n]+\1(?![\p{L}\p{N}_-])/giu;

/** Returns the passages of a value that stand twice in a row, but for those at the end of a label. */
export function repeatedPassages(value: ParsedValue) {
  // Each of the words may be several with apostrophes between.
  if (!hasWordsTwice(value, 2, 16)) return [];
  const seams = seamsOf(value);
  return matchesOf(value.prose, WORDS_TWICE)
    .map(({ index, 0: text, 1: words = '' }) => ({
      text,
      start: index,
      end: index + text.length,
      // From the end of the first words to the start of the second.
      between: Array.from(text.slice(words.length, -words.length), (_, at) => index + words.length + at),
    }))
    .filter(
      ({ text, between }) =>
        // A label may end with the words after it: "el <b>menú de la ventana</b> de la ventana".
        !between.some((at) => seams.has(at) || seams.has(at + 1)) &&
        hasLetters(text, fewestLetters) &&
        text.split(/[ \n]+/).length >= 2 * fewestWords &&
        !NEITHER.test(text),
    );
}

import { firstMatches, timesOf } from '../counted';
import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { WordPairs } from '../words/word-pairs';
import { wordsOfSource } from '../words/words-of-text';
import { stemsIn } from '../words/word-stems';

/** Finds words that ran into the next one or into their ending when their apostrophe was lost. */
export const lostApostrophes: FieldCheck = {
  ids: ['punctuation'],
  find(pair, problems) {
    const { base } = pair.targetLanguage;
    const found = base === 'fr' ? elided(pair) : base === 'tr' ? withEnding(pair) : [];
    for (const { index, 0: word } of found) {
      const places = { target: [pair.target.readable.spanAt(index, word)] };
      problems.add('punctuation', 'apostrophe-missing', { mark: word }, places);
    }
  },
};

/** A short word before a vowel; "dé-" begins many words. */
const ELIDED =
  /(?<![\p{L}\p{N}'’_/.-])(?!d[ée]|savoir|savant|davantage)[ldsn]([aeiouyhâàéèêëîïôûœ]\p{L}{4,40})(?![\p{L}\p{N}_/-])/giu;

/**
 * Words that are others as well, or too short for the dictionary, by what is beside them: "à laide de", "la
 * valeur dune option", "lun des fichiers".
 */
const SHORT =
  /(?<=(?<!\p{L})à )laide(?= d)|(?<![\p{L}'’-]|(?<!\p{L})(?:la|une|cette|chaque|de|sa|ma|ta|notre|votre|leur|grande|petite|haute|belle|première|seule|même) )(?:dune(?= \p{L})|lune(?= (?:des|ou l['’]autre)(?!\p{L})))|(?<![\p{L}'’-])(?:daide(?!\p{L})|dun(?= \p{L})|lun(?= (?:des|ou l['’]autre)(?!\p{L}))|sil(?= \p{Ll}))/giu;

/** Words of French, said once, that are another word of the text with one of these letters before it. */
function elided({ source, target, wordPairs }: ParsedPair): readonly RegExpExecArray[] {
  const fixed = matchesOf(target.prose, SHORT).filter(([word]) => !source.prose.includes(word));
  const found = matchesOf(target.prose, ELIDED);
  if (found.length === 0) return fixed;
  const times = timesOf(target.prose.toLowerCase().match(/\p{L}{1,50}/gu) ?? []);
  // "Légalement" and "sombres" are words themselves.
  const isKnown = (word: string): boolean =>
    wordPairs !== undefined && [...stemsIn(word, false)].some((stem) => wordPairs.other.has(stem));
  const elisions = found.filter(
    ([word, rest = '']) =>
      times.has(rest.toLowerCase()) && times.get(word.toLowerCase()) === 1 && !isKnown(word),
  );
  return [...fixed, ...elisions];
}

/** A name within a sentence of English. */
const NAME = /(?<=(?:^|[^\p{L}])\p{Ll}{1,20} )\p{Lu}[\p{L}\p{N}]{2,30}/gu;
const SMALL = /(?<![\p{L}\p{N}])\p{Ll}{4,20}(?![\p{L}\p{N}])/u;
/** The apostrophe of an ending, and the name before it. Few texts have many. */
const ENDED = /['’](?=\p{Ll})(?<=(?<![\p{L}\p{N}])([\p{L}\p{N}]{3,30})['’])/gu;
const WORD = /(?<![\p{L}\p{N}'’_-])[\p{L}\p{N}]{4,40}(?![\p{L}\p{N}'’_-])/gu;
const ENDING =
  /^(?:[ny]?[aeıiuü]|[dt][ae]n?|n?[ıiuü]n|n[dt][ae]n?|y?l[ae]|l[ea]r(?:[ıi]n?|[dt][ae]n?|[ae])?)$/u;

/** Whether the only known translation of a name is the name itself: "Firefox", unlike "Applet". */
const isSameIn = (name: string, pairs: WordPairs | undefined): boolean =>
  pairs !== undefined &&
  wordsOfSource(name, pairs).some(({ counterparts }) =>
    counterparts.every((stem) => name.toLowerCase().startsWith(stem)),
  );

/** Names in Turkish whose ending has no apostrophe before it. */
function withEnding({ source, target, wordPairs }: ParsedPair): readonly RegExpExecArray[] {
  const ended = matchesOf(target.prose, ENDED).map(([, name = '']) => name);
  // In the title of a program every longer word has a capital.
  const isTitle = !SMALL.test(source.prose);
  const named = (source.prose.match(NAME) ?? []).filter((name) => !isTitle || isSameIn(name, wordPairs));
  const names = new Set([...named, ...ended]);
  if (names.size === 0) return [];
  const words = new Set(source.prose.match(/[\p{L}\p{N}]{1,50}/gu));
  return firstMatches(target.prose, WORD).filter(([word]) => {
    if (words.has(word)) return false;
    for (let length = Math.max(3, word.length - 6); length < word.length; length += 1) {
      const name = word.slice(0, length);
      // A name that the source has in small letters as well is a word of both languages.
      const isName = /^\p{Lu}/u.test(name) ? !words.has(name.toLowerCase()) : true;
      if (names.has(name) && words.has(name) && isName && ENDING.test(word.slice(length))) return true;
    }
    return false;
  });
}

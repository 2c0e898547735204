import { firstMatches, timesOf } from '../counted';
import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';

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

/** "à l’aide de", in which "laide" is a word as well. */
const WITH_HELP = /(?<=(?<!\p{L})à )laide(?= d)/giu;

/** Words of French, said once, that are another word of the text with one of these letters before it. */
function elided({ target }: ParsedPair): readonly RegExpExecArray[] {
  const fixed = matchesOf(target.prose, WITH_HELP);
  const found = matchesOf(target.prose, ELIDED);
  if (found.length === 0) return fixed;
  const times = timesOf(target.prose.toLowerCase().match(/\p{L}{1,50}/gu) ?? []);
  const elisions = found.filter(
    ([word, rest = '']) => times.has(rest.toLowerCase()) && times.get(word.toLowerCase()) === 1,
  );
  return [...fixed, ...elisions];
}

/** A name within a sentence of English. */
const NAME = /(?<=(?:^|[^\p{L}])\p{Ll}{1,20} )\p{Lu}[\p{L}\p{N}]{2,30}/gu;
/** The apostrophe of an ending, and the name before it. Few texts have many. */
const ENDED = /['’](?=\p{Ll})(?<=(?<![\p{L}\p{N}])([\p{L}\p{N}]{3,30})['’])/gu;
const WORD = /(?<![\p{L}\p{N}'’_-])[\p{L}\p{N}]{4,40}(?![\p{L}\p{N}'’_-])/gu;
const ENDING =
  /^(?:[ny]?[aeıiuü]|[dt][ae]n?|n?[ıiuü]n|n[dt][ae]n?|y?l[ae]|l[ea]r(?:[ıi]n?|[dt][ae]n?|[ae])?)$/u;

/** Names in Turkish whose ending has no apostrophe before it. */
function withEnding({ source, target }: ParsedPair): readonly RegExpExecArray[] {
  const ended = matchesOf(target.prose, ENDED).map(([, name = '']) => name);
  const names = new Set([...(source.prose.match(NAME) ?? []), ...ended]);
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

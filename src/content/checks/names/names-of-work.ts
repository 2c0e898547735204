import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFrequentEnglish } from '../text/english-words';
import { isFunctionWord, isKnownWord } from '../text/plain-words';
import { textOf } from '../parsed/text-of';

/** A word that is kept once only, and not set apart there, may have been forgotten. */
const fewestKept = 2;
/** So many blocks keep a name for each one that says it in the target's language. */
const leastKept = 4;

/**
 * Whether a text in English consists of names that the work keeps, such as a command with its arguments:
 * words that the target keeps where the text around them is translated, names with signs, and words that are
 * not known as English. Sentences and labels are none.
 */
export function areNames(text: string, pair: ParsedPair): boolean {
  const tokens = tokensOf(text);
  if (pair.source.isHtml && tokens.length >= fewestValues && tokens.every(isValue)) return true;
  if (!BEGINS_SMALL.test(text) || ENDS_SENTENCE.test(text) || tokens.length > mostTokens) return false;
  const kinds = new Set(tokens.map((token) => kindOf(token, pair)));
  return kinds.has('known') && !kinds.has('word');
}

/** Whether all of several names have signs, digits or capitals inside, as those of code do. */
export function areTechnical(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.length > 1 && tokens.every((token) => TECHNICAL.test(token));
}

const tokensOf = (text: string): readonly string[] =>
  text.split(BETWEEN_TOKENS).filter((token) => /[\p{L}\p{N}]/u.test(token));

/** So many words in small letters that no word joins are values in a list; fewer may be a label. */
const fewestValues = 8;
const isValue = (token: string): boolean => /^[a-z]{2,30}$/.test(token) && !isFunctionWord(token, 'en');

const BETWEEN_TOKENS = /[\s,;]+/;
const BEGINS_SMALL = /^\P{L}*\p{Ll}/u;
const ENDS_SENTENCE = /[.!?:…]\s*$/;
/** More are a sentence. */
const mostTokens = 8;

/** Whether a token is a name by its signs or uses, may be one as English lacks it, or is a word. */
function kindOf(token: string, pair: ParsedPair): 'known' | 'possible' | 'word' {
  if (OPTION.test(token)) return 'possible';
  if (TECHNICAL.test(token)) return 'known';
  const [, word = ''] = ONE_WORD.exec(token) ?? [];
  if (!/^\p{Ll}+$/u.test(word) || isFunctionWord(word, 'en')) return 'word';
  if (isKept(word, pair)) return 'known';
  return isFrequentEnglish(word) || isKnownWord(word, 'en') ? 'word' : 'possible';
}

const OPTION = /^--?[a-z][a-z-]{0,30}$/;
/** "UserDir", "public_html", "/home/*", "apache2.OK", but neither "don't" nor "e-mail". */
const TECHNICAL = /\p{Ll}\p{Lu}|[_/*\\|=<>$]|\p{N}\p{L}|\p{L}\p{N}|\p{L}\.\p{L}/u;
const ONE_WORD = /^["'“‘(]?(\p{L}{1,30})["'”’)]?$/u;

function isKept(word: string, pair: ParsedPair): boolean {
  const { kept, told } = wordUses(pair).get(word) ?? { kept: 0, told: 0 };
  const isMarked = markedWords(pair.source).has(word) && markedWords(pair.target).has(word);
  return kept >= (isMarked ? 1 : fewestKept) && kept >= told * leastKept;
}

/** The words in small letters that an element sets apart: `<b>make</b>`. */
const markedWords = once(
  ({ isHtml, raw }: ParsedValue): ReadonlySet<string> => new Set(isHtml ? raw.match(MARKED) : []),
);

const MARKED = /(?<=<(?:b|strong|i|em|code|kbd|samp|tt|var)>)[a-z]{2,30}(?=<\/)/g;

/** In how many blocks a target keeps a word of its source, and in how many it does not. */
interface WordUse {
  readonly kept: number;
  readonly told: number;
}

/** The words of a source in small letters, by their uses in blocks that are translated or code. */
const wordUses = once((pair: ParsedPair): ReadonlyMap<string, WordUse> => {
  const uses = new Map<string, WordUse>();
  for (const { source, target } of pair.blocks) {
    const [text, translation] = [textOf(pair.source, source), textOf(pair.target, target)];
    const isLeft =
      text.trim() === translation.trim() && /\p{L}/u.test(pair.target.prose.slice(target.start, target.end));
    if (isLeft) continue;
    const has = new Set(translation.match(WORD));
    for (const word of new Set(text.match(WORD))) {
      const { kept, told } = uses.get(word) ?? { kept: 0, told: 0 };
      uses.set(word, has.has(word) ? { kept: kept + 1, told } : { kept, told: told + 1 });
    }
  }
  return uses;
});

const WORD = /(?<![\p{L}\p{M}])\p{Ll}{2,30}(?![\p{L}\p{M}])/gu;

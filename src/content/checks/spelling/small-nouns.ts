import { blockPairAt, wholeOf, type ParsedPair } from '../parsed/parsed-pair';
import { toldIn } from '../words/words-of-text';

/* Places of German nouns. */

/**
 * An article or its like, perhaps with adjectives, which are no verbs as in "Die waren"; behind a comma it
 * may be a relative pronoun.
 */
const ARTICLE =
  /(?<!\p{L}|, )(?:[Dd](?:er|ie|as|en|em|es)|(?:[Kk]?[Ee]in|[Dd]ies|[Jj]ed|[Ii]hr|[Ss]ein)e?[nrsm]?|[Ii]m|[Bb]eim|[Vv]om|[Zz]u[mr]|[Aa]m|[Ii]ns) (?:(?!waren|w[eu]rden|wären|h[aä]|k[öo]nn|sollt?en|müss|dürf|w[oü])\p{Ll}{2,20}e[nrsm]? ){0,2}$/u;

/** Whether a German word in small letters stands where a noun does. */
export const isInPlaceOfNoun = (
  word: string,
  index: number,
  { target: { prose }, targetLanguage }: ParsedPair,
): boolean =>
  targetLanguage.base === 'de' &&
  /^\p{Ll}/u.test(word) &&
  ARTICLE.test(prose.slice(Math.max(0, index - 52), index)) &&
  !/^(?: ?["„»“]?[\p{Lu}\u001d\u001e]|: )/u.test(prose.slice(index + word.length, index + word.length + 4));

/**
 * Whether the ending of a German word makes it a noun, "einstellungen", but not "gezwungen". Alone it may be
 * a keyword, and behind a hyphen the end of another word.
 */
export const hasEndingOfNoun = (
  word: string,
  index: number,
  { target: { prose }, targetLanguage }: ParsedPair,
): boolean =>
  targetLanguage.base === 'de' &&
  NOUN.test(word) &&
  !PARTICIPLE.test(word) &&
  /\p{L},? $/u.test(prose.slice(Math.max(0, index - 3), index));
const NOUN = /^\p{Ll}{3,40}(?:ung|heit|keit|schaft)(?:en)?$/u;
/** Forms of verbs on "-ingen", such as "gelungen". */
const PARTICIPLE = /(?:j|gel|ssl|pr|zw|chw|ges|chl|dr|rr|ger|kl|w|b)ungen?$/u;

/** Whether a German word behind an adjective translates one of the source's block: "Nummerierte liste". */
export function isToldNoun(word: string, index: number, pair: ParsedPair): boolean {
  const { source, target, targetLanguage, wordPairs } = pair;
  if (targetLanguage.base !== 'de' || wordPairs === undefined || !/^\p{Ll}/u.test(word)) return false;
  const end = index + word.length;
  if (!AFTER_ADJECTIVE.test(target.prose.slice(Math.max(0, index - 40), index))) return false;
  if (BEFORE_NOUN.test(target.prose.slice(end, end + 24))) return false;
  const block = blockPairAt(pair, 'target', index)?.source ?? wholeOf(source);
  const text = source.prose.slice(block.start, block.end);
  return text.length <= longestTold && toldIn(text, word, wordPairs).told.length > 0;
}
const longestTold = 200;
const AFTER_ADJECTIVE = /(?:ig|isch|lich|bar|los|haft|sam|iert|ierbar|nd)e[nrsm]? $/u;
/** The noun of two adjectives, perhaps with another word between them. */
const BEFORE_NOUN = /^,? (?:\p{Ll}{2,20} )?\p{Lu}/u;

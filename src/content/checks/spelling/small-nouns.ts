import type { ParsedPair } from '../parsed/parsed-pair';

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
const NOUN = /^\p{Ll}{3,40}(?:(?:ung|heit|keit|schaft|ität)(?:en)?|tionen)$/u;
/** Forms of verbs on "-ingen", such as "gelungen". */
const PARTICIPLE = /(?:j|gel|ssl|pr|zw|chw|ges|chl|dr|rr|ger|kl|w|b)ungen?$/u;

/** Whether a German word stands behind an adjective, and before no other noun: "Nummerierte liste". */
export function isBehindAdjective(
  word: string,
  index: number,
  { target: { prose }, targetLanguage }: ParsedPair,
): boolean {
  if (targetLanguage.base !== 'de' || !/^\p{Ll}/u.test(word)) return false;
  const end = index + word.length;
  return (
    AFTER_ADJECTIVE.test(prose.slice(Math.max(0, index - 40), index)) &&
    !BEFORE_NOUN.test(prose.slice(end, end + 24))
  );
}

const AFTER_ADJECTIVE =
  /(?:(?:ig|isch|lich|bar|los|haft|sam|iert|ierbar|nd|ell)e[nrsm]?|(?<!\p{L})(?:ander|mehrer|weiter|viel|einig)e[nr]?) $/iu;
/** The noun of two adjectives, perhaps with another word between them. */
const BEFORE_NOUN = /^,? (?:\p{Ll}{2,20} )?\p{Lu}/u;

import { isFunctionWord } from '../text/plain-words';
import { isCommonWord } from './common-words';
import type { Vocabulary } from './vocabulary';

/** Short words that begin no others, so that a word with one before it is two words. */
const BEFORE = wordsByLanguage({
  de: 'und der die das den sie eine einen einem einer diese dieser dieses diesem ihre sind wird werden wurde wurden kann können oder wenn bitte dass',
  en: 'and the with',
  es: 'los las una del que más para como este esta pero puede cuando cada donde hasta desde tiene está',
  fr: 'les des une dans vous nous votre notre pour avec tout cette chaque lorsque depuis être elle leurs peut',
  it: 'gli una del della dei delle degli dal dalla nel nella sul sulla che questo questa sono come può anche quando essere ogni',
  nl: 'het een van niet deze dit wordt worden kunt heeft hebt zijn',
  pl: 'jest jak dla lub oraz jego jako aby która które będzie został można jeśli tylko',
  pt: 'dos das uma que mais para pelo pela não você pode ser está como este esta quando cada até tem com',
  ru: 'для или если также чтобы быть будет можно этот эта эти этого этой они только это как вашего',
  tr: 'için veya olarak daha gibi kadar değil',
});

/** Short words that end no others. */
const AFTER = wordsByLanguage({
  de: 'sind wird werden wurde wurden nicht kann können eine einen einem einer oder wenn nach bitte diese dieser dieses und',
  es: 'una más que los las del para con son está puede como cuando desde hasta por',
  fr: 'les des une dans pour avec que vous est sont peut par sur pas cette votre plus',
  it: 'una che della delle degli del con per non sono come può nel nella nelle alla alle dalla dalle sulla sulle questo questa',
  nl: 'niet deze wordt worden kunt heeft hebt maar door voor',
  pl: 'jest się lub dla nie jako aby które będzie został oraz przez',
  pt: 'que uma mais dos das para com não pode está são foi por',
  ru: 'для или если чтобы будет только также этого как что это при',
  tr: 'için veya olarak daha gibi kadar değil',
});

function wordsByLanguage(words: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(words).map(([base, list]) => [base, new Set(list.split(' '))]));
}

/**
 * Returns two words that were written without the space between them: a short one beside another, or two
 * common ones in a language without compounds. Undefined for any other word.
 */
export function inTwo(
  word: string,
  vocabulary: Vocabulary,
  isNear: (word: string) => boolean,
): string | undefined {
  const preposition = withPreposition(word, vocabulary);
  if (preposition !== undefined) return preposition;
  const isForm = isFormOfOneWord(word, isNear);
  for (let at = shortest; at + shortest <= word.length; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (areWithShort(left, right, vocabulary) || (!isForm && areCommon(left, right, vocabulary, isNear)))
      return `${left} ${right}`;
  }
  return undefined;
}

/** A long noun with the preposition behind it: "configuraciónde". */
function withPreposition(word: string, vocabulary: Vocabulary): string | undefined {
  const [, noun = '', preposition = ''] = ENDS_IN_PREPOSITION.get(vocabulary.base)?.exec(word) ?? [];
  return noun !== '' && isCommonWord(noun, vocabulary) ? `${noun} ${preposition}` : undefined;
}

/** Behind endings of nouns that no word goes on from. */
const ENDS_IN_PREPOSITION: ReadonlyMap<string, RegExp> = new Map([
  ['es', /^(\p{L}{3,20}(?:ción|sión|miento|dad))(de|del|en|con|por)$/u],
  ['pt', /^(\p{L}{3,20}(?:ção|são|mento|dade))(de|do|da|em|com|por)$/u],
  ['fr', /^(\p{L}{3,20}(?:tion|sion|ment|ité))(de|du|des|en|et)$/u],
  ['it', /^(\p{L}{3,20}(?:zione|sione|mento|ità))(di|del|della|per|con)$/u],
]);

/** Whether the request has the word without the ending of a form: "штрихкодов" beside "штрихкод". */
const isFormOfOneWord = (word: string, isNear: (word: string) => boolean): boolean =>
  [1, 2, 3].some((ending) => word.length - ending >= shortestStem && isNear(word.slice(0, -ending)));

const shortestStem = 8;

/** Shorter parts are endings of other words. */
const shortest = 3;

const isBeginningOfNone = (word: string, base: string): boolean =>
  BEFORE.get(base)?.has(word.toLowerCase()) === true;
const isEndOfNone = (word: string, base: string): boolean =>
  AFTER.get(base)?.has(word.toLowerCase()) === true;

/** Whether two parts make no compound: one of them begins or ends none, or both are function words. */
export const areApart = (left: string, right: string, base: string): boolean =>
  isBeginningOfNone(left, base) ||
  isEndOfNone(right, base) ||
  (isFunctionWord(left.toLowerCase(), base) && isFunctionWord(right.toLowerCase(), base));

function areWithShort(left: string, right: string, vocabulary: Vocabulary): boolean {
  const { base, has } = vocabulary;
  if (!areApart(left, right, base)) return false;
  const isLeftKnown =
    isFunctionWord(left.toLowerCase(), base) ||
    isBeginningOfNone(left, base) ||
    (left.length > shortest && isCommonWord(left, vocabulary));
  const isRightKnown =
    isFunctionWord(right, base) || isEndOfNone(right, base) || (right.length >= shortest && has(right));
  return isLeftKnown && isRightKnown;
}

/** Languages that write no two words as one, and whose words here are not joined by prefixes alone. */
const WITHOUT_COMPOUNDS = new Set(['es', 'fr', 'it', 'pt', 'pl', 'ru', 'tr']);

/** Words that begin others: "superutilisateur", "видеофайл", "местоположение". */
const PREFIX =
  /^(?:super|hyper|ultra|meta|extra|infra|intra|inter|trans|multi|micro|macro|mini|maxi|auto|foto|photo|video|vidéo|audio|tele|télé|radio|contra|contre|contro|sobre|sotto|sopra|sovra|entre|arrière|avant|post|видео|аудио|авто|фото|радио|теле|кино|мульти|супер|через|между|около|само|одно|двух|трех|трёх|много|мало|ново|после|вне|сверх|внутри|противо|псевдо|ponad|przed|wielo|samo|nowo|jedno|dwu|[а-яё]{1,20}(?:(?<![ео]г)о|цати|сяти|пяти|шести|семи|восьми))$/iu;

function areCommon(
  left: string,
  right: string,
  vocabulary: Vocabulary,
  isNear: (word: string) => boolean,
): boolean {
  if (!WITHOUT_COMPOUNDS.has(vocabulary.base) || PREFIX.test(left)) return false;
  if (left.length <= shortest || right.length <= shortest || SUFFIX.test(right)) return false;
  if (left.length + right.length < shortestPair) return false;
  const [isCommonLeft, isCommonRight] = [isCommonWord(left, vocabulary), vocabulary.isCommon(right)];
  if (isCommonLeft && isCommonRight) return true;
  // A verb of Turkish goes on in forms that are words as well: "görüntüle-yemeyebilirsiniz".
  if (vocabulary.base === 'tr') return false;
  const isKnown = (part: string, least: number): boolean => part.length >= least && vocabulary.has(part);
  if (isCommonLeft) return isKnown(right, longPart) || isNear(right);
  if (isCommonRight) return isKnown(left, longPart) || isNear(left);
  const beside = shortest + 2;
  return (isNear(left) && isKnown(right, beside)) || (isNear(right) && isKnown(left, beside));
}

/** A common word and one of the source, which were written without the space between them. */
export function besideTerm(word: string, term: string, vocabulary: Vocabulary): string | undefined {
  if (!WITHOUT_COMPOUNDS.has(vocabulary.base)) return undefined;
  const parts = word.startsWith(term) ? [term, word.slice(term.length)] : [word.slice(0, -term.length), term];
  const [left = '', right = ''] = parts;
  const other = left === term ? right : left;
  const isCommon = other.length > shortest && isCommonWord(other, vocabulary);
  return isCommon && !PREFIX.test(left) && !SUFFIX.test(right) ? parts.join(' ') : undefined;
}

/** Words that end others: "crittograficamente", "universalista", "dizinlerdeki". */
const SUFFIX = /^(?:ment[eio]|list[aei]s?|azion[ei]|[dt][ae]ki|s?[ıiuü]z[ıiuü]n|[ıiuü]m[ıiuü]n[ıiuü])$/u;

/** Shorter words of two common ones are mostly compounds: "marcapáginas", "медиафайлы". */
const shortestPair = 13;

/** Shorter rare words are beginnings and endings of others. */
const longPart = 7;

import { decodeText } from '../../html/decode-text';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isFrequentEnglish } from '../text/english-words';
import { isFunctionWord } from '../text/plain-words';
import { toldIn } from '../words/words-of-text';
import { codeTexts, type CodeText } from '../code/code-texts';
import { plainTextOf } from '../code/plain-code';
import { areKeysWithNames } from '../code/words-in-code';
import { lowerOfBlock } from '../text/letter-runs';
import { isCodeName } from './code-name';
import { ARGUMENTS } from './example-names';

/** Names that stand for any name: foo, YOUR_TOKEN, someGroup, ExampleFile, $name. */
const OF_EXAMPLE =
  /(?<![A-Za-z])(?:foo|bar|baz|quux|whatever)(?![A-Za-z])|^\W*(?:(?:[Yy]our|[Mm]y|[Ss]ome|[Aa]ny|Example|Sample)(?![a-z])|YOUR_|MY_)|^\$/;
/** Accept-Language */
const HEADER = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u;
/** A sign of mathematics, or a key: rM, PgUp. */
const SHORT = /^(?=.?\p{L}*\p{Lu})\p{L}{1,4}$/u;
/** SSL_CIPHER */
const CONSTANT = /^[A-Z\d]+(?:_[A-Z\d]+)+$/;
/** mod_ssl */
const JOINED = /^[A-Za-z\d]+(?:_[A-Za-z\d]+)+$/;
/** MaxClients */
const MIXED = /^\p{Lu}(?=\p{L}*\p{Ll}\p{Lu})[\p{L}\p{N}]{4,}$/u;
/** Classes of elements with the names of a language of programs. */
const OF_NAMES = /^(?:directive|module|function|method|class(?:name)?|keyword|constant|envar|type)$/;

/**
 * Whether a name that is the same in every language became another name or a word, or a name of programs
 * stands for something else. What says the name, too, only adds to it or cuts it.
 */
export function isReplacedName(was: CodeText, is: CodeText, pair: ParsedPair): boolean {
  if (was.isLine || is.isLine || was.isKept || was.isKey) return false;
  const [before, after] = [plainTextOf(was), plainTextOf(is)];
  if (OF_EXAMPLE.test(before) || before.includes(after) || after.includes(before)) return false;
  if (areKeysWithNames(before, after)) return false;
  if (OF_NAMES.test(was.className)) return true;
  if (CONSTANT.test(before)) return !isOfArguments(before);
  if (JOINED.test(before)) return !isJoinedInWords(before, after, pair);
  if (TECHNICAL.test(decodeText(was.whole)) && WORD.test(after))
    return !isOfArguments(before.replace(/(?<!\d)\d+$/, ''));
  if (IN_CAPITALS.test(before) && WORD.test(after))
    return !isOfArguments(before) && !isTold(before, after, pair);
  if (before.startsWith('-')) return isCodeName(before) && hasWordsOfOption(before, after);
  if (HEADER.test(before) || (isCodeName(was.whole) && !SHORT.test(before))) return !isOfArguments(before);
  if (MIXED.test(after) && !OF_EXAMPLE.test(after)) return true;
  return isSaidInstead(was, is, pair);
}

/** A file, a folder, an option or another name with a sign or a digit in it. */
const TECHNICAL = /^(?:[\w-]{0,40}(?:\.[a-z][\w-]{1,30})+|--[a-z][\w-]{1,60}|[A-Za-z]{2,30}\d{1,4}[a-z]?)$/;
/** A signal or an argument: TERM, PATTERN. */
const IN_CAPITALS = /^[A-Z]{4,20}$/;
const isTold = (was: string, is: string, { wordPairs }: ParsedPair): boolean =>
  isFrequentEnglish(was.toLowerCase()) ||
  wordPairs === undefined ||
  toldIn(was.toLowerCase(), is, wordPairs).told.length > 0;
/** A word of a language. */
const WORD = /^\p{L}[\p{Ll}\p{Lo}\p{M}]{2,30}$/u;

/** Whether code became another one of its source, and the target's block has it nowhere. */
function isSaidInstead(was: CodeText, is: CodeText, { source, target }: ParsedPair): boolean {
  const block = target.blockOfTag.get(is.tag);
  if (block === undefined || !codeTexts(source).some(({ whole }) => whole === is.whole)) return false;
  return !lowerOfBlock(block, target).includes(was.whole.toLowerCase());
}

/**
 * Whether most words of a joined name were translated, or all its function words: object_is_image,
 * objet_est_une_image; debian_12_with_tools, debian_12_mit_tools.
 */
function isJoinedInWords(
  before: string,
  after: string,
  { sourceLanguage, targetLanguage }: ParsedPair,
): boolean {
  const [words, others] = [before.split('_'), after.split(/[_-]/)];
  const lost = words.filter((word) => !others.includes(word));
  const added = others.filter((word) => !words.includes(word));
  if (others.length > 1 && lost.length * 2 > words.length) return true;
  return (
    lost.length > 0 &&
    lost.every((word) => isFunctionWord(word, sourceLanguage.base)) &&
    added.every((word) => isFunctionWord(word, targetLanguage.base))
  );
}

/** An option of more or fewer words is that of another version: `--layout`, `--fallback-profile`. */
const hasWordsOfOption = (before: string, after: string): boolean =>
  /^[-–—−]/.test(after) && before.split('-').length === after.split('-').length;

/** Whether a name is made of words for any argument: GroupName. */
const isOfArguments = (name: string): boolean =>
  name.split(/(?<=\p{Ll})(?=\p{Lu})|_/u).every((word) => ARGUMENTS.has(word.toLowerCase()));

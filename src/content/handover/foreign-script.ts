import { hasLetterOf, scriptOf, writtenIn } from '../checks/characters/scripts';
import type { CheckedLanguages } from '../checks/checked-field';
import { checkedLanguage } from '../checks/parsed/checked-language';
import { languagesWith } from '../checks/text/plain-words';
import { markerPattern } from './marker-faults';
import { markField, type MarkableField } from './tag-markers';

/** The beginning of a long text says what it is written in. */
const readLength = 2000;
/** A name in its own script, such as that of a language in a list, is a single word. */
const fewestWords = 2;
const fewestLatinWords = 3;
/** As many words that languages are not known by are a sentence, too; a command has fewer. */
const fewestUnknownWords = 4;
/** A word of the field's language that a foreign answer quotes has at most this share of its letters. */
const quotedShare = 1 / 8;
const fewestLetters = 6;

const spaces = /\s+/;
/** Signs of an address, code, a placeholder, or a product's name such as iPhone. */
const codeSign = /[\p{L}\d][./@:_\\=(]{1,3}[\p{L}\d]|\d|[{}$%]|\p{Ll}\p{Lu}/u;
const latinWord = /[\p{Script=Latin}\p{M}]{2,}/gu;
const otherLetter = /[^\p{Script=Latin}\P{L}]/u;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns the beginning of a text that came back in letters which its language does not have, as when a
 * reviewer answers in the wrong column or row: it may have too few words for the checks that know languages
 * by them. It may quote a word of its language. A name or a quotation is also written so, beside words of the
 * language, as the source has it, or as a single word, so that these are none.
 */
export function foreignScript(
  value: string,
  field: MarkableField,
  languages: CheckedLanguages,
): string | undefined {
  const { script, isScriptSure } = checkedLanguage(languages.target);
  const scripts = isScriptSure ? writtenIn(script) : undefined;
  if (scripts === undefined) return undefined;
  const text = textOf(field, value);
  const parts = partsOf(text);
  const letters = parts.flatMap((part) => part.match(/\p{L}/gu) ?? []);
  const own = letters.filter((letter) => hasLetterOf(letter, scripts));
  if (own.length > letters.length * quotedShare) return undefined;
  const foreign = parts.filter((part) => !hasLetterOf(part, scripts));
  const handed = textOf(field, field.target);
  // A name of a page or a code had other letters before, too.
  if (handed.trim() !== '' && !hasLetterOf(handed, scripts)) return undefined;
  const known = `${textOf(field, field.source)} ${handed}`;
  return isOfOtherScript(foreign, known) || isLatinSentence(foreign, known)
    ? text.trim().slice(0, 60)
    : undefined;
}

/** Whether most of the letters are neither Latin nor of a script that the known text has. */
function isOfOtherScript(parts: readonly string[], known: string): boolean {
  const words = parts.filter((part) => otherLetter.test(part));
  const letters = parts.flatMap((part) => part.match(/\p{L}/gu) ?? []);
  const others = letters.filter((letter) => otherLetter.test(letter));
  const scripts = [...new Set(others.flatMap((letter) => scriptOf(letter) ?? []))];
  return (
    scripts.length > 0 &&
    (words.length >= fewestWords || others.some((letter) => unspaced.test(letter))) &&
    others.length >= Math.max(fewestLetters, letters.length / 2) &&
    !hasLetterOf(known, scripts)
  );
}

/** Whether a text in Latin letters has words of a sentence, unlike a command, that the known text has not. */
function isLatinSentence(parts: readonly string[], known: string): boolean {
  if (parts.some((part) => otherLetter.test(part))) return false;
  const names = new Set(known.match(latinWord));
  const words = parts.flatMap((part) => part.match(latinWord) ?? []).filter((word) => !names.has(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  if (words.length >= fewestUnknownWords && small.length >= fewestUnknownWords - 1) return true;
  return (
    words.length >= fewestLatinWords &&
    small.length > 0 &&
    words.some((word) => languagesWith(word.toLowerCase()).length > 0)
  );
}

/** Returns the parts of the beginning of a text between its spaces, without code in Latin letters. */
const partsOf = (text: string): readonly string[] =>
  text
    .slice(0, readLength)
    .split(spaces)
    .filter((part) => otherLetter.test(part) || !codeSign.test(part));

/** Returns a value of the field as a person reads it, without its tags. */
function textOf({ data, source }: MarkableField, value: string): string {
  const parts = markField({ data, source, target: value }).target.split(markerPattern);
  return parts.filter((_, index) => index % 2 === 0).join(' ');
}

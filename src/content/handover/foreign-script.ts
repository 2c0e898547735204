import { scriptOf, writtenIn } from '../checks/characters/scripts';
import type { CheckedLanguages } from '../checks/checked-field';
import { checkedLanguage } from '../checks/parsed/checked-language';
import { markerPattern } from './marker-faults';
import { markField, type MarkableField } from './tag-markers';

const word = /[\p{L}\p{M}]{2,}/gu;
/** Words of a name, a code or an address are common in any language: a sentence in Latin letters has more. */
const fewestLatinWords = 3;
const fewestLetters = 6;

/**
 * Returns the beginning of a text that came back in letters of another script than its language has, as when
 * a reviewer answers in the wrong column or row: it has too few words for the checks that know languages by
 * them. Words that the source or the text that was handed out has too are left out, because they are names.
 */
export function foreignScript(
  value: string,
  field: MarkableField,
  languages: CheckedLanguages,
): string | undefined {
  const { script, isScriptSure } = checkedLanguage(languages.target);
  const own = isScriptSure ? writtenIn(script) : undefined;
  if (own === undefined) return undefined;
  const isOwn = (found: string | undefined): boolean => found !== undefined && own.includes(found);
  const text = textOf(field, value);
  const handed = textOf(field, field.target);
  // A name of a page or a code was in Latin letters before, too.
  if (handed.trim() !== '' && !scriptsOf(handed).some(isOwn)) return undefined;
  const known = new Set(`${textOf(field, field.source)} ${handed}`.match(word));
  const words = (text.match(word) ?? []).filter((one) => !known.has(one));
  const found = words.flatMap(scriptsOf);
  const owned = found.filter(isOwn).length;
  const third = found.filter((one) => one !== 'Latn' && !isOwn(one)).length;
  const isThird = third >= fewestLetters && third >= (owned + third) * 0.3;
  const isLatin =
    words.length >= fewestLatinWords &&
    words.some((one) => /^\p{Ll}/u.test(one)) &&
    !scriptsOf(text).some(isOwn);
  return isThird || isLatin ? text.trim().slice(0, 60) : undefined;
}

/** Returns a value of the field as a person reads it, without its tags. */
function textOf({ data, source }: MarkableField, value: string): string {
  const parts = markField({ data, source, target: value }).target.split(markerPattern);
  return parts.filter((_, index) => index % 2 === 0).join(' ');
}

/** The scripts of the letters of a text, one for each letter of a known script. */
function scriptsOf(text: string): readonly string[] {
  return Array.from(text).flatMap((character) => scriptOf(character) ?? []);
}

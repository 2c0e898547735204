import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { wordsIn } from '../text/words-of-value';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFrequentEnglish, isWordOfEnglish } from '../text/english-words';
import { lowerTextOf } from '../text/letter-runs';

/**
 * Finds names of the source in which two letters were exchanged, "Apahce", or one was lost or doubled, and
 * names with capitals inside that lost a capital.
 */
export const misspeltNames: FieldCheck = {
  ids: ['code'],
  find({ source, target, targetLanguage }, problems) {
    const text = lowerTextOf(source);
    const isWordOf = (word: string): boolean => wordsIn(source).has(word);
    const isOtherScript = targetLanguage.script !== 'Latn';
    const meantBy = (name: string): string | undefined => {
      const lower = name.toLowerCase();
      const written = namesWithCapitals(source).get(lower);
      const slip = slipsOf(source)
        .get(keyOf(name))
        ?.find((one) => isExchanged(one, name) || isShorter(one, name, target));
      // The text is searched last: a long one has many names.
      if (written === name || ((written ?? slip) === undefined && !isOtherScript)) return written;
      if (text.includes(lower)) return source.raw.includes(lower) ? undefined : written;
      return (
        slip ?? (isOtherScript ? [...namesIn(source)].find((one) => isLetterLess(one, name)) : undefined)
      );
    };
    for (const [name, places] of Map.groupBy(namesOf(target), ([one]) => one)) {
      const meant = meantBy(name);
      if (meant === undefined || meant === name) continue;
      // A word of the source may be spelled alike: "Commentaries", "Commentaires", "TITLE", "TITEL".
      const isWord = (hasSign(meant) ? isFrequentEnglish : isWordOf)(meant.toLowerCase());
      // "CdRom" has the capitals of an abbreviation, too.
      const isAbbreviation = /^\p{Lu}{4,6}$/u.test(name) && name.toLowerCase() === meant.toLowerCase();
      if (isWord || isAbbreviation || (!hasSign(meant) && source.raw.trim() === meant)) continue;
      const spans = places.map(({ index }) => target.readable.spanAt(index, name));
      problems.add('code', 'name-changed', { before: meant, after: name }, { target: spans });
    }
  },
};

/** A word with a capital that is no part of an address, of code or of a word in another script's letters. */
const NAME =
  /[A-Z](?<![\p{L}\p{M}\p{N}_@/\\#$%&=~*+<>\u001d\u001e.-][A-Z])[A-Za-z]{2,30}(?![\p{Script=Latin}\p{M}\p{N}_@/\\#$%&=~*+<>(\u001d\u001e]|[.:]\w)/gu;

const namesOf = ({ prose }: ParsedValue): readonly RegExpExecArray[] => matchesOf(prose, NAME, mostNames);

/** A hostile value may have any number. */
const mostNames = 2000;

const namesIn = once(
  (source: ParsedValue): ReadonlySet<string> => new Set(namesOf(source).map(([one]) => one)),
);

/** Names of the source by the keys of what a slip makes of them. */
const slipsOf = once((source: ParsedValue): ReadonlyMap<number, readonly string[]> => {
  const slips = new Map<number, string[]>();
  for (const name of namesIn(source)) {
    const own = keyOf(name);
    const shorter = hasSign(name) && name.length > 3 ? Array.from(name, (letter) => own - keyOf(letter)) : [];
    for (const key of new Set([own, ...shorter])) {
      const names = slips.get(key);
      if (names === undefined) slips.set(key, [name]);
      else names.push(name);
    }
  }
  return slips;
});

/** Names with capitals inside, "GitHub", which the source has with no other capitals; "CheckBox" is none. */
const namesWithCapitals = once((source: ParsedValue): ReadonlyMap<string, string> => {
  const found = Map.groupBy(namesIn(source), (name) => name.toLowerCase());
  return new Map(
    [...found].flatMap(([lower, [name = '', ...others]]) =>
      /[a-z][A-Z]/.test(name) &&
      !isFrequentEnglish(lower) &&
      !name.split(/(?=[A-Z])/).every((part) => isFrequentEnglish(part.toLowerCase())) &&
      others.every((one) => one === name)
        ? [[lower, name]]
        : [],
    ),
  );
});

/**
 * Whether a letter of a name is lost or there twice, "Mozila", in a text of another script, which has no
 * words of its own in Latin letters.
 */
function isLetterLess(name: string, other: string): boolean {
  const [longer, shorter] = name.length > other.length ? [name, other] : [other, name];
  if (longer.length !== shorter.length + 1 || shorter.length < 5) return false;
  let at = 0;
  while (longer[at] === shorter[at]) at += 1;
  if (at === 0 || longer.slice(at + 1) !== shorter.slice(at)) return false;
  // Without its last letter the name may be in the singular.
  return longer[at] === longer[at - 1] || (longer === name && at + 1 < name.length);
}

/** A number that names of the same letters share, in whatever order these are, and hardly any others. */
function keyOf(name: string): number {
  let key = 0;
  for (let at = 0; at < name.length; at += 1) key += name.charCodeAt(at) ** 3;
  return key;
}

/** An abbreviation or a name with capitals inside, which no language inflects within. */
const hasSign = (name: string): boolean => /^[A-Z]+$|[a-z][A-Z]/.test(name);

/** Whether two neighbouring letters were exchanged; "Chinees" and "Filtres" have the ending of a language. */
function isExchanged(name: string, other: string): boolean {
  if (name.length !== other.length || name === other) return false;
  let at = 0;
  while (name[at] === other[at]) at += 1;
  if (name[at] !== other[at + 1] || name[at + 1] !== other[at]) return false;
  if (name.slice(at + 2) !== other.slice(at + 2)) return false;
  if (/^[A-Z]+$/.test(name)) return true;
  const end = name.endsWith('s') ? name.length - 1 : name.length;
  // A word with a capital at the start of a sentence: "From", where German has a "Form".
  if (name.length < 4 || (name.length === 4 && isWordOfEnglish(name.toLowerCase()))) return false;
  return at + 2 < end || !ENDING.test(name.slice(at));
}

/** Letters that languages write in either order at the end of a word: "Filter" and "Filtre", "Model". */
const ENDING = /^(?:e[rlsnt]|[rlsnt]e|[aeiou]{2})s?$/;

/** Whether a letter is lost, but not the last one, from a name that the target has elsewhere. */
function isShorter(name: string, other: string, { raw }: ParsedValue): boolean {
  if (name.length !== other.length + 1 || !hasSign(name) || !raw.includes(name)) return false;
  let at = 0;
  while (name[at] === other[at]) at += 1;
  return at < other.length && name.slice(at + 1) === other.slice(at);
}

import { matchesOf } from '../../text/matches';
import { isUnspaced } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, wholeOf, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { BLOCK_BREAK } from '../parsed/readable-text';
import { isFunctionWord, wordsOf } from '../text/plain-words';
import { isOverSeam } from '../parsed/seams';
import { doubledWhereUsual, twiceOnlyIn, usualTwice } from './repeating-languages';
import { hasWordsTwice } from './words-twice';

const PAIR =
  /(?<![\p{L}\p{M}\p{Nd}'’_.=·~-])([\p{L}\p{M}]{1,40}(?:['’-][\p{L}\p{M}]{1,40})?)(?:[ \u00a0]{1,4}|\s{0,20}[\n\r\t][ \t\n\r]{0,20})(?=(\1)(?![\p{L}\p{M}\p{Nd}'’_-]|\.\p{L}))/giu;
/** A word that a title says twice with a comma between: "Way, way down". */
const COMMA_PAIR = /^([\p{L}\p{M}]{2,40}), \1(?![\p{L}\p{M}\p{N}])/giu;
/** Signs that a letter of two bytes leaves where it is read in another encoding: "omissÃ£o o". */
const DAMAGED = /[\u00c2-\u00c5][\u0080-\u00bf]\p{L}{0,40}$/u;
const LETTER_NAME = /(?<![\u0590-\u06ff])(?:[\u0590-\u06ff]{2,3} ){2}[\u0590-\u06ff]{2,3}(?![\u0590-\u06ff])/;
/** A letter twice in an abbreviation. */
const TWO_LETTERS = /(?<![\p{Lu}\p{Ll}])\p{Lu}{0,8}(\p{Lu})\1\p{Lu}{0,8}(?![\p{Lu}\p{Ll}])/u;
const DOUBLED_INSIDE = /(?<!\p{L})(\p{L}{3,12})\1/iu;
/** Single letters are variables or list marks; only these are words. */
const LETTERS = new Set('à a y e o i é в с к у о и а z w u s v k ו 수 것 및 등 할 때'.split(' '));

const GREEK_CLITIC = /^(?:το|τα|τον|την|τη|τους|τις)$/u;
const EXCLAIMED = /^\s?[!！,]/u;

/** A word of the target that stands twice in a row. */
interface DoubledWord {
  readonly pair: ParsedPair;
  readonly word: string;
  /** The word in small letters. */
  readonly plain: string;
  /** The second one, which may have other capitals. */
  readonly next: string;
  /** Where the first one begins and ends, and the second one. */
  readonly index: number;
  readonly firstEnd: number;
  readonly start: number;
  readonly end: number;
  readonly isFunctional: boolean;
}

/** Finds a word that occurs twice in a row, as editing leaves it, unless the source repeats it too. */
export const doubledWords: FieldCheck = {
  ids: ['doubled-words'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    // A word with a hyphen or an apostrophe counts as two.
    if (isUnspaced(targetLanguage) || !hasWordsTwice(target, 1, 2)) return;
    const { words: inSource, areApart, isListed } = doubledInSource(source);
    // "the module module" is doubled in any language, "had had" is not.
    const ofSource = usualTwice[sourceLanguage.base];
    let translated = [...inSource].filter(
      (word) => ofSource?.has(word) !== true && !areApart.has(word),
    ).length;
    const pairs = matchesOf(target.prose, PAIR);
    const ends = new Set(pairs.map(({ index, 0: found }) => index + found.length));
    // A word that is said three times is no slip: the Slovenian "stare stare starše", "ESC ESC ESC".
    const threefold = new Set(
      pairs.filter(({ index }) => ends.has(index)).map(([, word = '']) => word.toLowerCase()),
    );
    let joined = linesWithWordBefore(source);
    for (const { index, 0: found, 1: word = '', 2: next = '' } of pairs) {
      // A line of both sides begins with the last word of the one before.
      if (found.includes('\n') && --joined >= 0) continue;
      const plain = word.toLowerCase();
      if (inSource.has(plain) || threefold.has(plain) || isListed) continue;
      const start = index + found.length;
      const one: DoubledWord = {
        pair,
        word,
        plain,
        next,
        index,
        firstEnd: index + word.length,
        start,
        end: start + next.length,
        isFunctional: isFunctionWord(plain, targetLanguage.base),
      };
      if (isUsual(one) || isOfMarkup(one) || isSaidInSource(one)) continue;
      translated -= 1;
      if (translated >= 0) continue;
      // Two words of a name mean the same: "Primary Major".
      if (!one.isFunctional && hasAsManyWords(pair)) continue;
      // The ends of two phrases with one word meet: the Basque for "show it as a tag that is no tag".
      if (!one.isFunctional && hasWordAgain(source, sourceLanguage.base)) continue;
      problems.add(
        'doubled-words',
        'doubled',
        { word },
        { target: [target.readable.spanOf(index, one.end)] },
      );
    }
  },
};

/** How many lines of a plain text begin with the last word of the one before. */
const linesWithWordBefore = once(({ prose, isHtml }: ParsedValue): number =>
  isHtml
    ? 0
    : matchesOf(prose.replaceAll(BLOCK_BREAK, '\n'), PAIR).filter(([found]) => found.includes('\n')).length,
);

/** The words that a source has twice in a row. */
const doubledInSource = once((value: ParsedValue) => {
  // In "<b>Project</b><b>New</b> <b>Project</b><b>New</b>", two paths of menus, no word is said twice.
  const pairs = matchesOf(value.prose, PAIR).map(({ index, 0: found, 1: word = '', 2: next }) => ({
    word: word.toLowerCase(),
    isOther: word !== next,
    isApart: isOverSeam(value, index + 1, index + found.length + word.length - 1),
  }));
  return {
    words: new Set([
      ...pairs.map(({ word }) => word),
      ...matchesOf(value.prose, COMMA_PAIR).map(([, word = '']) => word.toLowerCase()),
    ]),
    areApart: new Set(pairs.filter(({ isApart }) => isApart).map(({ word }) => word)),
    /** A list has a word in small letters and with a capital: "The the". */
    isListed: pairs.some(({ isOther, isApart }) => isOther && !isApart),
  };
});

/** Whether the target's language says a word twice in correct sentences. */
function isUsual({ pair, word, plain, next, index, end, isFunctional }: DoubledWord): boolean {
  const { source, target, targetLanguage } = pair;
  const { base } = targetLanguage;
  if (word.length === 1 && !LETTERS.has(word)) return true;
  // "Every other line" in Hebrew: "a line yes, a line no".
  if (base === 'he' && target.prose.startsWith(` כן ${word} לא`, end)) return true;
  if (usualTwice[base]?.has(plain)) return isOfConstruction(pair, plain, index, end);
  // "Sık sık" begins a sentence; a name is written alike twice.
  const isCapital = /^\p{Lu}/u.test(next);
  if (
    doubledWhereUsual[base] !== undefined &&
    !doubledWhereUsual[base].has(plain) &&
    !isCapital &&
    word.length < 9
  )
    return true;
  const after = target.prose.slice(end, end + 24);
  // An interjection: "Oh oh !" for "Uh-oh!", "He he, …".
  if (word.length < 4 && !isFunctional && EXCLAIMED.test(after)) return true;
  // "Est est" is that something is in the east.
  if (base === 'fr' && plain === 'est' && /\beast/i.test(source.prose)) return true;
  // In Greek "it" stands before its verb, and behind the word before it as well.
  if (base === 'el' && GREEK_CLITIC.test(word) && /ντας ?$/u.test(target.prose.slice(0, index))) return true;
  // In German a noun stands before the verb: "in Teile teilen".
  if (base === 'de' && /^\p{Lu}/u.test(word) && word !== next && !isFunctional) return true;
  // "dois dois pontos": two colons.
  return (base === 'pt' || base === 'ro') && /^\s+(?:pontos|puncte)/u.test(after);
}

/** Whether a word is said twice in the construction that alone has it twice, if there is but one. */
function isOfConstruction(pair: ParsedPair, plain: string, index: number, last: number): boolean {
  const { source, target, targetLanguage } = pair;
  const isIn = twiceOnlyIn[targetLanguage.base]?.[plain];
  if (isIn === undefined) return true;
  const { start, end } = blockPairAt(pair, 'target', index)?.source ?? wholeOf(source);
  return isIn({
    before: target.prose.slice(Math.max(0, index - 120), index),
    after: target.prose.slice(last, last + 120),
    source: source.prose.slice(start, end),
  });
}

/** Whether mark-up, columns, names or damaged letters keep two words apart that read alike. */
function isOfMarkup({ pair, word, next, index, firstEnd, start, end, isFunctional }: DoubledWord): boolean {
  const { source, target } = pair;
  const { prose } = target;
  if (DAMAGED.test(prose.slice(Math.max(0, index - 40), index + 1))) return true;
  // Two columns of a list of options.
  if (!target.isHtml && word === word.toUpperCase() && prose.slice(firstEnd, start).includes('  '))
    return true;
  // Both endings of a word are given, "Bienvenido/a a", or an access key divides the second: "al al&to".
  if (prose[index - 1] === '/' || /^[&_]\p{L}/u.test(prose.slice(end, end + 3))) return true;
  if (word !== next) {
    // In "X y Y" the letters are names.
    if (word.length === 1) return true;
    // In "FILE file …" and "file FILE" one of the words is an argument's name.
    if (/^\p{Lu}{2}/u.test(word) || /^\p{Lu}{2}/u.test(next)) return true;
    // "Estándar de De Morgan": the name begins with a small word.
    if (/^\p{Lu}/u.test(next) && source.prose.includes(`${next} `)) return true;
  }
  // In "le module <var>module</var>" the second word is an argument's name. In "Klicken Sie auf <b>Auf
  // Vorgabewerte zurücksetzen</b>" a button's name begins with the word, in "la cellule <b>De</b> de" it is
  // the word, and in "a <i>a</i>" the second one is a variable.
  return (
    isOverSeam(target, firstEnd, start) &&
    (!isFunctional || word.length === 1 || /^\p{Lu}/u.test(word) !== /^\p{Lu}/u.test(next))
  );
}

/** Whether the source quotes, names or spells what the target says twice. */
function isSaidInSource({ pair, word, plain, index, end, isFunctional }: DoubledWord): boolean {
  const { source, sourceLanguage, target } = pair;
  // A command that the source quotes, 'man man', or a name that lost its hyphen: "Gadu-Gadu".
  const { text, known } = quotedIn(source);
  const isQuoted = known.get(plain) ?? [' ', '-'].some((between) => text.includes(plain + between + plain));
  known.set(plain, isQuoted);
  if (isQuoted) return true;
  // "Oldoldstable" says a word twice without a space.
  if (!isFunctional && isDoubledInside(source)) return true;
  // The letters of "HTTP" are spelled in another script, among other short names of letters.
  if (LETTER_NAME.test(target.prose.slice(Math.max(0, index - 6), end + 6)) && TWO_LETTERS.test(source.prose))
    return true;
  // The source names a letter, and the word before it is alike: "letter z with acute", "z z kreską".
  return (
    word.length === 1 && sourceLanguage.base === 'en' && !/[ai]/.test(plain) && lettersIn(source).has(plain)
  );
}

/** The text in small letters, and which words it was found to say twice. */
const quotedIn = once(({ prose }: ParsedValue) => ({
  text: prose.toLowerCase(),
  known: new Map<string, boolean>(),
}));
const isDoubledInside = once(({ prose }: ParsedValue): boolean => DOUBLED_INSIDE.test(prose));

/** Whether a name of three words at most has as many in the target, so that none was added. */
function hasAsManyWords({ source, target, sourceLanguage, targetLanguage }: ParsedPair): boolean {
  if (source.prose.length > longestOfPhrase) return false;
  const [from, to] = [wordsOf(source.prose), wordsOf(target.prose)];
  return (
    from.length <= 3 &&
    to.length === from.length &&
    meaningful(from, sourceLanguage.base) === meaningful(to, targetLanguage.base)
  );
}

/** How many of the words are no function words. */
const meaningful = (words: readonly string[], language: string): number =>
  words.filter((word) => !isFunctionWord(word.toLowerCase(), language)).length;

/**
 * Whether a short block alone says a word that is no function word again, a few words later, in one of the
 * phrases that dashes divide: titles of pages end in that of the site.
 */
function hasWordAgain({ prose, readable }: ParsedValue, language: string): boolean {
  if (readable.blocks.length > 1 || prose.length > longestOfPhrase) return false;
  return prose
    .toLowerCase()
    .split(DASH)
    .map(wordsOf)
    .some((words) =>
      words.some(
        (word, at) =>
          word.length > 2 && !isFunctionWord(word, language) && words.slice(at + 1, at + 5).includes(word),
      ),
    );
}

const DASH = / [-–—|] /;

/** In UTF-16 units. */
const longestOfPhrase = 120;

/** The letters that are words of their own. */
const lettersIn = once(
  ({ prose }: ParsedValue): ReadonlySet<string> =>
    new Set(prose.toLowerCase().match(/(?<![\p{L}\p{M}\p{N}'’_-])\p{L}(?![\p{L}\p{M}\p{N}'’_-])/gu)),
);

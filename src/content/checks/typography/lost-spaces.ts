import { firstMatches } from '../counted';
import { decodeText } from '../../html/decode-text';
import { matchesOf } from '../../text/matches';
import { atDigit } from '../numbers/at-digit';
import type { TagPiece } from '../../html/tokenize';
import { isUnspaced } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { hasPassage, isFirstPart, mostSought } from './joined-at-tags';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { wordsIn } from '../text/words-of-value';
import { isFunctionWord } from '../text/plain-words';

/** Languages that attach endings to a name or a piece of code. */
export const withEndings = new Set('tr az fi et hu ko eu ka hy kk ky uz tk mn lv lt sl hr sr bs'.split(' '));
/** Languages whose short words are attached to the next word. */
export const withPrefixes = new Set('ar fa he ur ps ku'.split(' '));

/** Languages that join words into one: <b>Betreff</b>zeile. */
export const withCompounds = new Set('de nl sv da nb nn no is lb af fy nds'.split(' '));

/** Languages that write a letter after a digit: "1e". */
const WITH_ORDINALS = new Set(['nl', 'fr', 'af']);

/** Languages that may add nothing to a name but an ending of the plural. */
const WITH_PLURAL_ONLY = new Set('es fr it pt ca gl'.split(' '));

const INLINE = /^(?:a|b|i|em|strong|code|span|u|q|cite|mark|var|kbd|samp|abbr|tt)$/;

/** Finds words that run into the text of a tag, a tab between words, and a lost no-break space. */
export const lostSpaces: FieldCheck = {
  ids: ['punctuation'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (!isUnspaced(targetLanguage) && !withPrefixes.has(targetLanguage.base)) {
      const after = glued(target, targetLanguage.base);
      const before = after.length === 0 ? [] : glued(source, sourceLanguage.base);
      const isAlike = before.length > 0 && tagsIn(source) === tagsIn(target);
      for (const [number, { variant, at, word, index }] of after.entries()) {
        if (isFirstPart(target.raw, at, targetLanguage.base)) continue;
        // The name of a sound or a letter, as it is in the source: "i<em>ch</em>".
        if (number < mostSought && hasPassage(source.raw, target.raw, at, word)) continue;
        if (before.some((one) => one.variant === variant && (one.word === word || before.length > 2)))
          continue;
        // Where both sides have the same tags, this one stands so in the source, too.
        if (isAlike && before.some((one) => one.variant === variant && one.index === index)) continue;
        const isFree =
          variant === 'after-mark' ||
          variant === 'before-tag' ||
          ((variant === 'after-code' || variant === 'after-argument') &&
            !withEndings.has(targetLanguage.base) &&
            !isCompound(pair, at) &&
            !before.some((one) => one.variant.startsWith('after-')));
        if (variant === 'before-tag' && isKoreanCompound(target.raw, at, targetLanguage.base)) continue;
        if (!isFree && isAttached(target, targetLanguage.base, word, before)) continue;
        problems.add(
          'punctuation',
          'space-at-tag',
          { text: word },
          { target: [{ from: at - 1, to: at + 1 }] },
        );
      }
    }
    for (const { index } of firstMatches(target.prose, TAB)) {
      if (source.prose.includes('\t')) break;
      const places = { target: [target.readable.spanOf(index, index + 1)] };
      problems.add('double-spaces', 'tab', {}, places);
    }
    for (const [quantity] of firstMatches(source.prose, NO_BREAK)) {
      const plain = quantity.replace(/[\u00a0\u202f]/, ' ');
      const at = target.prose.indexOf(plain);
      if (at === -1 || target.prose.includes(quantity)) continue;
      const places = { target: [target.readable.spanAt(at, plain)] };
      problems.add('punctuation', 'no-break-space', { text: plain }, places);
    }
  },
};

/**
 * Whether a name in code may be the first part of a compound in a language whose nouns have small letters:
 * the source has another noun behind it. At the start of a sentence, a verb is as likely.
 */
function isCompound({ source, target, sourceLanguage, targetLanguage }: ParsedPair, at: number): boolean {
  if (!withCompounds.has(targetLanguage.base) || WITH_CAPITAL_NOUNS.has(targetLanguage.base)) return false;
  const [code] = NAME_IN_CODE.exec(target.raw.slice(Math.max(0, at - 60), at)) ?? [];
  const found = code === undefined ? -1 : source.raw.indexOf(code);
  if (code === undefined || found === -1) return false;
  const behind = found + code.length;
  const [, next] = NEXT_NOUN.exec(source.raw.slice(behind, behind + 32)) ?? [];
  return next !== undefined && !isFunctionWord(next, sourceLanguage.base);
}

/** Languages that write the second part with a capital, after a hyphen. */
const WITH_CAPITAL_NOUNS = new Set(['de', 'lb', 'nds']);
const NAME_IN_CODE = /(?<=\p{Ll} )<code>\p{L}{2,30}<\/code>$/u;
const NEXT_NOUN = /^ (\p{Ll}{4,30})(?!\p{L})/u;

/** Whether an argument goes on with a noun of Korean as one compound: no particle ends the noun. */
const isKoreanCompound = (raw: string, at: number, base: string): boolean =>
  base === 'ko' &&
  /(?![을를은는이가에의로와과도고며면서한된할는])\p{Script=Hangul}$/u.test(raw.slice(at - 1, at)) &&
  /^<var>\p{Script=Hangul}/u.test(raw.slice(at, at + 6));

/**
 * Whether a word after a tag is an ending, a part of a compound, or what the source has there too. Function
 * words are none of these, and neither is a word with a capital where compounds go on in small letters.
 */
function isAttached(target: ParsedValue, base: string, word: string, before: readonly Glued[]): boolean {
  if (isElided(word, base)) return false;
  if (withEndings.has(base)) {
    if (CASE_ENDING.test(word) || ENDINGS_OF[base]?.has(word) === true) return true;
    if (isWholeWord(word, base)) return false;
    return (
      (word.length < longEnding && (base === 'ko' || !wordsIn(target).has(word))) || /^\p{Lu}/u.test(word)
    );
  }
  if (isFunctionWord(word, base) || isSmallAlone(word, target, base)) return false;
  if (before.some(({ variant }) => variant === 'after-tag' || variant === 'after-code')) return true;
  if (WITH_PLURAL_ONLY.has(base)) return /^e?s$/.test(word);
  return withCompounds.has(base) ? !/^\p{Lu}\p{Ll}{2}/u.test(word) : word.length < 4;
}

/** Whether a word stands elsewhere in small letters, as nouns of compounds do not in German. */
const isSmallAlone = (word: string, target: ParsedValue, base: string): boolean =>
  WITH_CAPITAL_NOUNS.has(base) && /^\p{Ll}{2}/u.test(word) && wordsIn(target).has(word);

/** A pronoun or an article before a vowel: "s’arrête". */
const ELIDED = /^\p{L}{1,2}['’]\p{L}/u;
const isElided = (word: string, base: string): boolean => WITH_PLURAL_ONLY.has(base) && ELIDED.test(word);
/** Endings that are words as well, in several of these languages. */
const CASE_ENDING = /^(?:\p{L}|ja|da|de|du|on|et|en|at|ot|om|em|ov|im|ih|ga|mu|je|as|is|us|le|te|ni)$/u;
/** Endings of a language that are words of it as well: <a>Öğreticisi</a>ne, the dative, and "ne" (what). */
const ENDINGS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: new Set(['ne', 'ya', 'ye', 'mi', 'mu', 'ki', 'ise', 'ile']),
  az: new Set(['nə', 'ya', 'yə', 'mi', 'ki']),
};
/** Nouns and postpositions behind a name that are as short as endings. */
const OWN_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  hu: new Set(
    'alatt után előtt között mellett helyett szerint nélkül esetén gomb gombra gombot gombbal menü'.split(
      ' ',
    ),
  ),
};
const isWholeWord = (word: string, base: string): boolean =>
  isFunctionWord(word, base) || OWN_WORDS[base]?.has(word) === true;
/** More letters than an ending has. */
const longEnding = 9;

const TAB = /(?<=[\p{L}\p{N},;.])\t(?=\p{L})/gu;
const NO_BREAK = atDigit(/(?<![\p{N}.,])\p{Nd}{1,6}[\u00a0\u202f][\p{L}%°€$]{1,5}(?!\p{L})/gu);

/** Writes letters for their character references: "g&egrave;re". */
function withLetters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(REFERENCE, (reference) => {
    const decoded = decodeText(reference);
    return /^\p{L}$/u.test(decoded) ? decoded : reference;
  });
}

const REFERENCE = /&#?\w{2,8};/g;

/** Half of a character may be that of a letter. */
const IN_WORD = /[\p{L}\p{N}_\ud800-\udfff]/u;

const CODE = /^(?:code|kbd|samp|tt)$/;

const ENDS = /(?:<\/\w{1,10}>){1,3}$/;
const STARTS = /^(?:<\w[^<>]{0,150}>){1,3}/;

interface Glued {
  readonly variant: 'before-tag' | 'after-tag' | 'after-code' | 'after-argument' | 'after-mark';
  readonly at: number;
  readonly word: string;
  /** Its number among the inline tags. */
  readonly index: number;
}

const AFTER_LABEL = /\p{Ll}{2}\s?(?:[:!?…]|\.{3})$/u;
const LABELLED = /^\p{L}{2,40}(?![\p{L}\p{N}_@/:.-])/u;

/** A word or an argument that ends before a tag; an abbreviation only before the start of one. */
const ENDING = /(?:[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}]|%\d|%(?:\d\$)?s|\$\w{2,30}|\{\w{1,30}\})$/u;
const BEGINNING =
  /(?:[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}]|(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}|\p{Lu}\p{Ll})|%\d|%(?:\d\$)?s|\$\w{2,30})$/u;
/** A word of one letter, like "a" or "z". */
const LETTER_AFTER = /^\p{L}(?= (?:\p{L}|<\p{L}))/u;
const LETTER_BEFORE = /(?<=(?:[\p{L}\p{N})>][,.;:]? |>|^))\p{L}$/u;
/** A placeholder of a text, with which a word makes no compound. */
const ARGUMENT = /(?:%(?:\d|(?:\d\$)?s)|\{\w{1,30}\})$/;
/** More than the longest of them. */
const longestEnding = 40;

/** Whether a word is no ending: a function word, one after an elided one, or a long one. */
const isWordOfItsOwn = (word: string, base: string): boolean =>
  (isFunctionWord(word, base) && word.length > 1) ||
  isElided(word, base) ||
  (word.length > 4 && /^\p{Ll}/u.test(word));

const CODE_ENDING = /[^\s([{<"'“«„-]$/u;

/** A word that ends in a digit, a capital or a sign: only a word that is no ending shows a lost space. */
const ANY_ENDING = /[\p{L}\p{N}\p{S})}%]$/u;

const AFTER_END = /^(?:\p{L}{1,2}['’]\p{L}{1,40}|\p{L}[\p{L}\p{M}]{1,40})/u;
const AFTER_START =
  /^(?:\p{L}[\p{L}\p{M}]{1,40}|\p{Nd}{1,9}(?!\p{L})|[+–-](?=<\/)|(?=<\/a>)|\p{L}(?:\p{Nd}|-\p{Lu})|["“„«]\s?[\p{L}{%$]|(?:--?|\/|[$%]|\{{1,2})\w{1,40}|(?:&lt;|\[)[A-Za-z]\w{0,40}|(?:\.{0,2}\/|[.#])(?=<\/|\w))/u;

/** Tags of HTML, also those in the plain text of a program's message. */
function tagsOf({
  raw,
  tags,
  isHtml,
}: ParsedValue): Iterable<Pick<TagPiece, 'name' | 'isEnd' | 'start' | 'end'>> {
  if (isHtml || !raw.includes('</')) return tags;
  return matchesOf(raw, PLAIN_TAG).map(({ index, 0: tag, 1: slash, 2: name = '' }) => ({
    name,
    isEnd: slash !== '',
    start: index,
    end: index + tag.length,
  }));
}

const PLAIN_TAG = /<(\/?)(a|b|i|em|strong|code|span|u|tt)(?: [^<>]{0,300})?>/g;

/** The names of the inline tags in their order. */
const tagsIn = (value: ParsedValue): string =>
  Array.from(tagsOf(value), ({ name, isEnd }) =>
    INLINE.test(name) ? `${isEnd ? '/' : ''}${name}` : '',
  ).join(' ');

/**
 * Whether a start tag stands inside of a word: its text goes on with letters on both sides, as in
 * "re<code>map</code>er", continues a path, or begins with a particle or an ending of Korean.
 */
function isInsideWord(raw: string, start: number, end: number, base: string): boolean {
  const inside = raw.slice(end, end + longestInside);
  if (base === 'ko') return PARTICLE.test(inside);
  if (inside.startsWith('/') && PATH_END.test(raw.slice(Math.max(0, start - longestInside), start)))
    return true;
  return WORD_GOES_ON.test(inside);
}

const longestInside = 80;
const PATH_END = /\/[\p{L}\p{N}_.-]{1,70}$/u;
const WORD_GOES_ON = /^[^<>\s]{1,60}<\/\w{1,8}>\p{Ll}{1,3}(?![\p{L}\p{N}])/u;
const PARTICLE = /^(?:만|은|는|을|를|이|가|의|에|로|도|까지|부터|처럼|보다|마다|해|하|할|한|된|되|될)/u;

/** Places where a letter stands directly before or after an inline tag, and another one on its other side. */
function glued(value: ParsedValue, base: string): readonly Glued[] {
  const { raw } = value;
  const functionLetter = (letter = ''): string | undefined =>
    isFunctionWord(letter.toLowerCase(), base) ? letter : undefined;
  const wordBefore = (text: string, after: string, isEnd: boolean, name: string): string | undefined => {
    if (!isEnd) return BEGINNING.exec(text)?.[0] ?? functionLetter(LETTER_BEFORE.exec(text)?.[0]);
    return (
      ENDING.exec(text)?.[0] ??
      // Code ends in any character, but its name may have an ending.
      (CODE.test(name) && isWordOfItsOwn(after, base) ? CODE_ENDING.exec(text)?.[0] : undefined) ??
      ((isWholeWord(after, base) && (after.length > 1 || !WITH_ORDINALS.has(base))) || isElided(after, base)
        ? ANY_ENDING.exec(text)?.[0]
        : undefined)
    );
  };
  const found: Glued[] = [];
  let index = 0;
  for (const { name, isEnd, start, end } of tagsOf(value)) {
    if (!INLINE.test(name)) continue;
    index += 1;
    // Each pattern below needs a word here; in most places there is a space.
    if (
      !(isEnd
        ? IN_WORD.test(raw[end] ?? '') || raw[end] === '&'
        : IN_WORD.test(raw[start - 1] ?? '') || raw[start - 1] === ';')
    )
      continue;
    if (!isEnd && isInsideWord(raw, start, end, base)) continue;
    // The place that a link leads to shows nothing: `<a id="part"></a>`.
    if (!isEnd && / (?:id|name)=/.test(raw.slice(start, end)) && raw.startsWith('</a>', end)) continue;
    // A link is often the only content of a tag.
    const left = withLetters(raw.slice(Math.max(0, start - 60), start).replace(isEnd ? ENDS : '', ''));
    const right = withLetters(raw.slice(end, end + 200).replace(isEnd ? '' : STARTS, ''));
    // A label like "Error:" in a tag, and the text that belongs to it.
    const label = isEnd && AFTER_LABEL.test(left) ? LABELLED.exec(right)?.[0] : undefined;
    if (label !== undefined) found.push({ variant: 'after-mark', at: end, word: label, index });
    const after =
      (isEnd ? AFTER_END : AFTER_START).exec(right)?.[0] ??
      (isEnd ? functionLetter(LETTER_AFTER.exec(right)?.[0]) : undefined);
    const before =
      after === undefined ? undefined : wordBefore(left.slice(-longestEnding), after, isEnd, name);
    if (before === undefined || after === undefined) continue;
    // Endings and parts of compounds come after a hyphen there.
    const isLong = after.length > 4 && /^\p{Ll}/u.test(after);
    const kind = CODE.test(name) ? 'after-code' : ARGUMENT.test(before) ? 'after-argument' : 'after-tag';
    if (isEnd) found.push({ variant: isLong ? kind : 'after-tag', at: end, word: after, index });
    else found.push({ variant: 'before-tag', at: start, word: before, index });
  }
  return found;
}

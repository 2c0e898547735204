import { matchesOf } from '../../text/matches';
import { areVariants, isUnspaced, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isExplainedPassage } from '../text/kept-terms';
import { functionWordLanguages, isFunctionWord, languagesWith } from '../text/plain-words';
import { languagesOfLetters, wordsOutside } from './alphabets';
import { isInQuotation } from './quotations';
import { sentencesOf } from './sentences';

/** Fewer words are a name, in whatever language. */
const fewestWords = 4;

/** A sentence with so many of its words in the source was not written by the translator. */
const mostlyOfSource = 0.8;

/** Finds sentences and parts of them in the source's language, and sentences in a third language. */
export const wrongLanguage: FieldCheck = {
  ids: ['language'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (areVariants(sourceLanguage, targetLanguage)) return;
    const names = wordsOfSource(source);
    for (const block of target.readable.blocks) {
      if (block.end - block.start < 12) continue;
      for (const { start, end, text } of sentencesOf(target, block)) {
        const words = wordsIn(text);
        if (words.length < fewestWords) continue;
        const asWritten = withoutDamage(words, text);
        // A sentence of the source is in its language, whatever it resembles, or a title in a third one.
        const isOfSource =
          words.filter((word) => names.has(word.text)).length >= words.length * mostlyOfSource;
        const other = isOfSource
          ? undefined
          : (languageOf(asWritten, names, pair) ?? languageByLetters(asWritten, names, pair));
        if (other !== undefined) {
          const detail = { text: target.readable.text.slice(start, end), language: nameOf(other) };
          problems.add('language', 'other', detail, { target: [target.readable.spanOf(start, end)] });
          continue;
        }
        const run = runOfSource(words, names, text, pair);
        if (run === undefined) continue;
        const [from, to] = [start + run.from, start + run.to];
        // An identical sentence is found by `target-equals-source`.
        if (run.to - run.from === text.length && source.prose.includes(text)) continue;
        // Names of variables and quoted messages stay as they are.
        if (isLiteral(text.slice(run.from, run.to)) || /_| --[a-z]/.test(text.slice(run.from, run.to)))
          continue;
        // A comment of reStructuredText, which no page shows.
        if (/(?:^|[\n\u001c])\s{0,20}\.\. $/.test(target.prose.slice(Math.max(0, from - 24), from))) continue;
        if (isQuoted(target.prose, from, to) || isInQuotation(pair, from, to)) continue;
        if (isShown(pair, from, to) || isInShownElement(pair, from, to)) continue;
        if (endsQuotation(text.slice(run.from, run.to)) || isExplainedPassage(pair, from, to)) continue;
        const detail = { text: target.readable.text.slice(from, to) };
        problems.add('language', 'source', detail, { target: [target.readable.spanOf(from, to)] });
      }
    }
  },
};

/** Whether words are code, or a few that begin or end in the middle of brackets. */
const isLiteral = (words: string): boolean =>
  /["“$[\]{}<>]|(?<!\p{L})'\p{L}|\w[(（]|\(\(|;.*;|\w\/\w+\/|\w\|\w/u.test(words) ||
  (words.split('(').length !== words.split(')').length && words.split(' ').length < longRun);

/** Words of a text that goes on over the end of a bracket. */
const longRun = 8;

/** Whether a passage is all that stands between two quotation marks or brackets. */
const isQuoted = (prose: string, from: number, to: number): boolean =>
  /["“”„«»‘’'「『(（<]\s?$/.test(prose.slice(Math.max(0, from - 2), from)) &&
  /^[.,!?…]?\s?["“”«»‘’'」』)）>]/.test(prose.slice(to, to + 3));

/** Whether a passage is all of an element that sets words apart on both sides, like a program's output. */
function isShown({ source, target }: ParsedPair, from: number, to: number): boolean {
  if (!target.isHtml) return false;
  const span = target.readable.spanOf(from, to);
  const words = target.raw.slice(span.from, span.to);
  return (
    isSetApart(target.raw.slice(Math.max(0, span.from - 220), span.from), target.raw.slice(span.to)) &&
    !words.includes('<') &&
    source.raw.includes(`>${words}`)
  );
}

/**
 * Whether a passage is within a quotation, an example or the text of a link to another site, of which the
 * whole text is that of the source: the name of a song is none of the translator's words.
 */
function isInShownElement({ source, target }: ParsedPair, from: number, to: number): boolean {
  if (!target.isHtml) return false;
  const span = target.readable.spanOf(from, to);
  const before = target.raw.slice(Math.max(0, span.from - 220), span.from);
  const opened = SHOWN.exec(before)?.[0];
  const end = target.raw.indexOf('<', span.to);
  if (opened === undefined || end === -1 || !target.raw.startsWith('</', end)) return false;
  const start = span.from - opened.length + opened.indexOf('>') + 1;
  const shown = target.raw.slice(start, end);
  return !shown.includes('<') && source.raw.includes(`>${shown}<`);
}

const SHOWN = /<(?:q|cite|samp|a\s[^<>]{0,60}\bhref="https?:[^<>]{1,120})(?:\s[^<>]{0,100})?>[^<>]{0,80}$/i;

/** Whether a quotation ends among the words, behind most of them: »Do not mount it« in the file. */
const endsQuotation = (words: string): boolean => /[^"“”„«»]{8}["”»«] ?[^"“”„«»]{0,12}$/u.test(words);

/** Whether an element begins before a passage and ends after it; a linked title has a gloss behind it. */
const isSetApart = (before: string, after: string): boolean =>
  (APART.test(before) && /^[.…!?:]{0,3}<\//.test(after)) ||
  (/<a\s[^<>]{0,200}>$/i.test(before) && /^<\/a> \(\p{L}/iu.test(after));

const APART =
  /<(?:em|i|q|cite|samp|tt|var)(?:\s[^<>]{0,100})?>$|<span class="[^"<>]{0,30}(?:error|message|output)[^"<>]{0,30}">$/i;

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly at: number;
}

const WORD = new RegExp(String.raw`[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*`, 'gu');

const wordsOfSource = once(({ prose }: ParsedValue): ReadonlySet<string> => new Set(prose.match(WORD)));

const wordsIn = (text: string): readonly Word[] =>
  matchesOf(text, WORD).map(({ index, 0: word }) => ({
    text: word,
    lower: word.toLowerCase(),
    at: index,
  }));

/** Returns the words of a text as they were before UTF-8 was read as Latin-1, without other damaged words. */
const withoutDamage = (words: readonly Word[], text: string): readonly Word[] =>
  DAMAGED.test(text)
    ? wordsIn(
        text.replaceAll(READ_AS_LATIN_1, ([first = '', second = '']) =>
          String.fromCharCode(((first.charCodeAt(0) & 0x1f) << 6) | (second.charCodeAt(0) & 0x3f)),
        ),
      ).filter((word) => !DAMAGED.test(word.text))
    : words;

const READ_AS_LATIN_1 = /[\u00c2-\u00c5][\u0080-\u00bf]/g;
/** Such a pair, or a letter of Latin-2 that was read as a sign of Latin-1: "afi\u00baajului". */
const DAMAGED = /[\u00c2-\u00c5][\u0080-\u00bf]|[\u00aa\u00ba](?<=\p{L}.)\p{Ll}/u;

/**
 * The language whose function words the sentence has, where these are many and those of the target's language
 * are few. Undefined where the sentence may well be in the target's language.
 */
function languageOf(
  all: readonly Word[],
  names: ReadonlySet<string>,
  { sourceLanguage, targetLanguage }: ParsedPair,
): string | undefined {
  // Names that the source has, like "Mar de Plata", are in any language.
  const words = all.filter(({ text }) => !names.has(text) || isFunctionWord(text, sourceLanguage.base));
  // Sentences of a language whose words are not known resemble those of its neighbours.
  if (words.length < 5 || !functionWordLanguages.includes(targetLanguage.base)) return undefined;
  if (isUnspaced(targetLanguage)) {
    const latin = words.filter(({ text }) => /\p{Script=Latin}/u.test(text)).length;
    if (latin < words.length * 0.8) return undefined;
  }
  let best: string | undefined;
  let most = 0;
  for (const [at, count] of countFunctionWords(words).entries()) {
    const base = functionWordLanguages[at];
    if (count > most && base !== targetLanguage.base && base !== sourceLanguage.base)
      [best, most] = [base, count];
  }
  // Three short words of a short sentence are words of many languages: "en", "son" and "al" are Turkish, too.
  const fewest = words.length < 7 ? 4 : 3;
  if (best === undefined || most < fewest) return undefined;
  const own = words.filter(({ lower }) => isFunctionWord(lower, targetLanguage.base)).length;
  // A long sentence of the target's language has some of its function words.
  const least = own === 0 && words.length >= longSentence ? 0.15 : 0.22;
  if (most / words.length < least) return undefined;
  // Text of the source may have words that are frequent in a third language too.
  if (words.filter(({ lower }) => isFunctionWord(lower, sourceLanguage.base)).length >= most)
    return undefined;
  // Related languages share function words: the target's own must be clearly fewer, or only shared ones.
  if (isNear(best, targetLanguage.base))
    return own * 3 <= most || hasNoneOfItsOwn(words, best, targetLanguage.base) ? best : undefined;
  return own * 2 < most && most - own >= 3 ? best : undefined;
}

/** In words. */
const longSentence = 12;

/** Whether all the target's function words of a sentence are the other language's as well, which has more. */
function hasNoneOfItsOwn(words: readonly Word[], other: string, own: string): boolean {
  const joining = [...new Set(words.map(({ lower }) => lower))];
  const ofOther = joining.filter(
    (word) => word.length > 1 && isFunctionWord(word, other) && !isFunctionWord(word, own),
  );
  return (
    ofOther.length >= fewestOfOther &&
    !joining.some((word) => isFunctionWord(word, own) && !isFunctionWord(word, other))
  );
}

const fewestOfOther = 3;

/**
 * The language of a sentence in which a fifth of the words, two at least, have letters that the target's
 * language lacks, or fewer where it has hardly any of the target's function words: of the languages with all
 * its letters the one with most of its function words.
 */
function languageByLetters(
  all: readonly Word[],
  names: ReadonlySet<string>,
  { sourceLanguage, targetLanguage }: ParsedPair,
): string | undefined {
  const words = all.filter(({ text }) => /^\p{Ll}/u.test(text) && !names.has(text));
  const small = wordsOutside([...new Set(words.map(({ lower }) => lower))], targetLanguage.base);
  if (small.length === 0) return undefined;
  // The first word has a capital as a name has, and so it counts only beside another one.
  const [first] = all;
  const isNew = first !== undefined && !names.has(first.text) && !words.includes(first);
  const odd = isNew ? [...small, ...wordsOutside([first.lower], targetLanguage.base)] : small;
  const counts = countFunctionWords(words);
  const countOf = (base: string): number => counts[functionWordLanguages.indexOf(base)] ?? 0;
  const [best, ...others] = languagesOfLetters(words.map(({ lower }) => lower))
    .filter((base) => base !== targetLanguage.base && base !== sourceLanguage.base)
    .toSorted((a, b) => countOf(b) - countOf(a));
  if (best === undefined) return undefined;
  const isKnown = others.length === 0 || countOf(best) > 1;
  const own = words.filter(({ lower }) => isFunctionWord(lower, targetLanguage.base)).length;
  // A sentence of the target's language may have transcribed words, which have no function words of another.
  if (own >= 2 && countOf(best) === 0) return undefined;
  const isOther =
    odd.length === 1
      ? own === 0 && all.length >= 6 && countOf(best) >= 2
      : odd.length >= all.length * fewestOdd || own <= all.length * fewestOwn;
  return isOther ? (isKnown ? best : unknown) : undefined;
}

/** A language that is none of those whose letters are known, such as Breton. */
const unknown = '?';
const fewestOdd = 0.2;
/** A sentence of the target's language has more function words. */
const fewestOwn = 0.08;

/** Counts the function words of two letters or more that a sentence has, for each of the languages. */
function countFunctionWords(words: readonly Word[]): readonly number[] {
  const times = functionWordLanguages.map(() => 0);
  const kinds = functionWordLanguages.map(() => 0);
  const seen = new Set<string>();
  for (const { lower } of words) {
    const languages = languagesWith(lower);
    if (languages.length === 0) continue;
    for (const at of languages) {
      if (!seen.has(lower)) kinds[at] = (kinds[at] ?? 0) + 1;
      if (lower.length > 1) times[at] = (times[at] ?? 0) + 1;
    }
    seen.add(lower);
  }
  // One word several times is a name or a letter.
  return times.map((count, at) => ((kinds[at] ?? 0) < 3 ? 0 : count));
}

const NEAR = [
  'es pt gl ca it fr oc an ast ro',
  'da nb no nn sv is fo',
  'cs sk pl hsb',
  'hr sr bs sl me cs sk mk bg',
  'ru uk bg be sr mk',
  'lt lv',
  'et fi',
  'id ms',
  'nl de af',
].map((group) => new Set(group.split(' ')));
const isNear = (a: string, b: string): boolean => NEAR.some((group) => group.has(a) && group.has(b));

/** A run of words of the source's text, function words among them, that are no names. */
function runOfSource(
  words: readonly Word[],
  inSource: ReadonlySet<string>,
  sentence: string,
  { source: { prose }, sourceLanguage: source, targetLanguage: target }: ParsedPair,
): { readonly from: number; readonly to: number } | undefined {
  let best: readonly Word[] = [];
  let run: Word[] = [];
  const close = () => {
    // A word of the target before the passage may be one of the source as well.
    for (const part of [run, run.slice(1), run.slice(2)]) {
      if (part.length < fewestWords || part.length <= best.length) break;
      const text = sentence.slice(part[0]?.at, endOf(part));
      const isPassage = prose.includes(text) && !isListOfValues(text, part.length);
      if ((part === run || isPassage) && isText(part, isPassage, source, target)) best = part;
    }
    run = [];
  };
  for (const word of words) {
    const { text, lower } = word;
    if (
      inSource.has(text) ||
      inSource.has(lower) ||
      (isFunctionWord(lower, source.base) && !isFunctionWord(lower, target.base))
    )
      run.push(word);
    else close();
  }
  close();
  const [first] = best;
  return first === undefined ? undefined : { from: first.at, to: endOf(best) };
}

/** Whether words have other signs than commas between them, or many of these: "r, n, nr, rn, any". */
const isListOfValues = (text: string, count: number): boolean =>
  /[^\p{L}\p{M}'’,\s-]|(?<!\p{L})['’-]|['’](?!\p{L})/u.test(text) || (text.split(',').length - 1) * 4 > count;

function endOf(run: readonly Word[]): number {
  const last = run.at(-1);
  return last === undefined ? 0 : last.at + last.text.length;
}

function isText(
  run: readonly Word[],
  isPassage: boolean,
  source: CheckedLanguage,
  target: CheckedLanguage,
): boolean {
  // The letters of a formula are no words: "x and x ≤ y and y".
  if (run.filter(({ lower }) => lower.length > 1).length * 2 <= run.length) return false;
  const joining = run.filter(
    ({ lower }) =>
      isFunctionWord(lower, source.base) && !isFunctionWord(lower, target.base) && lower.length > 1,
  );
  const small = run.filter(({ text }) => /^\p{Ll}/u.test(text));
  // The small words of a title are function words: "Blocks of the Undead".
  const isTitle = small.length < run.length && small.every(({ lower }) => isFunctionWord(lower, source.base));
  // A longer passage that the source has as it is needs less proof than words of the source here and there.
  const fewest = isPassage && run.length >= 5 ? 1 : 2;
  return joining.length >= fewest && small.length >= run.length / 2 && !isTitle;
}

/** Made when it is first needed, because making it is a quarter of the time that loading all checks takes. */
let englishNames: Intl.DisplayNames | undefined;
const nameOf = (base: string): string => {
  if (base === unknown) return unknown;
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return englishNames.of(base) ?? base;
};

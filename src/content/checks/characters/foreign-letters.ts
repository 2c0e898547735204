import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { firstWhere } from '../../text/first-where';
import { isFrequentEnglish } from '../text/english-words';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { sentencesOf, type Sentence } from '../sentences/sentences';
import { findLeftSentences } from './left-sentences';
import { scriptName, scriptOf, lettersOf, writtenIn } from './scripts';

/**
 * Finds text in letters that the target language does not use: a sentence left in the source language or in a
 * third one.
 */
export const foreignLetters: FieldCheck = {
  ids: ['script'],
  find(pair, problems) {
    const own = writtenIn(pair.targetLanguage.script);
    if (own === undefined) return;
    if (!pair.targetLanguage.isScriptSure && !isMostlyIn(pair.target.prose, own)) return;
    if (!own.includes('Latn')) findLeftSentences(pair, problems);
    findUnexpected(pair, own.includes('Latn') ? own : [...own, 'Latn'], problems);
    if (!WITH_PALOCHKA.has(pair.targetLanguage.base)) findMixedWords(pair, problems);
  },
};

/** Whether a text shows by itself in which of several scripts its language is written. */
function isMostlyIn(prose: string, scripts: readonly string[]): boolean {
  const letters = prose.slice(0, longestShown).match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => scripts.includes(scriptOf(letter) ?? '')).length;
  return letters.length >= 6 && own >= letters.length * 0.5;
}

const longestShown = 400;

interface LetterRun {
  readonly index: number;
  readonly text: string;
  readonly script: string;
}

/** Finds letters of a third script that the source does not contain, and whole sentences in them. */
function findUnexpected(pair: ParsedPair, expected: readonly string[], problems: ProblemCollector): void {
  const { target } = pair;
  const runs = unexpectedRuns(pair, expected);
  const sentences = runs.length < 2 ? [] : sentencesMostlyIn(target, runs, expected);
  const sentenceOf = ({ index }: LetterRun): Sentence | undefined => {
    const sentence = sentences[firstWhere(sentences, ({ end }) => end > index)];
    return sentence !== undefined && sentence.start <= index ? sentence : undefined;
  };
  // Japanese is written in several scripts.
  const groups = Map.groupBy(runs, (run) =>
    sentenceOf(run) === undefined ? run.index : KANA.has(run.script) ? 'Jpan' : run.script,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const whole = group.length < 2 ? [] : [...new Set(group.flatMap((run) => sentenceOf(run) ?? []))];
    const spans = whole.length === 0 ? [{ start: first.index, end: first.index + first.text.length }] : whole;
    const [shown = first] = whole;
    problems.add(
      'script',
      'unexpected',
      { text: shown.text, script: scriptName(first.script) },
      { target: spans.map(({ start, end }) => target.readable.spanOf(start, end)) },
    );
  }
}

const KANA: ReadonlySet<string> = new Set(['Hira', 'Kana']);

/** Sentences of which at least this part is in letters that the language lacks are in another language. */
const mostlyOther = 0.4;

function sentencesMostlyIn(
  target: ParsedValue,
  runs: readonly LetterRun[],
  expected: readonly string[],
): readonly Sentence[] {
  const starts = runs.map(({ index }) => index);
  return target.readable.blocks
    .flatMap((block) => sentencesOf(target, block))
    .filter(({ start, end, text }) => {
      const next = starts[firstWhere(starts, (at) => at >= start)];
      if (next === undefined || next >= end) return false;
      const letters = text.match(/\p{L}/gu) ?? [];
      const others = letters.filter((letter) => !expected.includes(scriptOf(letter) ?? ''));
      return others.length >= letters.length * mostlyOther;
    });
}

function unexpectedRuns({ source, target }: ParsedPair, expected: readonly string[]): readonly LetterRun[] {
  // A person's name, as in a list of translators, is written by each of them in a script of their own.
  const isExpected = (char: string): boolean => expected.includes(scriptOf(char) ?? '');
  if (isNameOfPerson(source.prose) && !Array.from(target.prose.slice(0, longestShown)).some(isExpected))
    return [];
  const run = otherLetters(expected);
  let compact: string | undefined;
  let inSource: ReadonlySet<string> | undefined;
  return matchesOf(target.prose, run).flatMap(({ index, 0: text }) => {
    const script = Array.from(text)
      .map(scriptOf)
      .find((one) => one !== undefined);
    if (script === undefined || expected.includes(script)) return [];
    inSource ??= new Set(source.prose.match(run));
    // Words of Chinese and Japanese may be divided by spaces in one of the texts.
    compact ??= source.prose.replaceAll(/\s+/g, '');
    if (inSource.has(text) || compact.includes(text)) return [];
    // The sounds of a word, in phonetic letters, of which some are Greek ones: "[ɔːθ]".
    const isSound = PHONETIC.test(target.prose.slice(Math.max(0, index - 2), index + text.length + 2));
    return isSound ? [] : [{ index, text, script }];
  });
}

const PHONETIC = /[\u0250-\u02ff]/;

/** Whether a text is two or three words with a capital that English lacks: "Search Field" is a label. */
const isNameOfPerson = (text: string): boolean =>
  NAME_OF_PERSON.test(text) && !(text.toLowerCase().match(/\p{L}+/gu) ?? []).some(isFrequentEnglish);

const NAME_OF_PERSON = /^\s*\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){1,2}\s*$/u;

const patterns = new Map<string, RegExp>();

/**
 * Matches runs of letters in other scripts. Each expression is compiled once; there are no more of them than
 * scripts.
 */
function otherLetters(expected: readonly string[]): RegExp {
  const letters = lettersOf(expected);
  const run = patterns.get(letters) ?? new RegExp(`[[\\p{L}\\p{M}\\u30fc]--[${letters}]]{2,60}`, 'gv');
  patterns.set(letters, run);
  return run;
}

/** Caucasian languages whose letter Ӏ is usually typed as a Latin I. */
const WITH_PALOCHKA = new Set('ab abq ady av ce dar inh kbd lbe lez'.split(' '));

const LIKE_LATIN = /[аеорсухіјѕһԁԛԝАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανικρτυχ]/u;
const LATIN_LIKE = /[aceopxyijsABCEHIJKMOPSTXYZ]/;
const LATIN_LIKE_GREEK = /[aeinopuvxyABEHIKMNOPTXYZ]/;
const MIXED_WORD = /(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]{3,60}/gu;

/**
 * Whether a word is an abbreviation or a name of the source with the ending of its case, "XMLа", "TeXу", and
 * the source has no word that ends in like letters: "TeXy".
 */
function isNameWithEnding(word: string, inSource: ReadonlySet<string>, { prose }: ParsedValue): boolean {
  const [name = ''] = /^[A-Za-z]{2,40}(?=\P{Script=Latin}{1,3}$)/u.exec(word) ?? [];
  if (/^[A-Z]{2,}$/.test(name)) return prose.includes(name);
  const isOther = (one: string): boolean => one.length !== word.length || !one.startsWith(name);
  return inSource.has(name) && [...inSource].every(isOther);
}

/**
 * Finds words of one script that contain a look-alike letter of another: they look correct, but no search
 * finds them.
 */
const OF_SIZE = /\p{Lu}{2}x\p{Lu}{2}/u;

function findMixedWords({ source, target, targetLanguage }: ParsedPair, problems: ProblemCollector): void {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(target.prose)) return;
  let inSource: ReadonlySet<string> | undefined;
  for (const { index, 0: word } of matchesOf(target.prose, MIXED_WORD)) {
    const isLatin = /\p{Script=Latin}/u.test(word);
    if (!isLatin || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) continue;
    const latin = Array.from(word).filter((char) => scriptOf(char) === 'Latn');
    const others = Array.from(word).filter((char) => scriptOf(char) !== 'Latn');
    const likeOthers = /\p{Script=Greek}/u.test(word) ? LATIN_LIKE_GREEK : LATIN_LIKE;
    const [few, many, alike] =
      latin.length < others.length ? [latin, others, likeOthers] : [others, latin, LIKE_LATIN];
    if (few.length > 2 || many.length < 2 || !few.every((char) => alike.test(char))) continue;
    inSource ??= new Set(source.prose.match(MIXED_WORD));
    // A coordinate behind its name, and a size: "лнX", "ШxВ".
    if (inSource.has(word) || /^(?:\p{Ll}{1,3}[XYZ]|\p{Lu}x\p{Lu})$/u.test(word)) continue;
    // The sign between two arguments of a size, which a program reads: "WIDTHxHEIGHT".
    if (/^\p{Lu}{0,30}x\p{Lu}{2,30}$/u.test(word) && OF_SIZE.test(source.prose)) continue;
    const isOwn = few.every((char) => scriptOf(char) === targetLanguage.script);
    if (isOwn && isNameWithEnding(word, inSource, source)) continue;
    // The letter of a sign that the source has before its word too: "##BServer".
    const sign = target.prose.slice(Math.max(0, index - 2), index + 1);
    if (/^[!-/:-@[-`{-~]{2}[A-Za-z]$/.test(sign) && source.prose.includes(sign)) continue;
    // The letter of an escape: "\\nΚάποιοι".
    if (target.prose[index - 1] === '\\') continue;
    // Two words on both sides of a tag: "Το<b>Sigma</b>".
    const span = target.readable.spanAt(index, word);
    if (target.raw.slice(span.from, span.to).includes('<')) continue;
    const detail = { word, letters: few.join(' '), script: scriptName(scriptOf(few[0] ?? '') ?? 'Latn') };
    problems.add('script', 'mixed', detail, { target: [span] });
  }
}

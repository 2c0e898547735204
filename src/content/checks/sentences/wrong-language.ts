import { countOf } from '../counted';
import { countMatches } from '../../text/matches';
import { areVariants, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import { hasPassage } from '../parsed/passages';
import type { TextBlock } from '../parsed/readable-text';
import { isCommand } from '../code/command-lines';
import { isExplainedPassage } from '../names/kept-terms';
import { isFunctionWord } from '../text/plain-words';
import { isLeftNotice } from '../text/licence-notices';
import { blocksByProse, proseOfBlock } from '../text/untranslated-text';
import { isInQuotation } from './quotations';
import { labelsInOtherLanguages } from '../words/label-language';
import { inOtherLanguages, type ReadSentence } from './other-language';
import {
  isWhollyEnglish,
  languageOf,
  nameOfLanguage,
  wordsIn,
  wordsOfSource,
  type Word,
} from './sentence-language';
import { sentencesOf } from './sentences';

/** Fewer words are a name, in whatever language. */
const fewestWords = 4;

/** A sentence with so many of its words in the source was not written by the translator. */
const mostlyOfSource = 0.8;

/** Finds sentences and parts of them in the source's language, and sentences and labels in a third one. */
export const wrongLanguage: FieldCheck = {
  ids: ['language'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (areVariants(sourceLanguage, targetLanguage) || isLeftNotice(pair)) return;
    const names = wordsOfSource(source);
    const read: ReadSentence[] = [];
    for (const block of target.readable.blocks) {
      if (block.end - block.start < 12 || isKeptCommand(pair, block)) continue;
      for (const { start, end, text } of sentencesOf(target, block)) {
        const words = wordsIn(text);
        // A sentence of the source is in its language, whatever it resembles, or a title in a third one.
        const isOfSource =
          words.filter((word) => names.has(word.text)).length >= words.length * mostlyOfSource;
        const isShort = words.length < fewestWords;
        const other = isOfSource || isShort ? undefined : languageOf(words, text, names, pair);
        read.push({ start, end, words, other, isOfSource });
        if (other !== undefined || isShort) continue;
        const isWhole = isWhollyEnglish(words, pair);
        const run = isWhole ? spanOfWords(words) : runOfSource(words, names, text, pair);
        if (run === undefined) continue;
        const [from, to] = [start + run.from, start + run.to];
        // An identical sentence is found by `target-equals-source`.
        if (run.to - run.from === text.length && hasPassage(source, text)) continue;
        // Names of variables and quoted messages stay as they are.
        const said = text.slice(run.from, run.to);
        if (!isWhole && (isLiteral(said) || /_| --[a-z]/.test(said))) continue;
        // An option with its values: "--build=source,any".
        if (target.prose.slice(Math.max(0, from - 2), from) === '--' && !/\s/.test(said)) continue;
        // A comment of reStructuredText, which no page shows.
        if (/(?:^|[\n\u001c])\s{0,20}\.\. $/.test(target.prose.slice(Math.max(0, from - 24), from))) continue;
        if (isQuoted(target.prose, from, to) || isInQuotation(pair, from, to)) continue;
        if (isShown(pair, from, to) || isInShownElement(pair, from, to)) continue;
        if ((!isWhole && endsQuotation(said)) || isExplainedPassage(pair, from, to)) continue;
        const detail = { text: target.readable.text.slice(from, to) };
        problems.add('language', 'source', detail, { target: [target.readable.spanOf(from, to)] });
      }
    }
    for (const [language, sentences] of inOtherLanguages(read, targetLanguage)) {
      const first = sentences.find(({ other }) => other === language);
      if (first === undefined) continue;
      const text = target.readable.text.slice(first.start, first.end);
      const places = sentences.map(({ start, end }) => target.readable.spanOf(start, end));
      problems.add('language', 'other', { text, language: nameOfLanguage(language) }, { target: places });
    }
    labelsInOtherLanguages(pair, problems);
  },
};

/** Whether a block is that of the source and a command, perhaps with what the program says. */
const isKeptCommand = ({ source, target, sourceLanguage }: ParsedPair, block: TextBlock): boolean =>
  blocksByProse(source).has(proseOfBlock(block, target)) &&
  isCommand(target.readable.text.slice(block.start, block.end), sourceLanguage);

/** Whether words are code, or a few that begin or end in the middle of brackets. */
const isLiteral = (said: string): boolean => {
  // A longer text may name a page of the manual, or quote a word.
  const words = said.split(' ').length > longRun ? said.replaceAll(NAMED, ' ') : said;
  return (
    said.split(' ').every((word) => NAME_OF_FILE.test(word)) ||
    countMatches(words, ASSIGNED) > 1 ||
    /["“$[\]{}<>]|(?<!\p{L})'\p{L}|\w[(（]|\(\(|;.*;|\w\/\w+\/|\w\|\w/u.test(words) ||
    (words.split('(').length !== words.split(')').length && words.split(' ').length < longRun)
  );
};

/** "at.allow, /etc/at.deny" */
const NAME_OF_FILE = /\w[./]\w/;
const NAMED = /(?<=\w)\([1-9][a-z]?\)|(?<!\S)["“][\p{L} -]{2,30}["”](?![\p{L}=])/gu;

/** An argument of a command: "of=/dev/sda1". */
const ASSIGNED = /(?<=\s)\w{1,20}=[\w/.]/g;

/** Words of a text that goes on over the end of a bracket. */
const longRun = 8;

/** Whether a passage is all that stands between two quotation marks or brackets. */
const isQuoted = (prose: string, from: number, to: number): boolean =>
  /["“”„«»‘’'`「『(（<]\s?$/.test(prose.slice(Math.max(0, from - 2), from)) &&
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
  if (opened === undefined) return false;
  const end = target.raw.indexOf('<', span.to);
  if (end === -1 || !target.raw.startsWith('</', end)) return false;
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

/** A run of words of the source's text, function words among them, that are no names. */
function runOfSource(
  words: readonly Word[],
  inSource: ReadonlySet<string>,
  sentence: string,
  { source: value, sourceLanguage: source, targetLanguage: target }: ParsedPair,
): { readonly from: number; readonly to: number } | undefined {
  let best: readonly Word[] = [];
  let run: Word[] = [];
  const close = () => {
    if (run.length === 0) return;
    // A word of the target before the passage may be one of the source as well.
    for (const part of [run, run.slice(1), run.slice(2)]) {
      if (part.length < fewestWords || part.length <= best.length) break;
      const text = sentence.slice(part[0]?.at, endOf(part));
      const isPassage = hasPassage(value, text) && !isListOfValues(text, part.length);
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
  return spanOfWords(best);
}

const spanOfWords = (words: readonly Word[]): { readonly from: number; readonly to: number } | undefined =>
  words[0] && { from: words[0].at, to: endOf(words) };

/** Whether words have other signs than commas between them, or many of these: "r, n, nr, rn, any". */
const isListOfValues = (text: string, count: number): boolean =>
  /[^\p{L}\p{M}'’,\s-]|(?<!\p{L})['’-]|['’](?!\p{L})/u.test(text) || countOf(text, ',') * 4 > count;

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

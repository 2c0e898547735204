import { matchesOf } from '../../text/matches';
import { placedWords, wordAt } from '../../text/placed-words';
import { areVariants, isUnspaced, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import { isForeignEnglish, isFrequentEnglish, isShared, isStrayTerm } from '../text/english-words';
import { endsPluralForm } from '../placeholders/template-choices';
import { lowerTextOf } from '../text/letter-runs';
import { isFunctionWord } from '../text/plain-words';
import { wordsOfSource } from './sentence-language';
import { ownValue } from '../../own-value';

/** Function words of English that few other languages have, each with those that do. */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  the: 'vi sq',
  and: 'da nb no nn sv et',
  or: 'fr ca ro',
  your: '',
  when: '',
  their: '',
  with: '',
  from: '',
  that: 'vi',
  this: '',
  which: '',
  would: '',
  could: '',
  should: '',
  those: '',
  because: '',
  they: '',
  were: 'nl af',
  are: 'ro',
  been: 'nl af',
  for: 'da nb no nn sv is fo af pt gl',
  is: 'nl tr af vi lv ga',
};

/** Languages in Latin letters whose words are known well. */
const READ = new Set('de es fr it nl pt tr pl cs ro hu fi ca sv da nb no sk hr lv lt sl'.split(' '));

/** In UTF-16 units. */
const longest = 5000;
/** More words are found by those between them. */
const mostWords = 3;

/**
 * Finds up to three words of English among those of the target: words that sentences of the source have, and
 * function words. Those that the target has more than once, or between names, may be names themselves.
 */
export const strayWords: FieldCheck = {
  ids: ['language'],
  find(pair, problems) {
    const { target, sourceLanguage, targetLanguage, blocks } = pair;
    if (sourceLanguage.base !== 'en' || areVariants(sourceLanguage, targetLanguage)) return;
    if (targetLanguage.script === 'Latn' && !READ.has(targetLanguage.base)) return;
    for (const block of blocks) {
      const { start, end } = block.target;
      if (end - start > longest) continue;
      let last = 0;
      for (const { at, text: word } of placedWords(target.prose.slice(start, end), SMALL, wordAt)) {
        const from = start + at;
        if (from < last || !isOfEnglish(word, targetLanguage)) continue;
        const run = runAt(pair, block, { from, to: from + word.length });
        if (!isStray(pair, block, run)) continue;
        last = run.to;
        const span = target.readable.spanOf(run.from, run.to);
        if (isToStay(pair, block, run)) continue;
        if (isSetApart(pair, span) || endsPluralForm(target.prose, run.to)) continue;
        if (problems.hasAt('language', span) || problems.hasAt('target-equals-source', span)) continue;
        const text = target.prose.slice(run.from, run.to);
        problems.add('language', 'source', { text }, { target: [span] });
      }
    }
  },
};

/**
 * Whether the source lists words that are not to be translated: "Don't translate terms like check and
 * raise".
 */
const isToStay = ({ source, target }: ParsedPair, block: BlockPair, { from, to }: ProblemSpan): boolean =>
  timesIn(wordsToStay(block.source, source), target.prose.slice(from, to)) > 0;

const wordsToStay = once(
  ({ start, end }: TextBlock, { prose }: ParsedValue): string =>
    NOT_TO_TRANSLATE.exec(prose.slice(start, end))?.[0] ?? '',
);

const NOT_TO_TRANSLATE =
  /\b(?:don['’]t|do not|never) translate\b[^.!?:]{1,60}\b(?:like|such as|words?|terms?|strings?)\b[^.!?]{1,200}/i;

const SMALL = /[a-z]{2,20}/g;

const isOfEnglish = (word: string, language: CheckedLanguage): boolean =>
  word !== VALUE_OF_CODE &&
  (isStrayTerm(word, language) ||
    (isFunctionWord(word, 'en') && !isFunctionWord(word, language.base) && !isShared(word, language)));

/** Texts on programs say that something "is undefined" or gives undefined. */
const VALUE_OF_CODE = 'undefined';

/** Whether a function word of English is one of the target's language as well: "for a" in Portuguese. */
const isOwn = (word: string, { base }: CheckedLanguage): boolean =>
  isFunctionWord(word, base) || ownValue(FUNCTION_WORDS, word)?.split(' ').includes(base) === true;

/** Words of English that texts in other letters have as words of code. */
const KEYWORD = /^(?:this|with|from|for|is)$/;

function isAlwaysEnglish(word: string, { base, script }: CheckedLanguage): boolean {
  if (script !== 'Latn') return Object.hasOwn(FUNCTION_WORDS, word) && !KEYWORD.test(word);
  const having = ownValue(FUNCTION_WORDS, word);
  return having !== undefined && !having.split(' ').includes(base) && !isFunctionWord(word, base);
}

/** Returns the words beside a word of the target that the source has beside it as well. */
function runAt(pair: ParsedPair, { source, target }: BlockPair, { from, to }: ProblemSpan): ProblemSpan {
  const { prose } = pair.target;
  const original = pair.source.prose.slice(source.start, source.end);
  const isPassage = (start: number, end: number): boolean => timesIn(original, prose.slice(start, end)) > 0;
  if (!isPassage(from, to)) return withPreposition(pair, target, { from, to });
  let [start, end] = [from, to];
  for (let count = 0; count < mostWords; count += 1) {
    const [before = ''] = WORD_BEFORE.exec(prose.slice(Math.max(target.start, start - 30), start)) ?? [];
    const [after = ''] = WORD_AFTER.exec(prose.slice(end, Math.min(target.end, end + 30))) ?? [];
    if (before !== '' && isPassage(start - before.length, end)) start -= before.length;
    else if (after !== '' && isPassage(start, end + after.length)) end += after.length;
    else break;
  }
  return { from: start, to: end };
}

/** An article of English with the preposition before it, which the source may have otherwise: "in the". */
function withPreposition(
  { target: { prose }, targetLanguage }: ParsedPair,
  { start }: BlockPair['target'],
  { from, to }: ProblemSpan,
): ProblemSpan {
  const [before = ''] = WORD_BEFORE.exec(prose.slice(Math.max(start, from - 30), from)) ?? [];
  const isPair =
    prose.slice(from, to) === 'the' &&
    BEFORE_ARTICLE.test(before.trim()) &&
    !isFunctionWord(before.trim(), targetLanguage.base);
  return { from: isPair ? from - before.length : from, to };
}

const BEFORE_ARTICLE = /^(?:in|on|at|of|to|for|by|with|from)$/;

const WORD_BEFORE = /(?<=^|\s)[a-z]{1,20} {1,3}$/;
const WORD_AFTER = /^ {1,3}[a-z]{1,20}(?![\p{Script=Latin}\p{M}\p{N}_@/\\#$%&=~*+'’<>-]|[.:]\w)/u;

/** How often a text has some words, as whole words; counted up to two. */
function timesIn(text: string, words: string): number {
  let times = 0;
  for (let at = text.indexOf(words); at !== -1 && times < 2; at = text.indexOf(words, at + words.length))
    if (!PART.test(text[at - 1] ?? ' ') && !GOES_ON.test(text[at + words.length] ?? ' ')) times += 1;
  return times;
}

const PART = /[\p{Script=Latin}\p{N}_-]/u;
const GOES_ON = /[\p{Script=Latin}\p{N}_'’-]/u;

function isStray(pair: ParsedPair, { source, target }: BlockPair, { from, to }: ProblemSpan): boolean {
  const { prose } = pair.target;
  const { targetLanguage } = pair;
  const run = prose.slice(from, to);
  const words = run.split(/\s+/);
  if (words.length > mostWords || TERM.test(run)) return false;
  if (words.every((word) => isOwn(word, targetLanguage))) return false;
  const isJoined = words.slice(0, -1).some((word) => isFunctionWord(word, 'en') || BEFORE_ARTICLE.test(word));
  const isFrequent = (word: string): boolean => isFrequentEnglish(word) || isStrayTerm(word, targetLanguage);
  if (!isJoined && words.some((word) => !isFrequent(word) && !INFLECTED.test(word))) return false;
  const [first = ''] = words;
  const isKnown =
    words.length > 1 ||
    (isStrayTerm(first, targetLanguage) &&
      timesIn(pair.source.prose.slice(source.start, source.end), first) > 0);
  if (!isKnown && !isAlwaysEnglish(words.at(-1) ?? first, targetLanguage)) return false;
  const before = prose.slice(Math.max(target.start, from - 60), from);
  const after = prose.slice(to, Math.min(target.end, to + 60));
  const amount = words.length === 1 && UNIT.test(first) ? (NUMBER.exec(before)?.[0] ?? '') : '';
  const lower = lowerTextOf(pair.target);
  if (timesIn(lower, (amount + run).toLowerCase()) !== 1) return false;
  if (isNamedStatement(run, pair.source.prose.slice(source.start, source.end), before, after)) return false;
  // The plural of a word that the target has: "een directory van alle directories".
  const singular = run.replace(/ies$/, 'y').replace(/s$/, '');
  if (singular !== run && run.length >= shortestPlural && timesIn(lower, singular) > 0) return false;
  return targetLanguage.script === 'Latn'
    ? isAmongWords(before, after, pair, amount !== '')
    : !isValueInList(run, before, after) && isAmongLetters(before, after, targetLanguage, isKnown ? 1 : 2);
}

const shortestPlural = 5;

/**
 * Whether a word is the name of a statement of programs, as the source says beside it, "for loops", and the
 * noun for it stands beside the word: "i cicli for", "for döngüsü".
 */
const isNamedStatement = (word: string, original: string, before: string, after: string): boolean =>
  STATEMENT.test(word) &&
  (NOUN_BEFORE.test(before) || NOUN_BEHIND.test(after)) &&
  matchesOf(original, WITH_NOUN).some(([, name = '']) => name.toLowerCase() === word);

const STATEMENT = /^(?:for|while|if|else|do|switch|with|from|let)$/;
const WITH_NOUN =
  /(?<![\w-])(for|while|if|else|do|switch|with|from|let)[ -](?:loop|statement|clause|block|keyword)s?(?![\w-])/gi;
const NOUN_BEFORE =
  /(?<!\p{L})(?:loop|cicl|cykl|bucl|boucl|laço|pętl|lus|schleife|anweisung|istruzion|instru[cçk]|sentenc|blo[cq]|klausul|cl[aá]usul)\p{L}{0,8}\s$/iu;
const NOUN_BEHIND = /^\s(?:döngü|deyim|ifade)/iu;

/** "Denial of service" is a term, and so is what has a word that is none of a sentence: "saved setuid". */
const TERM =
  /^[a-z]+ of [a-z]+$|^(?:single sign on|plug and play|drag and drop|(?:peer|point) to (?:peer|point))$/;
const INFLECTED = /(?:ly|ing|ed|s|tion)$/;
const UNIT = /^(?:seconds|hours|days|weeks|months|years|bytes)$/;
const NUMBER = /\d{1,12} $/;

/** Letters and marks of other scripts. */
const OWN_LETTER =
  /[、。，：；！？\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Whether other letters are beside a word, on so many sides at least, and no other word or sign of code. */
function isAmongLetters(before: string, after: string, language: CheckedLanguage, least: number): boolean {
  const isSpaced = /\s$/.test(before) && /^\s/.test(after);
  if (!isSpaced && !isUnspaced(language) && language.base !== 'ko') return false;
  // The name of a value: ":other".
  if (before.endsWith(':')) return false;
  const sides = [before.trimEnd().slice(-1), after.trimStart().slice(0, 1)];
  const own = sides.filter((side) => OWN_LETTER.test(side)).length;
  // An abbreviation may stand before it: "PIM and".
  if (own === 1 && least > 1 && ABBREVIATION.test(before)) return OWN_LETTER.test(sides[1] ?? '');
  return own >= least && !sides.some((side) => OF_CODE.test(side));
}

/** Whether a word is one of several values, "always, auto, never", and not of things: "files, folders". */
const isValueInList = (run: string, before: string, after: string): boolean =>
  (LISTED_BEFORE.test(before) || LISTED_AFTER.test(after)) &&
  !(run.endsWith('s') && isFrequentEnglish(run.slice(0, -1)));

const LISTED_BEFORE = /[a-z]["'”’]?[,、] ?[a-z-]{2,20}["'”’]?[,、] ?$/;
const LISTED_AFTER = /^["'”’]?[,、] ?[a-z-]{2,20}["'”’]?[,、]/;
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}{2,6} $/u;
const OF_CODE = /[\p{Script=Latin}_.@/\\#$%&=~*+<>-]/u;

/** Whether words of the target's language are beside a word, or an amount before it, and none of English. */
function isAmongWords(before: string, after: string, pair: ParsedPair, hasAmount: boolean): boolean {
  // A bracket that ends behind a word may explain a term.
  // A term of a program may have its translation behind it: "suggests (schlägt vor)".
  if (!hasAmount && GLOSSED.test(after)) return false;
  const rest = hasAmount ? after.replace(/^\)/, '') : after;
  const isElided = ELIDED.test(before) && pair.targetLanguage.base === 'fr';
  if ((!isElided && !APART_BEFORE.test(before)) || !APART_AFTER.test(rest)) return false;
  const beside = [before.trimEnd().split(/\s/).at(-1) ?? '', /^\S?\s+(\S+)/.exec(after)?.[1] ?? ''];
  const kinds = new Set(beside.map((word) => kindOf(word.replaceAll(AROUND, ''), pair)));
  return ((hasAmount && !/^\s\d/.test(after)) || isElided || kinds.has('own')) && !kinds.has('english');
}

/** An article or a pronoun of French before a vowel. */
const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|qu)['’]$/iu;
const APART_BEFORE = /(?:^|[\p{L}\p{M}\p{N}.,;:!?)»”’"'–—\u001d\u001e])\s+$|^$/u;
const APART_AFTER = /^[.,;:!?]?(?:\s+[\p{L}\p{N}(\u001d]|\s*$)/u;
const GLOSSED = /^ \(\p{L}[^()\d]{2,50}\)/u;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

function kindOf(word: string, { source, targetLanguage }: ParsedPair): 'own' | 'english' | 'other' {
  if (word === '' || /[\p{N}_/\\:]|\p{L}\.\p{L}/u.test(word)) return 'other';
  const small = word.toLowerCase();
  if (isFunctionWord(small, targetLanguage.base)) return 'own';
  if (isForeignEnglish(small, targetLanguage) || isFunctionWord(small, 'en')) return 'english';
  if (wordsOfSource(source).has(word)) return 'other';
  return targetLanguage.base === 'de' || /^\p{Ll}|[^\p{ASCII}’]/u.test(word) ? 'own' : 'other';
}

/**
 * Whether words begin or end in an element, or are in one whose text is that of the source, such as the title
 * of a page.
 */
function isSetApart({ source, target: { isHtml, raw } }: ParsedPair, { from, to }: ProblemSpan): boolean {
  if (!isHtml) return false;
  const shown = raw.slice(
    raw.lastIndexOf('>', from) + 1,
    to + Math.max(0, raw.slice(to, to + 100).indexOf('<')),
  );
  const isElement = raw[from - 1] === '>' && raw.startsWith('</', to) && !BLOCK.test(raw.slice(to, to + 8));
  return raw.slice(from, to).includes('<') || isElement || source.raw.includes(`>${shown}<`);
}

const BLOCK = /^<\/(?:p|li|d[td]|t[dh]|h\d|title|div)\b/;

import { matchesOf } from '../../text/matches';
import { firstWhere } from '../../text/first-where';
import { hasEndingOfNoun, isInPlaceOfNoun, isBehindAdjective } from './small-nouns';
import { EMPHASIZED, wordsInCapitals } from './capital-words';
import { isOdd } from './odd-words';
import {
  isNameOf,
  isOfSource,
  isParticipleOfSource,
  isTwoOfSource,
  isWordOfSource,
  termIn,
} from './source-words';
import { titleWords } from './title-words';
import { KEPT } from '../parsed/readable-text';
import { isArgumentOfOption, isInflectedArgument, isLastArgument } from '../names/argument-names';
import { isFrequentEnglish } from '../text/english-words';
import { isFunctionWord } from '../text/plain-words';
import { isKeywordList } from '../text/keyword-list';
import { isCutOffLabelEnd } from '../typography/abbreviated-ends';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { once } from '../parsed/once';
import type { Problem, ProblemSpan } from '../problem';

/** A word of a target that a dictionary should have, or two with a space or a hyphen that may be one. */
export interface SpelledWord {
  readonly word: string;
  readonly places: readonly ProblemSpan[];
  /** Whether a word of the source is in it: it may be a form or a compound of a term. */
  readonly hasTerm?: boolean;
  /** The word of the source that it begins or ends with, if there is more of it. */
  readonly term?: string;
  /** Whether the source has it as it is, so that it may have lost nothing but its accents. */
  readonly isEnglish?: boolean;
  /** Whether it is alone in an element, as the names of arguments are: `<i>filename</i>`. */
  readonly isMarked?: boolean;
  /** Whether it stands once where German has a noun: behind an article, and before no other noun. */
  readonly isNoun?: boolean;
  /** Whether it has a capital as all words of its title: it may have lost its accents, and nothing else. */
  readonly isTitle?: boolean;
}

/** Shorter words have too many similar ones, longer ones are compounds of their own. */
const length = { least: 4, most: 40 };

/** A hostile value may have millions of words. */
const mostWords = 5000;

/** Checks that say of a passage that it is in another language, or damaged. */
const OTHER_CHECKS: ReadonlySet<string> = new Set([
  'language',
  'target-equals-source',
  'script',
  'corrupted',
  'leftovers',
]);

/** Languages that write all nouns with a capital. */
const CAPITALIZED_NOUNS = new Set(['de', 'lb', 'nds']);

/**
 * Returns the words of a target that are neither names nor terms of the source: no code, no words with digits
 * or capitals inside, no capitals in the middle of a sentence where nouns have none, nothing the source has.
 */
export function spelledWords(pair: ParsedPair, problems: readonly Problem[]): readonly SpelledWord[] {
  const { source, target } = pair;
  // Words by which a program is found are given without their accents, too.
  if (isKeywordList(source)) return [];
  const taken = problems
    .flatMap((problem) => [problem, ...(problem.folded ?? [])])
    .flatMap((one) => (OTHER_CHECKS.has(one.check) ? one.target : []))
    .map((span) => withRest(span, blockSpans(target)));
  const found = new Map<string, ProblemSpan[]>();
  const [nouns, english] = [new Set<string>(), new Set<string>()];
  const add = (word: string, span: ProblemSpan): void => {
    const places = found.get(word);
    if (places === undefined) found.set(word, [span]);
    else places.push(span);
  };
  const words = matchesOf(target.prose, WORD, mostWords).filter(
    ([word]) => word.length >= length.least && word.length <= length.most,
  );
  for (const { index, 0: word } of words) {
    if (!SHAPE.test(word) || !isOfProse(word, index, pair)) continue;
    const span = target.readable.spanAt(index, word);
    if (isTaken(taken, span) || isOfMarkup(target, span)) continue;
    // A name that the source has in a tag of its own: "Der <i>type</i>".
    if (target.isHtml && isWordOfSource(word, source) && isMarked(target.raw, span)) continue;
    add(word, span);
    if ([isInPlaceOfNoun, isBehindAdjective, hasEndingOfNoun].some((isNoun) => isNoun(word, index, pair)))
      nouns.add(word);
    else if (isWordOfSource(word, source) && !isNameOf(word, source)) english.add(word);
  }
  const odd = words.filter(([word]) => !SHAPE.test(word) && isOdd(word));
  for (const { index, 0: word } of [...odd, ...matchesOf(target.prose, WITH_DIGIT)]) {
    if (found.size >= mostWords) break;
    if (isNameOfSource(word, source) || isNameInTarget(word, pair) || wordsOfCode(target).has(word)) continue;
    if (isInflectedArgument(word, pair)) continue;
    const span = target.readable.spanAt(index, word);
    if (isWrittenAs(word, target, span) && !isTaken(taken, span)) found.set(word, [span]);
  }
  for (const { index, 0: left, 1: between = '', 2: right = '' } of matchesOf(target.prose, PAIR)) {
    if (found.size >= mostWords) break;
    const both = left + between + right;
    const span = target.readable.spanAt(index, both);
    if (!isWrittenAs(both, target, span) || isWordOfSource(both, source)) continue;
    // One of them is the name of a program, shown as code elsewhere: "con tar".
    if (wordsOfCode(target).has(left) || wordsOfCode(target).has(right)) continue;
    if (!isTaken(taken, span)) add(both, span);
  }
  for (const { index, 0: word } of wordsInCapitals(pair, problems)) {
    if (found.size >= mostWords) break;
    found.set(word, [target.readable.spanAt(index, word)]);
  }
  const titled = new Set<string>();
  for (const { index, 0: word } of titleWords(pair)) {
    if (found.size >= mostWords) break;
    const span = target.readable.spanAt(index, word);
    if (found.has(word) || !isWrittenAs(word, target, span) || isTaken(taken, span)) continue;
    found.set(word, [span]);
    titled.add(word);
  }
  return Array.from(found, ([word, places]) => ({
    word,
    places,
    ...(titled.has(word) ? { isTitle: true } : {}),
    ...(nouns.has(word) ? { isNoun: true } : {}),
    ...(SHAPE.test(word) && isOfSource(word, source) ? { hasTerm: true, ...termIn(word, source) } : {}),
    ...(english.has(word) ? { isEnglish: true } : {}),
    ...(target.isHtml && places.every((place) => isMarked(target.raw, place)) ? { isMarked: true } : {}),
  }));
}

/** Whether a word is one of the language: no name, no word of the source or of code, and a whole one. */
function isOfProse(word: string, index: number, pair: ParsedPair): boolean {
  const { source, target, targetLanguage } = pair;
  const { prose } = target;
  const isCapitalized = /^\p{Lu}/u.test(word) && !CAPITALIZED_NOUNS.has(targetLanguage.base);
  const isName = isCapitalized && mayBeName(word, targetLanguage.base);
  if (isCapitalized && !isAtStartOfText(prose, index, isName ? word.length : undefined)) return false;
  if (wordsOfCode(target).has(word)) return false;
  if (isWordOfSource(word, source) && !isInPlaceOfNoun(word, index, pair) && !isAmongOwn(word, index, pair))
    return false;
  const before = prose.slice(Math.max(0, index - 4), index);
  const after = prose.slice(index + word.length, index + word.length + 3);
  // A word of the source in brackets of its own, and a participle of an English verb: "gepoolter".
  const isAlone = /\(["“„«'‘]?$/.test(before) && /^["”“»'’]?\)/.test(after);
  if (isAlone && ['', 's', 'ed'].some((ending) => isWordOfSource(word + ending, source))) return false;
  if (isParticipleOfSource(word, source, targetLanguage.base) || isTwoOfSource(word, source)) return false;
  // The rest of a word after its access key or a reference: "(_s)trumenti", "[F]ile", "O>rdner", "&Uuml;ber".
  if (/[);]$|\p{Lu}>$|\[\p{L}\]$/u.test(before)) return false;
  // An argument of a command has a name: "<nomeutente>".
  if (before.endsWith('<') && after.startsWith('>')) return false;
  // The rest of a word that was divided at the end of a line of plain text: "Arbeits-⏎verzeichnis".
  if (!target.isHtml && DIVIDED_BEFORE.test(prose.slice(Math.max(0, index - 24), index))) return false;
  // The rest of a compound in quotation marks of its own: »Bildschirm-„schoner“«.
  if (/\p{L}- ?["“„«»]$/u.test(before)) return false;
  if (isLastArgument(target, index, index + word.length)) return false;
  // An abbreviation ends in a full stop: "Tam. dispos.: 3".
  return !ABBREVIATED.test(after) && !isCutOffLabelEnd(index + word.length, pair);
}

/** Whether a frequent word of English stands behind a function word of the target's language alone. */
function isAmongOwn(word: string, index: number, { target: { prose }, targetLanguage }: ParsedPair): boolean {
  if (!isFrequentEnglish(word)) return false;
  const [, before = ''] =
    /(?<![\p{L}\p{N}])(\p{L}{2,9}) $/u.exec(prose.slice(Math.max(0, index - 11), index)) ?? [];
  const article = before.toLowerCase();
  return isFunctionWord(article, targetLanguage.base) && (article === 'do' || !isFunctionWord(article, 'en'));
}

/** Whether a word is an argument's name, or a tag inside of it marks a part, such as one letter. */
const isOfMarkup = ({ isHtml, raw }: ParsedValue, span: ProblemSpan): boolean =>
  // The argument of an option has a name, or one of a few values: "<b>-H</b> <i>immediate</i>".
  (isHtml && isArgumentOfOption(raw, span)) || raw.slice(span.from, span.to).includes('<');

const isWrittenAs = (word: string, { raw }: ParsedValue, { from, to }: ProblemSpan): boolean =>
  raw.slice(from, to) === word;

const isNameOfSource = (word: string, source: ParsedValue): boolean =>
  source.readable.text.includes(word) ||
  namesWithCapitals(source).some((name) => word.startsWith(name)) ||
  (/^\p{Lu}\p{Ll}+\p{Lu}/u.test(word) && isOfSource(word, source)) ||
  (/^\p{Lu}{3,30}(?:e?[nsry]|[aei])$/u.test(word) && hasArguments(source));

/**
 * Whether a word stands for one of the source with capitals inside that the target has not, "TagName", "fOo",
 * stresses a part as a word of the source is stressed, "AUSgeschaltet" for "OFF", or says what letters of an
 * abbreviation stand for, as the source does: "NOuvel" for "ANOther".
 */
const isNameInTarget = (word: string, pair: ParsedPair): boolean =>
  /^\p{Lu}{2}/u.test(word)
    ? (/^\p{Lu}{3,}\p{Ll}{4}/u.test(word) && (pair.source.prose.match(EMPHASIZED) ?? []).length > 0) ||
      explainsOtherwise(pair)
    : namesWithCapitals(pair.source).some(
        (name) => capitalsOf(name) === capitalsOf(word) && !pair.target.raw.includes(name),
      );

/**
 * Whether the source has a word with the letters of an abbreviation in capitals, which the target has not.
 */
const explainsOtherwise = once(({ source, target }: ParsedPair): boolean => {
  const [names, kept] = [source, target].map(({ prose }) => new Set(prose.match(EXPLAINED)));
  return [...(names ?? [])].some((name) => kept?.has(name) !== true);
});

const EXPLAINED = /(?<!\p{L})\p{Lu}{2,4}\p{Ll}{3,20}(?!\p{L})/gu;

/** How the capitals and the small letters of a word follow each other: "aAa" of "fOo". */
const capitalsOf = (word: string): string =>
  word
    .replaceAll(/\p{Ll}+/gu, 'a')
    .replaceAll(/\p{Lu}+/gu, 'A')
    .replace(/^(a?)(?:Aa){2,}$/, '$1AaAa');

/** Whether a text speaks of several of an argument, "TEXTs", which each language names: "TEKSTen". */
const hasArguments = once(({ readable: { text } }: ParsedValue): boolean =>
  /(?<!\p{L})(?!URLs|IDs|PDFs|CDs|DVDs|PCs)\p{Lu}{3,30}s(?!\p{L})/u.test(text),
);

/** Names with a capital inside, which may take an ending: "PostScriptowego". */
const namesWithCapitals = once(({ readable: { text } }: ParsedValue): readonly string[] => [
  ...new Set(text.match(/\p{L}{0,30}\p{Ll}\p{Lu}\p{L}{1,30}/gu)),
]);

/** A span that is most of a block's text, with the rest: "Drag cells" before "instead of a connection". */
function withRest(span: ProblemSpan, blocks: readonly ProblemSpan[]): ProblemSpan {
  const block = blocks[firstWhere(blocks, ({ to }) => to >= span.to)];
  const isMost = block !== undefined && span.to - span.from >= (block.to - block.from) * mostOfBlock;
  return isMost && block.from <= span.from ? block : span;
}

const mostOfBlock = 2 / 3;

const blockSpans = once(({ readable }: ParsedValue): readonly ProblemSpan[] =>
  readable.blocks.map((block) => readable.spanOfBlock(block)),
);

const isTaken = (taken: readonly ProblemSpan[], span: ProblemSpan): boolean =>
  taken.some(({ from, to }) => from < span.to && to > span.from);

/** A word with a digit that may be an "o" or an "l". */
const WITH_DIGIT =
  /(?<![\p{L}\p{M}\p{N}_.@/\\#$%&=~*+'’\u001d\u001e-])(?:\p{L}{1,30}[01]\p{L}{0,30}|[01]\p{Ll}{3,30})(?![\p{L}\p{M}\p{N}_@/\\#$%&=~*+(\u001d\u001e-]|[.:]\p{L})/gu;

const ABBREVIATED = /^\.(?:[:,;)]|\s\p{Ll})/u;

const DIVIDED_BEFORE = /\p{Ll}-[\n\u001c][ \t]{0,20}$/u;

const isMarked = (raw: string, { from, to }: ProblemSpan): boolean =>
  /<(?:i|em|var)>(?:<b>)?\s?$/.test(raw.slice(Math.max(0, from - 9), from)) &&
  /^(?:<\/b>)?<\/(?:i|em|var)>/.test(raw.slice(to, to + 12));

/** Words of the code that the target shows: the prose about it has their names. */
const wordsOfCode = once(
  ({ readable, prose }: ParsedValue): ReadonlySet<string> =>
    new Set(
      prose.includes(KEPT)
        ? matchesOf(readable.text, CODE_WORD).flatMap(({ index, 0: word }) =>
            prose[index] === KEPT ? [word] : [],
          )
        : [],
    ),
);
const CODE_WORD = /[\p{L}\p{M}]{3,40}/gu;

/** Two words that may be one with a space or a hyphen in it. */
const PAIR =
  /(?<![\p{L}\p{M}\p{N}_.@/\\#$%&=~*+'’\u001d\u001e-])\p{L}[\p{Ll}\p{M}]{2,20}(?=([ -])(\p{Ll}[\p{Ll}\p{M}]{2,20})(?![\p{L}\p{M}\p{N}_@/\\#$%&=~*+('’\u001d\u001e-]|[.:]\p{L}))/gu;

/** Stands alone: no part of a name with digits, points or hyphens, no abbreviation, no placeholder. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}_.@/\\#$%&=~*+\u001d\u001e-])(?<![\p{L}\p{N}]['’`])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{M}\p{N}_@/\\#$%&=~*+(\u001d\u001e-]|['’]\p{L}|[.:]\p{L})/gu;

/** In small letters, but for the first: other words are names and abbreviations. */
const SHAPE = /^(?:\p{Lu}['’])?\p{L}[\p{Ll}\p{M}]+(?:['’][\p{Ll}\p{M}]+)?$/u;

/** Whether a word with a capital has no letter but those that names of all languages have. */
const mayBeName = (word: string, base: string): boolean =>
  /^(?:[A-Za-z]+|\p{Script=Cyrillic}+)$/u.test(word) && ELIDED[base]?.test(word) !== true;

/** Words that may have lost the apostrophe behind their first letter, and are no names: "Lopzione". */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[DL]|Qu)[aeiouhéèê]\p{Ll}{4}/u,
  it: /^[DL][aeiouàèé]\p{Ll}{4}/u,
};

/**
 * Whether a word begins a block, a sentence or a quotation. If the size of the word is given, it must go on
 * with a small letter, or the word be the whole label.
 */
const isAtStartOfText = (prose: string, at: number, size?: number): boolean =>
  START.test(prose.slice(Math.max(0, at - 4), at)) &&
  (size === undefined ||
    /^,? \p{Ll}/u.test(prose.slice(at + size, at + size + 3)) ||
    (/(?:^|\u001c)$/.test(prose.slice(Math.max(0, at - 1), at)) &&
      /^[:.…!?]{0,3}(?:\u001c|$)/.test(prose.slice(at + size, at + size + 4))));

const START = /(?:^|[.!?:…\u001c"“”„«»‹›‘‚([•–—\n]|\s-)\s{0,3}$/;

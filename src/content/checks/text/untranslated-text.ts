import { areVariants, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFunctionWord, isInterfaceWord, wordsOf } from './plain-words';
import { FIXED, KEPT, type TextBlock } from '../parsed/readable-text';

type Stretch = Pick<TextBlock, 'start' | 'end'>;

/** Finds target text that is identical to the source and consists of words of the source language. */
export const untranslatedText: FieldCheck = {
  ids: ['target-equals-source'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    if (areVariants(sourceLanguage, targetLanguage)) return;
    const blocksOfSource = byProse(source, source.readable.blocks);
    const sentencesOfSource = byProse(
      source,
      source.readable.blocks.flatMap((block) => sentencesOf(source, block)),
    );
    const left: { readonly source: Stretch; readonly target: Stretch; readonly isBlock: boolean }[] = [];
    let hasOther = false;
    const compare = (
      stretch: Stretch,
      originals: ReadonlyMap<string, Stretch>,
      isBlock: boolean,
    ): boolean => {
      const text = proseOf(target, stretch);
      const original = originals.get(text);
      const isLeft =
        original !== undefined &&
        isForTranslation(text, sourceLanguage, targetLanguage) &&
        !isCommand(textOf(target, stretch), sourceLanguage);
      if (isLeft) left.push({ source: original, target: stretch, isBlock });
      else if (original === undefined && !hasOther) hasOther = /[\p{L}\p{M}]/u.test(text);
      return original !== undefined;
    };
    for (const block of target.readable.blocks) {
      if (compare(block, blocksOfSource, true)) continue;
      for (const sentence of sentencesOf(target, block)) compare(sentence, sentencesOfSource, false);
    }
    for (const stretch of left) {
      const variant = !hasOther ? 'whole' : stretch.isBlock ? 'part' : 'sentence';
      problems.add(
        'target-equals-source',
        variant,
        { text: textOf(target, stretch.target) },
        {
          source: [source.readable.spanOfBlock(stretch.source)],
          target: [target.readable.spanOfBlock(stretch.target)],
        },
      );
    }
  },
};

const byProse = (value: ParsedValue, stretches: readonly Stretch[]): ReadonlyMap<string, Stretch> =>
  new Map(stretches.map((stretch) => [proseOf(value, stretch), stretch]));

/** Splits a block into sentences, roughly: an abbreviation ends one too, but does so on both sides. */
function sentencesOf({ prose }: ParsedValue, { start, end }: Stretch): readonly Stretch[] {
  const sentences: Stretch[] = [];
  let from = start;
  for (const { index, 0: mark } of prose.slice(start, end).matchAll(/[.!?…。！？][)"'”’»]?\s+/g)) {
    const next = start + index + mark.length;
    sentences.push({ start: from, end: next });
    from = next;
  }
  sentences.push({ start: from, end });
  return sentences;
}

const textOf = ({ readable }: ParsedValue, { start, end }: Stretch): string =>
  readable.text.slice(start, end);

/** Ignores differences in white space, fixed parts and code. */
export function proseOf({ prose }: ParsedValue, { start, end }: Stretch): string {
  const text = prose.slice(start, end).trim();
  return UNEVEN.test(text) ? text.replaceAll(ANY_KEPT, KEPT).replaceAll(/\s+/g, ' ') : text;
}

const ANY_KEPT = new RegExp(`[${KEPT}${FIXED}]+`, 'g');
const UNEVEN = new RegExp(String.raw`[${KEPT}${FIXED}]|\s\s|[^\S ]`);

/**
 * Names, numbers and abbreviations stay the same, and single words may be equal in both languages. Text is
 * certainly for translation if it has a function word or uses a script that the target language does not.
 */
function isForTranslation(text: string, source: CheckedLanguage, target: CheckedLanguage): boolean {
  // A function of a message's language has no words for readers.
  if (/^\s*\{[^{}]{0,300}\}\s*$/.test(text) || LIST_OF_NAMES.test(text) || CITATION.test(text)) return false;
  const words = wordsOf(text.replaceAll(OPTION, ' ').replaceAll(MARKUP, ' '));
  // A single token such as `gzip-only-text/html` is a name.
  if (words.length > 1 && !/\s/.test(text) && source.script === 'Latn') return false;
  const plain = words.filter((word) => word.length > 1 && !/[_.\d]/.test(word));
  const lower = plain.map((word) => word.toLowerCase());
  const [first = ''] = plain;
  if (words.length === 1 && isInterfaceWord(first.toLowerCase(), source.base, target.base))
    return !/^\p{Lu}+$/u.test(first);
  // In "NetWare Libraries for C" words with several capitals belong to a product's name.
  if (plain.some((word) => /\p{Lu}.*\p{Lu}/u.test(word)) && plain.every(isCapitalOr(source))) return false;
  // Few names are this long, and even fewer in a text of another script.
  if (
    plain.length >= (source.script === target.script ? 6 : 4) &&
    !plain.every((word) => /^\p{Lu}/u.test(word))
  )
    return true;
  const joining = lower.filter(
    (word) => isFunctionWord(word, source.base) && !isFunctionWord(word, target.base),
  );
  // "Best of All" may be a title; two function words or four words in a row are a sentence.
  if (lower.length >= 3 && joining.length > 0) return true;
  // Names have capitals, so lower-case words are text. In scripts without capitals every word counts as text.
  const small = plain.filter(
    (word) => word.length > 2 && /^[\p{Ll}\p{Lo}]\P{Lu}*$/u.test(word) && !text.includes(`.${word}`),
  );
  return source.script === target.script ? small.length >= 4 : small.length >= 2;
}

/** A command line, with an option or with dots that lead to its description, without words of sentences. */
const isCommand = (text: string, { base }: CheckedLanguage): boolean =>
  (COMMAND.test(text) ||
    LINE_OF_FILE.test(text) ||
    /^\s*\$\s\S|\/\w{1,40}\/\w|^[a-z]{2,12} "[^"]{0,60}"/.test(text)) &&
  wordsOf(text).every((word) => !isFunctionWord(word.toLowerCase(), base));

const COMMAND = /^\s*\|?\s?[a-z][\w-]{1,40} (?:.{0,60}(?<=\s))?(?:--?[A-Za-z]|(?:\. ){3})/u;

/** A line of a file, or a command with an address or a path, which begins with a small letter. */
const LINE_OF_FILE =
  /^\s*(?:[a-z]{2,10}:\/\/|\[[\da-f:]{4,40}\]|\/|(?=[^\n]{0,200}\s(?:\d{1,3}(?:\.\d{1,3}){3}|[a-z]{2,10}:\/\/))[a-z])[^\n.]{0,300}(?:\.[^\s.][^\n.]{0,100}){0,8}$/u;

/** Names, pages and patterns between commas or bars: "[apt*, apt-file*, perl*]", "xzdec(1), xzdiff(1)". */
const LIST_OF_NAMES =
  /^[[(*\s-]{0,6}[\p{L}\p{N}.*@+/-]{1,40}(?:\(\d\w?\))?(?:\s?[,|]\s?[\p{L}\p{N}.*@+/-]{1,40}(?:\(\d\w?\))?){2,100}[\]):.\s]{0,4}$/u;

/** A work as bibliographies name it: a surname, a first name or its letter, and a year. */
const CITATION = /^[“"'‘]?\p{Lu}[\p{L}'’-]{1,30}, \p{Lu}[\p{L}.].{0,200}(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;

/** Matches `--to=si` of a command line. */
const OPTION = /(?<![\p{L}\p{Nd}])--?[a-z][\w-]{0,40}(?:=\S{1,40})?/gu;

/** Tags in plain text. */
const MARKUP = /<\/?[a-zA-Z!][^<>]{0,300}>/g;

const isCapitalOr =
  ({ base }: CheckedLanguage) =>
  (word: string): boolean =>
    /^\p{Lu}/u.test(word) || isFunctionWord(word, base);

import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { numbersIn } from '../numbers/spelled-numbers';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ProblemSpan } from '../problem';
import { beginningOf, isTurnedAround, oppositesOf, stemOf } from './opposite-words';
import type { PairedWord, WordPairs } from './word-pairs';
import { stemsIn } from './word-stems';

/** Longer texts may say the same with the opposite of a word. */
const mostWords = 8;
/** A translation of a text with the word has one of its counterparts so often. */
const leastTold = 0.5;
/** The opposite has the word of the target among its first counterparts. */
const mostCounterparts = 3;

/** Negations, by language, with which the opposite of a word says the same: "hide", "nicht anzeigen". */
const NEGATIONS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:not|no|never|cannot|without|none|nothing|neither|nor|non)(?!\p{L})|n[’']t(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:ne\p{L}*|nikdy|bez|žádn\p{L}+)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|sin|fuera)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|pas|non|jamais|sans|hors)(?!\p{L})|(?<!\p{L})n[’']/iu,
  it: /(?<!\p{L})(?:non|mai|senza|fuori)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:niet|geen|nooit|zonder)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:nie\p{L}*|nigdy|bez|żadn\p{L}+)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|sem|fora)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|нет|никогда|без|отмен\p{L}+)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:inte|ej|icke|aldrig|utan)(?!\p{L})/iu,
  tr: /değil|m[ae]z(?!\p{L})|m[ae]y[ıi]n|s[ıi]z(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:не|немає|ніколи|без|скас\p{L}+)(?!\p{L})/iu,
  ja: /ない|ません|なし|ずに|解除|[不非未無]/u,
  ko: /않|없|못|해제|(?<!\p{L})안 /u,
  zh: /取消|解除|退出(?=登)|[不非没沒未无無]/u,
};

interface Opposite {
  /** A word of the source. */
  readonly word: string;
  /** Its opposite, in the source's language. */
  readonly opposite: string;
  /** How the word of the target that says it begins. */
  readonly stem: string;
}

/**
 * Finds labels that say the opposite of their source: one of its words is not told, and a word of the target
 * translates its opposite, and nothing else of the source.
 */
export const oppositeMeaning: FieldCheck = {
  ids: ['other-version'],
  find(pair, problems) {
    if (pair.wordPairs === undefined) return;
    for (const block of pair.blocks) {
      const found = oppositeIn(pair, block, pair.wordPairs);
      if (found === undefined) continue;
      const source = placeOf(pair, 'source', block, found.word);
      const target = placeOf(pair, 'target', block, found.stem);
      if (problems.hasAt('numbers', target.span)) continue;
      const detail = { word: source.text, other: found.opposite, text: target.text };
      problems.add('other-version', 'opposite', detail, { source: [source.span], target: [target.span] });
    }
  },
};

function oppositeIn(pair: ParsedPair, block: BlockPair, pairs: WordPairs): Opposite | undefined {
  const [original, text] = [proseOf(pair, 'source', block), proseOf(pair, 'target', block)];
  if (matchesOf(original, WORD, mostWords + 1).length > mostWords) return undefined;
  const words = stemsIn(withoutKeys(original), true);
  const candidates = [...words].filter((word) => oppositesOf(word).length > 0);
  if (candidates.length === 0 || isNegated(original, 'en')) return undefined;
  if (isNegated(text, pair.targetLanguage.base)) return undefined;
  const said = withoutKeys(text);
  const stems = stemsIn(said, false);
  // "Mostrar menos" hides the rest.
  if (!words.has('less') && saysOne('less', stems, pairs)) return undefined;
  const letters = said.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  for (const word of candidates) {
    const known = pairs.english.get(word);
    if (known === undefined || known.told < leastTold || isTold(known, stems, letters)) continue;
    if (isToldInParts(word, stems, pairs) || isTurnedAround(word, original, text)) continue;
    // "more than one"
    if (word === beginningOf('multiple') && !words.has('more') && saysOne('more', stems, pairs)) continue;
    for (const opposite of oppositesOf(word)) {
      if (words.has(beginningOf(opposite)) || hasFormOf(opposite, original)) continue;
      const stem = saying(opposite, stems, words, pairs);
      if (stem === undefined || (UNIT.test(word) && hasOtherAmount(pair, original, text))) continue;
      return { word, opposite, stem };
    }
  }
  return undefined;
}

const isNegated = (text: string, base: string): boolean => NEGATIONS[base]?.test(text) === true;

/** Whether a target has a counterpart of a word, perhaps within a compound: "Wochentage" for "days". */
const isTold = ({ counterparts }: PairedWord, stems: ReadonlySet<string>, letters: string): boolean =>
  counterparts.some((stem) => stems.has(stem) || (stem.length > 2 && letters.includes(stem)));

/** Whether a source has another form of a word as well: "monthly", "closes", but not "blacklist". */
const hasFormOf = (word: string, source: string): boolean =>
  word.length > 4 &&
  source
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((other) => stemOf(other) === stemOf(word));

const saysOne = (word: string, stems: ReadonlySet<string>, { english }: WordPairs): boolean =>
  english.get(word)?.counterparts.some((stem) => stems.has(stem)) === true;

/** Whether the target says the direction of a word: "aşağı yükle" for "download", "ileri al" for "redo". */
const isToldInParts = (word: string, stems: ReadonlySet<string>, pairs: WordPairs): boolean =>
  saysOne(
    word === 'redo' ? beginningOf('forward') : (/^(?:up|down)(?=\p{L}{2})/u.exec(word)?.[0] ?? ''),
    stems,
    pairs,
  );

const UNIT = /^(?:second|minute|hour|day|week|month|year)/;

/** Whether two sides count differently, as the same time in another unit needs it: "1 year", "12 Monate". */
function hasOtherAmount(pair: ParsedPair, original: string, text: string): boolean {
  const [before, after] = [amountsIn(original, pair.sourceLanguage), amountsIn(text, pair.targetLanguage)];
  return before.size + after.size > 0 && ![...before].some((number) => after.has(number));
}

/** The numbers of a text. A word for one may be an article, and one for two may be "second". */
function amountsIn(text: string, language: CheckedLanguage): ReadonlySet<string> {
  const { digits, words } = numbersIn(text, language);
  return new Set([
    ...digits.filter((number) => number !== '1'),
    ...words.filter((number) => !/^[12]$/.test(number)),
  ]);
}

/** The stem of a target that says a word, and none of those that its source has. */
function saying(
  opposite: string,
  stems: ReadonlySet<string>,
  words: ReadonlySet<string>,
  { english, other }: WordPairs,
): string | undefined {
  const beginning = beginningOf(opposite);
  return english
    .get(beginning)
    ?.counterparts.slice(0, mostCounterparts)
    .find((stem, rank) => {
      const originals = stems.has(stem) ? (other.get(stem)?.counterparts ?? []) : [];
      return (
        originals.includes(beginning) &&
        originals.every(
          (word) =>
            !words.has(word) &&
            // Another word that it translates first is what it means.
            (word.startsWith(beginning.slice(0, 3)) ||
              !(english.get(word)?.counterparts.slice(0, rank).includes(stem) ?? false)),
        )
      );
    });
}

const proseOf = (pair: ParsedPair, side: 'source' | 'target', block: BlockPair): string =>
  pair[side].prose.slice(block[side].start, block[side].end);

/** The sign before the letter that opens a label by the keyboard stands in the middle of a word. */
const withoutKeys = (text: string): string => text.replaceAll(/[&_](?=\p{L})/gu, '');

const WORD = /[\p{L}\p{M}]+/gu;
const WORD_WITH_KEY = /[\p{L}\p{M}&_]+/gu;

/** The word of a side that begins with a stem; its whole block where tags divide it. */
function placeOf(
  pair: ParsedPair,
  side: 'source' | 'target',
  block: BlockPair,
  stem: string,
): { readonly text: string; readonly span: ProblemSpan } {
  const { readable } = pair[side];
  const text = proseOf(pair, side, block);
  const found = matchesOf(text, WORD_WITH_KEY).find(([word]) =>
    stemsIn(withoutKeys(word), side === 'source').has(stem),
  );
  if (found === undefined) return { text: text.trim(), span: readable.spanOfBlock(block[side]) };
  const [word] = found;
  return { text: withoutKeys(word), span: readable.spanAt(block[side].start + found.index, word) };
}

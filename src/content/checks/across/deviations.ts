import { timesOf } from '../counted';
import { partsOf } from '../causes/fold';
import { bareNumber } from '../numbers/number-values';
import { isUnspaced } from '../parsed/checked-language';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { problemKey, type CheckId, type Finding, type Problem } from '../problem';
import { shorten } from '../problem-collector';
import { sentencesOf, type Sentence } from '../sentences/sentences';
import { hasTranslatedWords } from '../text/translated-words';
import { usualLength } from '../text/usual-length';
import { ownWords, stemsOfAll, toldOf } from '../words/told-words';

/** A block of several sentences, which may be compared with the block in other languages. */
export interface Passage {
  /** The number of the block in the source. */
  readonly block: number;
  /** Its length in percent of what is usual between the two languages. */
  readonly percent: number;
  readonly hasFewer: boolean;
  /** The problem that it is where all other languages have more sentences here, and longer ones. */
  readonly problem?: Problem;
}

/** The ways in which a target differs from its source. */
export interface Deviations {
  /** Names of differences, equal in all languages that differ in the same way. */
  readonly keys: readonly string[];
  readonly passages: readonly Passage[];
}

/** Checks that name a difference by what the source has there, or by what is alike in every language. */
const ALIKE: ReadonlySet<CheckId> = new Set([
  'tags-missing',
  'tags-extra',
  'tags-reordered',
  'attribute-changed',
  'placeholders',
  'code',
  'numbers',
  'addresses',
  'symbols',
  'missing-sentences',
  'line-breaks',
  'edge-spaces',
  'double-spaces',
  'end-punctuation',
  'letter-case',
]);

/**
 * A label in the source language whose words have capitals, which is a name where most languages keep it and
 * do not have all of its words in their own language.
 */
export const mayBeName = ({ check, variant, detail }: Finding): boolean =>
  check === 'target-equals-source' && variant === 'label' && CAPITALIZED.test(detail['text'] ?? '');

const CAPITALIZED = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u;

/** Additions like a translator's note, names in the target's form and keys say nothing of the source. */
const OWN: ReadonlySet<string> = new Set([
  'tags-extra.extra',
  'placeholders.extra-likely',
  'placeholders.extra-shown',
  'placeholders.no-access-key',
  'placeholders.access-keys',
  'numbers.extra',
  'addresses.extra',
  'missing-sentences.extra',
  'end-punctuation.extra',
  'code.name-changed',
]);

/** Whether other languages may differ from the source in the same way. */
export const isComparable = ({ check, variant }: Finding): boolean =>
  ALIKE.has(check) && !OWN.has(`${check}.${variant}`);

/**
 * Returns how a target differs from its source in tags, placeholders, numbers, names, sentences and marks, to
 * be compared with its other languages. `problems` are those that were found in the field alone.
 */
export function deviationsOf(pair: ParsedPair, problems: readonly Problem[]): Deviations {
  const named = problems
    .flatMap(partsOf)
    .filter((one) =>
      mayBeName(one) ? !hasTranslatedWords(one.detail['text'] ?? '', pair) : isComparable(one),
    )
    .map(deviationKey);
  const isSaid = problems.some(({ check }) => SAID.has(check));
  return { keys: [...new Set(named)], passages: passagesOf(pair, isSaid) };
}

/**
 * Names a difference with its place: of several paragraphs, each language may lack another one. A tag of the
 * source is lost whether the target has its text in the words of the source or in its own, and each language
 * writes a number with signs of its own.
 */
export function deviationKey(finding: Finding): string {
  const { check, variant, detail, source } = finding;
  const from = source[0]?.from ?? '';
  if (check === 'tags-missing' && variant !== 'replaced' && from !== '') return `${check} ${from}`;
  // Each language has another word for the number that it has instead.
  if (check === 'numbers' && variant === 'word' && from !== '') return `${check} ${from}`;
  if (check !== 'numbers') return `${problemKey(finding)} ${from}`;
  const values = Object.entries(detail).map(([name, text]) => [name, bareNumber(text)]);
  return `${problemKey({ ...finding, detail: Object.fromEntries(values) })} ${from}`;
}

/** Problems beside which a sentence that is missing would be said twice. */
const SAID: ReadonlySet<CheckId> = new Set([
  'missing-sentences',
  'other-version',
  'length',
  'target-empty',
  'target-equals-source',
  'language',
  'script',
]);

/** In letters; shorter sentences are joined with others. */
const shortestSentence = 12;
/** The translation of such a sentence may be as short as this: "¿Hay pistas?". */
const shortestTranslation = 4;
/** Longer fields have so many blocks that a difference in one of them is found by reading. */
const mostBlocks = 300;
/** Scripts that put no mark at the end of a sentence. */
const WITHOUT_STOP = new Set(['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt']);

function passagesOf(pair: ParsedPair, isSaid: boolean): readonly Passage[] {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.base === targetLanguage.base || WITHOUT_STOP.has(targetLanguage.script)) return [];
  const usual = usualLength(sourceLanguage, targetLanguage);
  const blocks = new Map(source.readable.blocks.slice(0, mostBlocks).map((block, index) => [block, index]));
  return pair.blocks.flatMap((both): readonly Passage[] => {
    const block = blocks.get(both.source);
    const before = sentencesOf(source, both.source)
      .map(lettersOf)
      .filter((letters) => letters >= shortestSentence);
    if (block === undefined || before.length < 2) return [];
    const after = sentencesOf(target, both.target).map(lettersOf);
    // With its code: a sentence that is set as code is there.
    const percent = Math.round(
      (lettersIn(target, both.target) / lettersIn(source, both.source) / usual) * 100,
    );
    const long = after.filter((letters) => letters >= shortestTranslation).length;
    const hasFewer = long < before.length;
    // Where sentences are counted in signs, a short one is a few of them.
    const isCounted = !isUnspaced(targetLanguage) && targetLanguage.base !== 'ko';
    const isOpen = hasFewer && long > 0 && !isSaid && isCounted && lacksSentence(pair, both);
    const problem = isOpen ? fewerSentences(pair, both) : undefined;
    return [{ block, percent, hasFewer, ...(problem && { problem }) }];
  });
}

const lettersIn = ({ readable }: ParsedValue, { start, end }: TextBlock): number =>
  lettersOf({ text: readable.text.slice(start, end) });
const lettersOf = ({ text }: Pick<Sentence, 'text'>): number =>
  text.replaceAll(/[^\p{L}\p{M}]+/gu, '').length;

/**
 * Whether a sentence of the source has no number or longer word of its own in the target, which may say it in
 * brief, nor the words that translate most of its own ones.
 */
function lacksSentence(pair: ParsedPair, { source: from, target: to }: BlockPair): boolean {
  const { source, target, wordPairs } = pair;
  const words = new Set(traitsOf(target.readable.text.slice(to.start, to.end)));
  const sentences = sentencesOf(source, from).filter((sentence) => lettersOf(sentence) >= shortestSentence);
  const traits = sentences.map(({ start, end }) => new Set(traitsOf(source.readable.text.slice(start, end))));
  const times = timesOf(traits.flatMap((of) => [...of]));
  const said = wordPairs && stemsOfAll(sentencesOf(target, to), 'target');
  const known = wordPairs && ownWords(sentences, 'source', wordPairs);
  return traits.some((of, at) => {
    const { told, untold } = toldOf(known?.[at] ?? [], said ?? new Set());
    const isTold = told.length > 0 && told.length >= untold.length;
    return !isTold && ![...of].some((trait) => times.get(trait) === 1 && words.has(trait));
  });
}

const traitsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{Nd}+|[\p{L}\p{M}]{4,}/gu) ?? [];

function fewerSentences({ source, target }: ParsedPair, block: BlockPair): Problem {
  return {
    check: 'across-languages',
    variant: 'sentences',
    detail: { text: shorten(target.readable.text.slice(block.target.start, block.target.end)) },
    source: [source.readable.spanOfBlock(block.source)],
    target: [target.readable.spanOfBlock(block.target)],
  };
}

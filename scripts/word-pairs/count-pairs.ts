// node scripts/word-pairs/count-pairs.ts FOLDER [LANGUAGE…]: counts which words of the texts in
// `FOLDER/texts` translate which (IBM model 1, in both directions), and writes them to
// `FOLDER/pairs/LANGUAGE.txt`, as `readWordPairs` reads them.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastByChance, usualStems } from '../../src/content/checks/words/word-pairs.ts';
import { stemsIn } from '../../src/content/checks/words/word-stems.ts';

/** The stems of a text and of its translation, by their numbers. */
type Text = readonly [source: readonly number[], target: readonly number[]];

/** The numbers of the pairs of stems that occur together: by the source's stem, then by the target's. */
type Pairs = readonly ReadonlyMap<number, number>[];

/** How often the counterparts of a word are there where it is, and in other texts. */
interface Counted {
  readonly word: string;
  readonly times: number;
  readonly told: number;
  readonly byChance: number;
}

/** Longer texts say little about which word translates which. */
const mostStems = 40;
/** Rarer stems are not counted. */
const leastTimes = { source: 8, target: 6 };
const mostTexts = 400_000;
const rounds = 5;
/** A translation is likely in both directions. */
const leastLikely = 0.03;
const mostTranslations = 7;
/** A word says at least this about whether a text is its translation, as a logarithm of likelihoods. */
const leastSaid = 0.6;
const mostBytes = { source: 106_000, target: 44_000 };

const [folder = '.', ...only] = process.argv.slice(2);
mkdirSync(join(folder, 'pairs'), { recursive: true });
for (const file of readdirSync(join(folder, 'texts'))) {
  const language = file.replace('.tsv', '');
  if (only.length > 0 && !only.includes(language)) continue;
  const text = likelyPairs(readTexts(join(folder, 'texts', file)));
  writeFileSync(join(folder, 'pairs', `${language}.txt`), text);
  console.log(language, text.split('\n').length, Buffer.byteLength(text));
}

interface Texts {
  readonly texts: readonly Text[];
  /** The stems of each side, by their numbers. */
  readonly names: readonly [source: readonly string[], target: readonly string[]];
}

function readTexts(file: string): Texts {
  const lines = readFileSync(file, 'utf8').split('\n');
  const step = Math.max(1, lines.length / mostTexts);
  const read: (readonly [readonly string[], readonly string[]])[] = [];
  for (let at = 0; at < lines.length - 1; at += step) {
    const [source = '', target = ''] = (lines[Math.floor(at)] ?? '').split('\t');
    const [from, to] = [[...stemsIn(source, true)], [...stemsIn(target, false)]];
    if (from.length > 0 && from.length <= mostStems && to.length > 0 && to.length <= mostStems)
      read.push([from, to]);
  }
  const from = numbered(
    read.map(([source]) => source),
    leastTimes.source,
  );
  const to = numbered(
    read.map(([, target]) => target),
    leastTimes.target,
  );
  return {
    texts: read.map(([source, target]) => [from.numbersOf(source), to.numbersOf(target)]),
    names: [from.names, to.names],
  };
}

function numbered(texts: readonly (readonly string[])[], least: number) {
  const counts = new Map<string, number>();
  for (const stems of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const names = [...counts].filter(([, times]) => times >= least).map(([stem]) => stem);
  const numbers = new Map(names.map((stem, number) => [stem, number]));
  return { names, numbersOf: (stems: readonly string[]) => stems.flatMap((stem) => numbers.get(stem) ?? []) };
}

function likelyPairs({ texts, names: [from, to] }: Texts): string {
  const { pairs, count, occurrences } = pairsIn(texts, from.length);
  const forward = probabilities(texts, pairs, count, occurrences, false);
  const backward = probabilities(texts, pairs, count, occurrences, true);
  const translations = pairs.map((others) =>
    [...others]
      .map(([other, pair]) => ({
        other,
        share: forward[pair] ?? 0,
        likely: Math.sqrt((forward[pair] ?? 0) * (backward[pair] ?? 0)),
      }))
      .filter(({ share, likely }) => Math.min(share, likely) >= leastLikely)
      .toSorted((a, b) => b.likely - a.likely)
      .slice(0, mostTranslations)
      .map(({ other }) => other),
  );
  const originals: number[][] = to.map(() => []);
  translations.forEach((others, word) => {
    for (const other of others) originals[other]?.push(word);
  });
  const numbers = new Map(from.map((word, number) => [word, number]));
  const sources = counted(texts, from, originals, 0).map((one) => {
    const others = translations[numbers.get(one.word) ?? 0] ?? [];
    return [one.word, digitsOf(one), ...others.map((other) => to[other])].join(' ');
  });
  const targets = counted(texts, to, translations, 1).map((one) => `${one.word} ${digitsOf(one)}`);
  return `${fitting(sources, mostBytes.source)}\n${fitting(targets, mostBytes.target)}`;
}

/** As many of the first lines as fit, in alphabetical order. */
function fitting(lines: readonly string[], bytes: number): string {
  let left = bytes;
  const kept = lines.filter((line) => (left -= Buffer.byteLength(line) + 1) >= 0);
  return kept
    .toSorted()
    .map((line) => `${line}\n`)
    .join('');
}

/** The pairs of stems that occur together, and their numbers text by text. */
function pairsIn(texts: readonly Text[], words: number) {
  const total = texts.reduce((sum, [source, target]) => sum + source.length * target.length, 0);
  const occurrences = new Int32Array(total);
  const pairs: Map<number, number>[] = Array.from({ length: words }, () => new Map<number, number>());
  let [count, at] = [0, 0];
  for (const [source, target] of texts)
    for (const word of source)
      for (const other of target) {
        const known = pairs[word]?.get(other) ?? count;
        if (known === count) {
          pairs[word]?.set(other, count);
          count += 1;
        }
        occurrences[at] = known;
        at += 1;
      }
  return { pairs, count, occurrences };
}

/** The probability of each target stem for a source stem, or the other way round if `isBackward`. */
function probabilities(
  texts: readonly Text[],
  pairs: Pairs,
  count: number,
  occurrences: Int32Array,
  isBackward: boolean,
): Float32Array {
  let likely = new Float32Array(count).fill(1);
  for (let round = 0; round < rounds; round += 1) {
    const counts = new Float32Array(count);
    let start = 0;
    for (const [source, target] of texts) {
      const [rows, columns] = isBackward ? [source.length, target.length] : [target.length, source.length];
      const pairAt = (row: number, column: number): number =>
        occurrences[start + (isBackward ? row * columns + column : column * rows + row)] ?? 0;
      for (let row = 0; row < rows; row += 1) {
        let sum = 0;
        for (let column = 0; column < columns; column += 1) sum += likely[pairAt(row, column)] ?? 0;
        for (let column = 0; column < columns; column += 1) {
          const pair = pairAt(row, column);
          counts[pair] = (counts[pair] ?? 0) + (likely[pair] ?? 0) / sum;
        }
      }
      start += source.length * target.length;
    }
    const sums = new Map<number, number>();
    const each = (act: (key: number, pair: number) => void): void =>
      pairs.forEach((others, word) => {
        for (const [other, pair] of others) act(isBackward ? other : word, pair);
      });
    each((key, pair) => sums.set(key, (sums.get(key) ?? 0) + (counts[pair] ?? 0)));
    each((key, pair) => (counts[pair] = (counts[pair] ?? 0) / (sums.get(key) ?? 1)));
    likely = counts;
  }
  return likely;
}

/**
 * Counts the words of a side and how often one of their counterparts is there; the most telling words first.
 * `wordsOf` has the words of which a stem of the other side is a counterpart.
 */
function counted(
  texts: readonly Text[],
  names: readonly string[],
  wordsOf: readonly (readonly number[])[],
  side: 0 | 1,
): readonly Counted[] {
  const [times, found, elsewhere] = [0, 0, 0].map(() => new Float64Array(names.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let stems = 0;
  for (const text of texts) {
    const [own, others] = side === 0 ? text : [text[1], text[0]];
    const words = new Set(own);
    stems += others.length;
    for (const word of words) times[word] = (times[word] ?? 0) + 1;
    for (const word of new Set(others.flatMap((other) => wordsOf[other] ?? []))) {
      const counts = words.has(word) ? found : elsewhere;
      counts[word] = (counts[word] ?? 0) + 1;
    }
  }
  const usual = usualStems / (stems / texts.length);
  return names
    .map((word, at) => {
      const count = times[at] ?? 0;
      const told = Math.min(0.95, (found[at] ?? 0) / count);
      const byChance = 1 - (1 - (elsewhere[at] ?? 0) / (texts.length - count)) ** usual;
      return { word, times: count, told, byChance: Math.max(0.002, byChance) };
    })
    .filter((one) => saidBy(one) >= leastSaid)
    .toSorted((a, b) => b.times * saidBy(b) - a.times * saidBy(a));
}

function saidBy({ told, byChance }: Counted): number {
  if (told <= byChance) return 0;
  return told * Math.log(told / byChance) + (1 - told) * Math.log((1 - told) / (1 - byChance));
}

/** Tenths of the first probability, and how often the other one doubles the least. */
function digitsOf({ told, byChance }: Counted): string {
  const doubled = Math.round(Math.log2(byChance / leastByChance));
  return `${Math.floor(told * 10)}${Math.min(9, Math.max(0, doubled))}`;
}

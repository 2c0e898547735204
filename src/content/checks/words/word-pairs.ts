/** A word, by its stem, with what its counterparts say about a text of the other language. */
export interface PairedWord {
  /** The stems of the words that translate it, or that it translates. */
  readonly counterparts: readonly string[];
  /** The probability that one of them is in a translation of its text. */
  readonly told: number;
  /** The probability that one of them is in another text of ten words. */
  readonly byChance: number;
}

/** The stems of the other text, in which a counterpart is found by chance. */
export const usualStems = 10;
/** The least probability by chance, which is doubled for each step of the second digit. */
export const leastByChance = 0.0025;

/** The words of a language that are paired, by their stems. */
export type PairedWords = Pick<ReadonlyMap<string, PairedWord>, 'get' | 'has'>;

/** Which words of English and of another language translate each other. */
export interface WordPairs {
  readonly english: PairedWords;
  readonly other: PairedWords;
  /** Returns those of English and the other languages, by their tags, which the first call reads. */
  readonly others?: () => ReadonlyMap<string, WordPairs>;
}

/**
 * Reads lines with an English stem, two digits and the stems of its translations; after an empty line those
 * with a stem of the other language and two digits. The first digit has the tenths of the probability that a
 * translation of a text with the word has one of its counterparts. Another text has one with a probability of
 * `leastByChance`, doubled as often as the second digit says. Lines without two digits are left out. A line
 * is read when its word is asked for: of most languages, checks ask for a few.
 */
export function readWordPairs(text: string): WordPairs {
  const [words = '', others = ''] = text.split('\n\n');
  const lines = whenAsked(() => linesByStem(words));
  return {
    english: asPairedWords(() => readLines(lines(), (_, line) => pairedWord(line, counterpartsIn(line)))),
    other: asPairedWords(() => {
      const originals = originalsIn(lines());
      return readLines(linesByStem(others), (stem, line) => {
        const counterparts = originals.get(stem);
        return counterparts === undefined ? undefined : pairedWord(line, counterparts);
      });
    }),
  };
}

/** Reads words when the first of them is asked for: checks never ask for those of most languages. */
function asPairedWords(read: () => PairedWords): PairedWords {
  const words = whenAsked(read);
  return { get: (stem) => words().get(stem), has: (stem) => words().has(stem) };
}

function whenAsked<Value extends object>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}

/** A line by its stem, or what was read from it. */
type Lines = Map<string, string | PairedWord | undefined>;

/** Puts a word in place of its line once it is read: checks compare words as objects, one for each stem. */
function readLines(words: Lines, read: (stem: string, line: string) => PairedWord | undefined): PairedWords {
  const get = (stem: string): PairedWord | undefined => {
    const known = words.get(stem);
    if (typeof known !== 'string') return known;
    const word = read(stem, known);
    words.set(stem, word);
    return word;
  };
  return { get, has: (stem) => get(stem) !== undefined };
}

/** The lines with two digits behind their stem. */
function linesByStem(text: string): Lines {
  const lines: Lines = new Map();
  for (const line of text.split('\n')) {
    const at = line.indexOf(' ');
    const isPaired = isDigit(line[at + 1]) && isDigit(line[at + 2]) && (line[at + 3] ?? ' ') === ' ';
    if (at !== -1 && isPaired) lines.set(line.slice(0, at), line);
  }
  return lines;
}

const isDigit = (character = ''): boolean => character >= '0' && character <= '9';

/** The English stems that each stem of the other language translates. */
function originalsIn(english: Lines): ReadonlyMap<string, readonly string[]> {
  const originals = new Map<string, string[]>();
  for (const [stem, line] of english) {
    for (const other of typeof line === 'string' ? counterpartsIn(line) : (line?.counterparts ?? [])) {
      const known = originals.get(other);
      if (known === undefined) originals.set(other, [stem]);
      else known.push(stem);
    }
  }
  return originals;
}

const counterpartsIn = (line: string): readonly string[] => line.split(' ').slice(2);

function pairedWord(line: string, counterparts: readonly string[]): PairedWord {
  const at = line.indexOf(' ') + 1;
  return {
    counterparts,
    told: (Number(line[at]) + 0.5) / 10,
    byChance: leastByChance * 2 ** Number(line[at + 1]),
  };
}

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

/** Which words of English and of another language translate each other. */
export interface WordPairs {
  readonly english: ReadonlyMap<string, PairedWord>;
  readonly other: ReadonlyMap<string, PairedWord>;
  /** Returns those of English and the other languages, by their tags, which the first call reads. */
  readonly others?: () => ReadonlyMap<string, WordPairs>;
}

/**
 * Reads lines with an English stem, two digits and the stems of its translations; after an empty line those
 * with a stem of the other language and two digits. The first digit has the tenths of the probability that a
 * translation of a text with the word has one of its counterparts. Another text has one with a probability of
 * `leastByChance`, doubled as often as the second digit says. Lines without two digits are left out.
 */
export function readWordPairs(text: string): WordPairs {
  const [words = '', others = ''] = text.split('\n\n');
  const english = new Map<string, PairedWord>();
  const originals = new Map<string, string[]>();
  for (const line of words.split('\n')) {
    const [stem = '', digits = '', ...counterparts] = line.split(' ');
    if (!DIGITS.test(digits)) continue;
    english.set(stem, pairedWord(digits, counterparts));
    for (const other of counterparts) {
      const known = originals.get(other);
      if (known === undefined) originals.set(other, [stem]);
      else known.push(stem);
    }
  }
  const other = new Map<string, PairedWord>();
  for (const line of others.split('\n')) {
    const [stem = '', digits = ''] = line.split(' ');
    const counterparts = originals.get(stem);
    if (counterparts !== undefined && DIGITS.test(digits)) other.set(stem, pairedWord(digits, counterparts));
  }
  return { english, other };
}

const DIGITS = /^\d\d$/;

const pairedWord = (digits: string, counterparts: readonly string[]): PairedWord => ({
  counterparts,
  told: (Number(digits[0]) + 0.5) / 10,
  byChance: leastByChance * 2 ** Number(digits[1]),
});

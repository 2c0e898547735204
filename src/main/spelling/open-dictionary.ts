import { Hunspell } from 'hunspell-wasm';
import type { Lemmas } from '../../content/terms/recognize/lemmas';
import { readDictionary } from './dictionary-text';
import { asLookedUp } from './spell-engine';
import type { Dictionary } from './speller';
import { SuffixRules } from './suffix-rules';

/** Number of words that are remembered for each language. */
const mostRemembered = 50_000;

/**
 * Hunspell takes 10 to 40 ms to spell a compound of three words, which it also looks up as two words with a
 * space, and a tenth of a millisecond to name its lemma, which most words have that it knows.
 */
const longestQuick = 11;

interface Opened {
  readonly dictionaries: readonly Hunspell[];
  /** The texts of the rules, up to a megabyte each, until they are read. */
  affixes: readonly string[];
}

/** The dictionaries of one language, open in the caller's own thread. They take about 10 MB each. */
export class OpenDictionary implements Lemmas {
  readonly version: string;
  readonly #open: () => Opened;
  #opened: Opened | undefined;
  #suffixes: readonly (SuffixRules | undefined)[] | undefined;
  readonly #known = new Map<string, boolean>();
  readonly #lemmas = new Map<string, readonly string[]>();

  /** They are opened by `open` or the first word, which takes up to a second. `module` is Hunspell's. */
  constructor(dictionaries: readonly Dictionary[], module: unknown) {
    this.version = dictionaries.map(({ tag, version }) => `${tag} ${version}`).join(', ');
    this.#open = () => {
      const texts = dictionaries.map(readDictionary);
      return {
        dictionaries: texts.map(({ aff, dic }) => new Hunspell(module, aff, dic)),
        affixes: texts.map(({ aff }) => aff),
      };
    };
  }

  /** Opens them, and reads their rules. */
  open(): void {
    this.#rules();
  }

  has(word: string): boolean {
    const before = this.#known.get(word);
    if (before !== undefined) return before;
    const lookedUp = asLookedUp(word);
    const isKnown =
      (word.length > longestQuick && this.of(word).length > 0) ||
      this.#all().dictionaries.some((dictionary) => dictionary.testSpelling(lookedUp));
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(word, isKnown);
    return isKnown;
  }

  bodiesOf(word: string): readonly string[] | undefined {
    const bodies = this.#rules().map((rules) => rules?.bodiesOf(word));
    return bodies.includes(undefined) ? undefined : [...new Set(bodies.flatMap((own) => own ?? []))];
  }

  isEnding(text: string): boolean {
    return this.#rules().some((rules) => rules?.isEnding(text) === true);
  }

  of(word: string): readonly string[] {
    const before = this.#lemmas.get(word);
    if (before !== undefined) return before;
    const lookedUp = asLookedUp(word);
    const analyses = this.#all().dictionaries.flatMap((dictionary) => dictionary.analyzeWord(lookedUp));
    const lemmas = [...new Set(analyses.flatMap((analysis) => lemmaIn(analysis, lookedUp) ?? []))];
    if (this.#lemmas.size >= mostRemembered) this.#lemmas.clear();
    this.#lemmas.set(word, lemmas);
    return lemmas;
  }

  /** Read when the first form is asked for, because looking words up takes no rules. */
  #rules(): readonly (SuffixRules | undefined)[] {
    if (this.#suffixes === undefined) {
      const opened = this.#all();
      this.#suffixes = opened.affixes.map((aff) => SuffixRules.of(aff));
      opened.affixes = [];
    }
    return this.#suffixes;
  }

  #all(): Opened {
    return (this.#opened ??= this.#open());
  }
}

/**
 * Returns the word that an analysis names (` st:file fl:S`). Letters before the stem are a prefix, which
 * makes another word: ` st:nombrar` of `renombrar` is `renombrar`. German participles have `ge` there.
 */
function lemmaIn(analysis: string, word: string): string | undefined {
  const stem = /(?:^| )st:([^ ]+)/.exec(analysis)?.[1];
  if (stem === undefined) return undefined;
  const at = word.toLowerCase().indexOf(stem.slice(0, 3).toLowerCase());
  if (at <= 0) return stem;
  const prefix = word.slice(0, at);
  return prefix === 'ge' || prefix === 'zu' ? stem : prefix + stem;
}

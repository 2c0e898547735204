import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';
import { foldWord, withoutEszett } from '../fold';
import { withoutAccents } from '../../../text/without-accents';
import { strongVerbStems } from './german-strong-verbs';
import type { Lemmas } from '../lemmas';

/** The kinds of words that a word of a term may be. */
interface Kinds {
  readonly isNoun: boolean;
  readonly isVerb: boolean;
  readonly isAdjective: boolean;
}

/** A word of a term, with what its forms have in common. */
export interface GermanWord extends Kinds {
  /** In small letters, with `ss` for `ß`. */
  readonly text: string;
  /** As `text`, without umlauts. */
  readonly plain: string;
  /** Whether the base form was said, so that the plural is not the term. */
  readonly isBase: boolean;
  /** Whether it is an infinitive, also as a noun. */
  readonly isInfinitive: boolean;
  /** Whether the same letters are a short adjective. */
  readonly isHomograph: boolean;
  /** The beginnings that forms of an adjective have. */
  readonly adjectives: readonly string[];
}

const ADJECTIVE = '(?:e[mnrs]?)';
const NOUN = /^(?:e|e?s|e?n|e?ns|ern?|nen|ses?|sen|ien)$/;
/** Endings of a plural that is a term, which its singular lacks. */
const PLURAL = /^(?:e?n|e|er|s|nen|se)$/;
const VERB = new RegExp(
  `^(?:e|e?st|e?t|e?te(?:st|[nt])?|e?n|e?ns|e?nd${ADJECTIVE}?|e?t${ADJECTIVE}|e?n${ADJECTIVE})$`,
);
const COMPARED = new RegExp(`^(?:${ADJECTIVE}|er${ADJECTIVE}?|e?st${ADJECTIVE})?$`);
const UMLAUTED = new RegExp(`^(?:er${ADJECTIVE}?|e?st${ADJECTIVE})$`);
const PLURAL_WITH_UMLAUT = /(?:e|er|en|[aä]ge|l|n)$/;
/** Endings of Latin and Greek nouns, and those of their plurals. */
const FOREIGN: readonly (readonly [RegExp, RegExp])[] = [
  [/[ui]um$/, /^(?:[ui]en|[ui]a)$/],
  [/um$/, /^(?:en|a)$/],
  [/us$/, /^(?:en|i|usse[ns]?)$/],
  [/a$/, /^(?:en|ata)$/],
  [/is$/, /^en$/],
  [/o$/, /^(?:en|i)$/],
  [/on$/, /^(?:a|en)$/],
  [/[ei]x$/, /^i[zc]e[ns]$/],
];
const WITH_ER = /^\p{L}+er(?=(?:[ns]|in|innen)?$)/u;
/** `Fächer` is a noun of its own and the plural of `Fach`. */
const TWO_NOUNS = /fächer$/;
/** Words in small letters that look like nouns without their last letter: `Seite`, `Wille`. */
const ELIDED = /^(?:seit|will)$/;
/** Stems that are few letters of other words. */
const SUPERLATIVE = /^(?:best|erst|letzt|nächst)$/;
const MODAL = /(?:können|müssen|dürfen|mögen)$/;
const UMLAUT = /[äöü]/;
const INFIX =
  /^(ab|an|auf|aus|bei|da|dar|durch|ein|empor|entgegen|gegenüber|fehl|fern|fest|fort|frei|gleich|her|herab|heran|heraus|herum|herunter|hervor|hinzu|hin|hinaus|hinein|hoch|los|mit|nach|nieder|bereit|sicher|statt|teil|über|um|unter|vor|voran|voraus|vorbei|weg|weiter|wieder|wiederher|zu|zurück|zusammen|zwischen)(?:zu|ge)(?=\p{L}{3})/u;

/** Words in `-er` that are no plurals, which have an umlaut or are few. */
const AGENT =
  /(?<![äöü]u?[^aeiou]*|bild|feld|kind|lied|glied|licht|nest|schild|gesicht|kleid|brett|geist|leib|weib|rind|schwert)er(?:n|s|in|innen)?$/;

export const isGermanAgent = (folded: string): boolean => AGENT.test(folded);

/**
 * Says whether words are forms of one German word, by the endings that nouns, verbs and adjectives have. A
 * stemmer takes away more than endings, and the dictionary has many forms as words of their own.
 */
export class GermanForms {
  readonly #lemmas: Lemmas | undefined;

  constructor(lemmas: Lemmas | undefined) {
    this.#lemmas = lemmas;
  }

  wordOf(written: string, partOfSpeech: PartOfSpeech | undefined): GermanWord {
    const text = plainWord(written);
    const isInfinitive = this.#isInfinitive(text);
    const kinds = this.#kindsOf(written, partOfSpeech, isInfinitive);
    return {
      ...kinds,
      text,
      plain: withoutAccents(text),
      isBase: partOfSpeech !== undefined,
      isInfinitive,
      isHomograph: text.length < 6 && this.#has(`${text}em`),
      adjectives: kinds.isAdjective ? this.#adjectiveBases(text) : [],
    };
  }

  /** Whether a word of a text is a form of a word of a term. */
  fits(word: GermanWord, written: string): boolean {
    const text = plainWord(written);
    if (isCapital(written) && !ELIDED.test(text) && this.#isNounForm(word, text, written)) return true;
    if (word.isVerb && this.#isVerbForm(word, text, written)) return true;
    return word.isAdjective && this.#isAdjectiveForm(word, text, written);
  }

  /**
   * Whether a word inside a sentence has a capital because it is a noun that the dictionary knows: `Ebenen`
   * is no form of `eben` there, nor `Teile` of `teilen`.
   */
  isNounInstead(word: GermanWord, written: string): boolean {
    if (!isCapital(written) || (!word.isVerb && !word.isAdjective)) return false;
    const text = plainWord(written);
    if (text === word.text || (word.isNoun && isNounForm(word, text, unknown))) return false;
    const names =
      this.#lemmas?.of(written).filter((lemma) => isCapital(lemma) && !lemma.endsWith('en')) ?? [];
    return names.length > 0;
  }

  /** Whether a part of a compound is a form of a word of a term. Only nouns and names have compounds here. */
  fitsPart(word: GermanWord, written: string, isFirst: boolean): boolean {
    if (!isCapital(written)) return false;
    const text = plainWord(written);
    // `Fest` does not begin `Festplatte`.
    if (isFirst && word.isNoun && word.isHomograph && text === word.text) return false;
    if (this.#isNounForm(word, text, written)) return true;
    return this.#isPart(word, text, isFirst);
  }

  #isNounForm(word: GermanWord, text: string, written: string): boolean {
    if (!word.isNoun || !isNounForm(word, text, () => this.#otherOf(written))) return false;
    if (text === word.text || this.#lemmas === undefined) return true;
    if (this.#isNoNoun(written)) return false;
    if (this.#isOfAgent(text, word.plain) || this.#isOfAgent(word.text, withoutAccents(text))) return false;
    return word.isInfinitive || !this.#isInfinitive(text) || this.#namesNoun(word, text, written);
  }

  /** Whether the dictionary knows a word only as one with small letters: `Starte Vim` is none of `Start`. */
  #isNoNoun(written: string): boolean {
    const names = this.#lemmas?.of(written) ?? [];
    return names.length > 0 && !names.some(isCapital) && this.#spells(written.toLowerCase());
  }

  /**
   * Whether a word that ends in `er` is made from a shorter one and no plural of it: it has a genitive, as
   * `Zählers`, which there is not of `Häuser`.
   */
  #isOfAgent(text: string, shorter: string): boolean {
    const agent = WITH_ER.exec(text)?.[0];
    if (agent === undefined || withoutAccents(agent) !== `${shorter}er` || TWO_NOUNS.test(agent))
      return false;
    return this.#spells(`${agent.charAt(0).toUpperCase()}${agent.slice(1)}s`);
  }

  /** Whether an infinitive is also a form of a noun: `Tasten` is one of `Taste`, `Bauen` none of `Bau`. */
  #namesNoun(word: GermanWord, text: string, written: string): boolean {
    const names = this.#lemmas?.of(written).map(plainWord) ?? [];
    return names.some((name) => name !== text && isNounForm(word, name, unknown));
  }

  /** Says what else a word without the `e` of a term is: `Breit` is no `Breite`. */
  #otherOf(written: string): 'noun' | 'adjective' | undefined {
    if (this.#isNoun(written)) return 'noun';
    return this.#has(`${plainWord(written)}em`) ? 'adjective' : undefined;
  }

  /** Whether a word that only a changed stem leads to may be a form: `Stand` is none of `stehen`. */
  mayBeIrregular(word: GermanWord | undefined, written: string): boolean {
    if (!isCapital(written)) return word?.isNoun !== true || word.isVerb;
    const isNoun = this.#lemmas?.of(written).some(isCapital) === true;
    return word?.isNoun === true || !isNoun;
  }

  /** Stems of verbs and adjectives begin compounds, unless the same letters are a noun: `Start`. */
  #isPart(word: GermanWord, text: string, isFirst: boolean): boolean {
    if (!isFirst) return false;
    if (word.isInfinitive && verbStem(word.text) === text)
      return !this.#isNoun(text.charAt(0).toUpperCase() + text.slice(1));
    return word.isAdjective && !word.isVerb && !SUPERLATIVE.test(text) && word.adjectives.includes(text);
  }

  #isVerbForm(word: GermanWord, text: string, written: string): boolean {
    if (/^\p{Lu}/u.test(written) && this.#isOfNoun(written) && !this.#isInfinitive(text)) return false;
    const stem = verbStem(word.text);
    // `angehören` is no participle of `anhören`.
    const whole = this.#isInfinitive(text) ? text : text.replace(INFIX, '$1');
    const forms = [text, whole, text.replace(/^(?:ge|zu)/, '')];
    const short = stem.replace(/e(?=[lr]$)/, '');
    const stems = MODAL.test(word.text) ? [stem, withoutAccents(stem)] : [stem, short];
    return forms.some((form) =>
      stems.some((body) => {
        if (!form.startsWith(body)) return false;
        const rest = form.slice(body.length);
        // An adjective has the same letters: `gleiche` is mostly of `gleich`.
        // `sicheren` is none of `sichern`.
        if (rest === 'en' && word.text.endsWith(`${body}n`)) return false;
        return VERB.test(rest) && (rest !== 'e' || !this.#has(`${body}em`));
      }),
    );
  }

  #isAdjectiveForm(word: GermanWord, text: string, written: string): boolean {
    if (/^\p{Lu}/u.test(written) && this.#isOfNoun(written)) return false;
    return word.adjectives.some((base) => {
      const bodies = [base, shortened(base)];
      if (bodies.some((one) => text.startsWith(one) && COMPARED.test(text.slice(one.length)))) return true;
      const plain = withoutAccents(text);
      return (
        !UMLAUT.test(base) &&
        UMLAUT.test(text) &&
        plain.startsWith(base) &&
        UMLAUTED.test(plain.slice(base.length))
      );
    });
  }

  #kindsOf(written: string, partOfSpeech: PartOfSpeech | undefined, isInfinitive: boolean): Kinds {
    if (partOfSpeech !== undefined && partOfSpeech !== 'other')
      return {
        isNoun: partOfSpeech === 'noun',
        isVerb: partOfSpeech === 'verb',
        isAdjective: partOfSpeech === 'adjective',
      };
    const small = written.toLowerCase();
    const mayBeAdjective = (): boolean => this.#lemmas === undefined || this.#isAdjective(plainWord(written));
    if (!isCapital(written))
      return { isNoun: false, isVerb: small.endsWith('n'), isAdjective: mayBeAdjective() };
    const names = this.#lemmas?.of(written) ?? [];
    const isName = names.length === 0 || names.some(isCapital) || this.#lemmas?.has(small) !== true;
    return { isNoun: isName, isVerb: isInfinitive, isAdjective: !this.#isNoun(written) && mayBeAdjective() };
  }

  #isInfinitive(text: string): boolean {
    if (!text.endsWith('n') || this.#lemmas === undefined) return false;
    const stem = verbStem(text);
    return this.#has(text) && [`${stem}t`, `${stem}et`, `${stem}te`].some((form) => this.#has(form));
  }

  #isAdjective(text: string): boolean {
    return (
      text === 'hoch' ||
      this.#adjectiveBases(text).some((base) => this.#has(`${base}em`) || this.#has(`${shortened(base)}em`))
    );
  }

  /** An adjective without its ending, where the dictionary has that. */
  #adjectiveBases(text: string): readonly string[] {
    const base = /^(.{3,}?)e[mnrs]?$/.exec(text)?.[1];
    return base !== undefined && this.#has(`${base}em`) ? [base] : [text];
  }

  /** Whether the dictionary knows a word with a capital only as a form of a noun. */
  #isOfNoun(written: string): boolean {
    if (this.#isNoun(written)) return true;
    const isKnown = this.#lemmas?.of(written).some(isCapital) === true;
    return isKnown && !this.#spells(written.toLowerCase());
  }

  /** Whether the dictionary has a word, with either spelling of `ss`. Spelling what it lacks takes longer. */
  #has(text: string): boolean {
    const isKnown = (word: string): boolean => (this.#lemmas?.of(word).length ?? 0) > 0;
    return isKnown(text) || (text.includes('ss') && isKnown(text.replace('ss', 'ß')));
  }

  #spells(word: string): boolean {
    return this.#lemmas?.has(word) === true;
  }

  /** Whether the dictionary has a noun of these letters; compounds are named in small ones. */
  #isNoun(written: string): boolean {
    const small = written.toLowerCase();
    const own = this.#lemmas?.of(written).filter((lemma) => lemma.toLowerCase() === small) ?? [];
    return own.some(isCapital) || (own.length > 0 && this.#lemmas?.has(small) !== true);
  }
}

const isCapital = (written: string): boolean => /^\p{Lu}/u.test(written);

const plainWord = (written: string): string => withoutEszett(foldWord(written, 'de'));

const verbStem = (infinitive: string): string => infinitive.replace(/(?:(?<=e[lr])n|en|n)$/, '');

const shortened = (base: string): string => base.replace(/e(?=[lr]$)/, '');

const unknown = (): undefined => undefined;

/** `otherOf` says what else a word is; it asks the dictionary, which few words need. */
function isNounForm(
  word: GermanWord,
  text: string,
  otherOf: () => 'noun' | 'adjective' | undefined,
): boolean {
  const plain = withoutAccents(text);
  const base = word.plain;
  if (UMLAUT.test(word.text) && !UMLAUT.test(text) && (word.isBase || !PLURAL_WITH_UMLAUT.test(word.text)))
    return false;
  if (word.isInfinitive && UMLAUT.test(word.text) !== UMLAUT.test(text)) return false;
  if (plain === base) return true;
  if (plain.startsWith(base)) {
    const rest = plain.slice(base.length);
    if (word.isInfinitive) return rest === 's';
    return NOUN.test(rest) && (!rest.startsWith('er') || !isGermanAgent(text));
  }
  if (base === `${plain}e`) {
    const other = otherOf();
    if (other !== 'noun') return other === undefined;
  }
  return (
    !word.isBase &&
    !word.isInfinitive &&
    plain.length > 2 &&
    base.startsWith(plain) &&
    PLURAL.test(base.slice(plain.length))
  );
}

/** Stems of the plurals of Latin and Greek nouns. */
function foreignStems(noun: string): readonly StemWithEndings[] {
  return FOREIGN.flatMap(([ending, plural]) => {
    const match = ending.exec(noun);
    return match === null || match.index < 3 ? [] : [{ stem: noun.slice(0, match.index), endings: plural }];
  });
}

/** Stems that other keys do not lead to. */
export function irregularStems(word: GermanWord): readonly StemWithEndings[] {
  return [
    ...(word.isVerb ? strongVerbStems(word.text) : []),
    ...(word.isNoun ? foreignStems(word.text) : []),
    ...(word.isAdjective && word.text === 'hoch'
      ? ['hoh', 'höh', 'höch'].map((stem) => ({ stem, endings: COMPARED }))
      : []),
  ];
}

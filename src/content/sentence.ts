import { ownValue } from './own-value';

/**
 * A sentence with its values apart from its words, so that the window can say it in the reader's language.
 * A number is written with the separators of the language; give a port or a version as text.
 */
export interface Sentence {
  /** The English words, by which a translation is found; `{{0}}` stands for the first value. */
  readonly text: string;
  readonly values: readonly SentenceValue[];
}

export type SentenceValue = string | number | Sentence;

/** A sentence without values may be given as its text. */
export type Wording = string | Sentence;

/** Tags a template literal: `` sentence`${file} is not a file.` ``. */
export function sentence(words: TemplateStringsArray, ...values: readonly SentenceValue[]): Sentence {
  const text = words.map((part, index) => (index === 0 ? part : `{{${index - 1}}}${part}`)).join('');
  return { text, values };
}

/** Writes several sentences as one, with `separator` between them. */
export function joined(parts: readonly Wording[], separator: string): Sentence {
  return { text: parts.map((_part, index) => `{{${index}}}`).join(separator), values: parts };
}

export function asSentence(wording: Wording): Sentence {
  return typeof wording === 'string' ? { text: wording, values: [] } : wording;
}

/** Returns a function that changes the texts among the values of a sentence. */
export function mapValues(change: (value: string) => string): (given: Sentence) => Sentence {
  const mapped = ({ text, values }: Sentence): Sentence => ({
    text,
    values: values.map((value) => {
      if (typeof value === 'string') return change(value);
      return typeof value === 'object' ? mapped(value) : value;
    }),
  });
  return mapped;
}

/** Writes the sentence with its values in their places, in English if no language is given. */
export function written({ text, values }: Sentence, language: SentenceLanguage = english): string {
  const words = language.words(text) ?? text;
  if (values.length === 0) return words;
  return words.replaceAll(/\{\{(\d+)\}\}/g, (place, index: string) => {
    const value = values[Number(index)];
    if (value === undefined) return place;
    return typeof value === 'object' ? written(value, language) : language.value(value);
  });
}

/** How a language writes sentences. */
export interface SentenceLanguage {
  /** Returns the translation of English words, if there is one. */
  readonly words: (text: string) => string | undefined;
  readonly value: (value: string | number) => string;
}

/** The language of a catalogue, whose keys are English words; `locale` writes numbers. */
export function sentenceLanguage(
  locale: string,
  catalogue: Readonly<Record<string, string>>,
): SentenceLanguage {
  const numbers = new Intl.NumberFormat(locale);
  // In texts from right to left, names and addresses keep their order when they are isolated.
  const isRightToLeft = locale.startsWith('ar');
  return {
    words: (text) => ownValue(catalogue, text),
    value: (value) => {
      if (typeof value === 'number') return numbers.format(value);
      return isRightToLeft ? `\u2068${value}\u2069` : value;
    },
  };
}

const english: SentenceLanguage = {
  words: () => undefined,
  value: (value) => (typeof value === 'number' ? value.toLocaleString('en') : value),
};

import type { Sentence, SentenceValue } from './sentence';

/** A template's words between its values, in order. */
interface Template {
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * Returns a function that finds the sentence of which an English text was written, for texts that were
 * stored or received as text; undefined for other texts. Templates have `{{0}}`, `{{1}}`, … in order. A value
 * may be such a text itself.
 */
export function sentenceReader(templates: readonly string[]): (text: string) => Sentence | undefined {
  // The longest words first, since "{{0}}: is missing" also fits what says more.
  const sorted = templates
    .map((text): Template => ({ text, words: text.split(/\{\{\d+\}\}/) }))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const read = (text: string): Sentence | undefined => {
    for (const template of sorted) {
      const values = valuesOf(template, text);
      if (values !== undefined) return { text: template.text, values: values.map(asValue) };
    }
    return undefined;
  };
  const asValue = (value: string): SentenceValue => read(value) ?? value;
  return read;
}

const lengthOf = ({ words }: Template): number => words.join('').length;

/** The texts in the places of the values; undefined where the words do not fit. */
function valuesOf({ words }: Template, text: string): readonly string[] | undefined {
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (words.length === 1) return text === first ? [] : undefined;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const end = text.length - last.length;
  const values: string[] = [];
  let at = first.length;
  for (const word of words.slice(1, -1)) {
    const next = text.indexOf(word, at);
    if (next === -1 || next + word.length > end) return undefined;
    values.push(text.slice(at, next));
    at = next + word.length;
  }
  if (at > end) return undefined;
  return [...values, text.slice(at, end)];
}

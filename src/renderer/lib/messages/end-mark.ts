import { endsSentence } from '../../../content/text/sentence-end';
import { randomKey } from '../random-key';

/** A random mark that no value can contain. */
const mark = `<${randomKey()}>`;
/** The mark, perhaps a closing quotation mark of the message's language, and its full stop. */
const markAndStop = new RegExp(`${mark}((?:\\s?[”“»」』])?)[.。]`, 'g');

/**
 * Formats a message; if a value at its end has its own punctuation, no full stop follows: “Save.”, not
 * “Save.”.
 */
export function withOneEndMark<V extends object>(values: V, say: (values: V) => string): string {
  const ending = Object.entries(values).filter(([, value]) => isSentence(value));
  if (ending.length === 0) return say(values);
  const marked = {
    ...values,
    ...Object.fromEntries(ending.map(([name, value]) => [name, `${value}${mark}`])),
  };
  return say(marked).replaceAll(markAndStop, '$1').replaceAll(mark, '');
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && endsSentence(value);
}

import { endsSentence } from '../../../content/text/sentence-end';
import { randomKey } from '../random-key';

/** Unlike anything that a value can say. */
const mark = `<${randomKey()}>`;

/** Says a message with its values; one that ends as a sentence does is followed by no second full stop: “Save.”, not “Save.”. */
export function withOneEndMark<V extends object>(values: V, say: (values: V) => string): string {
  const ending = Object.entries(values).filter(([, value]) => isSentence(value));
  if (ending.length === 0) return say(values);
  const marked = {
    ...values,
    ...Object.fromEntries(ending.map(([name, value]) => [name, `${value}${mark}`])),
  };
  return say(marked).replaceAll(`${mark}”.`, '”').replaceAll(`${mark}.`, '').replaceAll(mark, '');
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && endsSentence(value);
}

import { endsSentence } from '../text/sentence-end';
import type { Finding } from './problem';
import { problemMessages } from './problem-messages';

const english: Readonly<Record<string, string>> = problemMessages;
/** A value with the quotation mark and the full stop after it, in any of the languages. */
const placeholder = /\{\{(\w+)\}\}((?:\s?[”“»」』])?)([.。]?)/g;

/**
 * The sentence of a problem: what is wrong, where, and what to do. A value that ends a sentence itself is
 * followed by no second full stop. English without other messages (`messages/`).
 */
export function problemSentence(
  { check, variant, detail }: Finding,
  messages: Readonly<Record<string, string>> = english,
): string {
  const message = messages[`problemText.${check}.${variant}`] ?? english[`problemText.${check}.${variant}`];
  return message === undefined ? problemMessages[`checkNames.${check}`] : filledMessage(message, detail);
}

/** A message that is written from right to left. */
const fromRight = /\p{Script=Arabic}/u;

/**
 * A message with its values. A value that ends a sentence itself is followed by no second full stop. In a
 * message from right to left, a value stands between marks that isolate it (Unicode UAX 9, FSI and PDI):
 * otherwise the first slash of an address would stand at its other end.
 */
export function filledMessage(message: string, detail: Readonly<Record<string, string>>): string {
  const isFromRight = fromRight.test(message);
  return message.replaceAll(placeholder, (_, name: string, quote: string, stop: string) => {
    const value = detail[name] ?? '';
    const shown = isFromRight && !/^\d*$/.test(value) ? `\u2068${value}\u2069` : value;
    return shown + quote + (endsSentence(value) ? '' : stop);
  });
}

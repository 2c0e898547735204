import { endsSentence } from '../text/sentence-end';
import type { Finding } from './problem';
import { problemMessages } from './problem-messages';

const messages: Readonly<Record<string, string>> = problemMessages;
const placeholder = /\{\{(\w+)\}\}(”?)(\.?)/g;

/**
 * The English sentence of a problem: what is wrong, where, and what to do. A value that ends a sentence
 * itself is followed by no second full stop.
 */
export function problemSentence({ check, variant, detail }: Finding): string {
  const message = messages[`problemText.${check}.${variant}`];
  if (message === undefined) return problemMessages[`checkNames.${check}`];
  return message.replaceAll(placeholder, (_, name: string, quote: string, stop: string) => {
    const value = detail[name] ?? '';
    return value + quote + (endsSentence(value) ? '' : stop);
  });
}

import { longestReasonText } from '../mark-reason';
import type { Finding } from './problem';
import { everyProblemMessages } from './problem-messages-in';
import { problemSentence } from './problem-sentence';

/** Returns a sentence without the marks that isolate a value in a sentence from right to left. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

/** Whether the words of a reason are the sentence of a problem in any of the languages. For main. */
export function isSentenceOf(problem: Finding, words: string): boolean {
  const said = withoutIsolates(words);
  return everyProblemMessages.some(
    (messages) => withoutIsolates(problemSentence(problem, messages).slice(0, longestReasonText)) === said,
  );
}

import { longestReasonText } from '../mark-reason';
import type { Finding } from './problem';
import { problemMessagesIn } from './problem-messages-in';
import { problemSentence } from './problem-sentence';

/** The languages that reasons are given in: those of the window. */
const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar'];
/** Marks that isolate a value in a sentence from right to left. */
const isolates = /[\u2068\u2069]/g;

/** Whether the words of a reason are the sentence of a problem in any of the languages. For main. */
export function isSentenceOf(problem: Finding, words: string): boolean {
  const said = words.replaceAll(isolates, '');
  return languages.some((tag) => {
    const sentence = problemSentence(problem, problemMessagesIn(tag)).slice(0, longestReasonText);
    return sentence.replaceAll(isolates, '') === said;
  });
}

import type { HandoverReader, HandoverWriter } from '../handover-codec';
import { answerReader } from './read-answer';
import { pageWriter } from './write-page';

/** The review page: one HTML file, of which an answer in JSON comes back, or the page itself. */
export const pageHandover: HandoverWriter & HandoverReader = { ...pageWriter, ...answerReader };

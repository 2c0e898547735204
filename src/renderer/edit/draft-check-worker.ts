import { checkField } from '../../shared/checks/check-field';
import type { DraftCheckAnswer, DraftCheckQuestion } from './draft-check-questions';

/** Checks drafts where it holds nobody up. */
self.addEventListener('message', ({ data }: MessageEvent<DraftCheckQuestion>) => {
  const { number, field, languages } = data;
  const answer: DraftCheckAnswer = { number, problems: checkField(field, languages) };
  // A worker's messages have no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(answer);
});

import { diffValues } from '../../shared/diff/diff-values';
import type { DiffAnswer, DiffQuestion } from './diff-questions';

/** Compares long values where they hold nobody up. */
self.addEventListener('message', ({ data }: MessageEvent<DiffQuestion>) => {
  const { number, before, after, kind } = data;
  const answer: DiffAnswer = { number, diff: diffValues(before, after, kind) };
  // A worker's messages have no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(answer);
});

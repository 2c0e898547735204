import type { HeaderPairs, HttpAttempt } from '../../contract/http-message';
import { formatInstant } from '../../content/timestamp';
import type { StoredAttempt } from './outbox-attempt-store';
import { keptBody } from '../platform/truncated-body';
import { keptBodyBytes } from './outbox-service';

/** A call as the window shows it. `problem`: what was stored of it, as its room names it. */
export function toHttpAttempt<Problem extends string>(
  stored: StoredAttempt,
  problem: Problem | undefined,
): HttpAttempt<Problem> {
  return {
    number: stored.number,
    started: formatInstant(stored.started_us),
    durationMs: stored.duration_us / 1000,
    url: stored.url,
    requestHeaders: toHeaders(stored.request_headers),
    requestBody: keptBody(stored.request_body, keptBodyBytes, stored.request_bytes),
    ...(stored.status === null
      ? {}
      : {
          response: {
            status: stored.status,
            headers: toHeaders(stored.response_headers ?? '[]'),
            body: keptBody(
              stored.response_body ?? Buffer.alloc(0),
              keptBodyBytes,
              stored.response_bytes ?? 0,
            ),
          },
        }),
    ...(problem === undefined ? {} : { problem }),
    ...(stored.problem_text === null ? {} : { problemText: stored.problem_text }),
  };
}

/** Written by the outbox and by nothing else. */
export function toHeaders(json: string): HeaderPairs {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as HeaderPairs;
}

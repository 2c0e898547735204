import type { HeaderPairs } from '../../contract/http-message';
import { firstHeader } from './header-pairs';

/** Seven days: a service that requests a longer wait (`Retry-After`) is called again after this time. */
export const longestRetryAfterMs = 7 * 24 * 3600 * 1000;

/**
 * Returns the wait that an answer requests in milliseconds, at most `longestRetryAfterMs`: seconds, or a date
 * (RFC 9110, section 10.2.3) compared with the answer's own `Date`, so that clocks may disagree. Undefined
 * for a missing or invalid header.
 */
export function retryAfterMs(headers: HeaderPairs, nowMs: number): number | undefined {
  const text = firstHeader(headers, 'retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, longestRetryAfterMs);
  const at = httpDateMs(text);
  if (at === undefined) return undefined;
  return Math.min(Math.max(at - (httpDateMs(firstHeader(headers, 'date')) ?? nowMs), 0), longestRetryAfterMs);
}

/** An HTTP date ends with GMT or, in its oldest form, with the year; Date.parse accepts other texts too. */
export function httpDateMs(text: string | null): number | undefined {
  if (text === null || !/^[A-Z][a-z]+,? .*\d{2}:\d{2}:\d{2}/.test(text)) return undefined;
  const ms = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(ms) ? undefined : ms;
}

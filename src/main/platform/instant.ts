import { formatInstant, type Timestamp } from '../../content/timestamp';

/** Returns a timestamp in our own format: milliseconds, UTC, `Z` (decisions, section 2). */
export function timestampAt(nowMs: number): Timestamp {
  const us = Math.trunc(nowMs) * 1000;
  return { text: formatInstant(us), us };
}

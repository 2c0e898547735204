import { longestRetryAfterMs } from '../platform/longest-retry-after';

/** What `Retry-After` asks for (RFC 9110, 10.2.3): milliseconds from now, at most `longestRetryAfterMs`; undefined for anything else. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const askedMs = /^\d+$/.test(text) ? Number(text) * 1000 : untilDateMs(text, nowMs);
  return askedMs === undefined ? undefined : Math.min(Math.max(askedMs, 0), longestRetryAfterMs);
}

/** An HTTP date in one of its three forms; each begins with the name of a day, which no other date text here does. */
function untilDateMs(text: string, nowMs: number): number | undefined {
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined;
  const isAsctime = /^\w{3} \w{3} /.test(text);
  const ms = Date.parse(isAsctime ? `${text} GMT` : text);
  return Number.isNaN(ms) ? undefined : ms - nowMs;
}

import type { WorkingHours } from '../../../contract/upstream/connections';

/** Minutes that this machine's local time is ahead of UTC at an instant. */
export type ZoneOffset = (ms: number) => number;

export const localZone: ZoneOffset = (ms) => -new Date(ms).getTimezoneOffset();

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Working hours repeat weekly; one more day covers clock changes. */
const longestSearchMinutes = 8 * dayMinutes;

/**
 * Returns the first instant from `nowMs` on within the hours; null stands for always. It uses local time
 * minute by minute: an hour that a clock change skips or repeats is skipped or repeated here too.
 */
export function nextWithin(hours: WorkingHours | null, nowMs: number, zoneOffset: ZoneOffset): number {
  if (hours === null || isWithin(hours, nowMs, zoneOffset)) return nowMs;
  let ms = Math.floor(nowMs / minuteMs) * minuteMs + minuteMs;
  const end = ms + longestSearchMinutes * minuteMs;
  while (ms < end && !isWithin(hours, ms, zoneOffset)) {
    const { day, minute } = localTime(ms, zoneOffset);
    // A day without working hours is skipped in hours, up to its midnight.
    const isEmpty = !hours.days.includes(day) && !hours.days.includes(dayBefore(day));
    ms += (isEmpty ? Math.min(60, dayMinutes - minute) : 1) * minuteMs;
  }
  return ms;
}

function isWithin(hours: WorkingHours, ms: number, zoneOffset: ZoneOffset): boolean {
  const { day, minute } = localTime(ms, zoneOffset);
  const from = minutesOf(hours.from);
  const to = minutesOf(hours.to);
  const today = hours.days.includes(day);
  if (from < to) return today && minute >= from && minute < to;
  return (today && minute >= from) || (hours.days.includes(dayBefore(day)) && minute < to);
}

/** ISO day of the week and minute of the day. */
function localTime(ms: number, zoneOffset: ZoneOffset): { day: number; minute: number } {
  const minutes = Math.floor(ms / minuteMs) + zoneOffset(ms);
  const days = Math.floor(minutes / dayMinutes);
  // 1970-01-01 was a Thursday.
  return { day: ((((days + 3) % 7) + 7) % 7) + 1, minute: minutes - days * dayMinutes };
}

function dayBefore(day: number): number {
  return day === 1 ? 7 : day - 1;
}

function minutesOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

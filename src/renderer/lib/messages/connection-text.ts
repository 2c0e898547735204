import type { ConnectionState, WorkingHours } from '../../../contract/upstream/connections';
import { formatCountdown, formatNumber, preciseSentenceTime, sentenceTime } from './format';
import { perLocale } from './locale';
import { t } from './translate';

/** Longer waits, such as a night outside working hours, show the time instead of a countdown. */
const longestCountdownMs = 3_600_000;

/** Text of the connection's chip, with a countdown while it waits. */
export function stateText(state: ConnectionState, nowMs: number): string {
  switch (state.kind) {
    case 'syncing':
      return syncingText(state);
    case 'waiting':
      return waitingText(state.until, nowMs);
    case 'up-to-date':
    case 'offline':
    case 'paused':
    case 'needs-you':
      return t(`connection.state.${state.kind}`);
  }
}

function waitingText(until: string, nowMs: number): string {
  const waitMs = Date.parse(until) - nowMs;
  return waitMs > longestCountdownMs
    ? t('connection.state.waiting.spoken', { time: sentenceTime(until, new Date(nowMs)) })
    : t('connection.state.waiting', { time: formatCountdown(waitMs) });
}

/** The text for a screen reader, which announces it once: it does not change every second. */
export function spokenState(state: ConnectionState): string {
  if (state.kind !== 'waiting') return stateText(state, 0);
  return t('connection.state.waiting.spoken', { time: preciseSentenceTime(state.until) });
}

function syncingText({ done, total }: { readonly done: number; readonly total?: number }): string {
  if (total === undefined) return t('connection.state.syncing.begun');
  return t('connection.state.syncing', { done: formatNumber(done), total: formatNumber(total) });
}

const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
/** A Monday. */
const firstMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** @param day 1 = Monday. */
export function dayName(day: number): string {
  return weekday().format(new Date(firstMonday + (day - 1) * dayMs));
}

/** "Mon, Tue, Fri 08:00–18:00". */
export function hoursText({ days, from, to }: WorkingHours): string {
  const names = days
    .toSorted((a, b) => a - b)
    .map(dayName)
    .join(', ');
  return t('connection.hours', { days: names, from, to });
}

export function intervalText(seconds: number): string {
  return t('connection.every', { count: Math.round(seconds / 60) });
}

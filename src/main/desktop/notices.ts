import type { DesktopTexts } from './desktop-texts';
import { parseQuietHours } from './quiet-hours';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';

/** Counts whose increase is worth a notification while the coordinator works elsewhere. */
export interface NoticeCounts {
  /** Requests that are completed. */
  readonly completed: number;
  /** Webhook deliveries that are parked as failed. */
  readonly failedDeliveries: number;
  /** Names of connections that need the coordinator. */
  readonly inNeed: readonly string[];
}

export type NoticeRoom = 'requests' | 'webhook' | 'connections';

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The screen that a click opens. */
  readonly room: NoticeRoom;
}

interface Parts {
  readonly environment: Environment;
  readonly changes: Changes;
  readonly counts: () => NoticeCounts;
  /** Read each time: `''`, or a range like `22:00-07:00` in local time. */
  readonly quietHours: () => string;
  readonly isWanted: () => boolean;
  /** Minutes since local midnight. */
  readonly minuteOfDay: (nowMs: number) => number;
  readonly show: (notice: Notice) => void;
  readonly texts: DesktopTexts;
}

/** Changes within this time share one notification. */
const gatherMs = 5000;
const quietLookMs = 60_000;

/**
 * Shows notifications for events while the window is in the background: completed requests, failed
 * deliveries, connections that need the coordinator. Events are collected, and held back during the quiet
 * hours, after which one notification covers them all. Returns the function that ends this.
 */
export function followNotices(parts: Parts): () => void {
  let announced = parts.counts();
  let cancel: (() => void) | undefined;
  const notify = (): void => {
    cancel = undefined;
    const now = parts.counts();
    const nowMs = parts.environment.now();
    if (parseQuietHours(parts.quietHours())?.contains(parts.minuteOfDay(nowMs)) === true) {
      cancel = parts.environment.setTimer(quietLookMs, notify);
      return;
    }
    const notices = noticesOf(announced, now, parts.texts);
    announced = now;
    if (parts.isWanted()) for (const notice of notices) parts.show(notice);
  };
  const end = parts.changes.subscribe(({ name }) => {
    if (name !== 'requests.changed' && name !== 'deliveries.changed' && name !== 'connections.changed')
      return;
    cancel ??= parts.environment.setTimer(gatherMs, notify);
  });
  return () => {
    end();
    cancel?.();
  };
}

/** Returns the notifications for changes between two states, at most one of each kind. */
function noticesOf(before: NoticeCounts, now: NoticeCounts, texts: DesktopTexts): readonly Notice[] {
  const completed = now.completed - before.completed;
  const failed = now.failedDeliveries - before.failedDeliveries;
  const inNeed = now.inNeed.filter((name) => !before.inNeed.includes(name));
  return [
    ...(completed > 0
      ? [
          {
            title: texts.text('notice.completed', { count: completed }),
            body: texts.text('notice.completed.todo'),
            room: 'requests' as const,
          },
        ]
      : []),
    ...(failed > 0
      ? [
          {
            title: texts.text('notice.failed', { count: failed }),
            body: texts.text('notice.failed.todo'),
            room: 'webhook' as const,
          },
        ]
      : []),
    ...(inNeed.length > 0 ? [{ ...needText(inNeed, texts), room: 'connections' as const }] : []),
  ];
}

function needText(names: readonly string[], texts: DesktopTexts): Pick<Notice, 'title' | 'body'> {
  const [name = '', ...others] = names;
  return others.length === 0
    ? { title: texts.text('notice.needsYou', { name }), body: texts.text('notice.needsYou.todo') }
    : { title: texts.text('notice.needYou', { count: names.length }), body: texts.list(names) };
}

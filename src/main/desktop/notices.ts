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
    const notices = noticesOf(announced, now);
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
export function noticesOf(before: NoticeCounts, now: NoticeCounts): readonly Notice[] {
  const completed = now.completed - before.completed;
  const failed = now.failedDeliveries - before.failedDeliveries;
  const inNeed = now.inNeed.filter((name) => !before.inNeed.includes(name));
  return [
    ...(completed > 0
      ? [
          {
            title: completed === 1 ? '1 request was completed' : `${completed} requests were completed`,
            body: 'Review them, then mark them imported.',
            room: 'requests' as const,
          },
        ]
      : []),
    ...(failed > 0
      ? [
          {
            title: failed === 1 ? 'A webhook delivery failed' : `${failed} webhook deliveries failed`,
            body: 'It is not tried again by itself. Look at its last answer, then redeliver.',
            room: 'webhook' as const,
          },
        ]
      : []),
    ...(inNeed.length > 0
      ? [
          {
            title: inNeed.length === 1 ? `${inNeed[0]} needs you` : `${inNeed.length} connections need you`,
            body: inNeed.length === 1 ? 'It is not synced until that is settled.' : inNeed.join(', '),
            room: 'connections' as const,
          },
        ]
      : []),
  ];
}

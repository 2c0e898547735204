import { Notification } from 'electron';
import type { Backend } from '../backend';
import type { Environment } from '../platform/environment';
import type { DesktopTexts } from '../desktop/desktop-texts';
import { followNotices, type NoticeCounts, type NoticeRoom } from '../desktop/notices';

interface Parts {
  readonly environment: Environment;
  /** Shows the number of requests to import. */
  readonly badge: (count: number) => void;
  /** A focused window needs no notification. */
  readonly isLookedAt: () => boolean;
  /** Called when a notification was clicked. */
  readonly open: (room: NoticeRoom) => void;
  readonly texts: DesktopTexts;
}

/** The system's notifications and the badge of the application's icon. */
export function followBackendNotices({
  environment,
  badge: showBadge,
  isLookedAt,
  open,
  texts,
}: Parts): (backend: Backend) => () => void {
  return ({ core }) => {
    const badge = (): void => showBadge(core.review.counts()['to-import']);
    badge();
    const ends = [
      core.changes.subscribe(({ name }) => {
        if (name === 'requests.changed') badge();
      }),
      followNotices({
        environment,
        texts,
        changes: core.changes,
        counts: () => countsOf(core),
        quietHours: () => core.settings.get('desktop.quietHours'),
        isWanted: () => core.settings.get('desktop.notifications') && !isLookedAt(),
        minuteOfDay: (nowMs) => new Date(nowMs).getHours() * 60 + new Date(nowMs).getMinutes(),
        show({ title, body, room }) {
          if (!Notification.isSupported()) return;
          const notification = new Notification({ title, body });
          notification.on('click', () => open(room));
          notification.show();
        },
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}

function countsOf(core: Backend['core']): NoticeCounts {
  const counts = core.review.counts();
  return {
    completed: counts.all - counts.waiting,
    failedDeliveries: core.deliveryList.summary().counts.failed,
    inNeed: core.connections.list().flatMap(({ key, name }) => {
      const state = core.syncs.state(key);
      return state !== undefined && (state.stopped || !state.hasToken) ? [name] : [];
    }),
  };
}

import { workerData } from 'node:worker_threads';
import { openBeside } from '../../database/database';
import { threadWrites, type Written } from '../../database/external-changes';
import { isBusy, storeFailure } from '../../database/store-failure';
import { transaction } from '../../database/transaction';
import { RequestQueueStore } from '../../outbox/request-queue-store';
import type { ContentLimits } from '../../platform/settings/content-limits';
import { serve } from '../../platform/worker-thread';
import { ContentRequestStore } from '../../requests/content-request-store';
import { ImportMarkStore } from '../../requests/import-mark-store';
import { VersionStore } from '../../requests/version-store';
import { ConnectionStore } from '../connection-store';
import { ForwardingStore } from '../forwarding/forwarding-store';
import { MarkDeliveryStore } from '../marks/mark-delivery-store';
import { UpstreamMarkStore } from '../marks/upstream-mark-store';
import { MirrorStore } from '../mirror/mirror-store';
import { PutAsideStore } from '../put-aside-store';
import { ConnectionSyncStore } from '../connection-sync-store';
import { createPortionParts, ForMain } from '../work';
import { PageWork, type PagePortion, type PortionOrder } from './page-work';
import { appliedPortion, type AppliedPortion, type WebhookReach } from './pages';
import type { EntryOutline, PageNumbers, Stretch } from '../client/result-page';
import { applyPortion } from './sync-portion';
import { SyncOvertaken, type SyncRunInProgress } from './sync-run-in-progress';
import { SyncRunStore } from './sync-run-store';
import type { Reading } from '../client/upstream-call';

// The thread's entry. Between the calls of one session those of other sessions are answered, so each call
// takes some milliseconds.

/** The result of a portion that is applied in this thread. */
export type ThreadPortion =
  | {
      readonly kind: 'applied';
      readonly applied: AppliedPortion;
      readonly changedKeys: readonly number[];
    }
  /** It causes calls to other services, and the outbox is the main thread's: nothing was stored. */
  | { readonly kind: 'for-main'; readonly portion: PagePortion }
  /** Another process or the job thread holds the write lock: nothing was stored. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'overtaken' };

export interface PortionCall {
  readonly session: number;
  readonly run: SyncRunInProgress;
  readonly order: PortionOrder;
  readonly nowUs: number;
  /** See `threadWrites`. */
  readonly logPages: number;
  readonly webhook: WebhookReach;
}

interface PagePart {
  readonly session: number;
  /** Grows with each page of the session. */
  readonly page: number;
  readonly limits: ContentLimits;
  readonly chunk: Uint8Array;
}

interface PageSlice {
  readonly numbers: PageNumbers;
  /** The entries after those of the previous slice. */
  readonly outline: readonly EntryOutline[];
  readonly isLast: boolean;
}

interface Session {
  readonly work: PageWork;
  page: number;
  /** A portion of the page was for the main thread, and the others probably are too. */
  isForMain: boolean;
}

/** About ten milliseconds, for which only other syncs wait. */
const stretch: Stretch = { bytes: 1024 * 1024, entries: 512 };
/** As long as the main thread would wait: an import, which commits again and again, leaves short gaps. */
const patienceMs = 25;

// Only `workerPages` starts this thread.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const db = openBeside(workerData as string, patienceMs, 'NORMAL');
const write = threadWrites(db);
let webhook: WebhookReach = { isRegistered: false, mirrored: false };
const parts = createPortionParts(
  {
    mirror: new MirrorStore(db),
    requests: new ContentRequestStore(db),
    versions: new VersionStore(db),
    marks: new ImportMarkStore(db),
    requestQueues: new RequestQueueStore(db),
    connections: new ConnectionStore(db),
    connectionSyncs: new ConnectionSyncStore(db),
    syncRuns: new SyncRunStore(db),
    putAside: new PutAsideStore(db),
    forwardings: new ForwardingStore(db),
    markDeliveries: new MarkDeliveryStore(db),
    upstreamMarks: new UpstreamMarkStore(db),
  },
  () => webhook,
);
const sessions = new Map<number, Session>();

const handlers = {
  /** Takes a part of the session's newest page, which may begin it. */
  take({ session, page, limits, chunk }: PagePart): void {
    let opened = sessions.get(session);
    if (opened === undefined) {
      opened = { work: new PageWork(limits), page, isForMain: false };
      sessions.set(session, opened);
    } else if (opened.page !== page) {
      opened.work.begin();
      opened.page = page;
      opened.isForMain = false;
    }
    opened.work.reading.take(chunk);
  },
  /** Reads some entries of the page, all of whose parts were taken. */
  read(session: number): Reading<PageSlice> {
    const { reading } = sessionOf(session).work;
    const ended = reading.end();
    if (!ended.ok) return ended;
    const before = reading.outline.length;
    reading.readSome(stretch);
    const outline = reading.outline.slice(before);
    return { ok: true, value: { numbers: ended.value, outline, isLast: reading.isRead } };
  },
  apply: (call: PortionCall): Written<ThreadPortion> => write(call.logPages, () => applied(call)),
  close: (session: number): void => void sessions.delete(session),
};
export type PageHandlers = typeof handlers;

serve(handlers, { errorFor: storeFailure, onStop: () => db.close() });

function sessionOf(session: number): Session {
  const opened = sessions.get(session);
  if (opened === undefined) throw new Error('this page was read in another thread');
  return opened;
}

function applied(call: PortionCall): ThreadPortion {
  const startedAt = performance.now();
  const session = sessionOf(call.session);
  const portion = session.work.portion(call.order);
  if (session.isForMain) return forMain(session, portion);
  ({ webhook } = call);
  try {
    const { repeated, changedKeys } = transaction(db, () =>
      applyPortion(parts, call.run, call.order.cursor, portion, call.nowUs),
    );
    session.work.stored();
    const tookMs = performance.now() - startedAt;
    return { kind: 'applied', applied: appliedPortion(portion, repeated, tookMs), changedKeys };
  } catch (error) {
    if (error instanceof ForMain) return forMain(session, portion);
    if (error instanceof SyncOvertaken) return { kind: 'overtaken' };
    if (isBusy(error)) return { kind: 'busy' };
    throw error;
  }
}

function forMain(session: Session, portion: PagePortion): ThreadPortion {
  session.isForMain = true;
  session.work.stored();
  return { kind: 'for-main', portion };
}

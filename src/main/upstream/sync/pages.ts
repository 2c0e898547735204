import type { Changes } from '../../platform/changes';
import type { Environment } from '../../platform/environment';
import type { ContentLimits } from '../../platform/settings/content-limits';
import { PageWork, type PagePortion, type PortionOrder } from './page-work';
import { readHere, type ResultPage } from '../client/result-page';
import type { PortionOutcome } from './sync-portion';
import type { SyncRunInProgress } from './sync-run-in-progress';
import type { SyncService } from './sync-service';
import { ReaderFailure, type BodyReader } from '../client/upstream-call';

/** An applied portion of a page. */
export type AppliedPortion = Pick<PagePortion, 'cursor' | 'upTo' | 'isLast' | 'sizeBytes'> &
  Pick<PortionOutcome, 'repeated'> & {
    /** Number of its requests, without repeated ids and refused entries. */
    readonly requests: number;
    /** Time of reading and storing it. */
    readonly tookMs: number;
  };

/** The pages of one query, or of one pass of the simple form. */
export interface PageSession {
  /** Reads the next page while it arrives. */
  readonly reader: () => BodyReader<ResultPage>;
  /**
   * Applies the next portion of the page in one transaction with its cursor, and announces what changed.
   *
   * @throws SyncOvertaken when the connection was removed or its cursor was reset in the meantime.
   */
  readonly apply: (run: SyncRunInProgress, order: PortionOrder) => Promise<AppliedPortion>;
  /** Forgets the pages. */
  readonly close: () => void;
}

/** Reads and applies pages, on this thread or beside it. */
export interface Pages {
  readonly open: () => PageSession;
  readonly stop: () => Promise<void>;
}

/** The thread that reads and applies pages failed. The portions it stored before are kept. */
export class PagesLost extends ReaderFailure {}

export async function withSession<T>(pages: Pages, work: (session: PageSession) => Promise<T>): Promise<T> {
  const session = pages.open();
  try {
    return await work(session);
  } finally {
    session.close();
  }
}

/** Which changes of mirrored requests call the webhook. */
export interface WebhookReach {
  readonly isRegistered: boolean;
  /** All of them; otherwise only those of requests that were made here. */
  readonly mirrored: boolean;
}

export interface PagesPlace {
  readonly service: Pick<SyncService, 'apply' | 'nowUs'>;
  readonly environment: Pick<Environment, 'defer' | 'setTimer' | 'log'>;
  readonly changes: Changes;
  readonly limits: () => ContentLimits;
  readonly webhook: () => WebhookReach;
}

export type OpenPages = (place: PagesPlace) => Pages;

/** Reads and applies pages on this thread, in stretches of a few milliseconds. */
export function pagesHere({
  service,
  environment,
  limits,
}: Pick<PagesPlace, 'service' | 'environment' | 'limits'>): Pages {
  return {
    open() {
      const work = new PageWork(limits());
      return {
        reader: () => readHere(work.begin(), environment),
        async apply(run, order) {
          // Lets other work run, also before the first portion, which follows the reading of the page.
          await new Promise<void>((resolve) => {
            environment.defer(resolve);
          });
          const startedAt = performance.now();
          const portion = work.portion(order);
          const { repeated } = await service.apply(run, order.cursor, portion);
          work.stored();
          return appliedPortion(portion, repeated, performance.now() - startedAt);
        },
        close: () => undefined,
      };
    },
    stop: async () => undefined,
  };
}

export function appliedPortion(
  { requests, cursor, upTo, isLast, sizeBytes }: PagePortion,
  repeated: number,
  tookMs: number,
): AppliedPortion {
  return { requests: requests.length, cursor, upTo, isLast, sizeBytes, repeated, tookMs };
}

import { AppError } from '../../../contract/errors';
import { asError } from '../../../contract/worker-protocol';
import type { Written } from '../../database/external-changes';
import { storeFailure } from '../../database/store-failure';
import { connect, TookTooLong } from '../../platform/workers';
import type { PageHandlers, ThreadPortion } from './page-thread';
import type { PortionOrder } from './page-work';
import { appliedPortion, PagesLost, type AppliedPortion, type OpenPages, type PageSession } from './pages';
import type { EntryOutline, ResultPage } from '../client/result-page';
import { SyncOvertaken, type SyncRunInProgress } from './sync-run-in-progress';
import { ReaderFailure, type BodyReader, type Reading } from '../client/upstream-call';

interface Limits {
  /**
   * Time of one call. It takes a few milliseconds; a busy machine with a slow disk gets this. A portion gets
   * half, because no commit begins meanwhile.
   */
  readonly longestMs: number;
}

export interface ThreadPlace {
  readonly dataFolder: string;
  /** Calls `write` while no other connection of this process writes (`ExternalChanges.during`). */
  readonly turn: <T>(write: (logPages: number) => Promise<Written<T>>) => Promise<T>;
}

export type OpenThreadPages = (place: ThreadPlace) => OpenPages;

const usualLimits: Limits = { longestMs: 10_000 };
/** Each message takes some tenths of a millisecond to arrive, so small chunks travel together. */
const bytesAMessage = 256 * 1024;
/** A page's entries live longer than this anyway; V8 would use up to 192. */
const youngGenerationMb = 6;
/** Another connection holds the write lock: about five seconds, then the sync fails. */
const mostBusyTries = 100;
const busyPauseMs = 25;

/**
 * Reads and applies pages in a thread that starts with the first one; `file` is the built `page-thread`. It
 * stays, because the end of a thread would block the main one longer than a page does.
 */
export function workerPages(file: string, { longestMs } = usualLimits): OpenThreadPages {
  const limit = limitOf(longestMs);
  const portionLimit = limitOf(longestMs / 2);
  return ({ dataFolder, turn }) =>
    (place) => {
      const { service, environment, limits, changes, webhook } = place;
      /** Grows when a thread is lost, and its sessions with it. */
      let lost = 0;
      const connection = connect<PageHandlers>(file, {
        workerData: () => dataFolder,
        gone: (cause) => new PagesLost(`the thread was lost (${cause?.message ?? 'it ended by itself'})`),
        onFailure: () => void (lost += 1),
        youngGenerationMb,
      });
      /** One call at a time, because a portion must not wait behind a call while no commit begins. */
      let previous: Promise<unknown> = Promise.resolve();
      let newest = 0;
      return { open: openSession, stop: () => connection.stop() };

      function alone<T>(work: () => Promise<T>): Promise<T> {
        const done = previous.then(work);
        previous = done.catch(() => undefined);
        return done;
      }

      /** @throws PagesLost, or AppError when the database can't be read or written. */
      async function step<T>(work: () => Promise<T>): Promise<T> {
        try {
          return await alone(work);
        } catch (error) {
          const failure = storeFailure(error) ?? error;
          if (failure instanceof AppError && !(failure instanceof TookTooLong)) throw failure;
          environment.log.error({ err: error }, 'the thread that reads and applies pages failed');
          throw failure instanceof PagesLost ? failure : new PagesLost(asError(failure).message);
        }
      }

      function openSession(): PageSession {
        newest += 1;
        const session = newest;
        /** Value of `lost` when the thread took the session's first part; undefined before. */
        let openedIn: number | undefined;
        let page = 0;
        return {
          reader() {
            page += 1;
            return readerOf(take.bind(undefined, page), readEntries);
          },
          apply: applyPortion,
          close() {
            if (openedIn !== lost) return;
            alone(() => connection.call('close', session)).catch(() => undefined);
          },
        };

        async function take(ofPage: number, chunk: Uint8Array): Promise<void> {
          const part = { session, page: ofPage, limits: limits(), chunk };
          await inSession(() => connection.call('take', part, { limit }));
          openedIn = lost;
        }

        /** A new thread knows nothing of the session, and no commit may wait for what must fail there. */
        function inSession<T>(work: () => Promise<T>): Promise<T> {
          return step(() => {
            if (openedIn !== undefined && openedIn !== lost) throw new PagesLost('the thread was lost');
            return work();
          });
        }

        async function readEntries(): Promise<Reading<ResultPage>> {
          const outline: EntryOutline[] = [];
          for (;;) {
            const slice = await inSession(() => connection.call('read', session, { limit }));
            if (!slice.ok) return slice;
            for (const entry of slice.value.outline) outline.push(entry);
            if (slice.value.isLast) return { ok: true, value: { ...slice.value.numbers, outline } };
          }
        }

        async function applyPortion(run: SyncRunInProgress, order: PortionOrder): Promise<AppliedPortion> {
          for (let attempt = 1; ; attempt += 1) {
            const done = await portionIn(run, order);
            switch (done.kind) {
              case 'applied':
                if (done.changedKeys.length > 0) changes.requests(...done.changedKeys);
                return done.applied;
              case 'for-main': {
                const startedAt = performance.now();
                const { repeated } = await service.apply(run, order.cursor, done.portion);
                return appliedPortion(done.portion, repeated, performance.now() - startedAt);
              }
              case 'overtaken':
                throw new SyncOvertaken();
              case 'busy':
                if (attempt === mostBusyTries) throw new Error('another connection holds the write lock');
                await new Promise<void>((resolve) => {
                  environment.setTimer(busyPauseMs, resolve);
                });
            }
          }
        }

        function portionIn(run: SyncRunInProgress, order: PortionOrder): Promise<ThreadPortion> {
          return inSession(() =>
            turn((logPages) => {
              const call = { session, run, order, nowUs: service.nowUs, logPages, webhook: webhook() };
              return connection.call('apply', call, { limit: portionLimit });
            }),
          );
        }
      }
    };
}

const limitOf = (ms: number) => ({ ms, tooLong: `it took longer than ${ms / 1000} s` });

/**
 * Collects the chunks of a body for `send`. If that fails, the rest of the body is received and dropped, and
 * the failure is thrown at its end.
 */
function readerOf<T>(
  send: (chunk: Uint8Array) => Promise<void>,
  read: () => Promise<Reading<T>>,
): BodyReader<T> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let failure: Error | undefined;
  return {
    async take(chunk) {
      if (failure !== undefined) return;
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= bytesAMessage) await sendAll();
    },
    async finish() {
      await sendAll();
      try {
        if (failure !== undefined) throw failure;
        return await read();
      } catch (error) {
        throw error instanceof ReaderFailure ? error : new ReaderFailure(asError(error).message);
      }
    },
  };

  async function sendAll(): Promise<void> {
    const chunk = Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
    try {
      if (failure === undefined) await send(chunk);
    } catch (error) {
      failure = asError(error);
    }
  }
}

import type { Core } from './core';
import { keepLastUsed } from './housekeeping';

/** Calls in flight may end by themselves within this time; then their connections are closed. */
const longestDrainMs = 3000;
/**
 * For what closed connections and aborted calls leave to do. Threads have a second after that: five in all.
 */
const longestClosingMs = 500;

interface Stoppable {
  readonly stop: () => Promise<unknown>;
}

interface Parts {
  readonly core: Core;
  readonly servers: {
    readonly close: () => Promise<unknown>;
    readonly cutOff: () => void;
    /** Removes the addresses of this run. */
    readonly forget: () => void;
  };
  readonly dispatchers: Stoppable & { readonly begin: () => void; readonly abort: () => void };
  /** Other work in flight, which ends by itself once it is asked to. */
  readonly begun: readonly Stoppable[];
  readonly threads: readonly Stoppable[];
  readonly requestLog: { readonly stop: () => void };
  readonly folder: { readonly release: () => void };
}

/** Finishes what is in flight, ends the threads, then releases the data folder. */
export async function shutDown(parts: Parts): Promise<void> {
  const { core, servers, dispatchers, begun, threads, requestLog, folder } = parts;
  const { log } = core;
  const cutOff = setTimeout(() => {
    servers.cutOff();
    dispatchers.abort();
  }, longestDrainMs);
  const drained = [
    servers.close(),
    sendHeldMarks(parts).then(() => dispatchers.stop()),
    ...begun.map((work) => work.stop()),
  ];
  await inTime(longestDrainMs + longestClosingMs, drained, log);
  clearTimeout(cutOff);
  await inTime(longestClosingMs, [core.receiptWorker.stop(), keepLastUsed(core)], log);
  core.relabels.stop();
  await Promise.all(threads.map((thread) => thread.stop()));
  try {
    requestLog.stop();
    servers.forget();
  } catch (error) {
    log.warn({ err: error }, 'not everything could be written at the end');
  } finally {
    folder.release();
  }
}

/** The coordinator leaves, so marks are held no longer. The next start sends what can't be sent now. */
async function sendHeldMarks({ core, dispatchers }: Parts): Promise<void> {
  try {
    await core.importMarks.sendHeld();
    dispatchers.begin();
  } catch (error) {
    core.log.warn({ err: error }, 'held import marks could not be sent at the end');
  }
}

/**
 * Work that is not done in time is left: all that matters is in the database, and the next start takes it up.
 */
async function inTime(ms: number, work: readonly Promise<unknown>[], log: Core['log']): Promise<void> {
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), ms);
  const isLate = (await Promise.race([Promise.all(work), late.promise])) === 'late';
  clearTimeout(timer);
  if (isLate) log.warn({}, 'stopped before all work in flight had ended');
}

import type { Database } from '../store/database';
import { relaxedTransaction } from '../store/relaxed-transaction';
import type { CommitQueue } from './commit-queue';
import type { Environment } from './environment';
import { isBusy } from './store-failure';

/** About five seconds. */
const mostBusyTries = 100;
const busyPauseMs = 25;

/**
 * A transaction that does not wait for the disk, and therefore does not go together with others' work, which does. Where another
 * process holds the write lock it waits without holding anybody up.
 */
export async function patientTransaction<T>(
  db: Database,
  commits: Pick<CommitQueue, 'free'>,
  environment: Pick<Environment, 'setTimer'>,
  work: () => T,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await commits.free();
    try {
      return relaxedTransaction(db, work);
    } catch (error) {
      if (!isBusy(error) || attempt === mostBusyTries) throw error;
      await new Promise<void>((resolve) => {
        environment.setTimer(busyPauseMs, resolve);
      });
    }
  }
}

import { AppError } from '../../contract/errors';
import type { HandoverProgress, HandoverRow, TakeBack, TakeBackProgress } from '../../contract/handovers';
import { writeDiskFile } from '../files/disk-files';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import { inTurn, JobCancelled, OneJob, type RunningJob } from '../platform/one-job';
import { OrderedUuids } from '../platform/ordered-uuids';
import type { HandoverInput, MadeHandover } from './handover-making-service';
import type { ReturnedFile, RunHandoverJobs } from './handover-jobs';
import type { HandoverService } from './handover-service';
import type { KeptFile } from './take-back-reading-service';
import type { TakeBackRenewalService } from './take-back-renewal-service';
import type { TakeBackService } from './take-back-service';

interface Parts {
  readonly dataFolder: string;
  readonly jobs: RunHandoverJobs;
  readonly handovers: HandoverService;
  readonly takeBacks: TakeBackService;
  readonly takeBackRenewals: Pick<TakeBackRenewalService, 'reading' | 'renew'>;
  readonly changes: Changes;
  readonly environment: Environment;
}

/** The making of a file as its caller asked for it. */
export interface AskedMaking extends Omit<HandoverInput, 'id' | 'keys'> {
  /** The caller's name for it, by which it is cancelled: another window has its own. */
  readonly making: string;
  /** Reads which requests they are, which takes long where they are those of a list. */
  readonly keys: () => Promise<readonly number[]>;
}

interface Reading {
  readonly job: RunningJob<KeptFile>;
  progress: TakeBackProgress;
  isCancelled: boolean;
}

/** Reads files that came back, and makes those of hand-overs one at a time, with progress and cancel. */
export class HandoverJobService {
  readonly #parts: Parts;
  readonly #ids: OrderedUuids;
  readonly #making: OneJob<HandoverProgress>;
  readonly #readings = new Map<string, Reading>();
  #asked: { readonly making: string; isCancelled: boolean } | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#ids = new OrderedUuids(parts.environment);
    this.#making = new OneJob({
      changed: () => parts.changes.notify({ name: 'files.changed', payload: {} }),
      busy: () =>
        new AppError('CONFLICT', 'Another hand-over is being made. Wait until that is done, or cancel it.'),
    });
  }

  making(): HandoverProgress | null {
    return this.#making.running();
  }

  /** Stops the making of that name, which ends with `JobCancelled`; another one goes on. */
  cancelMaking(making: string): void {
    if (this.#asked?.making !== making) return;
    this.#asked.isCancelled = true;
    this.#making.cancel();
  }

  /** Ends what is being made and read, and resolves when it has ended. */
  async stop(): Promise<void> {
    const readings = [...this.#readings.values()].map(({ job }) => job);
    for (const job of readings) job.cancel();
    await Promise.allSettled([this.#making.stop(), ...readings.map(({ done }) => done)]);
  }

  /**
   * Makes a file. `gone` says that the caller waits no longer, so that nothing is out.
   *
   * @throws AppError as `HandoverMakingService.make`; CONFLICT while another one is being made.
   */
  async make({ making, keys, ...input }: AskedMaking, gone?: AbortSignal): Promise<MadeHandover> {
    this.#making.expectFree();
    const { jobs, handovers } = this.#parts;
    const id = this.#ids.next();
    const asked = (this.#asked = { making, isCancelled: false });
    const cancel = (): void => this.cancelMaking(making);
    gone?.addEventListener('abort', cancel);
    try {
      const made = await this.#making.run({ making, done: 0, total: 0 }, (onProgress) =>
        inTurn(keys(), (read) =>
          jobs.makeHandover({ ...input, keys: read, id }, (done, total) =>
            onProgress({ making, done, total }),
          ),
        ),
      );
      // The thread doesn't look any more once the hand-over is kept.
      if (asked.isCancelled) throw new JobCancelled();
      return made;
    } catch (error) {
      // It may have been cancelled after it was kept, and before its file came.
      await handovers.forgetById(id);
      throw error;
    } finally {
      gone?.removeEventListener('abort', cancel);
      this.#announce();
    }
  }

  /** Writes a made file; the hand-over is forgotten when it can't be written. @throws AppError UNAVAILABLE */
  async save(path: string, { key, bytes }: MadeHandover): Promise<HandoverRow> {
    try {
      writeDiskFile(path, bytes, this.#parts.dataFolder);
    } catch (error) {
      await this.#parts.handovers.forget(key);
      throw error;
    }
    return this.#parts.handovers.read(key);
  }

  /** Forgets a made file that was put nowhere. */
  discard({ key }: MadeHandover): Promise<void> {
    return this.#parts.handovers.forget(key);
  }

  /** How far the reading of that name is; null when there is none. */
  reading(reading: string): TakeBackProgress | null {
    return this.#readings.get(reading)?.progress ?? null;
  }

  /** Stops the reading of that name, which ends with `JobCancelled`. */
  cancelReading(reading: string): void {
    const running = this.#readings.get(reading);
    if (running === undefined) return;
    running.isCancelled = true;
    running.job.cancel();
  }

  /**
   * Reads a file that came back; `reading` is the caller's name for that.
   *
   * @throws AppError as `TakeBackReadingService.read`; JobCancelled
   */
  async open(reading: string, file: ReturnedFile): Promise<TakeBack> {
    const { jobs, changes, takeBacks, takeBackRenewals } = this.#parts;
    const said = (progress: TakeBackProgress): void => {
      own.progress = progress;
      changes.notify({ name: 'files.changed', payload: {} });
    };
    // The thread compares with the texts of some moment, and those may change before it is done.
    const notes = takeBackRenewals.reading();
    const job = jobs.openReturned(file, (done, total) => said({ done, total }));
    const own: Reading = { job, progress: { done: 0, total: 0 }, isCancelled: false };
    this.#readings.set(reading, own);
    said(own.progress);
    try {
      const { key, isRepeated } = await job.done;
      const { isCancelled } = own;
      // The thread doesn't look any more once the file is kept. A file that waited before goes on waiting,
      // and its changes are known.
      if (!isRepeated && isCancelled) await takeBacks.forget(key);
      if (!isRepeated && !isCancelled) notes.compared(key);
      // The file changed no text and no request.
      changes.notify({ name: 'handovers.changed', payload: {} });
      if (isCancelled) throw new JobCancelled();
      await takeBackRenewals.renew(key);
      return takeBacks.read(key);
    } finally {
      notes.ended();
      this.#readings.delete(reading);
    }
  }

  /** The thread stored it over a connection of its own. */
  #announce(): void {
    this.#parts.changes.requests();
    this.#parts.changes.notify({ name: 'handovers.changed', payload: {} });
  }
}

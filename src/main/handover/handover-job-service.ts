import { AppError } from '../../contract/errors';
import type { HandoverProgress, HandoverRow, TakeBack } from '../../contract/handovers';
import { writeDiskFile } from '../files/disk-files';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import { JobCancelled, OneJob } from '../platform/one-job';
import { OrderedUuids } from '../platform/ordered-uuids';
import type { HandoverInput, MadeHandover } from './handover-making-service';
import type { RunHandoverJobs } from './handover-jobs';
import type { HandoverService } from './handover-service';
import type { TakeBackService } from './take-back-service';

interface Parts {
  readonly dataFolder: string;
  readonly jobs: RunHandoverJobs;
  readonly handovers: HandoverService;
  readonly takeBacks: TakeBackService;
  readonly changes: Changes;
  readonly environment: Environment;
}

/** Reads files that came back, and makes those of hand-overs one at a time, with progress and cancel. */
export class HandoverJobService {
  readonly #parts: Parts;
  readonly #ids: OrderedUuids;
  readonly #making: OneJob<HandoverProgress>;
  #isCancelled = false;

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

  /** Stops the hand-over that is being made, which ends with `JobCancelled`. */
  cancelMaking(): void {
    this.#isCancelled = true;
    this.#making.cancel();
  }

  /** Ends what is being made, and resolves when it has ended. */
  stop(): Promise<void> {
    return this.#making.stop();
  }

  /** @throws AppError as `HandoverMakingService.make`; CONFLICT while another one is being made. */
  async make(input: HandoverInput): Promise<MadeHandover> {
    this.#making.expectFree();
    const { jobs, handovers } = this.#parts;
    const id = this.#ids.next();
    this.#isCancelled = false;
    try {
      const made = await this.#making.run({ done: 0, total: input.keys.length }, (onProgress) =>
        jobs.makeHandover({ ...input, id }, (done, total) => onProgress({ done, total })),
      );
      // The thread doesn't look any more once the hand-over is kept.
      if (this.#isCancelled) throw new JobCancelled();
      return made;
    } catch (error) {
      // It may have been cancelled after it was kept, and before its file came.
      await handovers.forgetById(id);
      throw error;
    } finally {
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

  /** Reads a file that came back. @throws AppError INVALID_INPUT */
  async open(name: string, bytes: Uint8Array): Promise<TakeBack> {
    const key = await this.#parts.jobs.openReturned({ name, bytes }).done;
    this.#announce();
    return this.#parts.takeBacks.read(key);
  }

  /** The thread stored it over a connection of its own. */
  #announce(): void {
    this.#parts.changes.requests();
    this.#parts.changes.notify({ name: 'handovers.changed', payload: {} });
  }
}

import type { HandoverRow, TakeBack } from '../../contract/handovers';
import { writeDiskFile } from '../files/disk-files';
import type { Changes } from '../platform/changes';
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
}

/** Makes and reads the files of hand-overs in the job thread. */
export class HandoverJobService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError as `HandoverMakingService.make` */
  async make(input: HandoverInput): Promise<MadeHandover> {
    const made = await this.#parts.jobs.makeHandover(input).done;
    this.#announce();
    return made;
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

import { ownBytes } from '../files/file-jobs';
import type { RunningJob } from '../platform/one-job';
import type {
  HandoverInput,
  HandoverMakingService,
  MadeHandover,
  OnRequests,
} from './handover-making-service';
import type { KeptFile, OnRows, TakeBackReadingService } from './take-back-reading-service';

export interface ReturnedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it is read only if it is of a hand-over of this desk. */
  readonly isOwn?: boolean | undefined;
}

/** The jobs in their thread, on one data folder. */
export interface RunHandoverJobs {
  readonly makeHandover: (input: HandoverInput, onProgress: OnRequests) => RunningJob<MadeHandover>;
  readonly openReturned: (file: ReturnedFile, onProgress: OnRows) => RunningJob<KeptFile>;
}

interface HandoverServices {
  readonly handoverMaking: HandoverMakingService;
  readonly takeBackReading: TakeBackReadingService;
}

/** Opens the services on a connection of their own for `work`, and closes them after it. */
type WithServices = <T>(work: (services: HandoverServices) => T | Promise<T>) => Promise<T>;

/** Jobs that take too long for the main thread, as the job thread does them. */
export const handoverJobs = {
  make: (withServices: WithServices, input: HandoverInput, onProgress: OnRequests): Promise<MadeHandover> =>
    withServices(({ handoverMaking }) => handoverMaking.make(input, onProgress)),
  open: (
    withServices: WithServices,
    { name, bytes, isOwn }: ReturnedFile,
    onProgress: OnRows,
  ): Promise<KeptFile> =>
    withServices(({ takeBackReading }) => takeBackReading.open(name, ownBytes(bytes), { onProgress, isOwn })),
} as const;

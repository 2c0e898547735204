import { openHandoverBeside, type HandoverBeside } from './handover-beside';
import type { HandoverInput, MadeHandover } from './handover-making-service';

export interface ReturnedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface HandoverJob<T> {
  readonly done: Promise<T>;
  readonly cancel: () => void;
}

/** The jobs in their thread, on one data folder. */
export interface RunHandoverJobs {
  readonly makeHandover: (input: HandoverInput) => HandoverJob<MadeHandover>;
  /** Resolves with the key of the file that came back. */
  readonly openReturned: (file: ReturnedFile) => HandoverJob<number>;
}

/** Jobs that take too long for the main thread, as the job thread does them. */
export const handoverJobs = {
  make: (dataFolder: string, input: HandoverInput): Promise<MadeHandover> =>
    withHandover(dataFolder, ({ handoverMaking }) => handoverMaking.make(input)),
  open: (dataFolder: string, { name, bytes }: ReturnedFile): Promise<number> =>
    withHandover(dataFolder, ({ takeBackReading }) =>
      // Decoders refuse memory that is shared with the main thread.
      takeBackReading.open(name, bytes.buffer instanceof SharedArrayBuffer ? bytes.slice() : bytes),
    ),
} as const;

async function withHandover<T>(dataFolder: string, work: (beside: HandoverBeside) => Promise<T>): Promise<T> {
  const beside = openHandoverBeside(dataFolder);
  try {
    return await work(beside);
  } finally {
    beside.close();
  }
}

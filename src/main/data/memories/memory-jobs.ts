import type { MemoryImport } from '../../../contract/memory/memory';
import type { MemoryChange } from '../../memory/imported/memory-file-service';
import type { MemoryImportInput } from '../../memory/imported/memory-import-service';
import type { RunningJob } from '../../platform/one-job';
import type { TmxJob, WrittenTmx } from './tmx-export';

/** Work that is done, of all. Throws to stop: nothing is left then. */
type OnProgress = (done: number, total: number) => void;

/** Jobs on the files of memories, on one data folder. */
export interface RunMemoryJobs {
  readonly importMemory: (input: MemoryImportInput, onProgress: OnProgress) => RunningJob<MemoryImport>;
  readonly renewMemory: (id: string, onProgress: OnProgress) => RunningJob<void>;
  readonly changeMemory: (change: MemoryChange) => RunningJob<void>;
  readonly writeTmx: (job: TmxJob, onProgress: OnProgress) => RunningJob<WrittenTmx>;
}

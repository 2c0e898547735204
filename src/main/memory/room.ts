import type { Environment } from '../platform/environment';
import { MemoryFileService } from './imported/memory-file-service';
import { MemoryRenewalService } from './imported/memory-renewal-service';

/** Imported memories of a data folder; they need no database but their own files. */
export function createMemoryRoom(dataFolder: string, environment: Pick<Environment, 'now' | 'randomBytes'>) {
  return {
    memoryFiles: new MemoryFileService({ dataFolder, environment }),
    memoryRenewals: new MemoryRenewalService(dataFolder),
  };
}

import { MemoryImportService } from './imported/memory-import-service';
import type { createMemoryRoom } from './room';

/** Reads TMX files into memories of a data folder. */
export function createMemoryWork(...[dataFolder, environment]: Parameters<typeof createMemoryRoom>) {
  return { memoryImports: new MemoryImportService({ dataFolder, environment }) };
}

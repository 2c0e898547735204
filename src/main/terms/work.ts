import type { Base } from '../database/base';
import type { Rechecks, TermStores } from './room';
import { TermImportService } from './term-import-service';

/** Reads and writes the files of termbases. */
export function createTermWork(base: Base, stores: TermStores, rechecks: Rechecks) {
  return { termImports: new TermImportService({ ...base, ...stores, ...rechecks }) };
}

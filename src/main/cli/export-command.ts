import { statSync } from 'node:fs';
import { AppError } from '../../contract/errors';
import { importPhrase, leftOutPhrase } from './import-phrase';
import { writeExport } from '../data/export-file';
import { importExport, letOthersWrite } from '../data/export-import';
import { parseFile } from './arguments';
import { withDatabase } from './open-core';
import type { Output } from './output';

const nothing = (): void => undefined;

/** `locdesk export FILE` (docs/export-format.md); works while Locdesk runs on the folder. */
export async function exportCommand(args: readonly string[], output: Output, program: string): Promise<void> {
  const { dataFolder, file } = parseFile(args);
  const written = await withDatabase(dataFolder, (_db, { now }) =>
    writeExport(dataFolder, file, {
      nowIso: new Date(now()).toISOString(),
      program,
      onProgress: nothing,
    }),
  );
  output.out(`${written.requests} requests are in ${written.file} (${written.sizeBytes} bytes).`);
}

/**
 * `locdesk import FILE`: validates the file before anything is written; existing data stays unchanged.
 *
 * @throws AppError INVALID_INPUT after the import when requests were left out, because a script must notice
 * that some are missing.
 */
export async function importCommand(args: readonly string[], output: Output): Promise<void> {
  const { dataFolder, file } = parseFile(args);
  // A wrong file name must not create a database in a folder without one.
  expectFile(file);
  const report = await withDatabase(
    dataFolder,
    (db, environment) =>
      importExport({ db, environment }, file, { onProgress: nothing, pause: letOthersWrite }),
    { mayCreate: true },
  );
  output.out(...importPhrase(report));
  if (report.leftOut.count > 0) throw new AppError('INVALID_INPUT', leftOutPhrase(report.leftOut));
}

function expectFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true) {
    throw new AppError(
      'UNAVAILABLE',
      found === undefined ? `There is no ${file}.` : `${file} is not a file.`,
    );
  }
}

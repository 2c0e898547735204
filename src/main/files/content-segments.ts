import type { JsonObject } from '../../content/content-request';
import { FileError, type ContentFile, type Segment, wordsOf } from '../../content/files/content-file';
import { readContentFile } from '../../content/files/content-files';
import type { TableColumns } from '../../content/files/table/table-columns';
import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';
import { mostFileBytes } from './disk-files';

/** A file is read by its name and by what was chosen. */
export interface FileReading {
  readonly name: string;
  readonly format?: string | undefined;
  readonly encoding?: string | undefined;
  readonly columns?: TableColumns | undefined;
  readonly targetLanguage?: string | undefined;
}

/** @throws AppError INVALID_INPUT where the file can't be read, with line and column. */
export function readSegments(bytes: Uint8Array, reading: FileReading): ContentFile {
  return orInvalid(() => readContentFile(bytes, { ...reading, mostBytes: mostFileBytes }));
}

/** The first problem with its place. */
function placed({ fileName, problems: [problem] }: FileError): Sentence {
  return sentence`${fileName}, line ${problem.line}, column ${problem.column}: ${wordsOf(problem)}`;
}

/** Runs what reads or writes a file. @throws AppError INVALID_INPUT where that throws a `FileError`. */
export function orInvalid<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new AppError('INVALID_INPUT', placed(error), { cause: error });
  }
}

/** A segment as the field of a request (decisions, section 12). */
export function fieldOf(segment: Segment): JsonObject {
  const { id, data, value, comment, context, maxLength, plural, existing, isFuzzy } = segment;
  return {
    id,
    type: 'localizable',
    data,
    value,
    ...(comment === undefined ? {} : { comment }),
    ...(context === undefined ? {} : { context }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(plural === undefined ? {} : { plural }),
    ...(existing === undefined ? {} : { existing }),
    ...(isFuzzy === undefined ? {} : { fuzzy: true }),
  };
}

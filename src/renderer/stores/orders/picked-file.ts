import type { FilePreview, OrderRow } from '../../../contract/orders';
import type { TableColumns } from '../../../content/files/table/table-columns';

/** As the service does. */
export const mostFileBytes = 64 * 1024 * 1024;

/** A file with the folder that it was found in, relative to the folder that was dropped or chosen. */
export interface FoundFile {
  readonly file: File;
  /** '' for a file that was chosen by itself. */
  readonly folder: string;
}

/** How a file is read where it does not say so itself; empty where it does. */
export interface FileReading {
  readonly format: string;
  readonly encoding: string;
  readonly columns: TableColumns;
}

/**
 * How a file is imported whose name is known: as the next version in its order, of which only the changes or
 * all texts are ordered, or as another file.
 */
export type ImportRole = 'changes' | 'everything' | 'other';

/** A file of an import. */
export interface PickedFile {
  readonly key: number;
  readonly folder: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly reading: FileReading;
  /** Undefined until the file was read. */
  readonly preview: FilePreview | undefined;
  /** The order that has an earlier version of this file. */
  readonly known: OrderRow | undefined;
  /** `other` for a file that is not known. */
  readonly role: ImportRole;
  /** Why it was not read or not imported. */
  readonly problems: readonly string[];
}

export function pickedFile({ file, folder }: FoundFile, key: number): PickedFile {
  const { name, size: sizeBytes } = file;
  return {
    key,
    folder,
    name,
    sizeBytes,
    reading: { format: '', encoding: '', columns: {} },
    preview: undefined,
    known: undefined,
    role: 'other',
    problems: [],
  };
}

/** Name and folder, by which the file is known again. */
export function pathOf({ folder, name }: Pick<PickedFile, 'folder' | 'name'>): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** It can be imported, also again after it was refused. */
export function isReady({ preview }: PickedFile): boolean {
  return preview?.valid === true;
}

/** It was neither read nor refused yet. */
export function isUnread({ preview, problems }: PickedFile): boolean {
  return preview === undefined && problems.length === 0;
}

/** The parts of a command's input that say which file it is and how it is read. */
export function readingInput({ name, reading, known, role }: PickedFile) {
  const { format, encoding, columns } = reading;
  return {
    name,
    ...(format === '' ? {} : { format }),
    ...(encoding === '' ? {} : { encoding }),
    ...(Object.keys(columns).length === 0 ? {} : { columns }),
    ...(known !== undefined && role !== 'other' ? { order: known.key } : {}),
  };
}

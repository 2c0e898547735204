import { isJsonObject } from '../../content/json-object';
import type { JsonObject } from '../../content/content-request';
import { columnRoles, mergeColumns, type TableColumns } from '../../content/files/table/table-columns';
import type { FileReading } from './content-segments';
import type { StoredFile } from './file-store';

/** How an imported file is read: by what was chosen for it. */
export function storedReading({ name, format, options }: StoredFile): FileReading {
  const { encoding } = options;
  const columns = storedColumns(options);
  return {
    name,
    format,
    ...(typeof encoding === 'string' ? { encoding } : {}),
    ...(columns === undefined ? {} : { columns }),
  };
}

/**
 * How the next version of a file is read: what is chosen now wins, and what was chosen before holds for the
 * rest.
 */
export function nextReading(
  { name, format, encoding, columns }: FileReading,
  known: StoredFile | undefined,
): FileReading {
  const before = known === undefined ? undefined : storedReading(known);
  const merged = mergeColumns(before?.columns, columns);
  return {
    ...before,
    name,
    ...(format === undefined ? {} : { format }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(merged === undefined ? {} : { columns: merged }),
  };
}

/** Choices that are kept with a file, so that its next version and its results are read in the same way. */
export function keptOptions({ encoding, columns }: FileReading): JsonObject {
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...(columns === undefined ? {} : { columns: { ...columns } }),
  };
}

function storedColumns({ columns }: JsonObject): TableColumns | undefined {
  if (!isJsonObject(columns)) return undefined;
  const { hasHeader, targets } = columns;
  return {
    ...Object.fromEntries(columnRoles.flatMap((role) => textEntry(role, columns[role]))),
    ...(typeof hasHeader === 'boolean' ? { hasHeader } : {}),
    ...(isJsonObject(targets)
      ? {
          targets: Object.fromEntries(Object.entries(targets).flatMap(([tag, name]) => textEntry(tag, name))),
        }
      : {}),
  };
}

function textEntry(name: string, value: unknown): readonly (readonly [string, string])[] {
  return typeof value === 'string' ? [[name, value]] : [];
}

import { columnRoles, type TableColumns } from '../../content/files/table/table-columns';
import { canonicalLanguageTag } from '../../content/language-tag';
import type { parseOptions, readingOptions } from './arguments';
import { UsageError } from './output';

export type ReadingValues = ReturnType<typeof parseOptions<typeof readingOptions>>['values'];

/** Parses the options that choose how a file is read. @throws UsageError */
export function parseReading({ format, encoding, column, header }: ReadingValues): {
  readonly format: string | undefined;
  readonly encoding: string | undefined;
  readonly columns: TableColumns | undefined;
} {
  if (header !== undefined && header !== 'yes' && header !== 'no') {
    throw new UsageError(`--header ${header}: must be yes or no`);
  }
  const columns = {
    ...parseColumns(column ?? []),
    ...(header === undefined ? {} : { hasHeader: header === 'yes' }),
  };
  return { format, encoding, columns: Object.keys(columns).length === 0 ? undefined : columns };
}

/** Parses `source=B`, `id=Key`, `target:de=German` and so on; a role with nothing after `=` has no column. */
function parseColumns(options: readonly string[]): TableColumns {
  const roles: Record<string, string> = {};
  const targets: Record<string, string> = {};
  for (const option of options) {
    const [, name = '', column = ''] = /^([^=]*)=(.*)$/s.exec(option) ?? [];
    const role = columnRoles.find((known) => known.toLowerCase() === name.replace('-', '').toLowerCase());
    const tag = name.startsWith('target:') ? name.slice('target:'.length) : '';
    if (role !== undefined) roles[role] = column;
    else if (canonicalLanguageTag(tag) !== undefined) targets[tag] = column;
    else {
      throw new UsageError(
        `--column ${option}: must be id=COLUMN, source=, target=, target:TAG=, comment= or maxLength=, with a name of the first row, a letter or a number`,
      );
    }
  }
  return { ...roles, ...(Object.keys(targets).length === 0 ? {} : { targets }) };
}

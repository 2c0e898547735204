import type { FileText } from '../../files/file-text';
import type { TableCell, TableRow } from '../../files/table/table-units';
import { visitRows } from '../../files/xlsx/read-sheets';

export type SheetCell = Omit<TableCell, 'edits'>;

/** A row that is only read, so it keeps nothing of the markup that it was read from. */
export interface SheetRow extends Pick<TableRow, 'number' | 'isHidden'> {
  readonly cells: ReadonlyMap<number, SheetCell>;
}

/** Reads the sheets of one workbook. */
export interface RowReader {
  /** @throws FileError for a sheet with too many rows, or too many characters with those read before. */
  readonly read: (file: FileText, part: string) => readonly SheetRow[];
}

/** As many rows are no review, and their elements would take gigabytes. */
const mostRows = 200_000;

/**
 * Returns the reader of a workbook's sheets. A text that cells share counts each time, as a small file could
 * otherwise have a long one in each of its rows. @param strings The shared texts.
 */
export function rowReader(strings: readonly string[], mostCharacters: number): RowReader {
  let characters = 0;
  return {
    read(file, part) {
      refuseManyRows(file);
      const rows: SheetRow[] = [];
      let own = 0;
      visitRows(file, part, strings, ({ number, cells, isHidden }) => {
        const kept = new Map<number, SheetCell>();
        for (const [column, { edits: _, ...cell }] of cells) {
          own += cell.text.length;
          kept.set(column, cell);
        }
        if (characters + own > mostCharacters) refuse(file);
        rows.push({ number, cells: kept, ...(isHidden === true ? { isHidden } : {}) });
      });
      characters += own;
      return rows;
    },
  };
}

/** @throws FileError for a sheet with too many rows, before it is parsed. */
function refuseManyRows(file: FileText): void {
  let count = 0;
  for (const _ of file.text.matchAll(/<(?:[^\s<>/:]{1,100}:)?row[\s/>]/g)) {
    count += 1;
    if (count > mostRows) refuse(file);
  }
}

function refuse(file: FileText): never {
  return file.fail('too-large', 0, 'the file is too large when it is unpacked, or has too many rows.');
}

import { readSharedStrings, readSheetNames, type SheetName } from '../../files/xlsx/read-sheets';
import { withUsualNames } from '../../files/xlsx/usual-part-names';
import { FileError } from '../../files/content-file';
import { FileText } from '../../files/file-text';
import { parseXml } from '../../files/xml/parse-xml';
import { childElements, localName, type XmlElement } from '../../files/xml/xml-node';
import { textContent } from '../../files/xml/xml-text';
import type { HandoverFault, Remark, ReturnedDocument, ReturnedPlace } from '../returned-document';
import {
  cutOffFault,
  hasIdentity,
  isHeadRow,
  readHeads,
  readLabels,
  returnedTable,
  type ReturnedCells,
} from '../table/returned-table';
import { editableColumns, reviewerCell, type TableCells, type TableColumn } from '../table/table-columns';
import { readCellLooks, type CellLook } from './cell-looks';
import { readCellNotes, type CellNote } from './cell-notes';
import { mergedCells } from './merged-cells';
import { rowReader, type SheetCell, type SheetRow } from './read-rows';
import { leftOut, type LeftOut } from '../left-out';
import { unzipParts } from '../zip-parts';

/** Parts that have texts, or say where they are. */
const wanted =
  /^xl\/(?:workbook\d{0,4}\.xml|_rels\/workbook\d{0,4}\.xml\.rels|(?:sharedStrings|styles)\d{0,4}\.xml|comments[^/]{0,200}\.xml|worksheets\/(?:_rels\/)?[^/]{1,200}\.(?:xml|rels)|(?:threadedComments|persons|drawings)\/[^/]{1,200}\.xml)$/;
/** A workbook without one of these has the others still. */
const dispensable =
  /^xl\/(?:comments[^/]{0,200}\.xml|worksheets\/.{1,220}|(?:threadedComments|persons|drawings)\/.{1,200})$/;
/** A table has its heads in these columns: a cell far right would make each row as long. */
const mostHeadColumns = 1000;
/** A cell with so many characters is full. */
const fullCell = 32_767;

/**
 * Reads the tables of a workbook, in whichever sheets, rows and columns they are now. A sheet that can't be
 * read is left out where another one has a table. @throws FileError
 */
export function readWorkbook(bytes: Uint8Array, mostBytes: number): ReturnedDocument {
  const { names, isCutOff, damaged, ...unpacked } = unzipParts(bytes, wanted, mostBytes, dispensable);
  const parts = withUsualNames(unpacked.parts);
  const looks = readCellLooks(parts);
  // Workbooks of Excel and LibreOffice name their program in this part, which Google Sheets does not write.
  const isOfGoogle = !names.includes('docProps/app.xml');
  const sheets = rowReader(readSharedStrings(parts.get('xl/sharedStrings.xml')), mostBytes);
  const rows: ReturnedCells[] = [];
  const lost: LeftOut[] = [];
  const attempt = <Read>(part: string | undefined, read: () => Read): Read | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      lost.push({ part: part ?? error.fileName, error });
      return undefined;
    }
  };
  const remarks: Remark[] = drawingsIn(parts).flatMap(
    ([part, file]) => attempt(part, () => drawnText(file)) ?? [],
  );
  let author = '';
  let hasTable = false;
  let isOfHandover = false;
  for (const { name, part, isHidden } of sheetsIn(parts)) {
    const file = parts.get(part);
    if (file === undefined) {
      const isGone = !isCutOff && sheetPart.test(part) && !damaged.has(part);
      if (isGone) attempt(name, () => new FileText(part, '').fail('format', 0, 'it is not in the file.'));
      continue;
    }
    const sheet = attempt(name, () => sheets.read(file, part));
    if (sheet === undefined) continue;
    const named = reviewerIn(sheet);
    author ||= named;
    const notes =
      attempt(undefined, () => readCellNotes(parts, part, isOfGoogle)) ??
      new Map<number, readonly CellNote[]>();
    const table = tableIn(sheet);
    if (table === undefined) {
      isOfHandover ||= sheet.some((row) => hasIdentity(textsOf(row)));
      for (const one of textsBeside(sheet, { sheet: name, notes, named })) remarks.push(one);
      continue;
    }
    hasTable = true;
    const isMerged = mergedCells(file);
    // A sheet may have a million rows, which are too many arguments.
    for (const row of rowsOf(table, { sheet: name, isMerged, notes, look: looks.of(file.text), isHidden }))
      rows.push(row);
    for (const one of remarksAt(table.heads, { sheet: name, notes })) remarks.push(one);
  }
  const sheetNames = new Map(readSheetNames(parts).map(({ name, part }) => [part, name]));
  for (const [part, error] of damaged) lost.push({ part: sheetNames.get(part) ?? part, error });
  if (!hasTable && lost[0] !== undefined) throw lost[0].error;
  const macros = names.some((name) => name.endsWith('vbaProject.bin'));
  const faults: HandoverFault[] = [
    ...(macros ? [{ rule: 'macros', detail: {} } as const] : []),
    ...leftOut(lost),
    ...(isCutOff && rows.length > 0 ? [cutOffFault(rows)] : []),
    ...(isCutOff && rows.length === 0 ? [archiveFault] : []),
    ...(hasTable || isCutOff
      ? []
      : [{ rule: isOfHandover ? 'columns-missing' : 'not-recognized', detail: {} } as const]),
  ];
  return returnedTable('xlsx', rows, { faults, remarks, author });
}

const sheetPart = /^xl\/worksheets\//;
const archiveFault = { rule: 'damaged-file', detail: { reason: 'the archive is not whole.' } } as const;

/** The sheets in their order, or as their parts are named where the archive has lost the list of them. */
function sheetsIn(parts: ReadonlyMap<string, FileText>): readonly SheetName[] {
  const listed = readSheetNames(parts);
  if (listed.length > 0) return listed;
  return [...parts.keys()].flatMap((part) => {
    const name = /^xl\/worksheets\/([^/]{1,200})\.xml$/.exec(part)?.[1];
    return name === undefined ? [] : [{ name, part, isHidden: false }];
  });
}

interface FoundTable {
  readonly heads: { readonly columns: ReadonlyMap<TableColumn, number>; readonly rows: readonly SheetRow[] };
  readonly rows: readonly SheetRow[];
}

/** The rows of a table, and those that name its columns: one of names, which is hidden, and one of heads. */
function tableIn(sheet: readonly SheetRow[]): FoundTable | undefined {
  for (const read of [readHeads, readLabels]) {
    for (const row of sheet) {
      const columns = read(textsOf(row));
      if (columns === undefined) continue;
      const heads = new Set(sheet.filter((one) => one === row || isHeadRow(textsOf(one), columns)));
      return { heads: { columns, rows: [...heads] }, rows: sheet.filter((one) => !heads.has(one)) };
    }
  }
  return undefined;
}

/** Text boxes and other shapes, which stand over the cells of a sheet. */
function drawingsIn(parts: ReadonlyMap<string, FileText>): readonly (readonly [string, FileText])[] {
  return Array.from(parts).filter(([name]) => name.startsWith('xl/drawings/'));
}

function drawnText(file: FileText): Remark {
  return { text: paragraphsIn(file, parseXml(file)).join('\n') };
}

function paragraphsIn(file: FileText, element: XmlElement): readonly string[] {
  return childElements(element).flatMap((child) =>
    localName(child) === 'p' ? [textContent(file.text, child)] : paragraphsIn(file, child),
  );
}

interface SheetNotes {
  readonly sheet: string;
  readonly notes: ReadonlyMap<number, readonly CellNote[]>;
}

/** Texts of a sheet without a table; one that explains has the reviewer's name, which is no remark. */
function textsBeside(
  rows: readonly SheetRow[],
  { sheet, notes, named }: SheetNotes & { readonly named: string },
): readonly Remark[] {
  return rows.flatMap(({ cells, number }) => {
    const texts = [...cells.values()].map(({ text }) => text);
    const isName = texts.includes(reviewerCell);
    const written = texts.filter((text) => text !== reviewerCell && !(isName && text.trim() === named));
    const said = [...written, ...(notes.get(number) ?? []).map(({ text }) => text)];
    return said.map((text) => ({ text, place: { unit: 'row', number, sheet } as const }));
  });
}

/** Texts and notes that a person wrote into the rows of heads, right of the table or over it. */
function remarksAt({ columns, rows }: FoundTable['heads'], { sheet, notes }: SheetNotes): readonly Remark[] {
  const known = new Set(columns.values());
  return rows.flatMap(({ cells, number }) => {
    const beside = [...cells].flatMap(([column, { text }]) => (known.has(column) ? [] : [text]));
    const said = [...beside, ...(notes.get(number) ?? []).map(({ text }) => text)];
    return said.map((text) => ({ text, place: { unit: 'row', number, sheet } as const }));
  });
}

/** The texts of a row in the columns where a table may have its heads. */
function textsOf({ cells }: SheetRow): readonly string[] {
  let last = -1;
  for (const column of cells.keys()) if (column < mostHeadColumns) last = Math.max(last, column);
  return Array.from({ length: last + 1 }, (_, column) => cells.get(column)?.text ?? '');
}

/** The name that the reviewer wrote beside the question for it. */
function reviewerIn(sheet: readonly SheetRow[]): string {
  for (const { cells } of sheet) {
    for (const [column, { text }] of cells) {
      if (text === reviewerCell) return cells.get(column - 1)?.text.trim() ?? '';
    }
  }
  return '';
}

interface SheetFacts extends SheetNotes {
  readonly isMerged: (row: number, column: number) => boolean;
  readonly look: (cell: SheetCell) => CellLook;
  readonly isHidden: boolean;
}

function rowsOf(
  { heads: { columns: heads }, rows }: FoundTable,
  { sheet, isMerged, notes, look, isHidden }: SheetFacts,
): readonly ReturnedCells[] {
  const columns = new Set(heads.values());
  return rows.flatMap((row): readonly ReturnedCells[] => {
    const place = { unit: 'row', number: row.number, sheet } as const;
    const beside = [...row.cells].flatMap(([column, { text }]) => (columns.has(column) ? [] : [text]));
    // Most rows of a table that was made to take memory have nothing in its columns.
    if (beside.length === row.cells.size && !notes.has(row.number)) return [{ cells: {}, place, beside }];
    const cells: TableCells = Object.fromEntries(
      Array.from(heads, ([column, index]) => {
        const cell = row.cells.get(index);
        return [column, cell === undefined ? '' : (look(cell).date ?? cell.text)] as const;
      }),
    );
    const own = notes.get(row.number) ?? [];
    const [author] = own.flatMap((note) => (note.author === '' ? [] : [note.author]));
    // A row has one author; replies of others keep their names.
    const said = own.map((note) =>
      note.author === '' || note.author === author ? note.text : `${note.author}: ${note.text}`,
    );
    const comment = [cells.comment ?? '', ...said].filter((text) => text !== '');
    return [
      {
        cells: { ...cells, comment: comment.join('\n') },
        place,
        ...(isHidden || row.isHidden === true ? { isHidden: true } : {}),
        ...(author === undefined ? {} : { author }),
        beside,
        faults: [...cellFaults(row, heads, { place, isMerged }), ...lookFaults(row, heads, look, place)],
      },
    ];
  });
}

/** Columns whose faults make a row doubtful. */
const watched: readonly TableColumn[] = [
  'target',
  'verdict',
  'comment',
  'handover',
  'request',
  'field',
  'part',
];

function cellFaults(
  row: SheetRow,
  heads: ReadonlyMap<TableColumn, number>,
  { place, isMerged }: { readonly place: ReturnedPlace } & Pick<SheetFacts, 'isMerged'>,
): readonly HandoverFault[] {
  const columns = watched.flatMap((column) => heads.get(column) ?? []);
  const has = (isSo: (column: number) => boolean): boolean => columns.some(isSo);
  const found: HandoverFault[] = [];
  if (has((column) => row.cells.get(column)?.isFormula === true)) {
    found.push({ rule: 'formula', detail: {}, place });
  }
  if (has((column) => isMerged(row.number, column))) found.push({ rule: 'merged-cells', detail: {}, place });
  if (has((column) => (row.cells.get(column)?.text.length ?? 0) >= fullCell)) {
    found.push({ rule: 'cut-off', detail: {}, place });
  }
  return found;
}

/** Says of answers what their texts do not: that they are struck out, dates, or lost. */
function lookFaults(
  row: SheetRow,
  heads: ReadonlyMap<TableColumn, number>,
  look: (cell: SheetCell) => CellLook,
  place: ReturnedPlace,
): readonly HandoverFault[] {
  return watched.flatMap((column): readonly HandoverFault[] => {
    const cell = row.cells.get(heads.get(column) ?? -1);
    if (cell === undefined) return [];
    const { isLost, isStruck, date, isDoubtful } = look(cell);
    if (isLost) return [{ rule: 'text-missing', detail: {}, place }];
    if (!editableColumns.has(column)) return [];
    if (date !== undefined) return [{ rule: 'date-cell', detail: { text: date }, place }];
    if (isDoubtful) return [{ rule: 'number-cell', detail: { text: cell.text.slice(0, 80) }, place }];
    const isMarked = isStruck && cell.text.trim() !== '';
    return isMarked ? [{ rule: 'struck-out', detail: { text: cell.text.slice(0, 200) }, place }] : [];
  });
}

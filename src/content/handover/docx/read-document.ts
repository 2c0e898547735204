import { FileError } from '../../files/content-file';
import type { FileText } from '../../files/file-text';
import { parseXml } from '../../files/xml/parse-xml';
import { childElement, childElements, localName, type XmlElement } from '../../files/xml/xml-node';
import type { HandoverFault, ReturnedDocument, ReturnedPlace } from '../returned-document';
import type { TableCells } from '../table/table-columns';
import { cutOffFault, returnedTable, type ReturnedCells } from '../table/returned-table';
import { leftOut, type LeftOut } from '../left-out';
import { unzipParts } from '../zip-parts';
import { elementsOf, named, readCellText, readParagraphText, type CellText } from './cell-text';
import { docxColumns, hiddenStart, noVerdict, type DocxColumn } from './docx-columns';

const wanted = /^word\/(?:document|comments|header\d{0,3}|footer\d{0,3}|footnotes|endnotes)\.xml$/;

/** A document without one of these has its tables still. */
const dispensable = /^word\/(?!document\.xml$)/;

/**
 * Reads the tables of a document with tracked changes accepted, and the comments on their rows. Another part
 * that can't be read, such as that of the comments, is left out.
 *
 * @throws FileError
 */
export function readDocument(bytes: Uint8Array, mostBytes: number): ReturnedDocument {
  const { parts, names, isCutOff, damaged } = unzipParts(bytes, wanted, mostBytes, dispensable);
  const lost: LeftOut[] = Array.from(damaged, ([part, error]) => ({ part, error }));
  const attempt = <Read>(part: string, read: () => Read): Read | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FileError) || !dispensable.test(part)) throw error;
      lost.push({ part, error });
      return undefined;
    }
  };
  const file = parts.get('word/document.xml');
  const comments =
    attempt('word/comments.xml', () => readComments(parts.get('word/comments.xml'))) ??
    new Map<string, Comment>();
  const body = file === undefined ? undefined : parseXml(file);
  const tables = body === undefined ? [] : tablesIn(body);
  let rowNumber = 0;
  const rows = tables.flatMap((element, table) =>
    readTable(file?.text ?? '', element, { comments, nextNumber: () => (rowNumber += 1) }).map((row) => ({
      ...row,
      table,
    })),
  );
  const faults: HandoverFault[] = names.some((name) => name.endsWith('vbaProject.bin'))
    ? [{ rule: 'macros', detail: {} }]
    : [];
  if (isCutOff && rows.length > 0) faults.push(cutOffFault(rows));
  if (isCutOff && rows.length === 0)
    faults.push({ rule: 'damaged-file', detail: { reason: 'the archive is not whole.' } });
  const outside = Array.from(parts)
    .filter(([name]) => name !== 'word/comments.xml')
    .flatMap(
      ([name, part]) =>
        attempt(name, () =>
          paragraphsOutside(parseXml(part)).map((one) => readParagraphText(part.text, one)),
        ) ?? [],
    );
  faults.push(...leftOut(lost));
  const used = new Set(rows.flatMap(({ commentIds }) => commentIds));
  const remarks = [
    ...outside.map(({ text }) => text).filter((text) => !languagePair.test(text)),
    ...Array.from(comments).flatMap(([id, { text }]) => (used.has(id) ? [] : [text])),
  ];
  return returnedTable('docx', rows, { faults, remarks: remarks.map((text) => ({ text })) });
}

/** The heading of a table, such as `en → de`. */
const languagePair = /^[\w-]{1,60} → [\w-]{1,60}$/;

/** The paragraphs that stand in no table, also those in text boxes of them. */
function paragraphsOutside(element: XmlElement): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (localName(child) === 'p') return [child];
    return localName(child) === 'tbl' ? [] : paragraphsOutside(child);
  });
}

interface Comment {
  readonly author: string;
  readonly text: string;
}

function readComments(file: FileText | undefined): ReadonlyMap<string, Comment> {
  if (file === undefined) return new Map();
  return new Map(
    childElements(parseXml(file), 'comment').map((comment) => [
      named(comment, 'id') ?? '',
      { author: named(comment, 'author') ?? '', text: readCellText(file.text, comment).text.trim() },
    ]),
  );
}

function tablesIn(element: XmlElement): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => (localName(child) === 'tbl' ? [child] : tablesIn(child)));
}

interface Reading {
  readonly comments: ReadonlyMap<string, Comment>;
  readonly nextNumber: () => number;
}

interface DocumentRow extends ReturnedCells {
  /** Ids of the comments that are taken with the row. */
  readonly commentIds: readonly string[];
}

/** Rows of a table of a hand-over. Other tables have no identities: all of their texts are remarks. */
function readTable(
  file: string,
  table: XmlElement,
  { comments, nextNumber }: Reading,
): readonly DocumentRow[] {
  const rows = rowsIn(table).map((row) => ({ row, number: nextNumber(), cells: cellsIn(row) }));
  const read = rows
    .filter(({ row }) => !isDeleted(row))
    .map(({ row, number, cells }) => ({
      number,
      isMerged: cells.some(isMergedCell) || row.children.length === 0,
      texts: cells.map((cell) => readCellText(file, cell)),
    }));
  if (!read.some(({ texts }) => identityIn(texts) !== undefined)) {
    return read.map(({ number, texts }) => ({
      cells: {},
      beside: texts.map(({ text }) => text),
      place: { unit: 'row', number },
      commentIds: [],
    }));
  }
  const columns = read.map(({ texts }) => columnsIn(texts)).find((found) => found !== undefined);
  return read.flatMap(({ number, isMerged, texts }): readonly DocumentRow[] => {
    if (columnsIn(texts) !== undefined) return [];
    const order: readonly (DocxColumn | undefined)[] = columns ?? docxColumns;
    const cellOf = (column: DocxColumn): CellText | undefined => texts[order.indexOf(column)];
    const place = { unit: 'row', number } as const;
    const faults: HandoverFault[] = [];
    if (isMerged || texts.length !== order.length) faults.push({ rule: 'merged-cells', detail: {}, place });
    if (cellOf('target')?.hasField === true) faults.push({ rule: 'formula', detail: {}, place });
    faults.push(...textFaults(cellOf('target'), place), ...textFaults(cellOf('comment'), place));
    const beside = texts.flatMap((text, index) => (order[index] === undefined ? [visible(text)] : []));
    const commentIds = texts.flatMap((text) => text.comments);
    return [{ ...answerIn(texts, cellOf, comments), place, beside, faults, commentIds }];
  });
}

/** Says what an answer has beside its text. */
function textFaults(cell: CellText | undefined, place: ReturnedPlace): readonly HandoverFault[] {
  if (cell === undefined) return [];
  const faults: HandoverFault[] = [];
  if (cell.hasOther) faults.push({ rule: 'not-text', detail: {}, place });
  if (cell.struck.trim() !== '')
    faults.push({ rule: 'struck-out', detail: { text: cell.struck.slice(0, 200) }, place });
  return faults;
}

function answerIn(
  texts: readonly CellText[],
  cellOf: (column: DocxColumn) => CellText | undefined,
  comments: ReadonlyMap<string, Comment>,
): Pick<ReturnedCells, 'cells'> & { readonly author?: string } {
  const anchored = texts.flatMap((text) => text.comments.flatMap((id) => comments.get(id) ?? []));
  const verdict = visible(cellOf('verdict')).trim();
  const said = [visible(cellOf('comment')).trim(), ...anchored.map(({ text }) => text)];
  const author = [...texts.flatMap(({ authors }) => authors), ...anchored.map((one) => one.author)][0];
  const cells: TableCells = {
    ...identityIn(texts),
    number: visible(cellOf('number')).trim(),
    source: visible(cellOf('source')),
    target: visible(cellOf('target')),
    verdict: verdict === noVerdict ? '' : verdict,
    comment: said.filter((text) => text !== '').join('\n'),
  };
  return { cells, ...(author === undefined ? {} : { author }) };
}

function visible(cell: CellText | undefined): string {
  const text = cell?.text ?? '';
  const at = text.indexOf(hiddenStart);
  return at === -1 ? text : text.slice(0, at);
}

/** Reads the hidden text of a cell; undefined where there is none, or only a part of it. */
function hiddenIn({ text }: CellText): Readonly<Record<string, unknown>> | undefined {
  const at = text.indexOf(hiddenStart);
  if (at === -1) return undefined;
  try {
    const said: unknown = JSON.parse(text.slice(at, text.lastIndexOf('}') + 1));
    return typeof said === 'object' && said !== null ? Object.fromEntries(Object.entries(said)) : undefined;
  } catch {
    return undefined;
  }
}

function identityIn(texts: readonly CellText[]): TableCells | undefined {
  for (const text of texts) {
    const said = hiddenIn(text);
    if (said?.['locdesk'] !== 'row') continue;
    const textOf = (name: string): string => (typeof said[name] === 'string' ? said[name] : '');
    return {
      handover: textOf('handover'),
      desk: textOf('desk'),
      request: textOf('request'),
      field: textOf('field'),
      part: textOf('part'),
      sourceHash: textOf('sourceHash'),
      targetHash: textOf('targetHash'),
    };
  }
  return undefined;
}

/** The order of the columns, from the row of heads. */
function columnsIn(texts: readonly CellText[]): readonly (DocxColumn | undefined)[] | undefined {
  const columns = texts.map((text) => {
    const said = hiddenIn(text);
    return said?.['locdesk'] === 'column'
      ? docxColumns.find((column) => column === said['column'])
      : undefined;
  });
  return columns.includes('target') ? columns : undefined;
}

/** Rows and cells may stand in content controls. */
function rowsIn(table: XmlElement): readonly XmlElement[] {
  return inside(table, 'tr');
}

function cellsIn(row: XmlElement): readonly XmlElement[] {
  return inside(row, 'tc');
}

function inside(parent: XmlElement, name: string): readonly XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (localName(child) === name) return [child];
    return localName(child) === 'tbl' ? [] : inside(child, name);
  });
}

/** The deletion of a row is tracked in its properties. */
function isDeleted(row: XmlElement): boolean {
  const properties = childElement(row, 'trPr');
  return properties !== undefined && childElement(properties, 'del') !== undefined;
}

function isMergedCell(cell: XmlElement): boolean {
  const properties = childElement(cell, 'tcPr');
  if (properties === undefined) return false;
  const span = childElement(properties, 'gridSpan');
  const isWide = span !== undefined && Number(named(span, 'val') ?? 1) > 1;
  return isWide || childElement(properties, 'vMerge') !== undefined;
}

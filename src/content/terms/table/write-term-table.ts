import { guardedCell } from '../../handover/csv/csv-handover';
import { cellXml } from '../../handover/xlsx/write-workbook';
import { WorkbookStyles } from '../../handover/xlsx/workbook-styles';
import { zipParts } from '../../handover/zip-parts';
import { columnName } from '../../files/table/table-columns';
import { termStatuses, partsOfSpeech, type Term, type TermEntry } from '../termbase';
import { termColumns, type TermCells, type TermColumn } from './term-columns';

/** Writes comma-separated values (RFC 4180) with a byte order mark, by which spreadsheets recognize UTF-8. */
export function writeTermCsv(entries: readonly TermEntry[]): Uint8Array {
  const lines = rowsOf(entries).map((cells) =>
    termColumns.map((column) => quoted(guardedCell(cells[column] ?? ''))).join(','),
  );
  return new TextEncoder().encode(`\uFEFF${[termColumns.join(','), ...lines].join('\r\n')}\r\n`);
}

/** One row for each term; what belongs to the concept stands in its first row. */
function rowsOf(entries: readonly TermEntry[]): readonly TermCells[] {
  return entries.flatMap((entry) => {
    const rows = Object.entries(entry.terms).flatMap(([language, terms]) =>
      terms.map((term, index): TermCells => ({
        id: entry.id,
        language,
        ...cellsOfTerm(term),
        ...(index === 0 ? { 'language definition': entry.definitions?.[language] ?? '' } : {}),
      })),
    );
    const [first, ...others] = rows;
    return first === undefined ? [] : [{ ...first, ...cellsOfConcept(entry) }, ...others];
  });
}

function cellsOfTerm({ text, status, partOfSpeech, isCaseSensitive, note = '' }: Term): TermCells {
  return {
    term: text,
    status,
    'part of speech': partOfSpeech ?? '',
    'case-sensitive': isCaseSensitive === true ? 'yes' : '',
    'term note': note,
  };
}

function cellsOfConcept({
  subject = '',
  definition = '',
  note = '',
  isUntranslatable,
}: TermEntry): TermCells {
  return { subject, definition, note, 'do not translate': isUntranslatable === true ? 'yes' : '' };
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const widths: Readonly<Record<TermColumn, number>> = {
  id: 14,
  language: 11,
  term: 36,
  status: 12,
  'part of speech': 15,
  'case-sensitive': 15,
  'term note': 30,
  subject: 18,
  definition: 44,
  'language definition': 30,
  note: 30,
  'do not translate': 17,
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Writes a workbook with one sheet, whose columns are those of the CSV file. */
export function writeTermWorkbook(entries: readonly TermEntry[]): Uint8Array {
  const styles = new WorkbookStyles();
  const head = styles.indexOf({ language: 'en', kind: 'head' });
  const letters = termColumns.map((_, index) => columnName(index));
  const rows = rowsOf(entries).map((cells, index) => {
    const look = styles.indexOf({ language: cells.language ?? 'en', kind: 'editable' });
    const plain = styles.indexOf({ language: 'en', kind: 'editable' });
    const written = termColumns.map((column, position) =>
      cellXml(
        `${letters[position] ?? ''}${index + 2}`,
        cells[column] ?? '',
        column === 'term' || column === 'language definition' ? look : plain,
      ),
    );
    return `<row r="${index + 2}">${written.join('')}</row>`;
  });
  const heads = termColumns.map((column, position) => cellXml(`${letters[position] ?? ''}1`, column, head));
  const last = Math.max(2, rows.length + 1);
  const end = letters.at(-1) ?? '';
  const choice = (column: TermColumn, words: readonly string[]): string => {
    const letter = letters[termColumns.indexOf(column)] ?? '';
    return `<dataValidation type="list" allowBlank="1" sqref="${letter}2:${letter}${last + 1000}"><formula1>"${words.join(',')}"</formula1></dataValidation>`;
  };
  const columns = termColumns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widths[column]}" customWidth="1"/>`,
  );
  const sheet = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>${rows.join('')}</sheetData><autoFilter ref="A1:${end}${last}"/><dataValidations count="4">${choice('status', termStatuses)}${choice('part of speech', partsOfSpeech)}${choice('case-sensitive', ['yes'])}${choice('do not translate', ['yes'])}</dataValidations></worksheet>`;
  return zipParts({
    '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Terms" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/styles.xml': styles.write(),
  });
}

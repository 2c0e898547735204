import { columnName } from '../../files/table/table-columns';
import { encodeXml, encodeXmlAttribute } from '../../files/xml/xml-text';
import type { HandoverDocument, HandoverRequest } from '../handover-document';
import { reviewerTexts, type ReviewerTexts } from '../reviewer-texts';
import { isRightToLeft, languageOfNote } from '../script-font';
import {
  editableColumns,
  identityColumns,
  labelRow,
  reviewerCell,
  tableColumns,
  type TableCells,
  type TableColumn,
} from '../table/table-columns';
import { tableRows } from '../table/table-rows';
import { rowHeight, textHeight, textWidthFor } from './row-height';
import { zipParts } from '../zip-parts';
import { WorkbookStyles } from './workbook-styles';

/** Cells hold at most 32,767 characters. */
const longestCell = 32_000;
const fixedWidths: Readonly<Record<Exclude<TableColumn, 'source' | 'target'>, number>> = {
  number: 6,
  verdict: 14,
  comment: 40,
  context: 30,
  problems: 40,
  handover: 10,
  desk: 10,
  request: 10,
  field: 10,
  part: 10,
  sourceHash: 10,
  targetHash: 10,
};

/** Makes a workbook: a sheet that explains, and a sheet for each target language. */
export function writeWorkbook(document: HandoverDocument): Uint8Array {
  const texts = reviewerTexts(document.language);
  const styles = new WorkbookStyles();
  const tables = sheetsOf(document.requests);
  const names = uniqueNames([texts.readMe, ...tables.map(([{ language }]) => language.target)]);
  const sheets = [
    readMeSheet(document, texts, styles),
    ...tables.map((requests) => tableSheet(document, requests, { texts, styles })),
  ];
  const numbers = sheets.map((_, index) => index + 1);
  return zipParts({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${numbers.map((number) => `<sheet name="${encodeXmlAttribute(names[number - 1] ?? '')}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets><definedNames>${numbers
      .slice(1)
      .map(
        (number) =>
          `<definedName name="_xlnm.Print_Titles" localSheetId="${number - 1}">'${encodeXml(names[number - 1] ?? '', '\n')}'!$2:$2</definedName>`,
      )
      .join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbers.map((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${numbers.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet])),
    'xl/styles.xml': styles.write(),
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Requests by their language pair, one sheet each. */
function sheetsOf(
  requests: readonly HandoverRequest[],
): readonly (readonly [HandoverRequest, ...HandoverRequest[]])[] {
  const groups = Map.groupBy(requests, ({ language }) => `${language.source} ${language.target}`);
  return [...groups.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [[first, ...more] as const],
  );
}

/** Names of sheets have at most 31 characters and lack some signs. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const base = name.replaceAll(/[[\]:*?/\\']/g, '-').slice(0, 25);
    let unique = base;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) unique = `${base} ${number}`;
    used.add(unique.toLowerCase());
    return unique;
  });
}

/** In characters. */
const readMeWidth = 90;

function readMeSheet(
  { note, language }: HandoverDocument,
  texts: ReviewerTexts,
  styles: WorkbookStyles,
): string {
  const title = styles.indexOf({ language, kind: 'title' });
  const fixed = styles.indexOf({ language, kind: 'fixed' });
  const editable = styles.indexOf({ language, kind: 'editable' });
  const noteLook = styles.indexOf({ language: languageOfNote(note, language), kind: 'fixed' });
  const lines = [
    [{ text: texts.readMe, look: title }],
    ...(note === '' ? [] : [[{ text: note, look: noteLook }]]),
    ...texts.steps.map((text) => [{ text, look: fixed }]),
    [
      { text: texts.yourName, look: title },
      { text: '', look: editable },
      { text: reviewerCell, look: fixed },
    ],
  ];
  const rows = lines.map(
    (cells, row) =>
      `<row r="${row + 1}" ht="${textHeight(cells[0]?.text ?? '', readMeWidth)}">${cells.map(({ text, look }, column) => cellXml(`${columnName(column)}${row + 1}`, text, look)).join('')}</row>`,
  );
  const direction = isRightToLeft(language) ? ' rightToLeft="1"' : '';
  return `${declaration}<worksheet xmlns="${main}">${onePageWide}<sheetViews><sheetView showGridLines="0" workbookViewId="0"${direction}/></sheetViews><cols><col min="1" max="1" width="${readMeWidth}" customWidth="1"/><col min="2" max="2" width="40" customWidth="1"/><col min="3" max="3" width="10" customWidth="1" hidden="1"/></cols><sheetData>${rows.join('')}</sheetData>${protection}${landscape}</worksheet>`;
}

/** Printed, all columns stand on one page, with the sheet's name and the page's number below. */
const onePageWide = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const landscape =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>';

/** Only cells for answers can be written into; filters and widths stay free. There is no password. */
const protection =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0" sort="0" autoFilter="0"/>';

function tableSheet(
  document: HandoverDocument,
  requests: readonly [HandoverRequest, ...HandoverRequest[]],
  { texts, styles }: { readonly texts: ReviewerTexts; readonly styles: WorkbookStyles },
): string {
  const [{ language }] = requests;
  const rows = tableRows(document, requests);
  const textWidth = textWidthFor(rows);
  const widths = { ...fixedWidths, source: textWidth, target: textWidth };
  const last = rows.length + 2;
  const letters = tableColumns.map((_, index) => columnName(index));
  const end = letters.at(-1) ?? '';
  const heads: TableCells = { ...texts.heads, request: '', field: '', handover: labelRow };
  const looks = new Map(
    tableColumns.map((column) => {
      const own =
        column === 'source' ? language.source : column === 'target' ? language.target : document.language;
      return [
        column,
        styles.indexOf({ language: own, kind: editableColumns.has(column) ? 'editable' : 'fixed' }),
      ];
    }),
  );
  const head = styles.indexOf({ language: document.language, kind: 'head' });
  const xmlRow = (
    number: number,
    cells: TableCells,
    lookOf: (column: TableColumn) => number,
    attributes = '',
  ) =>
    `<row r="${number}"${attributes}>${tableColumns.map((column, index) => cellXml(`${letters[index] ?? ''}${number}`, cells[column] ?? '', lookOf(column))).join('')}</row>`;
  const codes: TableCells = Object.fromEntries(tableColumns.map((column) => [column, column]));
  const xmlRows = [
    // The names by which the columns are found again, whatever becomes of the heads that are read.
    xmlRow(1, codes, () => head, ' hidden="1"'),
    xmlRow(2, heads, () => head),
    ...rows.map((cells, index) =>
      xmlRow(index + 3, cells, (column) => looks.get(column) ?? 0, ` ht="${rowHeight(cells, widths)}"`),
    ),
  ];
  const columns = tableColumns.map((column, index) => {
    const hidden = identityColumns.has(column) ? ' hidden="1"' : '';
    return `<col min="${index + 1}" max="${index + 1}" width="${widths[column]}" customWidth="1"${hidden}/>`;
  });
  const verdict = letters[tableColumns.indexOf('verdict')] ?? '';
  const words = Object.values(texts.verdicts).join(',');
  const direction = isRightToLeft(language.target) ? ' rightToLeft="1"' : '';
  return `${declaration}<worksheet xmlns="${main}">${onePageWide}<sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${xmlRows.join('')}</sheetData>${protection}<autoFilter ref="A2:${end}${last}"/><dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${verdict}3:${verdict}${last}"><formula1>"${encodeXml(words, '\n')}"</formula1></dataValidation></dataValidations>${landscape}</worksheet>`;
}

/** Every cell is text. An empty cell keeps its look, so that it can be written into. */
export function cellXml(place: string, text: string, look: number): string {
  if (text === '') return `<c r="${place}" s="${look}"/>`;
  // Text that looks like Excel's own escape is escaped.
  const safe = text
    .slice(0, longestCell)
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/g, '\uFFFD');
  return `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${encodeXml(safe, '\n')}</t></is></c>`;
}

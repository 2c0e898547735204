import { encodeXml, encodeXmlAttribute } from '../../files/xml/xml-text';
import type { HandoverDocument, HandoverRequest } from '../handover-document';
import { reviewerTexts, type ReviewerTexts } from '../reviewer-texts';
import { isRightToLeft, languageOfNote, scriptFont } from '../script-font';
import type { TableCells } from '../table/table-columns';
import { tableRows } from '../table/table-rows';
import { zipParts } from '../zip-parts';
import { docxColumns, noVerdict, type DocxColumn } from './docx-columns';

const widths: Readonly<Record<DocxColumn, number>> = {
  number: 700,
  source: 4900,
  target: 4900,
  verdict: 1400,
  comment: 2500,
};

/** Makes a document with a table for each language pair. Changes are tracked from the beginning. */
export function writeDocument(document: HandoverDocument): Uint8Array {
  const { language, note, requests } = document;
  const texts = reviewerTexts(language);
  const pairs = Map.groupBy(requests, (request) => `${request.language.source} → ${request.language.target}`);
  const body = [
    paragraph(texts.readMe, language, '<w:b/><w:bCs/>'),
    ...(note === '' ? [] : [paragraph(note, languageOfNote(note, language))]),
    ...texts.steps.map((text) => paragraph(text, language)),
    ...Array.from(
      pairs,
      ([pair, own]) => paragraph(pair, 'en', '<w:b/><w:bCs/>') + table(document, own, texts),
    ),
  ];
  return zipParts({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/settings" Target="settings.xml"/></Relationships>`,
    'word/settings.xml': `${declaration}<w:settings xmlns:w="${main}"><w:trackRevisions/></w:settings>`,
    'word/document.xml': `${declaration}<w:document xmlns:w="${main}"><w:body>${body.join('')}<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

function table(
  document: HandoverDocument,
  requests: readonly HandoverRequest[],
  texts: ReviewerTexts,
): string {
  const target = requests[0]?.language.target ?? 'en';
  const source = requests[0]?.language.source ?? 'en';
  const languages = { number: 'en', source, target, verdict: document.language, comment: document.language };
  const heads = docxColumns.map((column) =>
    cell(
      column,
      runs(texts.heads[column], document.language, '<w:b/><w:bCs/>') + hidden({ locdesk: 'column', column }),
      document.language,
    ),
  );
  const rows = tableRows(document, requests).map((cells) => {
    const own = docxColumns.map((column) =>
      cell(column, cellRuns(column, cells, { texts, language: languages[column] }), languages[column]),
    );
    const properties = isShort(cells) ? '<w:trPr><w:cantSplit/></w:trPr>' : '';
    return `<w:tr>${properties}${own.join('')}</w:tr>`;
  });
  const tableDirection = isRightToLeft(target) ? '<w:bidiVisual/>' : '';
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`);
  const grid = docxColumns.map((column) => `<w:gridCol w:w="${widths[column]}"/>`);
  return `<w:tbl><w:tblPr>${tableDirection}<w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders.join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid.join('')}</w:tblGrid><w:tr><w:trPr><w:tblHeader/></w:trPr>${heads.join('')}</w:tr>${rows.join('')}</w:tbl><w:p/>`;
}

/**
 * Whether a row is kept on one page: one that is broken over two is hard to read. LibreOffice tries for
 * minutes to place a row that no page has room for.
 */
function isShort({ source = '', target = '' }: TableCells): boolean {
  return [source, target].every((text) => text.length / 45 + text.split('\n').length < 20);
}

function cellRuns(
  column: DocxColumn,
  cells: TableCells,
  { texts, language }: { readonly texts: ReviewerTexts; readonly language: string },
): string {
  const text = cells[column] ?? '';
  if (column === 'verdict') return verdictChoice(texts, language);
  if (column !== 'number') return runs(text, language);
  const { handover, desk, request, field, part, sourceHash, targetHash } = cells;
  return (
    runs(text, language) +
    hidden({ locdesk: 'row', handover, desk, request, field, part, sourceHash, targetHash })
  );
}

/** A list to choose from. */
function verdictChoice(texts: ReviewerTexts, language: string): string {
  const words = [noVerdict, ...Object.values(texts.verdicts)];
  const items = words.map(
    (word) =>
      `<w:listItem w:displayText="${encodeXmlAttribute(word)}" w:value="${encodeXmlAttribute(word)}"/>`,
  );
  return `<w:sdt><w:sdtPr><w:dropDownList>${items.join('')}</w:dropDownList></w:sdtPr><w:sdtContent>${runs(noVerdict, language)}</w:sdtContent></w:sdt>`;
}

/** Text that is saved but not shown: identities stand beside what they identify, never in it. */
function hidden(said: object): string {
  return `<w:r><w:rPr><w:noProof/><w:vanish/></w:rPr>${textXml(JSON.stringify(said))}</w:r>`;
}

function cell(column: DocxColumn, content: string, language: string): string {
  const shade =
    column === 'number' || column === 'source' ? '<w:shd w:val="clear" w:color="auto" w:fill="F2F2F2"/>' : '';
  return `<w:tc><w:tcPr><w:tcW w:w="${widths[column]}" w:type="dxa"/>${shade}</w:tcPr><w:p>${direction(language)}${content}</w:p></w:tc>`;
}

function paragraph(text: string, language: string, look = ''): string {
  return `<w:p>${direction(language)}${runs(text, language, look)}</w:p>`;
}

function direction(language: string): string {
  // LibreOffice gives a paragraph without direction that of its table.
  return `<w:pPr><w:bidi w:val="${isRightToLeft(language) ? 1 : 0}"/></w:pPr>`;
}

function runs(text: string, language: string, look = ''): string {
  if (text === '') return '';
  const font = encodeXmlAttribute(scriptFont(language));
  const tag = encodeXmlAttribute(language);
  const rtl = isRightToLeft(language) ? '<w:rtl/>' : '';
  return `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/>${look}<w:sz w:val="20"/><w:szCs w:val="20"/>${rtl}<w:lang w:val="${tag}" w:eastAsia="${tag}" w:bidi="${tag}"/></w:rPr>${textXml(text)}</w:r>`;
}

/** Line ends and tabs are elements of their own. */
function textXml(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/g, '\uFFFD')
      .split(/([\n\t])/)
      .map((part) => {
        if (part === '\n') return '<w:br/>';
        if (part === '\t') return '<w:tab/>';
        return part === '' ? '' : `<w:t xml:space="preserve">${encodeXml(part, '\n')}</w:t>`;
      })
      .join('')
  );
}

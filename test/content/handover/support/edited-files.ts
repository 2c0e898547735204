import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { answerText } from '../../../../src/content/handover/page/answer-text';
import type { HandoverDocument } from '../../../../src/content/handover/handover-document';
import { markField } from '../../../../src/content/handover/tag-markers';
import { csvHandover } from '../../../../src/content/handover/csv/csv-handover';
import { docxHandover } from '../../../../src/content/handover/docx/docx-handover';
import { xlsxHandover } from '../../../../src/content/handover/xlsx/xlsx-handover';
import { tableColumns } from '../../../../src/content/handover/table/table-columns';

/** Columns of a row that identify it. */
export const identity = ['handover', 'desk', 'request', 'field', 'part', 'sourceHash', 'targetHash'] as const;

/** A row of a file as the program of a reviewer has it in memory. */
export interface EditedRow {
  readonly request: string;
  readonly field: string;
  readonly part: string;
  readonly handover: string;
  readonly desk: string;
  readonly sourceHash: string;
  readonly targetHash: string;
  readonly target: string;
  readonly verdict: string;
  readonly comment: string;
  /** The sheet or table of the row; rows stay in theirs. */
  readonly group: number;
  /** The row as it was in the file. */
  readonly original: string;
}

/** A file that is opened, edited and saved without any code of the hand-over itself. */
export interface EditedFile {
  readonly rows: readonly EditedRow[];
  /** `style` chooses among the ways in which programs write the same content. */
  readonly save: (rows: readonly EditedRow[], style: number) => Uint8Array;
}

export const openers: Readonly<Record<string, (document: HandoverDocument) => EditedFile>> = {
  csv: openCsv,
  xlsx: openWorkbook,
  docx: openDocument,
  html: openAnswer,
};

const unescaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (_, hex: string, decimal: string, name: string) => {
      if (name) return unescaped[name] ?? '';
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}

function encodeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function rowOf(cells: Readonly<Record<string, string>>, group: number, original: string): EditedRow {
  const of = (name: string): string => cells[name] ?? '';
  return {
    ...{ request: of('request'), field: of('field'), part: of('part'), handover: of('handover') },
    ...{ desk: of('desk'), sourceHash: of('sourceHash'), targetHash: of('targetHash') },
    ...{ target: of('target'), verdict: of('verdict'), comment: of('comment'), group, original },
  };
}

// Comma-separated values

const guard = /^'*[=+\-@\t\r]/;

function openCsv(document: HandoverDocument): EditedFile {
  const text = new TextDecoder().decode(csvHandover.write(document));
  const [heads = [], ...lines] = parseCsv(text);
  const rows = lines.map((line) => {
    const cells = Object.fromEntries(
      heads.map((head, index) => {
        const cell = line[index] ?? '';
        return [head, cell.startsWith("'") && guard.test(cell) ? cell.slice(1) : cell];
      }),
    );
    return rowOf(cells, 0, JSON.stringify(cells));
  });
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    const delimiter = [',', ';', '\t'][style % 3] ?? ',';
    const columns = style % 2 === 0 ? [...tableColumns] : tableColumns.toReversed();
    const quote = (cell: string): string => {
      const own = guard.test(cell) ? `'${cell}` : cell;
      return style % 5 === 0 || /[",;\t\r\n]|^\s|\s$/.test(own) ? `"${own.replaceAll('"', '""')}"` : own;
    };
    const table = edited.map((row) => {
      const cells: Readonly<Record<string, unknown>> = { ...(JSON.parse(row.original) as object), ...row };
      return columns.map((column) => quote(String(cells[column] ?? '')));
    });
    const written = [columns.map(quote), ...table].map((line) => line.join(delimiter)).join('\r\n');
    return style % 7 === 0
      ? new Uint8Array(Buffer.from(`\uFEFF${written}\r\n`, 'utf16le'))
      : new TextEncoder().encode(`${style % 4 === 0 ? '' : '\uFEFF'}${written}\r\n`);
  };
  return { rows, save };
}

function parseCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n|$)|([^,\r\n]*)(,|\r\n|$)/gy;
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const [, inQuotes, end1, plain, end2] = cell.exec(text) ?? [];
    line.push(inQuotes?.replaceAll('""', '"') ?? plain ?? '');
    if ((end1 ?? end2) === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

// Workbooks

const letters = Object.fromEntries(
  tableColumns.map((column, index) => [column, String.fromCodePoint(65 + index)]),
);

function openWorkbook(document: HandoverDocument): EditedFile {
  const parts = unzipSync(xlsxHandover.write(document));
  const names = Object.keys(parts).filter(
    (name) => /sheet\d+\.xml$/.test(name) && !name.endsWith('sheet1.xml'),
  );
  const rows = names.flatMap((name, group) =>
    Array.from(strFromU8(parts[name] ?? new Uint8Array()).matchAll(/<row [^>]*>.*?<\/row>/gs))
      .slice(2)
      .map(([original]) => rowOf(cellsOf(original), group, original)),
  );
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    const shared: string[] = [];
    const sheets = names.map((name, group) => {
      const text = strFromU8(parts[name] ?? new Uint8Array());
      const own = edited
        .filter((row) => row.group === group)
        .map((row, index) => sheetRow(row, index + 3, style, shared));
      const first = text.indexOf('<row r="3"');
      const end = text.indexOf('</sheetData>');
      return [
        name,
        strToU8((first === -1 ? text.slice(0, end) : text.slice(0, first)) + own.join('') + text.slice(end)),
      ] as const;
    });
    const strings = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${shared.join('')}</sst>`;
    return zipSync({
      ...parts,
      ...Object.fromEntries(sheets),
      ...(shared.length === 0 ? {} : { 'xl/sharedStrings.xml': strToU8(strings) }),
    });
  };
  return { rows, save };
}

function cellsOf(row: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tableColumns.map((column) => {
      const [, text = ''] =
        new RegExp(`<c r="${letters[column]}\\d+"[^>]*><is><t[^>]*>(.*?)</t>`, 's').exec(row) ?? [];
      return [column, decodeXml(text).replaceAll('_x005F_', '_')];
    }),
  );
}

/** Programs share strings, divide them into runs, or leave them in their cells. */
function sheetRow(row: EditedRow, number: number, style: number, shared: string[]): string {
  const renumbered = row.original.replaceAll(/( r=")([A-Z]*)\d+"/g, `$1$2${number}"`);
  return [...identity, 'target', 'verdict', 'comment'].reduce((xml, column) => {
    const value = row[column as keyof EditedRow];
    const safe = encodeXml(String(value)).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
    const place = `${letters[column] ?? ''}${number}`;
    const half = Math.floor(safe.length / 2);
    const isDivisible = style % 3 === 2 && !/[&;\uD800-\uDFFF]|_x/.test(safe);
    const content = isDivisible
      ? `<r><t xml:space="preserve">${safe.slice(0, half)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${safe.slice(half)}</t></r>`
      : `<t xml:space="preserve">${safe}</t>`;
    const isShared = style % 2 === 1;
    if (isShared) shared.push(`<si>${content}</si>`);
    const cell =
      value === ''
        ? ''
        : isShared
          ? `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`
          : `<c r="${place}" t="inlineStr"><is>${content}</is></c>`;
    return xml.replace(new RegExp(`<c r="${place}"(?:[^>]*/>|.*?</c>)`, 's'), () => cell);
  }, renumbered);
}

// Documents

function openDocument(document: HandoverDocument): EditedFile {
  const parts = unzipSync(docxHandover.write(document));
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const tables = Array.from(text.matchAll(/<w:tbl>.*?<\/w:tbl>/gs));
  const rows = tables.flatMap(([table], group) =>
    Array.from(table.matchAll(/<w:tr>.*?<\/w:tr>/gs))
      .slice(1)
      .map(([original]) => {
        const cells = Array.from(original.matchAll(/<w:tc>.*?<\/w:tc>/gs), ([cell]) => cell);
        const [, hidden = '{}'] = /<w:vanish\/>.*?<w:t [^>]*>(.*?)<\/w:t>/s.exec(cells[0] ?? '') ?? [];
        const own = JSON.parse(decodeXml(hidden)) as Readonly<Record<string, string>>;
        return rowOf({ ...own, target: runText(cells[2] ?? '') }, group, original);
      }),
  );
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    let group = -1;
    const xml = text.replaceAll(
      /(<w:tbl>.*?<w:tr>.*?<\/w:tr>)(.*?)(<\/w:tbl>)/gs,
      (_, head: string, _rows, end: string) => {
        group += 1;
        return (
          head +
          edited
            .filter((row) => row.group === group)
            .map((row) => documentRow(row, style))
            .join('') +
          end
        );
      },
    );
    return zipSync({ ...parts, 'word/document.xml': strToU8(xml) });
  };
  return { rows, save };
}

function runText(cell: string): string {
  return Array.from(cell.matchAll(/<w:t [^>]*>(.*?)<\/w:t>|<w:(br|tab)\/>/gs), ([, text, sign]) =>
    sign === undefined ? decodeXml(text ?? '') : sign === 'br' ? '\n' : '\t',
  ).join('');
}

function run(text: string, element = 't'): string {
  const content = text.split(/([\n\t])/).map((part) => {
    if (part === '\n') return '<w:br/>';
    if (part === '\t') return '<w:tab/>';
    return part === '' ? '' : `<w:${element} xml:space="preserve">${encodeXml(part)}</w:${element}>`;
  });
  return text === '' ? '' : `<w:r>${content.join('')}</w:r>`;
}

/** Changes are tracked, or written over what was there; a line end may begin a paragraph. */
function documentRow(row: EditedRow, style: number): string {
  const cells = Array.from(row.original.matchAll(/<w:tc>.*?<\/w:tc>/gs), ([cell]) => cell);
  const before = runText(cells[2] ?? '');
  let same = 0;
  while (same < before.length && before[same] === row.target[same]) same += 1;
  if (same > 0 && /[\uD800-\uDBFF]/.test(before[same - 1] ?? '')) same -= 1;
  const tracked = `${run(row.target.slice(0, same))}<w:del w:id="1" w:author="Ada">${run(before.slice(same), 'delText')}</w:del><w:ins w:id="2" w:author="Ada">${run(row.target.slice(same))}</w:ins>`;
  const paragraphs = row.target.split('\n').map((line) => `<w:p>${run(line)}</w:p>`);
  const content =
    style % 3 === 0
      ? `<w:p>${tracked}</w:p>`
      : style % 3 === 1
        ? paragraphs.join('')
        : `<w:p>${run(row.target)}</w:p>`;
  const said = { locdesk: 'row', ...Object.fromEntries(identity.map((name) => [name, row[name]])) };
  const own = [
    cells[0]?.replace(
      /(<w:vanish\/>.*?<w:t [^>]*>).*?(<\/w:t>)/s,
      (_, start: string, end: string) => start + encodeXml(JSON.stringify(said)) + end,
    ),
    cells[1],
    `<w:tc>${content}</w:tc>`,
    row.verdict === '' ? cells[3] : `<w:tc><w:p>${run(row.verdict)}</w:p></w:tc>`,
    `<w:tc><w:p>${run(row.comment)}</w:p></w:tc>`,
  ];
  return `<w:tr>${own.join('')}</w:tr>`;
}

// The answer of a review page

function openAnswer(document: HandoverDocument): EditedFile {
  const rows = document.requests.flatMap((request) =>
    request.fields.map((field) =>
      rowOf(
        {
          ...{ request: request.id, field: field.id, handover: document.id, desk: document.desk },
          ...{ sourceHash: field.sourceHash, targetHash: field.targetHash, target: markField(field).target },
        },
        0,
        '',
      ),
    ),
  );
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    const answer = {
      ...{ format: 'locdesk-review-answer', version: 1, handover: document.id, desk: document.desk },
      ...{ reviewer: 'Ada', saved: '2026-11-24T05:00:00Z' },
      answers: edited.map(({ request, field, sourceHash, targetHash, target, verdict, comment }) => ({
        ...{ request, field, sourceHash, targetHash, target },
        ...(verdict === '' ? {} : { verdict }),
        ...(comment === '' ? {} : { comment }),
      })),
    } as const;
    const text =
      style % 3 === 0
        ? JSON.stringify(answer, null, 2)
        : answerText(answer as Parameters<typeof answerText>[0]);
    return new TextEncoder().encode(text);
  };
  return { rows, save };
}

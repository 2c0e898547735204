import { csvHandover } from '../../../../src/content/handover/csv/csv-handover';
import type { HandoverDocument } from '../../../../src/content/handover/handover-document';
import { answerText } from '../../../../src/content/handover/page/answer-text';
import { tableColumns } from '../../../../src/content/handover/table/table-columns';
import { markField } from '../../../../src/content/handover/tag-markers';
import { openDocument } from './edited-document';
import { rowOf, type EditedFile, type EditedRow } from './edited-row';
import { openPageTable } from './edited-table';
import { openWorkbook } from './edited-workbook';

/** Openers of hand-overs by their formats. */
export const openers: Readonly<Record<string, (document: HandoverDocument) => EditedFile>> = {
  csv: openCsv,
  xlsx: openWorkbook,
  docx: openDocument,
  html: openAnswer,
  'html table': openPageTable,
};

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
  return { rows, save: saveCsv };
}

function saveCsv(edited: readonly EditedRow[], style: number): Uint8Array {
  const delimiter = [',', ';', '\t'][style % 3] ?? ',';
  const columns = style % 2 === 0 ? [...tableColumns] : tableColumns.toReversed();
  const quote = (cell: string): string => {
    const own = guard.test(cell) ? `'${cell}` : cell;
    return style % 5 === 0 || /[",;\t\r\n]|^\s|\s$/.test(own) ? `"${own.replaceAll('"', '""')}"` : own;
  };
  const table = edited.map((row) => {
    const original = JSON.parse(row.original) as Readonly<Record<string, string>>;
    const { group: _, ...own } = row;
    const cells: Readonly<Record<string, string>> = { ...original, ...own };
    return columns.map((column) => quote(cells[column] ?? ''));
  });
  const written = [columns.map(quote), ...table].map((line) => line.join(delimiter)).join('\r\n');
  return style % 7 === 0
    ? new Uint8Array(Buffer.from(`\uFEFF${written}\r\n`, 'utf16le'))
    : new TextEncoder().encode(`${style % 4 === 0 ? '' : '\uFEFF'}${written}\r\n`);
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

function openAnswer(document: HandoverDocument): EditedFile {
  const rows = document.requests.flatMap((request) =>
    request.fields.map((field) =>
      rowOf(
        {
          request: request.id,
          field: field.id,
          handover: document.id,
          desk: document.desk,
          sourceHash: field.sourceHash,
          targetHash: field.targetHash,
          target: markField(field).target,
        },
        0,
        '',
      ),
    ),
  );
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    const answer = {
      format: 'locdesk-review-answer',
      version: 1,
      handover: document.id,
      desk: document.desk,
      reviewer: 'Ada',
      saved: '2026-11-24T05:00:00Z',
      answers: edited.map(({ request, field, sourceHash, targetHash, target, verdict, comment }) => ({
        request,
        field,
        sourceHash,
        targetHash,
        target,
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

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvHandover } from '../../../src/content/handover/csv/csv-handover';
import { docxHandover } from '../../../src/content/handover/docx/docx-handover';
import { readReturned } from '../../../src/content/handover/formats';
import { xlsxHandover } from '../../../src/content/handover/xlsx/xlsx-handover';
import { handoverDocument } from './support/handover-documents';

const document = handoverDocument([
  {
    id: 'r1',
    target: 'de',
    fields: ['a', 'b', 'c'].map((id) => ({ id, data: 'text', source: `Source ${id}`, target: `Ziel ${id}` })),
  },
]);

/** Packs a file once more with the rows that `edit` makes of those with answers. */
function withRows(
  bytes: Uint8Array,
  { part, row, heads }: { readonly part: string; readonly row: RegExp; readonly heads: number },
  edit: (rows: readonly string[]) => readonly string[],
): Uint8Array {
  const parts = unzipSync(bytes);
  const text = strFromU8(parts[part] ?? new Uint8Array());
  const rows = [...text.matchAll(row)].map(([one]) => one).slice(heads);
  const from = text.indexOf(rows[0] ?? '');
  const to = from + rows.join('').length;
  return zipSync({ ...parts, [part]: strToU8(text.slice(0, from) + edit(rows).join('') + text.slice(to)) });
}

type Edit = (rows: readonly string[]) => readonly string[];

/** Row numbers go up in a sheet, whatever its rows say. */
const renumbered: Edit = (rows) =>
  rows.map((row, index) => row.replaceAll(/r="([A-Z]*)\d+"/g, `r="$1${index + 3}"`));

const formats: Readonly<Record<string, (edit: Edit) => Uint8Array>> = {
  xlsx: (edit) =>
    withRows(
      xlsxHandover.write(document),
      { part: 'xl/worksheets/sheet2.xml', row: /<row .*?<\/row>/gs, heads: 2 },
      (rows) => renumbered(edit(rows)),
    ),
  docx: (edit) =>
    withRows(
      docxHandover.write(document),
      { part: 'word/document.xml', row: /<w:tr[ >].*?<\/w:tr>/gs, heads: 1 },
      edit,
    ),
  csv: (edit) => {
    const [heads = '', ...rows] = new TextDecoder().decode(csvHandover.write(document)).trim().split('\r\n');
    return new TextEncoder().encode([heads, ...edit(rows)].join('\r\n'));
  },
};

const faultsOf = (bytes: Uint8Array) => readReturned(bytes, { mostBytes: 1024 * 1024 })?.faults;

describe.each(Object.entries(formats))('a table as %s', (_format, written) => {
  it('says nothing about rows that are as they were handed out, or of which some were deleted', () => {
    expect(faultsOf(written((rows) => rows))).toEqual([]);
    expect(faultsOf(written(([a = '', _b, c = '']) => [a, c]))).toEqual([]);
  });

  it('says that its rows are in another order', () => {
    expect(faultsOf(written((rows) => rows.toReversed()))).toEqual([{ rule: 'rows-sorted', detail: {} }]);
  });

  it('says that rows are there twice', () => {
    const twice = written(([a = '', b = '', c = '']) => [a, b, c, a, b]);
    expect(faultsOf(twice)).toEqual([{ rule: 'rows-repeated', detail: { count: '2' } }]);
  });
});

it('a workbook that is filtered says how many of its rows are hidden', () => {
  const filtered = formats['xlsx']?.(([a = '', ...rows]) => [
    a.replace('<row ', '<row hidden="1" '),
    ...rows,
  ]);
  expect(faultsOf(filtered ?? new Uint8Array())).toEqual([{ rule: 'rows-hidden', detail: { count: '1' } }]);
});

/** A row of a document by one of its texts. */
const rowOf = (text: string): RegExp => new RegExp(`<w:tr[ >](?:(?!</w:tr>).)*>${text}<.*?</w:tr>`, 's');

describe('a document with a table for each language', () => {
  const requests = ['de', 'fr'].map((target) => ({
    id: `r-${target}`,
    target,
    fields: ['a', 'b', 'c'].map((id) => ({
      id,
      data: 'text',
      source: `Source ${id}`,
      target: `${target} ${id}`,
    })),
  }));
  const written = docxHandover.write(handoverDocument(requests));

  function edited(edit: (text: string) => string): Uint8Array {
    const parts = unzipSync(written);
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const changed = edit(text);
    expect(changed).not.toBe(text);
    return zipSync({ ...parts, 'word/document.xml': strToU8(changed) });
  }

  it('says nothing about a table that lacks its first row', () => {
    expect(faultsOf(edited((text) => text.replace(rowOf('fr a'), '')))).toEqual([]);
  });

  it('says that the rows of the second table are in another order', () => {
    const moved = edited((text) => {
      const [row = ''] = rowOf('fr c').exec(text) ?? [];
      return text.replace(row, '').replace(rowOf('fr b'), (other) => row + other);
    });
    expect(faultsOf(moved)).toEqual([{ rule: 'rows-sorted', detail: {} }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHandover } from '../../../src/content/handover/csv/csv-handover';
import { docxHandover } from '../../../src/content/handover/docx/docx-handover';
import { readReturned } from '../../../src/content/handover/formats';
import type { HandoverDocument, HandoverField } from '../../../src/content/handover/handover-document';
import type { ReturnedDocument, ReturnedRow } from '../../../src/content/handover/returned-document';
import { fieldPieces } from '../../../src/content/handover/table/field-pieces';
import { markField } from '../../../src/content/handover/tag-markers';
import { xlsxHandover } from '../../../src/content/handover/xlsx/xlsx-handover';
import { compareReturned } from '../../../src/main/handover/compare-returned';
import { runs } from '../../support/effort';
import { anyDocument, handoverDocument } from './support/handover-documents';

/** The rules are tried with each of the formats. */
const half = (count: number): number => Math.ceil(count / 2);

const limits = { mostBytes: 64 * 1024 * 1024 };
const formats = [
  ['csv', csvHandover],
  ['xlsx', xlsxHandover],
  ['docx', docxHandover],
] as const;

/** Compares every field of a document with what came back, as the desk does. */
function compareAll(document: HandoverDocument, { rows }: ReturnedDocument) {
  return document.requests.flatMap((request) =>
    request.fields.map((field) => {
      const own = rows.filter((row) => row.request === request.id && row.field === field.id);
      const { id: requestId, language: languages } = request;
      const handed = { ...field, requestId, fieldId: field.id, languages };
      return { request, field, compared: compareReturned(own, handed, field) };
    }),
  );
}

/** Whether typed text stands where a reviewer can type: not in a tag that has no end, such as `<a`. */
function canType(field: HandoverField, typed: string): boolean {
  return markField({ ...field, target: field.target + typed }).target.endsWith(typed.at(-1) ?? '');
}

/**
 * Whether a text of Arabic or Japanese has a row of accented letters, which no word has: it is refused as one
 * whose encoding was changed.
 */
function hasAccentedRow(text: string, target: string): boolean {
  return target !== 'de' && /[\u00a1-\u00ff](?: ?[\u00a1-\u00ff]){3}/.test(text);
}

describe.each(formats)('a hand-over as %s', (name, format) => {
  it('comes back untouched without any change, whatever its content is', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const bytes = format.write(document);
        const returned = readReturned(bytes, limits);
        expect(returned).toMatchObject({
          format: name,
          handover: document.id,
          desk: document.desk,
          faults: [],
        });
        for (const { field, compared } of compareAll(document, returned ?? format.read(bytes, limits))) {
          expect(compared).toMatchObject({
            state: 'unchanged',
            canAccept: false,
            value: field.target,
            faults: [],
          });
        }
      }),
      { numRuns: half(runs(2000)) },
    );
  });

  it('gives edited fields exactly their new texts, and no other field any', () => {
    const edit = fc.record({ at: fc.nat(20), typed: fc.stringMatching(/^[ -~äßع漢]{0,8}[a-z]$/) });
    fc.assert(
      fc.property(anyDocument, fc.array(edit, { maxLength: 4 }), (document, edits) => {
        const places = document.requests.flatMap((request) =>
          request.fields.map((field) => ({ request, field })),
        );
        const typedOf = new Map(
          edits
            .map(({ at, typed }) => ({ field: places[at % places.length]?.field, typed }))
            .filter(({ field, typed }) => field !== undefined && canType(field, typed))
            .map(({ field, typed }) => [field, typed]),
        );
        const textOf = (field: HandoverField) => `${field.target}${typedOf.get(field) ?? ''}`;
        const requests = document.requests.map((request) => ({
          ...request,
          fields: request.fields.map((field) => ({ ...field, target: textOf(field) })),
        }));
        const returned = format.read(format.write({ ...document, requests }), limits);
        for (const { request, field, compared } of compareAll(document, returned)) {
          const typed = typedOf.get(field);
          if (typed === undefined)
            expect(compared).toMatchObject({ state: 'unchanged', value: field.target });
          // An edit that divides the field differently is damaged, and never taken silently.
          else if (compared.state !== 'damaged') expect(compared.value).toContain(typed.at(-1));
          else expect(compared.faults).not.toEqual([]);
          const isPlain =
            field.data === 'text' &&
            field.target.length < 900 &&
            !['\r', '⟦', '⟧', '\u0001'].some((one) => field.target.includes(one));
          if (typed === undefined || !isPlain) continue;
          const isRefused =
            hasAccentedRow(textOf(field), request.language.target) &&
            compared.faults.some(({ rule }) => rule === 'misread-letters');
          if (!isRefused) expect(compared.value).toBe(textOf(field));
          else expect(compared.returned).toBe(markField({ ...field, target: textOf(field) }).target);
        }
      }),
      { numRuns: half(runs(10_000)) },
    );
  });

  it('is the same file for the same content', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(format.write(document)).toEqual(format.write(document));
      }),
      { numRuns: 3 },
    );
  });
});

function nameOf({ request, field, segment }: ReturnedRow): string {
  return JSON.stringify([request, field, segment]);
}

describe('a table that was edited', () => {
  const edited = fc.record({
    document: anyDocument,
    typed: fc.stringMatching(/^[a-zäß=+@"',; -]{1,9}[a-z]$/),
    edits: fc.array(fc.record({ at: fc.nat(30), kind: fc.constantFrom('append', 'delete', 'repeat') }), {
      minLength: 1,
      maxLength: 6,
    }),
    order: fc.infiniteStream(fc.nat(1000)),
  });

  it('gives exactly the edited fields their texts, whatever the order of rows, and others none', () => {
    fc.assert(
      fc.property(edited, ({ document, typed, edits, order }) => {
        const { rows } = csvHandover.read(csvHandover.write(document), limits);
        const appended = new Set<string>();
        let answer: readonly ReturnedRow[] = rows;
        for (const { at, kind } of edits) {
          const row = answer[at % Math.max(1, answer.length)];
          if (row === undefined) continue;
          if (kind === 'append' && !appended.has(nameOf(row))) {
            appended.add(nameOf(row));
            answer = answer.map((one) =>
              one === row ? { ...one, markedTarget: `${one.markedTarget}${typed}` } : one,
            );
          }
          if (kind === 'delete' && !appended.has(nameOf(row))) answer = answer.filter((one) => one !== row);
          if (kind === 'repeat') answer = [...answer, row];
        }
        const shuffled = answer
          .map((row) => ({ row, rank: order.next().value ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ row }) => row);
        for (const { request, field, compared } of compareAll(document, {
          format: 'csv',
          rows: shuffled,
          faults: [],
        })) {
          const own = shuffled.filter((row) => row.request === request.id && row.field === field.id);
          if (own.length === 0) continue;
          const pieces = rows.filter((row) => row.request === request.id && row.field === field.id);
          const isEdited = pieces.some((row) => appended.has(nameOf(row)));
          // Text that was repeated before it was edited stands against the edited one.
          if (compared.faults.some(({ rule }) => rule === 'duplicate-row')) continue;
          if (!isEdited) expect(compared.value).toBe(field.target);
          else expect(compared.value ?? compared.returned).toContain(typed);
        }
      }),
      { numRuns: half(runs(10_000)) },
    );
  });
});

describe('the pieces of a long field', () => {
  it('join to exactly the field, none is longer than a cell, and none ends inside a marker', () => {
    const paragraph = '<p>Some <b>text</b> of a paragraph.</p>\n';
    const cases = [
      [paragraph.repeat(60), paragraph.replace('text', 'Wort').repeat(60)],
      [paragraph.repeat(60), paragraph.repeat(3)],
      ['x'.repeat(100_000), '<b>'.repeat(20_000)],
      [paragraph.repeat(60), ''],
    ] as const;
    for (const [source, target] of cases) {
      const marked = markField({ data: 'html', source, target });
      const pieces = fieldPieces(marked.source, marked.target);
      expect(pieces.map((piece) => piece.source).join('')).toBe(marked.source);
      expect(pieces.map((piece) => piece.target).join('')).toBe(marked.target);
      expect(Math.max(...pieces.flatMap((piece) => [piece.source.length, piece.target.length]))).toBeLessThan(
        32_000,
      );
      for (const { target: text } of pieces) expect(text).not.toMatch(/⟦[^⟧]*$/);
    }
  });

  it('are joined without anything between them, so that a word may go on from one row into the next', () => {
    const field = { id: 'a', data: 'text', source: '', target: 'x'.repeat(40_000) };
    const document = handoverDocument([{ id: 'r', target: 'de', fields: [field] }]);
    const returned = csvHandover.read(csvHandover.write(document), limits);
    const [first, second] = returned.rows.map(({ markedTarget = '' }) => markedTarget);
    const rows = returned.rows.map((row, index) =>
      index === 1 ? { ...row, markedTarget: `typed${second}` } : row,
    );
    expect(rows).toHaveLength(2);
    const [answer] = compareAll(document, { ...returned, rows });
    expect(answer?.compared).toMatchObject({ state: 'changed', value: `${first}typed${second}` });
  });

  it('stand beside each other paragraph by paragraph', () => {
    const paragraph = '<p>Some text of a paragraph.</p>';
    const marked = markField({ data: 'html', source: paragraph.repeat(60), target: paragraph.repeat(60) });
    expect(fieldPieces(marked.source, marked.target)).toHaveLength(60);
  });
});

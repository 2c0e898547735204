import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReturned } from '../../../src/content/handover/formats';
import type { HandoverDocument, HandoverField } from '../../../src/content/handover/handover-document';
import { markerPattern } from '../../../src/content/handover/marker-faults';
import type { ReturnedRow } from '../../../src/content/handover/returned-document';
import { fieldPieces } from '../../../src/content/handover/table/field-pieces';
import { markField } from '../../../src/content/handover/tag-markers';
import { compareReturned, type ComparedField } from '../../../src/main/handover/compare-returned';
import { runs, scaled } from '../../support/effort';
import { openers } from './support/edited-files';
import { identity, type EditedRow } from './support/edited-row';
import { anyDocument } from './support/handover-documents';

const limits = { mostBytes: 64 * 1024 * 1024 };

/** Words of an alphabet that generated content hardly ever has tell whose edit came back where. */
const typed = fc.stringMatching(/^[ጀ-ፖ]{3,6}$/);
const signs = fc.constantFrom(
  '',
  ' ',
  '<b>',
  '&amp;',
  '"',
  "'",
  ',',
  ';',
  '=',
  '\n',
  '\t',
  '_x0041_',
  '\u00A0',
  '🙂',
);
const targetKinds = ['type', 'replace', 'empty', 'drop-marker', 'halve-marker', 'double-marker'] as const;
const rowKinds = [
  'delete',
  'repeat',
  'repeat-and-type',
  'exchange-identities',
  'lose-identity',
  'verdict',
  'comment',
  'move',
] as const;
const edit = fc.record({
  kind: fc.oneof(fc.constant('type' as const), fc.constantFrom(...targetKinds), fc.constantFrom(...rowKinds)),
  at: fc.nat(40),
  other: fc.nat(40),
  offset: fc.nat(3000),
  text: fc.tuple(signs, typed, signs).map((parts) => parts.join('')),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;
type TargetEdit = Edit & { readonly kind: (typeof targetKinds)[number] };

function edited(rows: readonly EditedRow[], edits: readonly Edit[]): readonly EditedRow[] {
  return edits.reduce<readonly EditedRow[]>((before, one) => {
    const [at, other] = [one.at % Math.max(1, before.length), one.other % Math.max(1, before.length)];
    const row = before[at];
    const second = before[other];
    if (row === undefined || second === undefined) return before;
    const withRow = (changed: EditedRow): readonly EditedRow[] => before.with(at, changed);
    switch (one.kind) {
      case 'delete':
        return before.filter((_, index) => index !== at);
      case 'repeat':
        return before.concat(row);
      case 'repeat-and-type':
        return before.concat({ ...row, target: one.text });
      case 'exchange-identities':
        return before
          .with(at, { ...row, ...identityOf(second), group: row.group })
          .with(other, { ...second, ...identityOf(row), group: second.group });
      case 'lose-identity':
        return withRow({ ...row, request: '', field: '' });
      case 'move':
        return before.toSpliced(at, 1).toSpliced(other, 0, row);
      case 'verdict':
        return withRow({ ...row, verdict: ['fine', 'wrong', 'changed'][one.offset % 3] ?? '' });
      case 'comment':
        return withRow({ ...row, comment: `${row.comment}${one.text.trim()}` });
      case 'type':
      case 'replace':
      case 'empty':
      case 'drop-marker':
      case 'halve-marker':
      case 'double-marker':
        return withRow({ ...row, target: editedTarget(row.target, { ...one, kind: one.kind }) });
    }
  }, rows);
}

function identityOf(row: EditedRow): Pick<EditedRow, (typeof identity)[number]> {
  return Object.fromEntries(identity.map((name) => [name, row[name]])) as Pick<
    EditedRow,
    (typeof identity)[number]
  >;
}

function editedTarget(target: string, { kind, offset, text }: TargetEdit): string {
  const parts = target.split(markerPattern);
  const markers = parts.flatMap((_, index) => (index % 2 === 1 ? [index] : []));
  const marker = markers[offset % Math.max(1, markers.length)];
  switch (kind) {
    case 'replace':
      return text;
    case 'empty':
      return '';
    case 'drop-marker':
      return marker === undefined ? target : parts.with(marker, '').join('');
    case 'halve-marker':
      return marker === undefined ? target : parts.with(marker, (parts[marker] ?? '').slice(1)).join('');
    case 'double-marker':
      return marker === undefined ? target : parts.with(marker, (parts[marker] ?? '').repeat(2)).join('');
    case 'type': {
      const characters = Array.from(target);
      return characters.toSpliced(offset % (characters.length + 1), 0, text).join('');
    }
  }
}

const asLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
const tokensIn = (text: string): readonly string[] => text.match(/[ጀ-ፖ]{3,}/g) ?? [];

/** The words of a text without its tags and their markers. */
function wordsOf(marked: string): string {
  return asLines(
    marked
      .split(markerPattern)
      .filter((_, index) => index % 2 === 0)
      .join(''),
  );
}

interface Handed {
  readonly requestId: string;
  readonly languages: { readonly source: string; readonly target: string };
  readonly field: HandoverField;
}

function fieldsOf(document: HandoverDocument): readonly Handed[] {
  return document.requests.flatMap(({ id, language, fields }) =>
    fields.map((field) => ({ requestId: id, languages: language, field })),
  );
}

function compare({ requestId, languages, field }: Handed, rows: readonly ReturnedRow[]): ComparedField {
  return compareReturned(rows, { ...field, requestId, fieldId: field.id, languages }, field);
}

/** The text that a reviewer sees in all rows of a field. */
function expectedText({ field }: Handed, own: readonly EditedRow[], isWhole: boolean): string {
  const marked = markField(field);
  if (isWhole) return own[0]?.target ?? '';
  const pieces = fieldPieces(marked.source, marked.target);
  if (pieces.length === 1) return own[0]?.target ?? '';
  return pieces
    .map((piece, index) => own.find(({ part }) => part === String(index + 1))?.target ?? piece.target)
    .join('');
}

function checkField(
  handed: Handed,
  own: readonly EditedRow[],
  all: readonly ReturnedRow[],
  isWhole: boolean,
): void {
  const { field, requestId } = handed;
  const rows = all.filter((row) => row.request === requestId && row.field === field.id);
  // A row that is empty but for its identity is a row.
  expect(rows).toHaveLength(own.length);
  if (rows.length === 0) return;
  const compared = compare(handed, rows);
  const rules = new Set(compared.faults.map(({ rule }) => rule));
  // A value is complete, or it is said why there is none.
  if (compared.value === undefined) expect(rules.size).toBeGreaterThan(0);
  else if (!rules.has('duplicate-row')) {
    // Decomposed letters may be composed as those of the field are.
    const expected = wordsOf(expectedText(handed, own, isWhole)).normalize();
    const words = wordsOf(markField({ ...field, source: '', target: compared.value }).target);
    expect(words.normalize()).toBe(expected);
  }
  const isSame = asLines(expectedText(handed, own, isWhole)) === asLines(markField(field).target);
  if (rules.size === 0 && isSame) expect(compared).toMatchObject({ state: 'unchanged', value: field.target });
  if (!isSame) expect(compared.state).not.toBe('unchanged');
  // No text, comment or verdict of another field is in this one, and none of its own is lost. A word may
  // begin in one row and end in the next, which only their joined text shows.
  const joined = expectedText(handed, own, isWhole);
  const mine = new Set(
    [field.target, joined, ...own.flatMap((row) => [row.target, row.comment])].flatMap((text) =>
      tokensIn(text),
    ),
  );
  for (const token of tokensIn(`${compared.value ?? ''} ${compared.comment ?? ''}`)) {
    expect(mine).toContain(token);
  }
  if (rules.has('duplicate-row')) return;
  for (const row of own) for (const token of tokensIn(row.comment)) expect(compared.comment).toContain(token);
  if (own.some(({ verdict }) => verdict === 'wrong')) expect(compared.verdict).toBe('wrong');
}

describe.each(Object.entries(openers))('a hand-over as %s that a reviewer edited', (name, open) => {
  it(
    'comes back with every edit in its own field, or with the fault that keeps it from there',
    () => {
      const cases = fc.record({
        document: anyDocument,
        edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
        style: fc.nat(1000),
      });
      fc.assert(
        fc.property(cases, ({ document, edits, style }) => {
          const file = open(document);
          const answer = edited(file.rows, edits);
          const returned = readReturned(file.save(answer, style), limits);
          if (answer.every(({ request, target, comment }) => `${request}${target}${comment}`.trim() === ''))
            return;
          expect(returned?.format).toBe(name.split(' ')[0]);
          const rows = returned?.rows ?? [];
          for (const handed of fieldsOf(document)) {
            const { requestId, field } = handed;
            const own = answer.filter((row) => row.request === requestId && row.field === field.id);
            checkField(handed, own, rows, name.startsWith('html'));
          }
          const lost = answer.filter((row) => row.request === '' && row.target.trim() !== '');
          const said = rows.filter(({ faults }) => faults.some(({ rule }) => rule === 'identity-missing'));
          expect(said.length).toBeGreaterThanOrEqual(lost.length);
        }),
        { numRuns: Math.ceil(runs(10_000) / 2), endOnFailure: true },
      );
    },
    scaled(180_000, 3_600_000),
  );
});

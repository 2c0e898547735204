import { expect, it } from 'vitest';
import { fieldPieces } from '../../../src/content/handover/table/field-pieces';
import { markField } from '../../../src/content/handover/tag-markers';
import { compareReturned } from '../../../src/main/handover/compare-returned';
import { handedHash } from '../../../src/main/handover/local-fields';

const chapter = (title: string, text: string): string => `<h2>${title}</h2><p>${text.repeat(60)}</p>`;
const field = {
  requestId: 'r',
  fieldId: 'f',
  languages: { source: 'en', target: 'de' },
  data: 'html',
  source: chapter('Tea', 'Pour the water. ') + chapter('Cups', 'Warm the cups. '),
  target: chapter('Tee', 'Das Wasser aufgießen. ') + chapter('Tassen', 'Die Tassen wärmen. '),
};
const former = markField({ ...field, naming: 'without-digit' });
const rows = fieldPieces(former.source, former.target).map(({ source, target }, index) => ({
  request: 'r',
  field: 'f',
  segment: index + 1,
  sourceHash: handedHash('r', 'f', field.source),
  targetHash: handedHash('r', 'f', field.target),
  shownSource: source,
  markedTarget: target,
  place: { unit: 'row', number: index + 2 } as const,
  faults: [],
}));

it('a table of an earlier version, whose headings have other markers, is taken back as it was handed out', () => {
  expect(rows[0]?.markedTarget).toContain('⟦h1⟧Tee');
  expect(rows.length).toBeGreaterThan(1);
  expect(compareReturned(rows, field, field)).toMatchObject({ state: 'unchanged', faults: [] });
  const edited = rows.map((row) => ({
    ...row,
    markedTarget: row.markedTarget.replace('Tassen⟦', 'Becher⟦'),
  }));
  expect(compareReturned(edited, field, field)).toMatchObject({
    state: 'changed',
    value: field.target.replace('Tassen<', 'Becher<'),
    faults: [],
  });
});

it('a heading is a piece of its own in a long text', () => {
  const now = markField(field);
  const pieces = fieldPieces(now.source, now.target);
  expect(pieces.map(({ target }) => target.slice(0, 14))).toContain('⟦h2-3⟧Tassen⟦/');
});

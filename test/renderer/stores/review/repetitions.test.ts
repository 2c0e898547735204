import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EditableField } from '../../../../src/contract/fulfilment';
import { repetitionsIn } from '../../../../src/renderer/stores/review/repetitions';

const base = { type: 'localizable', data: 'html', source: 'Save' };
const draft = (value: string) => ({ value, revision: 1, saved: '' });
/** Fields at their positions, with the position as ID. */
const fieldsOf = (...fields: readonly Partial<EditableField>[]): readonly EditableField[] =>
  fields.map((field, position) => ({ ...base, id: `${position}`, position, ...field }));
const filledIn = (fields: readonly EditableField[], typed: Readonly<Record<string, string>> = {}) =>
  repetitionsIn(fields, new Map(Object.entries(typed).map(([id, value]) => [id, { value }]))).map(
    ({ field, value }) => `${field.id}: ${value}`,
  );

it('an empty field gets the target of its source, whether that is a result, a draft or just typed', () => {
  expect(filledIn(fieldsOf({}, { target: 'Sichern' }))).toEqual(['0: Sichern']);
  expect(filledIn(fieldsOf({ target: 'Sichern', draft: draft('Speichern') }, {}))).toEqual(['1: Speichern']);
  expect(filledIn(fieldsOf({ draft: draft('Spei') }, {}), { 0: 'Speichern' })).toEqual(['1: Speichern']);
  expect(filledIn(fieldsOf({ draft: draft('Speichern') }, { draft: draft('') }))).toEqual(['1: Speichern']);
});

it('a field of another kind or another source, and one without a source, stay empty', () => {
  const target = { target: 'Speichern' };
  expect(filledIn(fieldsOf(target, { data: 'text' }))).toEqual([]);
  expect(filledIn(fieldsOf(target, { type: 'other' }))).toEqual([]);
  expect(filledIn(fieldsOf(target, { source: 'save' }))).toEqual([]);
  expect(filledIn(fieldsOf({ source: '', target: 'x' }, { source: '' }))).toEqual([]);
});

it('a source with different targets fills no field, and one with equal targets does', () => {
  expect(
    filledIn(fieldsOf({ target: 'Sichern' }, {}, { target: 'Speichern' }, { target: 'Sichern' })),
  ).toEqual([]);
  expect(filledIn(fieldsOf({ target: 'Sichern' }, {}, { target: 'Sichern' }))).toEqual(['1: Sichern']);
});

it('a field whose result was emptied in a draft is not filled again', () => {
  expect(filledIn(fieldsOf({ target: 'Speichern' }, { target: 'Sichern', draft: draft('') }))).toEqual([]);
});

it('whatever the fields are, only empty ones are filled, with the only target that their source has', () => {
  const text = fc.constantFrom('', 'a', 'b');
  const fields = fc.array(
    fc.record(
      {
        source: text,
        data: fc.constantFrom('html', 'text'),
        target: text,
        draft: text.map(draft),
        typed: text,
      },
      { requiredKeys: ['source', 'data'] },
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fields, (drawn) => {
      const typed = new Map(
        drawn.flatMap(({ typed: value }, i) =>
          value === undefined ? [] : [[String(i), { value }] as const],
        ),
      );
      const all = fieldsOf(...drawn.map(({ typed: _typed, ...field }) => field));
      const textOf = (field: EditableField) =>
        typed.get(field.id)?.value ?? field.draft?.value ?? field.target ?? '';
      const filled = new Map(repetitionsIn(all, typed).map(({ field, value }) => [field.id, value]));
      for (const field of all) {
        const targets = new Set(
          all
            .filter(({ source, data }) => source === field.source && data === field.data)
            .map(textOf)
            .filter((value) => value !== ''),
        );
        const isEmpty = textOf(field) === '' && (field.target ?? '') === '' && field.source !== '';
        expect(filled.get(field.id)).toBe(isEmpty && targets.size === 1 ? [...targets][0] : undefined);
      }
    }),
  );
});

import { expect, it, vi } from 'vitest';
import type { FieldTerms } from '../../../../src/content/terms/check/terms-of-field';
import type { ReviewField } from '../../../../src/contract/ui-types';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { createFieldTermsState, termsOf } from '../../../../src/renderer/stores/review/field-terms-state';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { row } from '../../fake-host';

const terms: FieldTerms = {
  entries: [{ id: 'a', terms: { en: [{ text: 'file', status: 'preferred' }] } }],
  source: [{ from: 0, to: 4, entry: 0 }],
  target: [],
};
const field = (target: string) =>
  ({ position: 0, id: 'f', data: 'text', source: 'file', target }) as ReviewField;
const fieldAt = (position: number) => ({ ...field('Datei'), position, id: `f${position}` });

/** A host that answers at most `atOnce` fields of a question. */
function desk(here: { termbases: number }, atOnce = 50) {
  const asked: string[] = [];
  const questions: (readonly string[])[] = [];
  const call = async (name: string, input: { readonly fieldIds: readonly string[] }): Promise<unknown> => {
    asked.push(name);
    if (name === 'terms.inFields') questions.push(input.fieldIds);
    await Promise.resolve();
    if (name === 'terms.list') return Array.from({ length: here.termbases });
    if (name === 'terms.inFields') return { terms: input.fieldIds.slice(0, atOnce).map(() => terms) };
    return new Promise(() => undefined);
  };
  const client = { call } as unknown as Client;
  const review = createReviewState(client);
  const store = createFieldTermsState(client, review);
  review.setState({ request: row(1) });
  asked.length = 0;
  return { asked, questions, review, store, known: (of: ReviewField) => termsOf(store.getState(), of) };
}

it('the terms of a field in sight are read once, and again when its target or the termbases change', async () => {
  const { asked, store, known } = desk({ termbases: 1 });
  const first = field('Datei');
  store.getState().want(first);
  store.getState().want(first);
  await vi.waitFor(() => expect(known(first)).toEqual(terms));
  expect(asked).toEqual(['terms.list', 'terms.inFields']);
  expect(known(field('Dateien'))).toBeUndefined();
  store.getState().want(field('Dateien'));
  await vi.waitFor(() => expect(known(field('Dateien'))).toEqual(terms));
  store.getState().changed();
  await vi.waitFor(() => expect(asked.slice(3)).toEqual(['terms.list', 'terms.inFields']));
});

it('a desk without termbases is asked once for a request', async () => {
  const { asked, store } = desk({ termbases: 0 });
  store.getState().want(field('a'));
  store.getState().want(field('b'));
  await vi.waitFor(() => expect(asked).toEqual(['terms.list']));
});

it('a termbase that the command line imported is there with the next request', async () => {
  const here = { termbases: 0 };
  const { asked, review, store, known } = desk(here);
  store.getState().want(field('Datei'));
  await vi.waitFor(() => expect(asked).toEqual(['terms.list']));
  here.termbases = 1;
  review.setState({ request: row(2) });
  store.getState().want(field('Datei'));
  await vi.waitFor(() => expect(known(field('Datei'))).toEqual(terms));
});

it('another request forgets them, and closes the dialog', async () => {
  const { review, store, known } = desk({ termbases: 1 });
  const first = field('Datei');
  store.getState().want(first);
  await vi.waitFor(() => expect(known(first)).toEqual(terms));
  store.getState().show('f');
  review.setState({ request: row(2) });
  expect(known(first)).toBeUndefined();
  expect(store.getState().shown).toBeUndefined();
});

it('all fields in sight are one question, the current one first, and nothing is asked twice', async () => {
  const { asked, questions, review, store, known } = desk({ termbases: 1 });
  review.setState({ currentField: 2 });
  const fields = [0, 1, 2, 3].map(fieldAt);
  for (const one of fields) store.getState().want(one);
  await vi.waitFor(() => expect(known(fieldAt(3))).toEqual(terms));
  expect(questions).toEqual([['f2', 'f1', 'f3', 'f0']]);
  // Scrolled by one field and back.
  store.getState().leave(fields[0] ?? expect.fail());
  store.getState().want(fieldAt(4));
  await vi.waitFor(() => expect(known(fieldAt(4))).toEqual(terms));
  store.getState().want(fieldAt(0));
  expect(questions.slice(1)).toEqual([['f4']]);
  expect(asked.filter((name) => name === 'terms.list')).toHaveLength(1);
});

it('fields that the host did not come to are asked for again', async () => {
  const { questions, store, known } = desk({ termbases: 1 }, 2);
  for (let position = 0; position < 5; position += 1) store.getState().want(fieldAt(position));
  await vi.waitFor(() => expect(known(fieldAt(4))).toEqual(terms));
  expect(questions).toEqual([['f0', 'f1', 'f2', 'f3', 'f4'], ['f2', 'f3', 'f4'], ['f4']]);
});

it('fields that pass while a question runs are not asked for, and those then in sight are the next one', async () => {
  const { questions, store, known } = desk({ termbases: 1 });
  store.getState().want(fieldAt(0));
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  for (let position = 1; position < 40; position += 1) {
    const passing = fieldAt(position);
    store.getState().want(passing);
    if (position < 38) store.getState().leave(passing);
  }
  await vi.waitFor(() => expect(known(fieldAt(39))).toEqual(terms));
  expect(questions).toEqual([['f0'], ['f38', 'f39']]);
});

it('the fields of another request do not wait for the answer to the one before', async () => {
  const { store, review, questions, known } = desk({ termbases: 1 });
  store.getState().want(fieldAt(0));
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  review.setState({ request: row(2) });
  store.getState().want(fieldAt(1));
  await vi.waitFor(() => expect(known(fieldAt(1))).toEqual(terms));
  expect(known(fieldAt(0))).toBeUndefined();
  expect(questions).toEqual([['f0'], ['f1']]);
});

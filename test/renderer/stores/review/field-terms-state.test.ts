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
const field = (target: string) => ({ id: 'f', data: 'text', source: 'file', target }) as ReviewField;

function desk(here: { termbases: number }) {
  const asked: string[] = [];
  const call = async (name: string): Promise<unknown> => {
    asked.push(name);
    await Promise.resolve();
    if (name === 'terms.list') return Array.from({ length: here.termbases });
    return name === 'terms.inField' ? terms : new Promise(() => undefined);
  };
  const client = { call } as unknown as Client;
  const review = createReviewState(client);
  const store = createFieldTermsState(client, review);
  review.setState({ request: row(1) });
  asked.length = 0;
  return { asked, review, store, known: (of: ReviewField) => termsOf(store.getState(), of) };
}

it('the terms of a field in sight are read once, and again when its target or the termbases change', async () => {
  const { asked, store, known } = desk({ termbases: 1 });
  const first = field('Datei');
  store.getState().want(first);
  store.getState().want(first);
  await vi.waitFor(() => expect(known(first)).toEqual(terms));
  expect(asked).toEqual(['terms.list', 'terms.inField']);
  expect(known(field('Dateien'))).toBeUndefined();
  store.getState().want(field('Dateien'));
  await vi.waitFor(() => expect(known(field('Dateien'))).toEqual(terms));
  store.getState().changed();
  await vi.waitFor(() => expect(asked.slice(3)).toEqual(['terms.list', 'terms.inField']));
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

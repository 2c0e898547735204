// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { takeTerm } from '../../../../src/renderer/review/terms/take-term';
import { rememberSelections, selectedTexts } from '../../../../src/renderer/review/terms/selected-texts';
import { FakeHost, row } from '../../fake-host';

let forget = (): void => undefined;
beforeEach(() => {
  document.body.innerHTML = `<div class="field-row" data-position="0">
    <div class="field-cell source">Open the file</div><div class="field-cell target">Öffne die Datei</div></div>`;
  forget = rememberSelections();
});
afterEach(() => forget());

function select(side: 'source' | 'target', from: number, to: number): void {
  const text = document.querySelector(`.${side}`)?.firstChild ?? document.body;
  getSelection()?.setBaseAndExtent(text, from, text, to);
  document.dispatchEvent(new Event('selectionchange'));
}

test('what was selected on the other side of the field belongs to the selection', () => {
  select('target', 10, 15);
  select('source', 9, 13);
  expect(selectedTexts()).toEqual({ source: 'file', target: 'Datei' });
});

test('a row that shows another field keeps nothing of the one before', () => {
  select('target', 10, 15);
  document.querySelector<HTMLElement>('.field-row')?.setAttribute('data-position', '7');
  select('source', 9, 13);
  expect(selectedTexts()).toEqual({ source: 'file', target: '' });
});

test('another request keeps nothing of the one before', () => {
  select('target', 10, 15);
  forget();
  forget = rememberSelections();
  select('source', 9, 13);
  expect(selectedTexts()).toEqual({ source: 'file', target: '' });
});

test('a taken term has the selected texts in the languages of the request', () => {
  const stores = createStores(clientOver(new FakeHost(1)));
  stores.review.setState({
    request: row(1),
    content: { id: '1', total: 1, languageSource: 'en', languageTarget: 'de-AT' },
  });
  select('target', 10, 15);
  select('source', 9, 13);
  takeTerm(stores);
  expect(stores.terms.getState().form?.entry.terms).toEqual({
    en: [{ text: 'file', status: 'preferred' }],
    'de-AT': [{ text: 'Datei', status: 'preferred' }],
  });
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { openMemory } from '../../../../src/renderer/review/memory/open-memory';
import { FakeHost } from '../../fake-host';

afterEach(() => document.body.replaceChildren());

/** Selects all of an element in its document. */
const select = (element: Element | null | undefined): void => {
  if (element === null || element === undefined) throw new Error('no element');
  element.ownerDocument.getSelection()?.selectAllChildren(element);
};

function opened() {
  const stores = createStores(clientOver(new FakeHost(0)));
  openMemory(stores);
  const { shown, text, side } = stores.memory.getState();
  return { shown, text, side };
}

it.each(['source', 'target'] as const)('the concordance opens with what is selected in the %s', (side) => {
  document.body.innerHTML = `<div class="field-row"><div class="field-cell ${side}">The <b>log  file</b></div></div>`;
  select(document.querySelector('b'));
  expect(opened()).toEqual({ shown: true, text: 'log file', side });
});

it('the concordance opens with what is selected in the rendered look of a field', () => {
  document.body.innerHTML =
    '<div class="field-row"><div class="field-cell source"><iframe class="rendered"></iframe></div></div>';
  const inner = document.querySelector('iframe')?.contentDocument;
  if (inner === null || inner === undefined) throw new Error('no document');
  inner.body.innerHTML = '<p>The <b>log file</b></p>';
  select(inner.querySelector('b'));
  expect(opened()).toEqual({ shown: true, text: 'log file', side: 'source' });
});

it('the concordance opens with what is selected in the editor, and empty without a selection', () => {
  document.body.innerHTML = '<textarea class="edit-box">Le journal</textarea>';
  const box = document.querySelector('textarea');
  box?.focus();
  box?.setSelectionRange(3, 10);
  expect(opened()).toEqual({ shown: true, text: 'journal', side: 'target' });
  box?.setSelectionRange(3, 3);
  expect(opened()).toMatchObject({ shown: true, text: '' });
});

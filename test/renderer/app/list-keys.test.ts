// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { handleKey } from '../../../src/renderer/app/keyboard';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { FakeHost } from '../fake-host';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

function press(on: HTMLElement, key: string): void {
  on.focus();
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function setUp() {
  const stores = createStores(clientOver(new FakeHost(0)));
  stores.app.getState().goTo('webhook');
  document.body.innerHTML = '<button>Webhook</button><input><div data-list-focus tabindex="0"></div>';
  const [button, input, list] = document.body.children;
  if (!(button instanceof HTMLElement) || !(input instanceof HTMLElement) || !(list instanceof HTMLElement))
    throw new Error('no page');
  const pressed: string[] = [];
  list.addEventListener('keydown', (event) => pressed.push(event.key));
  const ending = new AbortController();
  window.addEventListener('keydown', (event) => handleKey(event, stores), { signal: ending.signal });
  onTestFinished(() => ending.abort());
  return { stores, button, input, list, pressed };
}

test('j goes to the list of a screen from its button in the navigation, and moves in it', () => {
  const { button, list, pressed } = setUp();
  press(button, 'j');
  expect(document.activeElement).toBe(list);
  expect(pressed).toEqual(['j']);
});

test('j in a text field is typed', () => {
  const { input, pressed } = setUp();
  press(input, 'j');
  expect(document.activeElement).toBe(input);
  expect(pressed).toEqual([]);
});

test('a list that has nothing to move in gets the key once', () => {
  const { list, pressed } = setUp();
  press(list, 'k');
  expect(pressed).toEqual(['k']);
});

test('without single-key shortcuts j does nothing', () => {
  const { stores, button, pressed } = setUp();
  const { preferences } = stores.app.getState();
  stores.app.setState({ preferences: { ...preferences, singleKeys: false } });
  press(button, 'j');
  expect(pressed).toEqual([]);
});

test.each([
  '<div role="menu"><button></button></div>',
  '<div popover style="display: block"><button></button></div>',
])('j in an open menu or popover leaves the focus there: %s', (html) => {
  const { pressed } = setUp();
  document.body.insertAdjacentHTML('beforeend', html);
  const item = document.querySelector<HTMLElement>('div > button');
  if (item === null) throw new Error('no item');
  press(item, 'j');
  expect(document.activeElement).toBe(item);
  expect(pressed).toEqual([]);
});

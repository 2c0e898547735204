// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from '../../../src/renderer/stores/focus';
import { focusPane, focusScreen } from '../../../src/renderer/stores/focus-pane';

// jsdom lays nothing out.
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollIntoView = () => undefined;

const webhook =
  '<div data-pane><button>Save</button></div><div data-pane><div data-list-focus tabindex="0"></div></div>';
const settings = '<label>Theme <select></select></label>';

const current = '<ul><li><button>One</button></li><li><button aria-current="true">Two</button></li></ul>';

const withMain = (main: string): void => {
  document.body.innerHTML = `<nav data-pane><button>Requests</button></nav><main>${main}</main>`;
};
const focused = (): Element | null => document.activeElement;

beforeEach(() => withMain('<p aria-busy="true"></p>'));

test.each([
  ['its list', webhook, '[data-list-focus]'],
  ['a screen without panes as a whole', settings, 'main'],
  ['what is current in a screen without panes', current, '[aria-current]'],
])('a focus that went away with the former screen goes to %s', (_, main, selector) => {
  withMain(main);
  focusScreen();
  expect(focused()).toBe(document.querySelector(selector));
});

test('the code of a screen that is still loading is waited for', async () => {
  focusScreen();
  const main = document.querySelector('main');
  main?.replaceChildren(document.createRange().createContextualFragment(webhook));
  await Promise.resolve();
  expect(focused()).toBe(document.querySelector('[data-list-focus]'));
});

test('a focus that is still somewhere stays there', () => {
  withMain(webhook);
  document.querySelector('button')?.focus();
  focusScreen();
  expect(focused()?.textContent).toBe('Requests');
});

test('who points somewhere meanwhile keeps the focus there', async () => {
  focusScreen();
  dispatchEvent(new Event('pointerdown'));
  document.querySelector('main')?.append(document.createRange().createContextualFragment(webhook));
  await Promise.resolve();
  expect(focused()).toBe(document.body);
});

test('the key for the next pane goes into a screen without panes', () => {
  withMain(settings);
  document.querySelector('button')?.focus();
  focusPane(1);
  expect(focused()?.tagName).toBe('MAIN');
  document.querySelector('select')?.focus();
  expect(document.querySelector('main')?.hasAttribute('tabindex')).toBe(false);
});

test('a screen that is refused the focus cannot be focused by a press beside its controls', async () => {
  withMain(settings);
  const main = document.querySelector('main') ?? expect.fail('no screen');
  // A modal dialog is open, which jsdom does not know.
  const focus = vi.spyOn(main, 'focus').mockReturnValue();
  focusScreen();
  main.append('more');
  await Promise.resolve();
  expect(focus).toHaveBeenCalledTimes(2);
  expect(main.hasAttribute('tabindex')).toBe(false);

  focus.mockRestore();
  main.append('more');
  await Promise.resolve();
  expect(focused()).toBe(main);
});

test('a focus that came along by itself may be moved by what opened the screen, until the user moves it', () => {
  document.querySelector('button')?.focus();
  const mayMoveFocus = watchFocus();
  withMain(webhook);
  focusScreen();
  expect(mayMoveFocus()).toBe(true);
  document.querySelector<HTMLElement>('main button')?.focus();
  expect(mayMoveFocus()).toBe(false);
});

// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { availableCommands, commandActions, runCommand } from '../../../src/renderer/app/commands';
import { followHeldKeys, handleKey, holdForInput } from '../../../src/renderer/app/keyboard';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { keyText } from '../../../src/renderer/lib/keys';
import { createStores } from '../../../src/renderer/app/create-stores';
import type { Stores } from '../../../src/renderer/stores/context';
import {
  commandIds,
  commandRow,
  controlKeys,
  screens,
  type CommandId,
} from '../../../src/contract/command-table';
import { FakeHost, row } from '../fake-host';

const desk = (): Stores => createStores(clientOver(new FakeHost(3)));
const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
/** The commands that run while `work` does its part. */
const runBy = (work: () => void): readonly CommandId[] => {
  const spies = commandIds.map((id) => vi.spyOn(commandActions[id], 'run').mockReturnValue(undefined));
  work();
  const ran = commandIds.filter((_, index) => (spies[index]?.mock.calls.length ?? 0) > 0);
  for (const spy of spies) spy.mockRestore();
  return ran;
};

/** A window in which a request is selected. */
const withRequest = (): Stores => {
  const window = desk();
  window.requests.setState({ total: 3, selected: { row: row(1), index: 0, lastIndex: 0 } });
  return window;
};
/** The commands that run when these keys are pressed one after the other. */
const byKeys = (window: Stores, ...events: readonly KeyboardEvent[]): readonly CommandId[] =>
  runBy(() => {
    for (const event of events) handleKey(event, window);
  });

beforeEach(() => document.body.replaceChildren());

test('a command of one screen is never available on another', () => {
  const window = desk();
  for (const screen of screens) {
    window.app.getState().goTo(screen);
    const elsewhere = availableCommands(window).filter((id) => (commandRow(id).screen ?? screen) !== screen);
    expect(elsewhere).toEqual([]);
  }
});

test('a menu item does nothing where its command is not available, nor behind a dialog', () => {
  const window = desk();
  window.requests.setState({ selected: { row: row(1), index: 0, lastIndex: 0 } });
  const mark = (): readonly CommandId[] => runBy(() => runCommand(window, 'mark.imported'));
  window.app.getState().goTo('webhook');
  expect(mark()).toEqual([]);
  window.app.getState().goTo('requests');
  expect(mark()).toEqual(['mark.imported']);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  expect(mark()).toEqual([]);
});

test('one key means one command: the one of the screen that is shown', () => {
  const window = desk();
  window.review.setState({ request: row(1) });
  window.deliveries.setState({ chosen: new Map([[1, {}]]) as never });
  const byKey = (): readonly CommandId[] => runBy(() => handleKey(press('r'), window));
  expect(byKey()).toEqual(['reviewed.toggle']);
  window.app.getState().goTo('webhook');
  expect(byKey()).toEqual(['delivery.redeliver']);
  window.app.getState().goTo('settings');
  expect(byKey()).toEqual([]);
});

test('a held key runs only what may run again', () => {
  const window = desk();
  window.requests.setState({ total: 3, selected: { row: row(1), index: 0, lastIndex: 0 } });
  expect(runBy(() => handleKey(press('j', { repeat: true }), window))).toEqual(['request.next']);
  expect(runBy(() => handleKey(press('s', { repeat: true }), window))).toEqual([]);
});

test('with single keys off, letters and signs run nothing, and all other keys still do', () => {
  const window = desk();
  const { preferences } = window.app.getState();
  window.app.setState({ preferences: { ...preferences, singleKeys: false } });
  window.requests.setState({ total: 3, selected: { row: row(1), index: 0, lastIndex: 0 } });
  const byKey = (event: KeyboardEvent): readonly CommandId[] => runBy(() => handleKey(event, window));
  for (const one of ['j', 's', 'f', '/', '?']) expect(byKey(press(one))).toEqual([]);
  expect(byKey(press('E', { shiftKey: true }))).toEqual([]);
  expect(byKey(press('ArrowDown', { altKey: true }))).toEqual(['request.next']);
  expect(byKey(press('k', { ctrlKey: true }))).toEqual(['palette']);
  expect(byKey(press('Enter', { ctrlKey: true }))).toEqual(['mark.importedNext']);
});

describe('two keys one after the other', () => {
  test('run one command, and never that of the second letter alone', () => {
    const window = withRequest();
    expect(byKeys(window, press('g'), press('w'))).toEqual(['go.webhook']);
    expect(byKeys(window, press('g'), press('s'))).toEqual(['go.settings']);
    expect(byKeys(window, press('g'), press('f'))).toEqual([]);
    expect(byKeys(window, press('f'))).toEqual(['mark.failed']);
  });

  test('a key that is no letter ends the wait and keeps its meaning; Shift alone does not end it', () => {
    const window = withRequest();
    expect(byKeys(window, press('g'), press('Enter', { ctrlKey: true }))).toEqual(['mark.importedNext']);
    expect(byKeys(window, press('s'))).toEqual(['mark.imported']);
    expect(byKeys(window, press('g'), press('Shift'), press('a'))).toEqual(['go.api']);
  });

  test('are off with single keys', () => {
    const window = withRequest();
    const { preferences } = window.app.getState();
    window.app.setState({ preferences: { ...preferences, singleKeys: false } });
    expect(byKeys(window, press('g'), press('r'))).toEqual([]);
    expect(window.app.getState().firstKey).toBeUndefined();
  });

  test('the second one typed into a text field is text', () => {
    const window = withRequest();
    const input = document.body.appendChild(document.createElement('input'));
    handleKey(press('g'), window);
    const ran = runBy(() => {
      input.addEventListener('keydown', (down) => handleKey(down, window), { once: true });
      input.dispatchEvent(press('r'));
    });
    expect([ran, window.app.getState().firstKey]).toEqual([[], undefined]);
  });
});

test('a letter in a text field is text; Ctrl+K works there too', () => {
  const window = desk();
  window.requests.setState({ total: 3 });
  const input = document.createElement('input');
  document.body.append(input);
  const typed = (event: KeyboardEvent): readonly CommandId[] =>
    runBy(() => {
      input.addEventListener('keydown', (down) => handleKey(down, window), { once: true });
      input.dispatchEvent(event);
    });
  expect(typed(press('j'))).toEqual([]);
  expect(typed(press('k', { ctrlKey: true }))).toEqual(['palette']);
});

test('letters typed before the field that was asked for is there are no commands; keys that lead away give it up', () => {
  const window = desk();
  window.app.getState().awaitInput(true);
  expect(holdForInput(press('s'), window)).toBe(true);
  expect(holdForInput(press('Enter', { ctrlKey: true }), window)).toBe(true);
  expect(holdForInput(press('k', { ctrlKey: true }), window)).toBe(false);
  expect(holdForInput(press('ArrowDown'), window)).toBe(false);
  expect(holdForInput(press('s'), window)).toBe(false);
});

/**
 * Types some letters and Enter before the field exists, runs `between`, and shows the field. Returns the keys
 * that reach the field.
 */
async function typedEarly(between: (window: Stores) => void = () => undefined): Promise<readonly string[]> {
  const window = desk();
  const stop = followHeldKeys(window);
  const field = document.body.appendChild(document.createElement('textarea'));
  const reached: string[] = [];
  field.addEventListener('keydown', (event) => {
    event.preventDefault();
    reached.push(event.key);
  });
  window.app.getState().awaitInput(true);
  for (const key of ['a', 's', 'Shift', 'Backspace', 'Enter']) holdForInput(press(key), window);
  between(window);
  window.app.getState().awaitInput(false);
  // The field takes the focus in the same commit.
  field.focus();
  await Promise.resolve();
  stop();
  return reached;
}

describe('keys that were held for a field', () => {
  test('are typed into the field once it has the focus, in their order', async () => {
    expect(await typedEarly()).toEqual(['a', 's', 'Backspace', 'Enter']);
  });

  test('wait on where the code of the field comes before the field', async () => {
    const still = await typedEarly(({ app }) => {
      app.getState().awaitInput(false);
      app.getState().awaitInput(true);
    });
    expect(still).toEqual(['a', 's', 'Backspace', 'Enter']);
  });

  test('are forgotten where the field is given up or another command follows', async () => {
    expect(await typedEarly(({ app }) => app.getState().giveUpInput())).toEqual([]);
    expect(await typedEarly((window) => void holdForInput(press('Escape'), window))).toEqual([]);
    expect(await typedEarly((window) => void holdForInput(press('k', { ctrlKey: true }), window))).toEqual(
      [],
    );
  });
});

test('undo says so when there is nothing to undo', async () => {
  const window = desk();
  await commandActions.undo.run(window);
  expect(window.toasts.getState().toasts.map(({ text }) => text)).toEqual(['Nothing to undo.']);
});

describe('the table of keys in the README', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const [, table = ''] = /^\| key .*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const lines = [...table.matchAll(/^\| (`.*?) +\| (.*?) +\|$/gm)];
  const rows = lines.map(([, keys = '', words = '']) => ({
    keys: [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    words,
  }));
  const named = [
    ...commandIds.map((id) => ({ title: commandRow(id).title, keys: commandRow(id).keys ?? [] })),
    ...controlKeys,
  ].map(({ title, keys }) => ({ title, keys: keys.flatMap((key) => [key, keyText(key)]) }));

  test('is there', () => expect(rows.length).toBeGreaterThan(10));

  test.each(rows)('names what $keys run as the program does', ({ keys, words }) => {
    const titles = keys.map((key) => named.filter((one) => one.keys.includes(key)).map(({ title }) => title));
    const parts = words.split('; ');
    expect(parts).toHaveLength(keys.length);
    for (const [index, part] of parts.entries()) expect(titles[index]).toContain(part);
  });
});

// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  availableCommands,
  commandActions,
  runCommand,
} from '../../../../src/renderer/app/commands/commands';
import { followHeldKeys, handleKey, holdForInput } from '../../../../src/renderer/app/keyboard';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { isPressed } from '../../../../src/renderer/lib/keys';
import { keyText } from '../../../../src/renderer/components/key-text';
import { createStores } from '../../../../src/renderer/app/create-stores';
import type { Stores } from '../../../../src/renderer/stores/context';
import { runAtOnce } from '../../../../src/renderer/stores/run-at-once';
import {
  commandIds,
  commandRow,
  controlKeys,
  screens,
  type CommandId,
  type Screen,
} from '../../../../src/contract/command-table';
import { FakeHost, row } from '../../fake-host';

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

const marks: readonly CommandId[] = ['markDeliveries.send', 'markDeliveries.cancel'];
const availableOn = (window: Stores, screen: Screen): readonly CommandId[] => {
  window.app.getState().goTo(screen);
  return availableCommands(window);
};

beforeEach(() => document.body.replaceChildren());

test('a command of one screen is never available on another', () => {
  const window = desk();
  for (const screen of screens) {
    window.app.getState().goTo(screen);
    const elsewhere = availableCommands(window).filter((id) => (commandRow(id).screen ?? screen) !== screen);
    expect(elsewhere).toEqual([]);
  }
});

test('a menu item is disabled and does nothing where its command is not available, and behind a dialog', () => {
  const window = desk();
  window.requests.setState({ selected: { row: row(1), index: 0, lastIndex: 0 } });
  const mark = (): readonly CommandId[] => runBy(() => runCommand(window, 'mark.imported'));
  window.app.getState().goTo('webhook');
  expect(mark()).toEqual([]);
  window.app.getState().goTo('requests');
  expect(mark()).toEqual(['mark.imported']);
  window.app.getState().countDialog(1);
  expect([mark(), availableCommands(window)]).toEqual([[], []]);
  window.app.getState().countDialog(-1);
  expect(availableCommands(window)).toContain('mark.imported');
});

test('what the buttons of a feed refuse, its commands refuse too', () => {
  const window = desk();
  const chosen = new Map([[1, 0]]);
  window.deliveries.setState({
    chosen,
    selectedKey: 1,
    detail: { delivery: { key: 1, state: 'failed' } } as never,
  });
  expect(availableOn(window, 'webhook')).toContain('delivery.redeliver');
  window.deliveries.setState({ detail: { delivery: { key: 1, state: 'sending' } } as never });
  expect(availableOn(window, 'webhook')).not.toContain('delivery.redeliver');
  // The detail is still that of the row before.
  window.deliveries.setState({ chosen: new Map([[2, 1]]), selectedKey: 2 });
  expect(availableOn(window, 'webhook')).toContain('delivery.redeliver');

  window.app.getState().showConnectionsTab('outbox');
  window.markDeliveries.setState({
    chosen,
    selectedKey: 1,
    detail: { entry: { key: 1, state: 'failed' } } as never,
  });
  expect(availableOn(window, 'connections')).toEqual(expect.arrayContaining([...marks]));
  window.markDeliveries.setState({ detail: { entry: { key: 1, state: 'sent' } } as never });
  for (const id of marks) expect(availableOn(window, 'connections')).not.toContain(id);
});

test('an order is sent by key only while its button can be pressed', () => {
  const window = desk();
  expect(availableOn(window, 'orders')).not.toContain('order.send');
  window.orders.getState().showForm('new');
  expect(availableOn(window, 'orders')).toContain('order.send');
  window.orderDraft.setState({ isSending: true });
  expect(availableOn(window, 'orders')).not.toContain('order.send');
  window.orders.getState().showForm('import');
  expect(availableOn(window, 'orders')).toContain('order.send');
  window.fileImport.setState({ isTried: true });
  expect(availableOn(window, 'orders')).not.toContain('order.send');
});

test('a command that would do nothing is not available: problems all dismissed, no hits, a view as it was saved', () => {
  const window = withRequest();
  const on = (): readonly CommandId[] => availableOn(window, 'requests');
  window.review.setState({ request: row(1) });
  // While the problems load, the next one can be asked for; there may be none.
  expect(on()).toContain('problem.next');
  const dismissed = { key: 1, position: 0, dismissed: { key: 1 } };
  window.problems.setState({ version: 1, problems: [dismissed] as never });
  for (const id of ['problem.next', 'problem.dismiss'] as const) expect(on()).not.toContain(id);
  window.problems.getState().reveal(true);
  expect(on()).toContain('problem.dismiss');

  window.find.setState({ shown: true, places: [] });
  expect(on()).not.toContain('find.next');
  window.find.setState({ places: [{}] as never });
  expect(on()).toContain('find.next');
  window.review.setState({ mode: 'edit' });
  for (const id of ['find.next', 'viewMode.code'] as const) expect(on()).not.toContain(id);

  window.review.setState({ mode: 'read' });
  const { listing } = window.requests.getState();
  window.savedViews.setState({ views: [{ key: 5, name: 'Mine', ...listing }] });
  window.requests.setState({ savedKey: 5 });
  expect(on()).not.toContain('view.save');
  window.requests.setState({ listing: { ...listing, filter: 'target:fr' } });
  expect(on()).toContain('view.save');
});

test('a text field that has the focus loses it to one that a command opens and that is still loading', () => {
  const window = desk();
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  runAtOnce(window, () => undefined);
  expect(document.activeElement).toBe(input);
  runAtOnce(window, () => window.app.getState().awaitInput(true));
  expect(document.activeElement).toBe(document.body);
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

test('Esc leaves a text field that does nothing with it, and the letters after it are commands again', () => {
  const window = desk();
  window.app.getState().goTo('orders');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const esc = press('Escape');
  Object.defineProperty(esc, 'target', { value: field });
  expect(handleKey(esc, window)).toBe(true);
  expect(document.activeElement).toBe(document.body);
  field.remove();
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

test('keys that move choose in the dialog that they were pressed for, once its code is loaded', async () => {
  const window = desk();
  const stop = followHeldKeys(window);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  const field = dialog.appendChild(document.createElement('input'));
  const done: string[] = [];
  field.addEventListener('keydown', ({ key }) => done.push(key));
  window.app.getState().awaitInput(true, true);
  for (const key of ['ArrowDown', 'End']) expect(holdForInput(press(key), window)).toBe(true);
  window.app.getState().awaitInput(false);
  field.focus();
  await Promise.resolve();
  stop();
  dialog.remove();
  expect(done).toEqual(['ArrowDown', 'End']);
});

test('keys after the one that closes the dialog they were held for are pressed where the focus is then', async () => {
  const window = desk();
  const stop = followHeldKeys(window);
  const list = document.body.appendChild(document.createElement('div'));
  list.tabIndex = 0;
  const done: string[] = [];
  list.addEventListener('keydown', ({ key }) => done.push(key));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  const form = dialog.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submit');
    dialog.remove();
    list.focus();
  });
  window.app.getState().awaitInput(true, true);
  for (const key of ['Enter', 'j', 'ArrowDown']) expect(holdForInput(press(key), window)).toBe(true);
  window.app.getState().awaitInput(false);
  field.focus();
  await Promise.resolve();
  stop();
  list.remove();
  expect(done).toEqual(['submit', 'j', 'ArrowDown']);
});

test('keys after the one that closes the dialog keep Shift and their position, which tell commands apart', async () => {
  const window = desk();
  const stop = followHeldKeys(window);
  const list = document.body.appendChild(document.createElement('div'));
  list.tabIndex = 0;
  const done: string[] = [];
  list.addEventListener('keydown', (event) => {
    done.push(...['r', 'Shift+R', 's'].filter((keys) => isPressed(keys, event)));
  });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  const form = dialog.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.remove();
    list.focus();
  });
  window.app.getState().awaitInput(true, true);
  holdForInput(press('Enter'), window);
  holdForInput(press('R', { code: 'KeyR', shiftKey: true }), window);
  holdForInput(press('ы', { code: 'KeyS' }), window);
  window.app.getState().awaitInput(false);
  field.focus();
  await Promise.resolve();
  stop();
  list.remove();
  expect(done).toEqual(['Shift+R', 's']);
});

/**
 * Types some letters, Enter and Ctrl+Enter before the field exists, runs `between`, and shows the field.
 * Returns what was done in the field.
 */
async function typedEarly(between: (window: Stores) => void = () => undefined): Promise<readonly string[]> {
  const window = desk();
  const stop = followHeldKeys(window);
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('textarea'));
  const done: string[] = [];
  // jsdom has no editing commands.
  const execCommand = (command: string, _: boolean, text = ''): boolean => done.push(command + text) > 0;
  Object.assign(document, { execCommand });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submit');
  });
  field.addEventListener('keydown', () => done.push('a key event'));
  window.app.getState().awaitInput(true);
  for (const key of ['a', 's', 'Shift', 'Backspace', 'Enter']) holdForInput(press(key), window);
  holdForInput(press('Enter', { ctrlKey: true }), window);
  between(window);
  window.app.getState().awaitInput(false);
  // The field takes the focus in the same commit.
  field.focus();
  await Promise.resolve();
  stop();
  return done;
}

describe('keys that were held for a field', () => {
  const all = ['insertTexta', 'insertTexts', 'delete', 'insertLineBreak', 'submit'];

  test('are typed into the field once it has the focus, in their order, without key events', async () => {
    expect(await typedEarly()).toEqual(all);
  });

  test('wait on where the code of the field comes before the field', async () => {
    const still = await typedEarly(({ app }) => {
      app.getState().awaitInput(false);
      app.getState().awaitInput(true);
    });
    expect(still).toEqual(all);
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
  const text = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
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

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { handleKey } from '../../../src/renderer/app/keyboard';
import { holdKeysWhileBusy } from '../../../src/renderer/app/keys-while-busy';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { FakeHost } from '../fake-host';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

let end = new AbortController();
let stop = (): void => undefined;
afterEach(() => {
  end.abort();
  // Keys that a test has left held are not pressed in the next one.
  stop();
  document.body.replaceChildren();
});

const press = (key: string, options: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));

const openDialog = ({ key }: KeyboardEvent): void => {
  if (key === '?') document.body.innerHTML = '<dialog open></dialog>';
};

/** Opens a dialog with a text field, in which the next key is a real one. */
const openAndType = ({ key }: KeyboardEvent): void => {
  if (key !== '?') return;
  document.body.innerHTML = '<dialog open><input></dialog>';
  const field = document.querySelector('input');
  field?.focus();
  queueMicrotask(() => field && press('v', {}, field));
};

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** A window whose keys do what they do in the application, and a list whose first request is selected. */
async function desk(count = 6, index = 0) {
  const stores = createStores(clientOver(new FakeHost(count)));
  await stores.requests.getState().refreshNow();
  await stores.requests.getState().select(index);
  const keys = holdKeysWhileBusy(stores);
  stop = keys.stop;
  const handled: (readonly [key: string, request: number | undefined])[] = [];
  end = new AbortController();
  const { signal } = end;
  const capture = true;
  const onFirst = (event: KeyboardEvent): void => {
    if (!keys.hold(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onFirst, { capture, signal });
  window.addEventListener(
    'keydown',
    (event) => {
      handled.push([event.key, stores.review.getState().request?.key]);
      handleKey(event, stores);
    },
    { signal },
  );
  const settled = () => vi.waitFor(() => expect(stores.marking.running.getState().count).toBe(0));
  return { stores, keys, handled, settled };
}

test('keys pressed while a request is being marked act on the next one, in their order', async () => {
  const { stores, handled, settled } = await desk();
  press('s');
  press('e');
  expect(stores.review.getState().mode).toBe('read');
  await vi.waitFor(() =>
    expect(stores.review.getState()).toMatchObject({ mode: 'edit', request: { key: 2 } }),
  );
  await settled();
  expect(handled).toEqual([
    ['s', 1],
    ['e', 2],
  ]);
});

test('marks and moves pressed at once are done one after another', async () => {
  const { handled, settled } = await desk();
  for (const key of ['s', 's', 'j', 's']) press(key);
  await vi.waitFor(() => expect(handled).toHaveLength(4));
  await settled();
  expect(handled).toEqual([
    ['s', 1],
    ['s', 2],
    ['j', 3],
    ['s', 4],
  ]);
});

test('keys pressed while the row of a key before them is loading act on that row', async () => {
  const { stores, handled } = await desk(300, 99);
  for (const key of ['j', 'j', 'e']) press(key);
  await vi.waitFor(() => expect(handled).toHaveLength(3));
  expect(handled).toEqual([
    ['j', 100],
    ['j', 100],
    ['e', 102],
  ]);
  expect(stores.review.getState()).toMatchObject({ mode: 'edit', request: { key: 102 } });
});

test('what belongs to the browser, to a focused control or to a text field is not held', async () => {
  const { handled, settled } = await desk();
  document.body.innerHTML = '<button>Sync now</button><input>';
  const [button, input] = document.body.children;
  press('s');
  press('Tab');
  press('r', { ctrlKey: true });
  if (button !== undefined) press('Enter', {}, button);
  if (input !== undefined) press('x', {}, input);
  expect(handled.map(([key]) => key)).toEqual(['s', 'Tab', 'r', 'Enter', 'x']);
  await settled();
});

test('letters held for a text field are typed ahead of those pressed once it has the focus', async () => {
  const { handled, settled } = await desk();
  document.body.innerHTML = '<input data-filter-focus>';
  const [field] = document.body.children;
  Object.assign(document, { execCommand: () => true });
  const typeOn = ({ key }: KeyboardEvent): void => {
    if (key === '/' && field !== undefined) queueMicrotask(() => press('k', {}, field));
  };
  window.addEventListener('keydown', typeOn, { signal: end.signal });
  for (const key of ['s', '/', 'b', 'a', 'n']) press(key);
  await vi.waitFor(() => expect(handled).toHaveLength(6));
  expect(handled.map(([key]) => key)).toEqual(['s', '/', 'b', 'a', 'n', 'k']);
  await settled();
});

test('the key that selects all rows does not overtake the marks before it', async () => {
  const { handled, settled } = await desk();
  document.body.innerHTML = '<div role="listbox" data-list-focus tabindex="0"></div>';
  const [list] = document.body.children;
  press('s');
  press('s');
  if (list !== undefined) press('a', { ctrlKey: true }, list);
  await vi.waitFor(() => expect(handled).toHaveLength(3));
  expect(handled.map(([key]) => key)).toEqual(['s', 's', 'a']);
  await settled();
});

test.each<KeyboardEventInit>([
  { ctrlKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
])('keys that choose no rows in a list are left to the browser: %o', async (options) => {
  const { handled, settled } = await desk();
  document.body.innerHTML = '<div role="listbox" data-list-focus tabindex="0"></div>';
  const [list] = document.body.children;
  press('s');
  if (list !== undefined) press('ArrowDown', options, list);
  expect(handled.map(([key]) => key)).toEqual(['s', 'ArrowDown']);
  await settled();
});

/** A button whose clicks are counted among the handled keys, and the window's listener for clicks. */
function clickable(
  keys: ReturnType<typeof holdKeysWhileBusy>,
  handled: (readonly [string, number | undefined])[],
): HTMLButtonElement {
  const { signal } = end;
  const onClick = (event: MouseEvent): void => {
    if (keys.holdClick(event)) event.stopPropagation();
  };
  window.addEventListener('click', onClick, { capture: true, signal });
  const button = document.createElement('button');
  button.addEventListener('click', () => handled.push(['click', undefined]));
  document.body.append(button);
  return button;
}

test('a click waits for the keys that were pressed before it, which act where they were meant to', async () => {
  const { keys, handled, settled } = await desk();
  const button = clickable(keys, handled);
  for (const key of ['s', 's']) press(key);
  button.click();
  expect(handled).toHaveLength(1);
  await vi.waitFor(() => expect(handled).toHaveLength(3));
  await settled();
  expect(handled.map(([key]) => key)).toEqual(['s', 's', 'click']);
  expect(handled[1]?.[1]).not.toBe(handled[0]?.[1]);
  expect(document.activeElement).toBe(button);
});

test('a click on a row that waits selects that row, also when its element shows another one by then', async () => {
  const { keys, handled, settled } = await desk();
  const second = clickable(keys, handled);
  const first = document.body.appendChild(document.createElement('button'));
  first.dataset['row'] = 'row-3';
  second.dataset['row'] = 'row-4';
  press('s');
  press('s');
  first.click();
  // The row above has left: each element shows the row after its own.
  second.dataset['row'] = 'row-3';
  first.dataset['row'] = 'row-2';
  await vi.waitFor(() => expect(handled.map(([key]) => key)).toEqual(['s', 's', 'click']));
  await settled();
});

test('a click in the review that waits does nothing once the review shows another request', async () => {
  const { keys, stores, handled, settled } = await desk();
  const review = document.body.appendChild(document.createElement('section'));
  review.dataset['review'] = '';
  review.append(clickable(keys, handled));
  press('s');
  press('s');
  review.querySelector('button')?.click();
  press('j');
  await vi.waitFor(() => expect(handled.map(([key]) => key)).toContain('j'));
  await settled();
  expect(handled.map(([key]) => key)).toEqual(['s', 's', 'j']);
  expect(stores.review.getState().request?.key).not.toBe(1);
  expect(stores.toasts.getState().toasts.map(({ text }) => text)).toContain(
    'Not done: what you clicked has changed.',
  );
});

test.each(['another version is shown', 'the button is pressed'])(
  'a click in the review that waits does nothing if %s by then',
  async (what) => {
    const { keys, stores, handled, settled } = await desk();
    await stores.requests.getState().setListing({ view: 'all' });
    await stores.requests.getState().select(0);
    const review = document.body.appendChild(document.createElement('section'));
    review.dataset['review'] = '';
    const button = clickable(keys, handled);
    button.setAttribute('aria-pressed', 'false');
    review.append(button);
    press('s');
    press('n');
    button.click();
    if (what === 'the button is pressed') button.setAttribute('aria-pressed', 'true');
    else
      stores.review.setState(({ request }) =>
        request === undefined ? {} : { request: { ...request, version: request.version + 1 } },
      );
    await vi.waitFor(() => expect(handled.map(([key]) => key)).toContain('n'));
    await settled();
    await vi.waitFor(() => expect(keys.isHolding()).toBe(false));
    expect(handled.map(([key]) => key)).toEqual(['s', 'n']);
  },
);

test('a click in the review that waits is done while the review shows the same request', async () => {
  const { keys, stores, handled, settled } = await desk();
  await stores.requests.getState().setListing({ view: 'all' });
  await stores.requests.getState().select(0);
  const review = document.body.appendChild(document.createElement('section'));
  review.dataset['review'] = '';
  review.append(clickable(keys, handled));
  press('s');
  press('n');
  review.querySelector('button')?.click();
  await vi.waitFor(() => expect(handled.map(([key]) => key)).toEqual(['s', 'n', 'click']));
  await settled();
});

test('a click between two keys of one command ends the first: the second acts alone, as it does without a wait', async () => {
  const { keys, stores, handled, settled } = await desk();
  const button = clickable(keys, handled);
  for (const key of ['s', 'g']) press(key);
  button.click();
  press('j');
  await vi.waitFor(() => expect(handled).toHaveLength(4));
  await settled();
  expect(handled.map(([key]) => key)).toEqual(['s', 'g', 'click', 'j']);
  expect(stores.app.getState().screen).toBe('requests');
});

test('a click on the navigation while a screen is loading drops the keys for that screen', async () => {
  const { keys, stores, handled } = await desk();
  const navigation = document.body.appendChild(document.createElement('nav'));
  navigation.append(clickable(keys, handled));
  stores.app.setState({ screenLoading: 'running' });
  press('j');
  expect(keys.isHolding()).toBe(true);
  navigation.querySelector('button')?.click();
  expect(handled.map(([key]) => key)).toEqual(['click']);
  expect(keys.isHolding()).toBe(false);
});

test('a key that opens a dialog drops the keys pressed after it', async () => {
  const { stores, handled, settled } = await desk();
  window.addEventListener('keydown', openDialog, { signal: end.signal });
  press('s');
  press('?');
  press('s');
  await vi.waitFor(() => expect(handled).toHaveLength(2));
  await settled();
  expect(stores.review.getState().request?.key).toBe(2);
});

test('keys held before a dialog opened are not typed into its text field', async () => {
  const { handled, settled } = await desk();
  const typed: string[] = [];
  Object.assign(document, { execCommand: (_: string, __: boolean, text: string) => typed.push(text) });
  window.addEventListener('keydown', openAndType, { signal: end.signal });
  for (const key of ['s', '?', 'x']) press(key);
  await vi.waitFor(() => expect(handled.at(-1)?.[0]).toBe('v'));
  await settled();
  await nextTask();
  expect(handled.map(([key]) => key)).toEqual(['s', '?', 'v']);
  expect(typed).toEqual([]);
});

test('keys pressed while a screen is being loaded act in it; the palette needs no screen, and drops them', async () => {
  const { stores, handled } = await desk();
  const { setScreenLoading } = stores.app.getState();
  setScreenLoading('running');
  press('j');
  press('e');
  expect(handled).toEqual([]);
  setScreenLoading('done');
  await vi.waitFor(() => expect(handled.map(([key]) => key)).toEqual(['j', 'e']));

  setScreenLoading('running');
  press('j');
  press('k', { ctrlKey: true });
  expect(handled.map(([key]) => key)).toEqual(['j', 'e', 'k']);
  document.body.innerHTML = '<dialog open></dialog>';
  setScreenLoading('done');
  await nextTask();
  expect(handled).toHaveLength(3);
});

test('keys pressed while a screen is being loaded are dropped when another screen is opened', async () => {
  const { stores, handled } = await desk();
  const { goTo, setScreenLoading } = stores.app.getState();
  goTo('orders');
  setScreenLoading('running');
  press('s');
  goTo('requests');
  setScreenLoading('given-up');

  goTo('orders');
  setScreenLoading('running');
  press('f');
  goTo('jobs');
  setScreenLoading('given-up');
  setScreenLoading('running');
  setScreenLoading('done');
  await nextTask();
  expect(handled).toEqual([]);
});

test('keys pressed while a screen is being loaded are dropped when its code cannot be loaded', async () => {
  const { stores, handled, settled } = await desk();
  const { setScreenLoading, showShortcuts } = stores.app.getState();
  setScreenLoading('running');
  press('s');
  setScreenLoading('given-up');
  await nextTask();
  expect(handled).toEqual([]);

  // Keys that are held later, for another reason, are pressed as ever.
  press('s');
  press('e');
  showShortcuts(false);
  await vi.waitFor(() => expect(handled.map(([key]) => key)).toEqual(['s', 'e']));
  await settled();
});

test('keys pressed while a request is being marked are dropped when another screen is opened', async () => {
  const { stores, handled, settled } = await desk();
  press('s');
  press('s');
  stores.app.getState().goTo('orders');
  await settled();
  await nextTask();
  expect(handled).toEqual([['s', 1]]);
});

test('a key that opens another screen leaves the keys after it to that screen', async () => {
  const { stores, handled, settled } = await desk();
  window.addEventListener('keydown', ({ key }) => key === 'o' && stores.app.getState().goTo('orders'), {
    signal: end.signal,
  });
  for (const key of ['s', 'o', 'j']) press(key);
  await vi.waitFor(() => expect(handled.map(([key]) => key)).toEqual(['s', 'o', 'j']));
  await settled();
});

test('keys pressed before the question for a reason is there answer it', async () => {
  const { stores, settled } = await desk();
  const answered: string[] = [];
  stores.marking.reasonQuestion.subscribe(({ asked }) => {
    if (asked === undefined) return;
    document.body.innerHTML = '<dialog open><input /></dialog>';
    const input = document.querySelector('input');
    input?.addEventListener('keydown', ({ key }) => answered.push(key));
    input?.focus();
  });
  press('f');
  press('Enter');
  await settled();
  await vi.waitFor(() => expect(answered).toEqual(['Enter']));
});

test('keys for the next request do not answer a question that is asked again', async () => {
  const { stores, settled } = await desk();
  const { marking } = stores;
  await marking.mark('fail', { advance: false });
  const asked = marking.reasonQuestion.getState().asked ?? expect.fail('no question');
  marking.dropReasonQuestion();
  const answered: string[] = [];
  marking.reasonQuestion.subscribe((now) => {
    if (now.asked === undefined) return;
    document.body.innerHTML = '<dialog open><input /></dialog>';
    const input = document.querySelector('input');
    input?.addEventListener('keydown', ({ key }) => answered.push(key));
    input?.focus();
  });
  void marking.fail(asked, Promise.resolve(undefined));
  for (const key of ['j', 'f', 'Enter']) press(key);
  await settled();
  await nextTask();
  await nextTask();
  expect(answered).toEqual([]);
});

import { commandIds } from '../../contract/command-table';
import { keysOf } from '../lib/command-keys';
import { applyKey, isPressed, pressedKeys, takesText } from '../lib/keys';
import { t } from '../lib/messages/translate';
import type { Stores } from '../stores/context';

/** Keys without a character that commands and lists use. */
const NAMED_KEY = /^(?:Enter|Escape|Delete|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right))$/;

/** Keys that a focused control handles by itself, which only a real key press makes it do. */
const CONTROL_KEY = /^(?:Enter| |Arrow.*)$/;

/** Keys that lists run in their order by themselves. */
const MOVE_KEY = /^(?:[jkJK]|Arrow(?:Up|Down)|Home|End|Page(?:Up|Down))$/;

/** Keys that choose rows of the focused list, with Ctrl or ⌘: they must not overtake marks of single rows. */
const CHOOSING_KEY = /^(?:[aA ]|Arrow(?:Up|Down))$/;

/** Holds keys, and clicks after them, while a mark is set, rows are selected, or a screen is being loaded. */
export interface KeysWhileBusy {
  /** Returns whether the key is held; it is pressed again later. */
  readonly hold: (event: KeyboardEvent) => boolean;
  /** Whether keys are held: what the pointer does now must wait for them. */
  readonly isHolding: () => boolean;
  /**
   * Returns whether the click is held; it is done after the keys that were pressed before it. A click that
   * leads to another screen while one is loading drops the keys for that one. A click in the review is not
   * done, which a toast says, if another request, version or field is shown, other requests are chosen, or
   * the button is pressed or no longer pressed by then.
   */
  readonly holdClick: (event: MouseEvent) => boolean;
  /** Drops the held keys, and holds no more. */
  readonly stop: () => void;
}

/**
 * Until a mark is set, the review still shows the request that is being marked, and until a row is loaded
 * that a key selects, the request before it. Keys pressed meanwhile are meant for the next one: they are
 * held, and pressed again in their order once it is shown. So are keys for a screen whose code is loading.
 */
export function holdKeysWhileBusy(stores: Stores): KeysWhileBusy {
  const { app, marking, requests, deliveries, receipts, markDeliveries } = stores;
  let held: (KeyboardEvent | (() => void))[] = [];
  let isPressing = false;
  let isStopped = false;

  const isScreenLoading = (): boolean => app.getState().screenLoading === 'running';

  const selecting = (): Promise<void> | undefined => {
    for (const list of [requests, deliveries, receipts, markDeliveries]) {
      const settling = list.getState().settling();
      if (settling !== undefined) return settling;
    }
    return undefined;
  };

  /** Drops keys that were not meant for an open dialog. Those pressed after `f` answer its question. */
  const forgetAtDialog = (): void => {
    if (isDialogOpen() && marking.reasonQuestion.getState().asked === undefined) held = [];
  };

  /** Presses one key per task, as a person does: each sees what the one before it did. */
  const pressNext = (): void => {
    forgetAtDialog();
    const [event, ...rest] = held;
    // A pressed key may have begun another mark or opened another screen, which holds the keys after it.
    if (event === undefined || marking.running.getState().count > 0 || isScreenLoading()) return;
    const selected = selecting();
    if (selected !== undefined) return pressAfter(selected);
    held = rest;
    pressAgain(event);
    if (held.length > 0) setTimeout(pressNext);
  };

  const pressAgain = (event: KeyboardEvent | (() => void)): void => {
    isPressing = true;
    if (event instanceof KeyboardEvent) press(event);
    else {
      app.getState().setFirstKey(undefined);
      event();
    }
    isPressing = false;
  };

  /**
   * A held key may have led into a text field, where the keys after it are typed without being held: those
   * that are still held were pressed before them.
   */
  const typeHeld = (): void => {
    if (isPressing) return;
    forgetAtDialog();
    while (marking.running.getState().count === 0 && !isScreenLoading()) {
      const [event, ...rest] = held;
      if (!(event instanceof KeyboardEvent) || !takesText(document.activeElement)) return;
      held = rest;
      pressAgain(event);
    }
  };

  /** Presses the held keys once the rows are selected, in a task of its own: by then they are shown. */
  const pressAfter = (selected: Promise<void>): void => {
    void selected.then(() => {
      if (!isStopped) setTimeout(pressNext);
    });
  };

  // The task after this one: by then the next request or the screen is shown, and has the focus.
  const pressSoon = (): void => {
    if (held.length > 0) setTimeout(pressNext);
  };
  const unfollow = [
    marking.running.subscribe(({ count }) => {
      if (count === 0) pressSoon();
    }),
    marking.reasonQuestion.subscribe((now, before) => {
      // The question was answered before these keys were pressed; it is asked again unexpectedly.
      if (now.isAgain && now.opened !== before.opened) held = [];
    }),
    app.subscribe((now, before) => {
      // The held keys were meant for the screen that was shown, unless one of them opens the next one.
      const isLeft = now.screen !== before.screen && !isPressing;
      const hasEnded = before.screenLoading === 'running' && now.screenLoading !== 'running';
      if (isLeft || (hasEnded && now.screenLoading === 'given-up')) held = [];
      if (hasEnded) pressSoon();
    }),
  ];

  return {
    hold(event) {
      if (takesText(event.target)) {
        typeHeld();
        return false;
      }
      // A command such as the palette needs no screen.
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      const isBusy =
        marking.running.getState().count > 0 || (isScreenLoading() ? !isCommand : held.length > 0);
      const selected = isBusy || MOVE_KEY.test(event.key) ? undefined : selecting();
      const isHeld = isBusy || selected !== undefined;
      if (isPressing || !isHeld || !isOurs(event, app.getState().preferences)) {
        return false;
      }
      held.push(event);
      if (selected !== undefined) pressAfter(selected);
      return true;
    },
    isHolding: () => held.length > 0,
    holdClick(event) {
      if (isPressing || held.length === 0 || isDialogOpen()) return false;
      const leadsElsewhere = event.target instanceof Element && event.target.closest('nav') !== null;
      if (isScreenLoading() && leadsElsewhere) {
        held = [];
        return false;
      }
      held.push(laterClick(event, stores));
      return true;
    },
    stop() {
      held = [];
      isStopped = true;
      for (const stop of unfollow) stop();
    },
  };
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether the window does something on this key, as opposed to the browser or a focused control. */
function isOurs(event: KeyboardEvent, preferences: Parameters<typeof keysOf>[1]): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isDialogOpen()) return false;
  const isOfControl =
    CONTROL_KEY.test(key) &&
    target instanceof Element &&
    target.closest('button, a, summary, input') !== null;
  if (isOfControl && !ctrlKey && !metaKey) return false;
  const isInList = target instanceof Element && target.closest('[data-list-focus]') !== null;
  const isChoosing = (ctrlKey || metaKey) && !altKey && !shiftKey && CHOOSING_KEY.test(key);
  if (isInList && isChoosing) return true;
  if (!ctrlKey && !metaKey && !altKey && (key.length === 1 || NAMED_KEY.test(key))) return true;
  return commandIds.some((id) => keysOf(id, preferences).some((keys) => isPressed(keys, event)));
}

/** Presses a key where the focus is now. */
function press(event: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const keys = { ...pressedKeys(event), repeat: event.repeat, bubbles: true, cancelable: true };
  const isForWindow = target.dispatchEvent(new KeyboardEvent('keydown', keys));
  // A text field types only on a real key press.
  if (isForWindow && takesText(target)) applyKey(target, event);
}

const around = (element: EventTarget | null, selector: string): Element | null =>
  element instanceof Element ? element.closest(selector) : null;

/** Returns the row of a list that an element is in. */
const rowOf = (element: EventTarget | null): string | null | undefined =>
  around(element, '[data-row]')?.getAttribute('data-row');

/**
 * Returns what a click in the review acts on: the shown request and version, the chosen requests, the field,
 * and whether the button is pressed, which the click turns round. It is undefined for elements outside the
 * review.
 */
function subjectOf(element: EventTarget | null, { review, requests }: Stores): string | undefined {
  if (around(element, '[data-review]') === null) return undefined;
  const field = around(element, '.field-row')?.querySelector('[data-field]')?.getAttribute('data-field');
  const isPressedNow = around(element, '[aria-pressed]')?.getAttribute('aria-pressed');
  const { request } = review.getState();
  return [request?.key, request?.version, ...requests.getState().chosen.keys(), field, isPressedNow].join(
    ' ',
  );
}

/**
 * Returns what clicks the same thing later, if it is still there. The element of a row shows another row once
 * a marked one has left the list: then the element that shows the clicked row is clicked. A button of the
 * review stays while the request that it acts on changes: it is clicked only while the subject is the same.
 */
function laterClick(
  { target, ctrlKey, metaKey, shiftKey, altKey, detail }: MouseEvent,
  stores: Stores,
): () => void {
  const keys = { ctrlKey, metaKey, shiftKey, altKey, detail };
  const row = rowOf(target);
  const subject = subjectOf(target, stores);
  return () => {
    if (subjectOf(target, stores) !== subject) {
      stores.toasts.getState().show({ tone: 'error', text: t('click.dropped') });
      return;
    }
    const clicked = rowOf(target) === row ? target : document.querySelector(`[data-row="${row}"]`);
    if (!(clicked instanceof Element) || !clicked.isConnected) return;
    clicked.closest<HTMLElement>('button,a,input,textarea,select,[tabindex]')?.focus();
    clicked.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }));
  };
}

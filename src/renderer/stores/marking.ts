import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ImportState } from '../../content/content-request';
import type { MarkReason } from '../../content/mark-reason';
import { undoSeconds } from '../../contract/marking';
import type { RequestRow } from '../../contract/ui-types';
import type { Client } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import { undoing, type ToastState } from './window/toast-state';
import type { RequestsState } from './lists/requests-state';

/** A mark that needs a confirmation first. */
export interface AskedMark {
  readonly importState: ImportState;
  readonly advance: boolean;
  readonly keys: readonly number[];
  /** The selected request among them when the mark was chosen. */
  readonly row: RequestRow;
  /** The requests among `keys` without a result. */
  readonly notCompleted: readonly number[];
  /** Several are to be marked as imported, and these of them have errors. */
  readonly withErrors: readonly number[];
}

/** The open question for the reasons of a failure. */
interface ReasonQuestion {
  readonly asked: AskedMark | undefined;
  /** Another number each time it is opened. */
  readonly opened: number;
  /** It was answered before, with a reason that does not exist. */
  readonly isAgain: boolean;
}

/** A marking action that can be undone: its batch, one of its requests, and how many it marked. */
interface UndoableMarking {
  readonly batch: string;
  readonly key: number;
  readonly title: string;
  readonly importState: ImportState;
  readonly count: number;
}

/**
 * Marks chosen requests, and undoes that. Actions run one after another: a second key press waits until the
 * first mark has moved the selection, otherwise it would mark the same request twice.
 */
export class Marking {
  readonly #client: Client;
  readonly #requests: StoreApi<RequestsState>;
  readonly #toasts: StoreApi<ToastState>;
  /** Number of marks that are being set or wait for their turn. */
  readonly running: StoreApi<{ readonly count: number }> = createStore(() => ({ count: 0 }));
  readonly question: StoreApi<{ readonly asked: AskedMark | undefined }> = createStore(() => ({
    asked: undefined as AskedMark | undefined,
  }));

  /** The mark as failed that waits for its reasons. */
  readonly reasonQuestion: StoreApi<ReasonQuestion> = createStore<ReasonQuestion>(() => ({
    asked: undefined,
    opened: 0,
    isAgain: false,
  }));
  /** Marks as failed whose reasons are asked for once the open question is closed. */
  readonly #toAsk: AskedMark[] = [];

  constructor(client: Client, requests: StoreApi<RequestsState>, toasts: StoreApi<ToastState>) {
    this.#client = client;
    this.#requests = requests;
    this.#toasts = toasts;
  }

  /**
   * Marks the chosen requests; as failed, once `fail` has the reasons. The selection moves on when it leaves
   * the view, and with `advance` in any case.
   */
  mark(importState: ImportState, options: { readonly advance: boolean }): Promise<void> {
    return this.#inTurnOnChosen(async () => {
      const { selected, chosen } = this.#requests.getState();
      if (selected === undefined) return;
      const { row } = selected;
      const keys = chosen.size > 1 ? [...chosen.keys()] : [row.key];
      const isOne = chosen.size <= 1;
      // The row of one that is completed just now may not have been read again.
      const isKnown = isOne && row.state === 'completed';
      const of = isKnown ? undefined : (await this.#client.call('requests.summary', { keys })).of;
      const asked: AskedMark = {
        importState,
        advance: options.advance,
        keys,
        row,
        notCompleted: of?.notCompleted ?? [],
        // One alone is on the screen with its errors.
        withErrors: importState === 'success' && !isOne ? (of?.errors ?? []) : [],
      };
      if (asked.notCompleted.length + asked.withErrors.length > 0) this.question.setState({ asked });
      else await this.#setOrAsk(asked);
    });
  }

  /** Answers whether requests without a result or with errors are marked too, or only the others. */
  answer(answer: 'others' | 'all' | 'cancel'): Promise<void> {
    return this.#inTurn(async () => {
      const { asked } = this.question.getState();
      this.question.setState({ asked: undefined });
      if (asked === undefined || answer === 'cancel') return;
      const left = new Set(answer === 'others' ? [...asked.notCompleted, ...asked.withErrors] : []);
      await this.#setOrAsk({ ...asked, keys: asked.keys.filter((key) => !left.has(key)) });
    });
  }

  /**
   * Marks as failed what was asked for, with these reasons or none. Reasons that are still being read may
   * turn out not to exist (`undefined`): then the question is asked again.
   */
  fail(
    asked: AskedMark,
    reasons: readonly MarkReason[] | Promise<readonly MarkReason[] | undefined>,
  ): Promise<void> {
    return this.#inTurn(async () => {
      const given = await reasons;
      if (given === undefined) this.#askReasons(asked, true);
      else await this.#set(asked, given);
    });
  }

  /** Closes the question for reasons, and opens that of the mark that waits for it; nothing is marked. */
  dropReasonQuestion(): void {
    this.reasonQuestion.setState({ asked: undefined });
    const next = this.#toAsk.shift();
    if (next !== undefined) this.#askReasons(next);
  }

  /** Removes the marks of the chosen requests. */
  remove(): Promise<void> {
    return this.#inTurnOnChosen(async () => {
      const { selected, chosen } = this.#requests.getState();
      if (selected === undefined) return;
      const { row } = selected;
      const keys = chosen.size > 1 ? [...chosen.keys()] : [row.key];
      const { removed, kept } = await this.#client.call('marks.remove', { keys });
      const { show } = this.#toasts.getState();
      if (kept > 0) show({ tone: 'error', text: t('marking.kept', { count: kept }) });
      if (removed > 0) {
        show({ tone: 'done', text: t('marking.removed', { title: describe(row, removed) }) });
      }
      if (removed + kept === 0) show({ tone: 'done', text: t('marking.noMark') });
      await this.#requests.getState().refreshNow();
    });
  }

  /**
   * Offers to undo the newest marking again, which can be undone until the next one, also after a restart;
   * marks that upstream has by now stay. Pressed by mistake, the key only shows what it would undo.
   */
  offerNewest(): Promise<void> {
    return this.#inTurn(async () => {
      const { newest } = await this.#client.call('marks.newest', {});
      if (newest === undefined) return this.#say(t('undo.nothing'));
      const { unsent, sent } = newest;
      if (sent > 0) this.#sayKept(describe(newest, sent + unsent), sent);
      if (unsent > 0) this.#offerUndo({ ...newest, count: unsent });
    });
  }

  #sayKept(title: string, count: number): void {
    const text = t('marking.keptOf', { title, why: t('marking.kept', { count }) });
    this.#toasts.getState().show({ tone: 'error', text });
  }

  #say(text: string): void {
    this.#toasts.getState().show({ tone: 'done', text });
  }

  #offerUndo(marking: UndoableMarking): void {
    this.#toasts.getState().show({
      tone: 'done',
      text: t(`marking.done.${marking.importState}`, { title: describe(marking, marking.count) }),
      shownMs: undoSeconds(marking.count) * 1000,
      action: undoing(() => this.#undo(marking)),
    });
  }

  async #setOrAsk(asked: AskedMark): Promise<void> {
    if (asked.importState === 'success') return this.#set(asked, []);
    this.#askReasons(asked);
  }

  #askReasons(asked: AskedMark, isAgain = false): void {
    const { asked: open, opened } = this.reasonQuestion.getState();
    // A question that was asked again would be lost, and with it the mark.
    if (open === undefined) this.reasonQuestion.setState({ asked, opened: opened + 1, isAgain });
    else if (open.keys.join() !== asked.keys.join()) this.#toAsk.push(asked);
  }

  async #set({ importState, advance, keys, row }: AskedMark, reasons: readonly MarkReason[]): Promise<void> {
    const { selected, chosen } = this.#requests.getState();
    // The selection may be another one by now, or none: the mark is still for those that were chosen.
    const index = selected?.row.key === row.key ? selected.index : null;
    const places = chosen.size > 1 ? [...chosen.values()] : index === null ? [] : [index];
    const neighbour = await this.#neighbour(places);
    const { batch } = await this.#client.call('marks.set', {
      keys: [...keys],
      importState,
      ...(reasons.length === 0 ? {} : { reasons: [...reasons] }),
    });
    this.#offerUndo({ batch, key: row.key, title: row.title, importState, count: keys.length });
    await this.#requests.getState().refreshNow();
    await this.#moveOn(row, neighbour, advance);
  }

  async #moveOn(row: RequestRow, neighbour: RequestRow | undefined, advance: boolean): Promise<void> {
    const { selected, selectKey, clearSelection, select } = this.#requests.getState();
    // The user has selected another request in the meantime, which wins.
    if (selected?.row.key !== row.key) return;
    if (selected.index === null) {
      if (neighbour === undefined) clearSelection();
      else if (!(await selectKey(neighbour.key))) await select(selected.lastIndex);
    } else if (advance) {
      await select(selected.index + 1);
    }
  }

  /** Returns the next request in the view after the given places, or the previous one at the end. */
  async #neighbour(places: readonly number[]): Promise<RequestRow | undefined> {
    if (places.length === 0) return undefined;
    const { total = 0, ensureRow } = this.#requests.getState();
    const after = Math.max(...places) + 1;
    const other = after < total ? after : Math.min(...places) - 1;
    return other < 0 ? undefined : ensureRow(other);
  }

  async #undo({ batch, key, ...marking }: UndoableMarking): Promise<void> {
    const { restored, kept } = await this.#client.call('marks.undo', { batch });
    await this.#requests.getState().refreshNow();
    if (restored > 0) await this.#requests.getState().selectKey(key);
    if (kept > 0) this.#sayKept(describe(marking, restored + kept), kept);
    if (restored > 0) this.#say(t('marking.undone', { title: describe(marking, restored) }));
    else if (kept === 0) this.#say(t('marking.nothingUndone'));
  }

  /** Runs an action once the rows are chosen that the user has asked for before it. */
  #inTurnOnChosen(action: () => Promise<void>): Promise<void> {
    const chosen = this.#requests.getState().settling();
    return this.#inTurn(async () => {
      await chosen;
      await action();
    });
  }

  async #inTurn(action: () => Promise<void>): Promise<void> {
    const add = (by: number): void => this.running.setState(({ count }) => ({ count: count + by }));
    add(1);
    await this.#toasts.getState().inTurn(action);
    add(-1);
  }
}

function describe(row: { readonly title: string }, count: number): string {
  if (count > 1) return t('list.count', { count });
  return row.title === '' ? t('request.untitled') : row.title;
}

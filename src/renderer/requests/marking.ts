import type { StoreApi } from 'zustand/vanilla';
import type { ImportState } from '../../shared/content-request';
import type { RequestRow } from '../../shared/ui-types';
import { messageOf, type Client } from '../client';
import { t } from '../messages/translate';
import type { ToastState } from '../ui/toast-state';
import type { RequestsState } from './requests-state';

/**
 * Marking what is chosen in the list and taking it back. One after the other: a second key press waits until the first
 * mark has moved the selection, else it would mark the same request twice.
 */
export class Marking {
  readonly #client: Client;
  readonly #requests: StoreApi<RequestsState>;
  readonly #toasts: StoreApi<ToastState>;
  #queue: Promise<void> = Promise.resolve();

  constructor(client: Client, requests: StoreApi<RequestsState>, toasts: StoreApi<ToastState>) {
    this.#client = client;
    this.#requests = requests;
    this.#toasts = toasts;
  }

  /**
   * Marks the selected request, or all that are chosen. The selection moves on when it leaves the view, and with `advance`
   * in any case.
   */
  mark(importState: ImportState, options: { readonly advance: boolean }): Promise<void> {
    return this.#enqueue(async () => {
      const { selected, chosen } = this.#requests.getState();
      if (selected === undefined) return;
      const { row } = selected;
      const places = chosen.size > 1 ? [...chosen.values()] : selected.index === null ? [] : [selected.index];
      const neighbour = await this.#neighbour(places);
      const keys = chosen.size > 1 ? [...chosen.keys()] : [row.key];
      const { batch } = await this.#client.call('marks.set', { keys, importState });
      const what = describe(row, keys.length);
      this.#toasts.getState().show({
        tone: 'done',
        text: t(`marking.done.${importState}`, { title: what }),
        action: { label: t('marking.undo'), shortcut: 'z', run: () => void this.#undo(batch, row, what) },
      });
      await this.#requests.getState().refreshNow();
      await this.#moveOn(row, neighbour, options.advance);
    });
  }

  /** Resolves when everything asked for so far is done. */
  settled(): Promise<void> {
    return this.#queue;
  }

  async #moveOn(row: RequestRow, neighbour: RequestRow | undefined, advance: boolean): Promise<void> {
    const { selected, selectKey, clearSelection, select } = this.#requests.getState();
    // The user has chosen another one meanwhile: theirs wins.
    if (selected?.row.key !== row.key) return;
    if (selected.index === null) {
      if (neighbour === undefined) clearSelection();
      else if (!(await selectKey(neighbour.key))) await select(selected.lastIndex);
    } else if (advance) {
      await select(selected.index + 1);
    }
  }

  /** The next request in the view after those at the given places, or the one before when there is none. */
  async #neighbour(places: readonly number[]): Promise<RequestRow | undefined> {
    if (places.length === 0) return undefined;
    const { total = 0, ensureRow } = this.#requests.getState();
    const after = Math.max(...places) + 1;
    const other = after < total ? after : Math.min(...places) - 1;
    return other < 0 ? undefined : ensureRow(other);
  }

  #undo(batch: string, row: RequestRow, what: string): Promise<void> {
    return this.#enqueue(async () => {
      const { restored } = await this.#client.call('marks.undo', { batch });
      await this.#requests.getState().refreshNow();
      if (restored > 0) await this.#requests.getState().selectKey(row.key);
      this.#toasts.getState().show({
        tone: 'done',
        text: restored > 0 ? t('marking.undone', { title: what }) : t('marking.nothingUndone'),
      });
    });
  }

  #enqueue(act: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(act).catch((error: unknown) => {
      this.#toasts.getState().show({ tone: 'error', text: messageOf(error) });
    });
    return this.#queue;
  }
}

function describe(row: RequestRow, count: number): string {
  if (count > 1) return t('list.count', { count });
  return row.title === '' ? t('request.untitled') : row.title;
}

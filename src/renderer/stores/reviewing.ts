import type { StoreApi } from 'zustand/vanilla';
import type { ReviewedState } from '../../contract/reviewing';
import type { RequestRow } from '../../contract/ui-types';
import type { Client } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import type { RequestsState } from './lists/requests-state';
import type { ReviewState } from './review/review-state';
import type { ToastState } from './window/toast-state';

/** Marks requests and fields as reviewed, and undoes that. */
export class Reviewing {
  readonly #client: Client;
  readonly #review: StoreApi<ReviewState>;
  readonly #requests: StoreApi<RequestsState>;
  readonly #toasts: StoreApi<ToastState>;

  constructor(
    client: Client,
    review: StoreApi<ReviewState>,
    requests: StoreApi<RequestsState>,
    toasts: StoreApi<ToastState>,
  ) {
    this.#client = client;
    this.#review = review;
    this.#requests = requests;
    this.#toasts = toasts;
  }

  /**
   * Marks the chosen requests, in the shown versions, as reviewed; if all are reviewed already, clears that.
   */
  toggle(): Promise<void> {
    return this.#inTurn(async () => {
      const rows = await this.#rows();
      const [first] = rows;
      if (first === undefined) return;
      const reviewed = rows.some((row) => row.reviewed !== 'reviewed');
      const requests = rows.map(({ key, version }) => ({ key, version }));
      const { batch } = await this.#client.call('reviewed.set', { requests, reviewed });
      const one = first.title === '' ? t('request.untitled') : first.title;
      const title = rows.length > 1 ? t('list.count', { count: rows.length }) : one;
      this.#showDone(t(reviewed ? 'reviewed.done' : 'reviewed.taken', { title }), batch);
      await this.#readAgain(requests.map(({ key }) => key));
    });
  }

  /** Marks a field of the request. */
  setField(fieldId: string, reviewed: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const { request } = this.#review.getState();
      if (request === undefined) return;
      const { key, version } = request;
      const { batch } = await this.#client.call('reviewed.setField', { key, version, fieldId, reviewed });
      this.#showDone(t(reviewed ? 'reviewed.field.done' : 'reviewed.field.taken', { id: fieldId }), batch);
      await this.#readAgain([key]);
    });
  }

  /** The key's action for a field: marks it as reviewed, or clears that. */
  toggleField(fieldId: string): Promise<void> {
    const known = this.#fieldState(fieldId);
    return this.setField(fieldId, known !== 'reviewed');
  }

  #fieldState(fieldId: string): ReviewedState | undefined {
    const { content, fieldAt } = this.#review.getState();
    for (let index = 0; index < (content?.total ?? 0); index++) {
      const field = fieldAt(index);
      if (field?.id === fieldId) return field.reviewed;
    }
    return undefined;
  }

  #showDone(text: string, batch: string): void {
    const undo = async (): Promise<void> => {
      const { restored } = await this.#client.call('reviewed.undo', { batch });
      this.#toasts
        .getState()
        .show({ tone: 'done', text: t(restored > 0 ? 'reviewed.undone' : 'reviewed.nothing') });
    };
    this.#toasts.getState().show({
      tone: 'done',
      text,
      action: { label: t('marking.undo'), command: 'undo', run: undo },
    });
  }

  /** Returns the shown request, or all chosen ones that are still at their places. */
  async #rows(): Promise<readonly RequestRow[]> {
    const { chosen, ensureRow } = this.#requests.getState();
    const { request } = this.#review.getState();
    if (chosen.size <= 1) return request === undefined ? [] : [request];
    const rows = await Promise.all(
      Array.from(chosen, async ([key, index]) => {
        const row = await ensureRow(index);
        return row?.key === key ? [row] : [];
      }),
    );
    return rows.flat();
  }

  async #readAgain(keys: readonly number[]): Promise<void> {
    this.#review.getState().changed(keys);
    await this.#requests.getState().refreshNow();
  }

  #inTurn(action: () => Promise<void>): Promise<void> {
    return this.#toasts.getState().inTurn(action);
  }
}

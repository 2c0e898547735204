import type { StoreApi } from 'zustand/vanilla';
import type { ReviewedState } from '../../shared/reviewing';
import { messageOf, type Client } from '../client';
import { t } from '../messages/translate';
import type { RequestsState } from '../requests/requests-state';
import type { ReviewState } from '../review/review-state';
import type { ToastState } from '../ui/toast-state';

/** Saying that a request, or one of its fields, is reviewed, and taking it back. */
export class Reviewing {
  readonly #client: Client;
  readonly #review: StoreApi<ReviewState>;
  readonly #requests: StoreApi<RequestsState>;
  readonly #toasts: StoreApi<ToastState>;
  #queue: Promise<void> = Promise.resolve();

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

  /** The request that is shown, in the version that is shown: reviewed, or not any more. */
  toggle(): Promise<void> {
    return this.#enqueue(async () => {
      const { request } = this.#review.getState();
      if (request === undefined) return;
      const reviewed = request.reviewed !== 'reviewed';
      const { key, version } = request;
      const { batch } = await this.#client.call('reviewed.set', { requests: [{ key, version }], reviewed });
      const title = request.title === '' ? t('request.untitled') : request.title;
      this.#told(t(reviewed ? 'reviewed.done' : 'reviewed.taken', { title }), batch);
      await this.#readAgain(key);
    });
  }

  /** A field of it. */
  setField(fieldId: string, reviewed: boolean): Promise<void> {
    return this.#enqueue(async () => {
      const { request } = this.#review.getState();
      if (request === undefined) return;
      const { key, version } = request;
      const { batch } = await this.#client.call('reviewed.setField', { key, version, fieldId, reviewed });
      this.#told(t(reviewed ? 'reviewed.field.done' : 'reviewed.field.taken', { id: fieldId }), batch);
      await this.#readAgain(key);
    });
  }

  /** The same by key: a field that is not reviewed becomes so. */
  toggleField(fieldId: string): Promise<void> {
    const known = this.#fieldState(fieldId);
    return this.setField(fieldId, known !== 'reviewed');
  }

  /** Resolves when everything asked for so far is done. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #fieldState(fieldId: string): ReviewedState | undefined {
    const { content, fieldAt } = this.#review.getState();
    for (let index = 0; index < (content?.total ?? 0); index++) {
      const field = fieldAt(index);
      if (field?.id === fieldId) return field.reviewed;
    }
    return undefined;
  }

  #told(text: string, batch: string): void {
    const undo = (): void => {
      void this.#enqueue(async () => {
        const { restored } = await this.#client.call('reviewed.undo', { batch });
        this.#toasts
          .getState()
          .show({ tone: 'done', text: t(restored > 0 ? 'reviewed.undone' : 'reviewed.nothing') });
      });
    };
    this.#toasts.getState().show({
      tone: 'done',
      text,
      action: { label: t('marking.undo'), shortcut: 'z', run: undo },
    });
  }

  async #readAgain(key: number): Promise<void> {
    this.#review.getState().changed([key]);
    await this.#requests.getState().refreshNow();
  }

  #enqueue(act: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(act).catch((error: unknown) => {
      this.#toasts.getState().show({ tone: 'error', text: messageOf(error) });
    });
    return this.#queue;
  }
}

import type { StoreApi } from 'zustand/vanilla';
import type { RequestRow } from '../../../contract/ui-types';
import { formatList } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';
import type { DraftSaver } from './draft-saver';
import { UnsavedTextStorage } from './unsaved-text';

/** Typed text of a request whose editor was left before all of it was saved. */
export interface LeftText {
  readonly saver: DraftSaver;
  /** The version that the text was written for. */
  readonly seen: { version: number };
  /** The toast that says what was refused. */
  toast?: number;
}

interface Parts {
  readonly toasts: StoreApi<ToastState>;
  /** Where unsaved text outlives the page; absent where there is no such place. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Edits a request again, from this field on. */
  readonly edit: (key: number, position: number) => Promise<void>;
}

interface Resuming {
  readonly requestOf: (key: number) => Promise<RequestRow | undefined>;
  /** Whether the request is edited now. */
  readonly isCurrent: (key: number) => boolean;
  readonly textOf: (request: RequestRow, version: number) => LeftText;
}

/** Text that was typed in editors that were left since, until it is saved or its request is edited again. */
export class LeftTexts {
  readonly #parts: Parts;
  readonly #unsaved: UnsavedTextStorage;
  /** By request. */
  readonly #left = new Map<number, LeftText>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#unsaved = new UnsavedTextStorage(parts.storage);
  }

  /** Stores what is not saved of a text, so that it outlives the page. */
  keepUnsaved({ key, id }: RequestRow, { saver, seen: { version } }: LeftText): void {
    this.#unsaved.keep(key, { id, version, fields: saver.unsaved() });
  }

  /** Returns the text of a request whose editor goes on with it, and forgets it here. */
  take(key: number): LeftText | undefined {
    const text = this.#left.get(key);
    this.#left.delete(key);
    if (text?.toast !== undefined) this.#parts.toasts.getState().dismiss(text.toast);
    return text;
  }

  /** Saves what was typed; says what is refused, and keeps it until the request is edited again. */
  async leave(request: RequestRow, text: LeftText, position: number): Promise<void> {
    const { key } = request;
    this.#left.set(key, text);
    if (text.saver.unsaved().size > 0) this.keepUnsaved(request, text);
    const isSaved = await text.saver.settle();
    // When the request is edited again by now, its editor shows what was refused.
    if (this.#left.get(key) !== text) return;
    if (isSaved) this.#left.delete(key);
    else this.#sayRefused(request, text, position);
  }

  /**
   * Call when the window is loaded: saves text whose saving was not answered before, and says which text was
   * refused.
   */
  async resume({ requestOf, isCurrent, textOf }: Resuming): Promise<void> {
    for (const [key, { id, version, fields }] of this.#unsaved.read()) {
      const request = await requestOf(key);
      if (request?.id !== id || this.#left.has(key) || isCurrent(key)) continue;
      const text = textOf(request, version);
      for (const [fieldId, unsaved] of fields) text.saver.restore(fieldId, unsaved);
      await this.leave(request, text, 0);
    }
  }

  #sayRefused({ key, title }: RequestRow, text: LeftText, position: number): void {
    const refused = text.saver.resume();
    const [first] = refused.values();
    text.toast = this.#parts.toasts.getState().show({
      tone: 'error',
      text: t('edit.left', {
        title: title === '' ? t('request.untitled') : title,
        reason: first?.message ?? '',
        fields: formatList([...refused.keys()]),
      }),
      stays: true,
      action: { label: t('edit.button'), run: () => this.#parts.edit(key, position) },
    });
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OutlineField } from '../../../contract/reviewing';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';
import { readOutline } from './read-outline';
import type { ReviewState } from './review-state';

/** The list of all fields of the shown request, to go to one of them. */
export interface FieldListState {
  /** 0 while it is closed; another number each time it is opened. */
  readonly opened: number;
  /** Undefined until all fields are read. */
  readonly fields: readonly OutlineField[] | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

export function createFieldListState(
  client: Client,
  toasts: StoreApi<ToastState>,
  review: StoreApi<ReviewState>,
): StoreApi<FieldListState> {
  let openings = 0;
  const store = createStore<FieldListState>()((set, get) => {
    const read = async (): Promise<void> => {
      const { request } = review.getState();
      if (request === undefined) return;
      const { opened } = get();
      try {
        const fields = await readOutline(client, request, () => get().opened === opened);
        if (fields !== undefined) set({ fields });
      } catch (error) {
        if (get().opened !== opened) return;
        get().close();
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
      }
    };
    return {
      opened: 0,
      fields: undefined,
      open() {
        set({ opened: ++openings, fields: undefined });
        void read();
      },
      close: () => set({ opened: 0, fields: undefined }),
    };
  });
  review.subscribe((now, before) => {
    const isOther =
      now.request?.key !== before.request?.key || now.request?.version !== before.request?.version;
    // The positions of another version are those of other fields.
    if (isOther && store.getState().opened > 0) store.getState().close();
  });
  return store;
}

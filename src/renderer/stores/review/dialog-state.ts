import { createStore, type StoreApi } from 'zustand/vanilla';
import { coalesce } from '../../lib/coalesce';
import { messageOf } from '../../lib/host/client';
import type { ReviewState } from './review-state';

/** Changes closer together than this share one reading. */
const restMs = 300;

/** A dialog about the shown request. */
export interface DialogState {
  readonly isOpen: boolean;
  /** Why it could not be read. */
  readonly problem: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
  /** Call when its content changed on the host. */
  readonly changed: () => void;
}

/**
 * State of a dialog whose content is read when it is opened, and again when it changed; another request
 * closes it. `nothing` stands for the content until it is read.
 */
export function createDialogState<Content extends object>(
  review: StoreApi<ReviewState>,
  nothing: Content,
  readContent: (key: number) => Promise<Content>,
): StoreApi<DialogState & Content> {
  const read = async (): Promise<void> => {
    const key = review.getState().request?.key;
    if (key === undefined || !store.getState().isOpen) return;
    const isWanted = (): boolean => store.getState().isOpen && review.getState().request?.key === key;
    try {
      const content = await readContent(key);
      if (isWanted()) store.setState((state) => ({ ...state, ...content, problem: undefined }));
    } catch (error) {
      if (isWanted()) store.setState((state) => ({ ...state, problem: messageOf(error) }));
    }
  };
  const readSoon = coalesce(read, restMs);
  const store = createStore<DialogState & Content>()((set, get) => {
    const begin = (isOpen: boolean): void =>
      set((state) => ({ ...state, ...nothing, isOpen, problem: undefined }));
    return {
      ...nothing,
      isOpen: false,
      problem: undefined,
      open() {
        begin(true);
        void read();
      },
      close: () => begin(false),
      changed() {
        if (get().isOpen) void readSoon();
      },
    };
  });
  review.subscribe((now, before) => {
    if (store.getState().isOpen && now.request?.key !== before.request?.key) store.getState().close();
  });
  return store;
}

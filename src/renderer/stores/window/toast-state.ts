import type { CommandId } from '../../../contract/command-table';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly tone: 'done' | 'error';
  readonly text: string;
  /** How long it is shown, where its action is offered for a time of its own. */
  readonly shownMs?: number;
  /** What the toast's button does; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly command?: CommandId; readonly run: () => void };
}

export interface ToastState {
  readonly toasts: readonly Toast[];
  /** Shows a toast; an earlier one with an action stays until its own time is over. */
  readonly show: (toast: Omit<Toast, 'id'>) => number;
  readonly dismiss: (id: number) => void;
  /** Runs the newest toast's action; false when there is none. */
  readonly runNewestAction: () => boolean;
}

/** More than this many and the oldest leaves: a stack of toasts hides the work. */
const maximum = 3;

export function createToastState(): StoreApi<ToastState> {
  let nextId = 1;
  return createStore<ToastState>()((set, get) => ({
    toasts: [],
    show(toast) {
      const id = nextId++;
      // The same again is said once, for its whole time.
      const others = get().toasts.filter(({ action, text }) => action !== undefined || text !== toast.text);
      set({ toasts: [...others, { ...toast, id }].slice(-maximum) });
      return id;
    },
    dismiss(id) {
      set({ toasts: get().toasts.filter((toast) => toast.id !== id) });
    },
    runNewestAction() {
      const newest = get().toasts.findLast((toast) => toast.action !== undefined);
      if (newest?.action === undefined) return false;
      get().dismiss(newest.id);
      newest.action.run();
      return true;
    },
  }));
}

import type { CommandId } from '../../../contract/command-table';
import { messageOf } from '../../lib/host/client';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly tone: 'done' | 'error';
  readonly text: string;
  /** How long it is shown, where its action is offered for a time of its own. */
  readonly shownMs?: number;
  /** What the toast's button does; pressing it also closes the toast. `run` is called in turn and must not ask for a turn itself. */
  readonly action?: { readonly label: string; readonly command?: CommandId; readonly run: () => unknown };
}

export interface ToastState {
  readonly toasts: readonly Toast[];
  /** Shows a toast; an earlier one with an action stays until its own time is over. */
  readonly show: (toast: Omit<Toast, 'id'>) => number;
  readonly dismiss: (id: number) => void;
  /**
   * Does what the user wants after everything that the user wanted before is done, so that each act finds what the one before left. The
   * toast of an act that fails says why. Resolves when the act is over.
   */
  readonly inTurn: (act: () => unknown) => Promise<void>;
  /** Closes a toast and runs its action, in turn. */
  readonly runAction: (toast: Toast) => Promise<void>;
  /** The same for the newest toast with an action once all acts before are done; false when there is none. */
  readonly runNewestAction: () => Promise<boolean>;
}

/** More than this many and the oldest leaves: a stack of toasts hides the work. */
const maximum = 3;

export function createToastState(): StoreApi<ToastState> {
  let nextId = 1;
  let actions: Promise<void> = Promise.resolve();
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
    inTurn(act) {
      actions = actions.then(act).then(
        () => undefined,
        (error: unknown) => void get().show({ tone: 'error', text: messageOf(error) }),
      );
      return actions;
    },
    runAction({ id, action }) {
      get().dismiss(id);
      return get().inTurn(() => action?.run());
    },
    async runNewestAction() {
      let hasRun = false;
      // An act that is still on its way has no toast yet.
      await get().inTurn(() => {
        const newest = get().toasts.findLast((toast) => toast.action !== undefined);
        if (newest?.action === undefined) return undefined;
        hasRun = true;
        get().dismiss(newest.id);
        return newest.action.run();
      });
      return hasRun;
    },
  }));
}

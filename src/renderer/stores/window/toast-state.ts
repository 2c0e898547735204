import type { CommandId } from '../../../contract/command-table';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly tone: 'done' | 'error';
  readonly text: string;
  /** How long the toast is shown, if its action has a time limit of its own. */
  readonly shownMs?: number;
  /** How far the work is that the toast speaks of. Screen readers find it, but do not announce it. */
  readonly progress?: string | undefined;
  /** The toast is shown until it is closed, and its action undoes nothing. */
  readonly stays?: true;
  /**
   * The toast's button; pressing it also closes the toast. `run` is called in turn and must not wait for a
   * turn itself.
   */
  readonly action?: { readonly label: string; readonly command?: CommandId; readonly run: () => unknown };
}

export interface ToastState {
  readonly toasts: readonly Toast[];
  /** Shows a toast; an earlier one with an action stays until its own time is over, if there is room. */
  readonly show: (toast: Omit<Toast, 'id'>) => number;
  readonly setProgress: (id: number, progress: string) => void;
  readonly dismiss: (id: number) => void;
  /**
   * Runs the user's actions one after another, so that each sees the result of the previous one. A toast
   * reports the reason if an action fails. Resolves when the action has ended.
   */
  readonly inTurn: (action: () => unknown) => Promise<void>;
  /** Closes a toast and runs its action, in turn. */
  readonly runAction: (toast: Toast) => Promise<void>;
  /** Undoes what the newest toast offers to undo, after all earlier actions; false when there is none. */
  readonly runNewestAction: () => Promise<boolean>;
}

/** Whether the toast's action undoes something. */
export const isUndo = ({ action, stays }: Toast): boolean => action !== undefined && stays === undefined;

/** A toast's button that undoes what the toast says. */
export function undoing(run: () => unknown): NonNullable<Toast['action']> {
  return { label: t('marking.undo'), command: 'undo', run };
}

/** Largest number of toasts; a higher stack would hide the work. */
const maximum = 3;

export function createToastState(): StoreApi<ToastState> {
  let nextId = 1;
  let actions: Promise<void> = Promise.resolve();
  return createStore<ToastState>()((set, get) => ({
    toasts: [],
    show(toast) {
      const id = nextId++;
      // A repeated toast replaces the earlier one and restarts its time.
      const others = get().toasts.filter(({ action, text }) => action !== undefined || text !== toast.text);
      // One that stays until it is closed is the last to go.
      const oldest = others.find(({ stays }) => stays === undefined) ?? others[0];
      const kept = others.length < maximum ? others : others.filter((one) => one !== oldest);
      set({ toasts: [...kept, { ...toast, id }] });
      return id;
    },
    setProgress(id, progress) {
      set({ toasts: get().toasts.map((toast) => (toast.id === id ? { ...toast, progress } : toast)) });
    },
    dismiss(id) {
      set({ toasts: get().toasts.filter((toast) => toast.id !== id) });
    },
    inTurn(action) {
      actions = actions.then(action).then(
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
      // An action that is still running has no toast yet.
      await get().inTurn(() => {
        const newest = get().toasts.findLast(isUndo);
        if (newest?.action === undefined) return undefined;
        hasRun = true;
        get().dismiss(newest.id);
        return newest.action.run();
      });
      return hasRun;
    },
  }));
}

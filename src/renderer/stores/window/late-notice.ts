import type { StoreApi } from 'zustand/vanilla';
import type { Toast, ToastState } from './toast-state';

/** Shorter work says nothing: a notice that goes at once would only be a flicker. */
const noticeAfterMs = 300;

/** Says of work that takes long that it is being done, with a button. Returns what ends the notice. */
export function showLateNotice(
  toasts: StoreApi<ToastState>,
  text: string,
  action: NonNullable<Toast['action']>,
): () => void {
  const { show, dismiss } = toasts.getState();
  let shown: number | undefined;
  const timer = setTimeout(() => {
    shown = show({ tone: 'done', text, stays: true, action });
  }, noticeAfterMs);
  return () => {
    clearTimeout(timer);
    if (shown !== undefined) dismiss(shown);
    shown = undefined;
  };
}

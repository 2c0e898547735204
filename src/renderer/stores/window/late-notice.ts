import type { StoreApi } from 'zustand/vanilla';
import type { Toast, ToastState } from './toast-state';

/** Shorter work says nothing: a notice that goes at once would only be a flicker. */
const noticeAfterMs = 300;

export interface LateNotice {
  /** Says how far the work is. */
  readonly setProgress: (progress: string) => void;
  readonly end: () => void;
}

/** Says of work that takes long that it is being done, with a button. */
export function showLateNotice(
  toasts: StoreApi<ToastState>,
  text: string,
  action: NonNullable<Toast['action']>,
): LateNotice {
  const { show, dismiss, setProgress } = toasts.getState();
  let shown: number | undefined;
  let newest: string | undefined;
  const timer = setTimeout(() => {
    shown = show({ tone: 'done', text, stays: true, action, progress: newest });
  }, noticeAfterMs);
  return {
    setProgress(progress) {
      newest = progress;
      if (shown !== undefined) setProgress(shown, progress);
    },
    end() {
      clearTimeout(timer);
      if (shown !== undefined) dismiss(shown);
      shown = undefined;
    },
  };
}

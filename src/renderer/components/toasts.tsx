/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a live region */
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { sentenceDirection } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';
import { IconButton } from './icon-button';
import { useCommandHint } from './use-command-hint';
import { Kbd } from './kbd';
import { isUndo, type Toast, type ToastState } from '../stores/window/toast-state';
import { useReturnedFocus } from './use-returned-focus';
import './toasts.css';

/** Long enough to read the line and reach for "Undo" (ux.md: 10 s). */
const shownMs = 10_000;
/** Toasts without action or error stay just long enough to be read. */
const shownBrieflyMs = 5000;

/** The region of toasts. It is always in the page, so that screen readers observe it. */
export function Toasts({ state }: { readonly state: StoreApi<ToastState> }) {
  const toasts = useStore(state, (s) => s.toasts);
  // While hovered or focused, no toast disappears.
  const [held, setHeld] = useState(false);
  // Only the newest toast offers to undo, because the undo key refers to the newest action too.
  const newestUndo = toasts.findLast(isUndo)?.id;
  // A toast that is closed under the pointer fires no "leave" event.
  if (held && toasts.length === 0) setHeld(false);
  const region = useRef<HTMLDivElement>(null);
  const keyboard = useReturnedFocus(toasts, () => setHeld(region.current?.matches(':hover') ?? false));
  return (
    // The region only observes the pointer; its buttons have the actions.
    <div
      ref={region}
      className="toasts"
      role="status"
      aria-live="polite"
      aria-label={t('toast.region')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        keyboard.onFocus(event);
        setHeld(true);
      }}
      onBlur={(event) => {
        keyboard.onBlur(event);
        setHeld(false);
      }}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          held={held}
          offersAction={!isUndo(toast) || toast.id === newestUndo}
          onClose={() => state.getState().dismiss(toast.id)}
          onAction={() => void state.getState().runAction(toast)}
        />
      ))}
    </div>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  /** Whether its timer is paused. */
  readonly held: boolean;
  readonly offersAction: boolean;
  readonly onClose: () => void;
  readonly onAction: () => void;
}

function ToastItem({ toast, held, offersAction, onClose, onAction }: ToastItemProps) {
  const isBrief = toast.action === undefined && toast.tone === 'done';
  const leftMs = useRef(toast.shownMs ?? (isBrief ? shownBrieflyMs : shownMs));
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const isTimed = !held && toast.stays === undefined;
  useEffect(() => {
    if (!isTimed) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => close.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isTimed]);

  const hintOf = useCommandHint();
  const { action } = toast;
  const hint = action?.command === undefined ? undefined : hintOf(action.command);
  return (
    <div className={`toast ${toast.tone}${toast.stays === undefined ? '' : ' stays'}`}>
      {toast.tone === 'error' ? (
        <CircleAlert size={16} aria-hidden="true" />
      ) : (
        <CircleCheck size={16} aria-hidden="true" />
      )}
      <span className="toast-text" dir={sentenceDirection(toast.text)}>
        {toast.text}
        {toast.progress === undefined ? null : (
          <span className="toast-progress" aria-live="off">
            {toast.progress}
          </span>
        )}
      </span>
      {action === undefined || !offersAction ? null : (
        <button type="button" className="toast-action" onClick={onAction} aria-keyshortcuts={hint?.ariaKeys}>
          {action.label}
          {hint?.shortcut === undefined ? null : <Kbd keys={hint.shortcut} />}
        </button>
      )}
      <IconButton label={t('toast.dismiss')} icon={<X size={14} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}

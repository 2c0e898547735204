import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useStores } from '../../stores/context';
import './dialog.css';

interface DialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCancel: (event: { readonly preventDefault: () => void }) => void;
  readonly onClose: () => void;
}

/**
 * Opens and closes a `<dialog>` by the state. `opened` is 0 or false while it is closed, and another number
 * each time it is opened. The element with `data-focus-first` gets the focus, else the first focusable one.
 *
 * The browser closes a dialog on Esc and reports that later. In between the state would still be "open", so a
 * key that opens it again would do nothing, and further typing would go to the page behind. Esc therefore
 * closes by the state.
 */
export function useDialog(opened: number | boolean, close: () => void): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const restoreCaret = useRef<() => void>(undefined);
  const { app } = useStores();
  const isOpen = Number(opened) !== 0;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    app.getState().countDialog(1);
    return () => app.getState().countDialog(-1);
  }, [app, isOpen]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (Number(opened) === 0) {
      dialog.close();
      restoreCaret.current?.();
      restoreCaret.current = undefined;
    } else if (!dialog.open) {
      restoreCaret.current = rememberCaret();
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    }
  }, [opened]);
  return {
    ref,
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    },
    onCancel(event) {
      event.preventDefault();
      close();
    },
    onClose() {
      // The event of an earlier closing arrives after the dialog was opened again.
      if (ref.current?.open === false) close();
    },
  };
}

/**
 * Remembers the caret of the focused text. When a dialog closes, the browser returns the focus, but leaves
 * the caret in the dialog, and typing would do nothing.
 */
function rememberCaret(): () => void {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = field;
    return () => {
      if (document.activeElement === field && selectionStart !== null)
        field.setSelectionRange(selectionStart, selectionEnd);
    };
  }
  const selection = document.getSelection();
  const range = selection?.rangeCount === 0 ? undefined : selection?.getRangeAt(0).cloneRange();
  return () => {
    const isEditable = field instanceof HTMLElement && field.isContentEditable;
    if (!isEditable || document.activeElement !== field || range?.startContainer.isConnected !== true) return;
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
}

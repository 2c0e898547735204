import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

interface DialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCancel: (event: { readonly preventDefault: () => void }) => void;
  readonly onClose: () => void;
}

/**
 * Keeps a `<dialog>` as the state says. `opened` is 0 or false while it is closed, and another number each time it is opened.
 * The element with `data-focus-first` gets the focus, else the first that can have it.
 *
 * The browser closes a dialog on Esc and reports that later. Between the two the state would still say "open", so a key
 * that opens it again would do nothing, and what is typed next would land behind it. Esc therefore closes by the state.
 */
export function useDialog(opened: number | boolean, close: () => void): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (Number(opened) === 0) dialog.close();
    else if (!dialog.open) {
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
      // A report of an earlier closing comes after the dialog was opened again.
      if (ref.current?.open === false) close();
    },
  };
}

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { PaletteChoice } from './palette-choice';
import './palette.css';

/** `Ctrl+K`: everything that can be done and every request, by typing a part of its name. */
export function Palette() {
  const { palette } = useDesk();
  const isOpen = useStore(palette, (s) => s.isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => palette.getState().close();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // A press on the backdrop is one on the dialog itself; Esc closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="palette"
      aria-labelledby="palette-label"
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {isOpen ? <PaletteChoice /> : null}
    </dialog>
  );
}

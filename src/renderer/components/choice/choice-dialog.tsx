import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Stores } from '../../stores/context';
import { runAtOnce } from '../../stores/run-at-once';
import { useDialog } from '../dialog/use-dialog';
import './choice.css';

interface ChoiceDialogProps {
  /** 0 while it is closed; another number each time it is opened. */
  readonly opened: number;
  readonly close: () => void;
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/**
 * Closes the dialog and does what was chosen: the dialog has returned the focus before `action` moves it, and
 * both are done before the next key event.
 */
export function closeAndDo(stores: Stores, close: () => void, action: () => unknown): void {
  flushSync(close);
  runAtOnce(stores, action);
}

/** A dialog to find one of many things by typing a part of its name. */
export function ChoiceDialog({ opened, close, labelledBy, children }: ChoiceDialogProps) {
  const dialog = useDialog(opened, close);
  return (
    // A press on the backdrop is one on the dialog itself; Esc closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...dialog}
      className="dialog choice"
      aria-labelledby={labelledBy}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {opened === 0 ? null : children}
    </dialog>
  );
}

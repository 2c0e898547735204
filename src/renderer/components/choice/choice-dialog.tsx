import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useDialog } from '../use-dialog';
import './choice.css';

interface ChoiceDialogProps {
  /** 0 while it is closed; another number each time it is opened. */
  readonly opened: number;
  readonly close: () => void;
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A dialog to find one of many things by typing a part of its name. */
export function ChoiceDialog({ opened, close, labelledBy, children }: ChoiceDialogProps) {
  const dialog = useDialog(opened, close);
  // The field stays until the dialog is closed: if it went first, the browser would return the focus to the
  // text field behind, but not its caret, and typing there would do nothing.
  const [kept, setKept] = useState<ReactNode>();
  // The effect of `useDialog`, which closes the dialog, runs before.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setKept(opened === 0 ? undefined : children), [opened, children]);
  return (
    // A press on the backdrop is one on the dialog itself; Esc closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...dialog}
      className="choice"
      aria-labelledby={labelledBy}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {opened === 0 ? kept : children}
    </dialog>
  );
}

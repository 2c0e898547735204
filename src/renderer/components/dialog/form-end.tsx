import type { ReactNode } from 'react';
import { Button } from '../button';

/** The end of a dialog's form: why it was refused, a button that closes it, and the one that submits it. */
export function FormEnd({
  problem,
  cancel,
  close,
  children,
}: {
  readonly problem: string | undefined;
  /** The label of the button that closes. */
  readonly cancel: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="form-actions form-end">
      {problem === undefined ? null : (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <Button variant="quiet" onClick={close}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}

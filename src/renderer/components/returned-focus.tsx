import type { ReactNode } from 'react';
import { useReturnedFocus } from './use-returned-focus';

interface ReturnedFocusProps {
  /** Changes whenever parts of the region disappear. */
  readonly shown: unknown;
  readonly children: ReactNode;
}

/** A region that gives the focus back to where it came from when the part with the focus disappears. */
export function ReturnedFocus({ shown, children }: ReturnedFocusProps) {
  const focus = useReturnedFocus(shown, () => undefined);
  return <div {...focus}>{children}</div>;
}

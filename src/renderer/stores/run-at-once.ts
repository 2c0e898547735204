import { flushSync } from 'react-dom';
import { takesText } from '../lib/keys';
import type { Stores } from './context';

/**
 * Runs an action whose result is in the page, and has the focus, before the next key event. Where it opens a
 * text field that is still loading, the one that has the focus loses it: what is typed next is held for the
 * new one (`isInputAwaited`).
 */
export function runAtOnce({ app }: Pick<Stores, 'app'>, action: () => unknown): void {
  const before = document.activeElement;
  flushSync(() => void action());
  const isStillThere = document.activeElement === before && takesText(before);
  if (isStillThere && app.getState().isInputAwaited) before.blur();
}

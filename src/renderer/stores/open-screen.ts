import { flushSync } from 'react-dom';
import { focusScreen } from './focus-pane';

/** Shows another screen; the keyboard goes along where the focused element goes away with the former one. */
export function openScreen(show: () => void): void {
  flushSync(show);
  focusScreen();
}

import type { KeyboardEvent } from 'react';
import { takesText } from '../../lib/keys';

/**
 * Moves the focus with arrow keys among the buttons of a list that is one stop for Tab. `hasLetters`: `j` and
 * `k` move too; `isInLines`: the buttons are beside each other. Returns the button that has the focus now,
 * undefined when the key was none of these.
 */
export function moveAmong(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  { hasLetters = false, isInLines = false } = {},
): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target, currentTarget } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || takesText(target)) return undefined;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = buttons.findIndex((button) => button === target);
  const [down, up] = [at + 1, Math.max(at - 1, 0)];
  const letters = hasLetters ? { j: down, k: up } : {};
  const isFromRight = isInLines && getComputedStyle(currentTarget).direction === 'rtl';
  const [right, left] = isFromRight ? [up, down] : [down, up];
  const sideways = isInLines ? { ArrowRight: right, ArrowLeft: left } : {};
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: down,
    ArrowUp: up,
    Home: 0,
    End: buttons.length - 1,
    ...letters,
    ...sideways,
  };
  const next = steps[key];
  if (at === -1 || next === undefined) return undefined;
  event.preventDefault();
  const button = buttons.at(Math.min(next, buttons.length - 1));
  button?.focus();
  return button;
}

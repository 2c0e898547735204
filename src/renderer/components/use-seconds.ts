import { useSyncExternalStore } from 'react';
import { useMedia } from './use-media';

/** One clock for all countdowns, so that they tick together; it stops while none is shown. */
let nowMs = Date.now();
let timers:
  | { readonly first: ReturnType<typeof setTimeout>; readonly each: ReturnType<typeof setInterval> }
  | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The stored time may be minutes old, so it is updated first.
  timers ??= { first: setTimeout(tick, 0), each: setInterval(tick, 1000) };
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timers === undefined) return;
    clearTimeout(timers.first);
    clearInterval(timers.each);
    timers = undefined;
  };
}

const standStill = (): (() => void) => () => undefined;

/** The current time in milliseconds, updated each second while a countdown runs. */
export function useSeconds(isCounting: boolean): number {
  return useSyncExternalStore(isCounting ? subscribe : standStill, () => nowMs);
}

/**
 * Whether times must not count down, because the system asks for reduced motion: they are said as a clock
 * shows them (WCAG 2.2, criterion 2.2.2).
 */
export function useStillTimes(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

import { useSyncExternalStore } from 'react';

/** One clock for all that count: they tick together, and it stands still while nothing counts. */
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
  // What was the present when something last counted may be minutes ago.
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

/** The present in milliseconds, renewed each second for as long as something counts down. */
export function useSeconds(isCounting: boolean): number {
  return useSyncExternalStore(isCounting ? subscribe : standStill, () => nowMs);
}

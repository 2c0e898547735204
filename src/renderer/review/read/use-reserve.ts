import { useEffect, useState } from 'react';

/**
 * Number of reserve rows, about one screen: creating a row's two frames takes far longer than filling them.
 */
const fullReserve = 12;
/** Pause between two rows, so that creating them never delays a key press. */
const restMs = 60;

/** Number of rows to keep in the page; grows to the full reserve in idle time. */
export function useReserve(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= fullReserve) return undefined;
    const timer = setTimeout(() => setCount(count + 1), restMs);
    return () => clearTimeout(timer);
  }, [count]);
  return count;
}

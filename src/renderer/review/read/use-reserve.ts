import { useEffect, useState } from 'react';

/**
 * Rows kept ready, about one screen of them: making a row's two frames takes far longer than filling them.
 */
const fullReserve = 12;
/** Between two rows, so that making them never holds up a key press. */
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

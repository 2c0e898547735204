import { useEffect, useState } from 'react';

/** The present in milliseconds, renewed each second for as long as something counts down. */
export function useSeconds(isCounting: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    const tick = (): void => setNowMs(Date.now());
    // What was the present when the screen opened may be minutes ago.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isCounting]);
  return nowMs;
}

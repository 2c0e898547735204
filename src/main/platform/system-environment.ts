import { randomBytes } from 'node:crypto';
import { uptime } from 'node:os';
import type { Environment, Log } from './environment';
import { OrderedUuids } from './ordered-uuids';

/** The real clock, timers, ids and randomness. */
export function systemEnvironment(log: Log): Environment {
  const requestIds = new OrderedUuids({ now: Date.now, randomBytes });
  return {
    now: () => Date.now(),
    uptime: () => uptime() * 1000,
    newRequestId: () => requestIds.next(),
    randomBytes,
    setTimer: (delayMs, callback) => {
      const timer = setTimeout(callback, delayMs);
      timer.unref();
      return () => clearTimeout(timer);
    },
    defer: (callback) => {
      setImmediate(callback);
    },
    log,
  };
}

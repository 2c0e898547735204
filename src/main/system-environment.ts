import { randomBytes } from 'node:crypto';
import { uptime } from 'node:os';
import { v7 } from 'uuid';
import type { Environment, Log } from './services/environment';

/** The real clock, timers, ids and randomness. */
export function systemEnvironment(log: Log): Environment {
  return {
    now: () => Date.now(),
    uptime: () => uptime() * 1000,
    newRequestId: () => v7(),
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

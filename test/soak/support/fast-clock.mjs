// Preloaded into a program under test (`--import`), so that its days pass in minutes. `LOCDESK_SOAK_CLOCK`
// has the clock's start, the matching real time, and the factor. The product has no such option.
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { fastClock } from './fast-time.mjs';

const clock = fastClock(JSON.parse(process.env.LOCDESK_SOAK_CLOCK));
const { setTimeout: realTimeout, setInterval: realInterval, Date: RealDate } = globalThis;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(clock.now());
    else super(...parts);
  }
  static now() {
    return clock.now();
  }
};
os.uptime = () => clock.uptimeMs() / 1000;

/**
 * Calls over a real network and a real processor need real time: neither their limits nor the pauses between
 * them get shorter.
 */
const shortestMs = (ms) => (ms <= 1000 ? 50 : 1000);
/** Waits of Fastify and of Node itself are none of the program's own. */
const own = /[\\/]out[\\/]main[\\/]/;
function waitMs(ms) {
  const caller = new Error('for its stack').stack?.split('\n')[3] ?? '';
  return own.test(caller) ? Math.max(ms / clock.factor, Math.min(ms, shortestMs(ms))) : ms;
}
globalThis.setTimeout = (callback, ms, ...rest) => realTimeout(callback, waitMs(ms), ...rest);
globalThis.setInterval = (callback, ms, ...rest) => realInterval(callback, waitMs(ms), ...rest);

// Node takes the time of the Date header from a clock of its own.
const writeHead = Reflect.get(http.ServerResponse.prototype, 'writeHead');
http.ServerResponse.prototype.writeHead = function (...parts) {
  if (!this.headersSent && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, parts);
};
syncBuiltinESMExports();

import { constants } from 'node:os';
import { watchNpm } from './setup/owner.mjs';

/** @typedef {(signal: NodeJS.Signals) => void} StopHandler */

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {NodeJS.Signals | undefined} */
let stopSignal;
/** @type {Set<StopHandler>} */
const handlers = new Set();

/**
 * Makes a signal, or the end of the npm that started this command, end it. A program in the foreground gets
 * the signal and may finish; without one, the process exits at once together with its background programs.
 * Call this before starting any program.
 */
export function watchForStop() {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  watchNpm(() => stop('SIGTERM'));
}

/**
 * @param {StopHandler} handler called on every stop signal until the returned function is called; meanwhile
 * the process doesn't exit by itself
 * @returns {() => void}
 */
export function whenStopped(handler) {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** @returns {number | undefined} the exit code to end with, once this command was asked to stop */
export function stopCode() {
  return stopSignal === undefined ? undefined : signalCode(stopSignal);
}

/**
 * @param {NodeJS.Signals} signal
 * @returns {number} the exit code of a program that it ended
 */
export function signalCode(signal) {
  return 128 + constants.signals[signal];
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopSignal ??= signal;
  if (handlers.size === 0) process.exit(signalCode(stopSignal));
  for (const handler of handlers) handler(signal);
}

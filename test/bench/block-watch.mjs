// Preloaded into a measured program (`node --import`): writes the longest block of its event loop, the
// longest processor time without a pause (the former without the effect of other programs and the disk) and
// the total processor time of its main thread, all in milliseconds since the last SIGUSR2, to the file named
// by BLOCK_WATCH_FILE. Worker threads have loops of their own.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const ms = (nanoseconds) => nanoseconds / 1e6;
const cpuMs = (since) => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
};
const file = process.env.BLOCK_WATCH_FILE;
if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = process.threadCpuUsage();
  let last = before;
  let busiest = 0;
  setInterval(() => {
    busiest = Math.max(busiest, cpuMs(last));
    last = process.threadCpuUsage();
  }, 1).unref();
  process.on('SIGUSR2', () => {
    const { max } = delay;
    const p999 = delay.percentile(99.9);
    writeFileSync(file, JSON.stringify({ max: ms(max), p999: ms(p999), busiest, cpu: cpuMs(before) }));
    delay.reset();
    busiest = 0;
    before = process.threadCpuUsage();
  });
}

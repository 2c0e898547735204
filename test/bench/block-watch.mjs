// Preloaded into a measured program (`node --import`): writes to the file named by BLOCK_WATCH_FILE, at each
// SIGUSR2, about its main thread since the last one: the longest block of its event loop, the longest
// processor time without a pause (the former without the effect of other programs and the disk) and its whole
// processor time, in milliseconds, and the share of the time in which it did not wait for events. Worker
// threads have loops of their own.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
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
  let loop = performance.eventLoopUtilization();
  setInterval(() => {
    busiest = Math.max(busiest, cpuMs(last));
    last = process.threadCpuUsage();
  }, 1).unref();
  process.on('SIGUSR2', () => {
    const { max } = delay;
    const p999 = delay.percentile(99.9);
    const used = performance.eventLoopUtilization(loop).utilization;
    writeFileSync(file, JSON.stringify({ max: ms(max), p999: ms(p999), busiest, cpu: cpuMs(before), used }));
    loop = performance.eventLoopUtilization();
    delay.reset();
    busiest = 0;
    before = process.threadCpuUsage();
  });
}

// Preloaded into a measured program (`node --import`): writes the longest time its event loop was held up and the processor
// time of its main thread, both in milliseconds since the last SIGUSR2, into the file named by BLOCK_WATCH_FILE. Worker threads
// have loops of their own.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const ms = (nanoseconds) => nanoseconds / 1e6;
const file = process.env.BLOCK_WATCH_FILE;
if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = process.threadCpuUsage();
  process.on('SIGUSR2', () => {
    const { user, system } = process.threadCpuUsage(before);
    const cpu = (user + system) / 1000;
    writeFileSync(file, JSON.stringify({ max: ms(delay.max), p999: ms(delay.percentile(99.9)), cpu }));
    delay.reset();
    before = process.threadCpuUsage();
  });
}

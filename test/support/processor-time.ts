/** Milliseconds of the processor that this thread took for it: what else the machine does counts nothing. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

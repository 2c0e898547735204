/** Milliseconds of the processor that this thread took for it: what else the machine does counts nothing. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Up to here a piece of work counts as quick, because its time is mostly chance. */
const quickMs = 3;
/** Linear time would give 10, quadratic time 100; between them is room for collections of garbage. */
const mostGrowth = 40;

/**
 * Says whether `work` takes far more than ten times as long for ten times the length. What looks too slow is
 * measured again, because something else on the machine may have disturbed it.
 */
export function growsTooFast(work: (length: number) => void, length: number): boolean {
  for (let tries = 0; tries < 4; tries += 1) {
    const long = processorMs(() => work(10 * length));
    if (long <= mostGrowth * quickMs) return false;
    const short = processorMs(() => work(length));
    if (long <= mostGrowth * short) return false;
  }
  return true;
}

/**
 * Does `work` if the caller of a command goes before it has the answer; an error of it is dropped. A host
 * that can't tell has no signal.
 */
export function whenGone(gone: AbortSignal | undefined, work: () => Promise<void>): void {
  if (gone === undefined) return;
  const begin = (): void => void work().catch(() => undefined);
  if (gone.aborted) begin();
  else gone.addEventListener('abort', begin, { once: true });
}

import type { EvidenceFormat } from '../../../content/evidence/evidence';
import type { Client } from '../../lib/host/client';
import type { RequestScope } from '../../stores/window/app-state';
import { keysOfScope } from '../scope/scope-keys';

export interface EvidenceRun {
  /** Requests done, of all. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export interface ReadEvidence {
  /** The evidence one after another. A browser may keep blobs on the disk, while strings stay in memory. */
  readonly parts: readonly Blob[];
  readonly count: number;
  /** Requests of a list whose import did not fail. Selected ones are taken in any state. */
  readonly leftOut: number;
}

/** Characters that are kept as strings before they become a blob. */
const mostCharacters = 4_000_000;

/**
 * Reads the evidence of requests one after another, so that the host answers other calls in between. Returns
 * undefined when it was cancelled.
 */
export async function readEvidence(
  client: Pick<Client, 'call'>,
  requests: RequestScope['requests'],
  { format, language }: { readonly format: EvidenceFormat; readonly language: string },
  { onProgress, signal }: EvidenceRun,
): Promise<ReadEvidence | undefined> {
  const others = new Set<number>();
  const keys = await keysOfScope(client, requests, signal, ({ key, importMark }) => {
    const isFailed = importMark?.importState === 'fail';
    if (!isFailed) others.add(key);
    return isFailed;
  });
  const parts: Blob[] = [];
  let texts: string[] = [];
  let characters = 0;
  for (const [done, key] of keys.entries()) {
    if (signal?.aborted) return undefined;
    onProgress?.(done, keys.length);
    const { part } = await client.call('failures.evidence', { key, format, language });
    texts.push(done === 0 || format === 'jsonl' ? part : `\n${part}`);
    characters += part.length;
    if (characters < mostCharacters) continue;
    parts.push(new Blob(texts));
    texts = [];
    characters = 0;
  }
  if (signal?.aborted) return undefined;
  return { parts: [...parts, new Blob(texts)], count: keys.length, leftOut: others.size };
}

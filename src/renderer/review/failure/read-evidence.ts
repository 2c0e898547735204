import type { EvidenceFormat } from '../../../content/evidence/evidence';
import type { Client } from '../../lib/host/client';
import type { EvidenceScope } from '../../stores/window/app-state';

export interface EvidenceRun {
  /** Requests done, of all. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export interface ReadEvidence {
  /** The evidence one after another. A browser may keep blobs on the disk, while strings stay in memory. */
  readonly parts: readonly Blob[];
  readonly count: number;
}

/** Rows of the list in one call, which the contract limits. */
const rowsAtOnce = 500;
/** Characters that are kept as strings before they become a blob. */
const mostCharacters = 4_000_000;

/**
 * Reads the evidence of requests one after another, so that the host answers other calls in between. Returns
 * undefined when it was cancelled.
 */
export async function readEvidence(
  client: Pick<Client, 'call'>,
  requests: EvidenceScope['requests'],
  { format, language }: { readonly format: EvidenceFormat; readonly language: string },
  { onProgress, signal }: EvidenceRun,
): Promise<ReadEvidence | undefined> {
  const keys = 'keys' in requests ? requests.keys : await keysOf(client, requests.listing, signal);
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
  return { parts: [...parts, new Blob(texts)], count: keys.length };
}

/** The keys of a list in its order; a request that moved between two reads counts once. */
async function keysOf(
  client: Pick<Client, 'call'>,
  listing: Extract<EvidenceScope['requests'], { listing: unknown }>['listing'],
  signal: AbortSignal | undefined,
): Promise<readonly number[]> {
  const keys = new Set<number>();
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows, total } = await client.call('requests.window', { ...listing, offset, limit: rowsAtOnce });
    for (const { key } of rows) keys.add(key);
    if (signal?.aborted || rows.length === 0 || offset + rows.length >= total) break;
  }
  return [...keys];
}

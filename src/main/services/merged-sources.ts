import type { ContentRequestStore } from '../store/content-request-store';
import type { RequestMergeStore } from '../store/request-merge-store';
import type { VersionStore } from '../store/version-store';
import { listColumns } from './content-request-service';
import { withKnownSources } from './known-sources';

/** Versions that a source is looked for in: a service that edits without end must not have all of them read. */
const mostOthers = 20;

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly merges: RequestMergeStore;
}

/**
 * Of a request that two became: what any version of either says of the source of a result that came without one. To be called
 * inside the transaction that makes them one.
 */
export function completeSources({ requests, versions, merges }: Stores, key: number): void {
  const current = requests.byKey(key)?.version;
  if (current === undefined) return;
  const fields = versions.fields(key, current);
  if (!fields.some(({ isSourceUnknown }) => isSourceUnknown === true)) return;
  const asSaid = fields.map(({ isSourceUnknown: _unknown, ...field }) => field);
  const known = withKnownSources(asSaid, true, function* () {
    const others = versions.list(key).filter(({ number }) => number !== current);
    for (const { number } of others.slice(0, mostOthers)) yield versions.fields(key, number);
  });
  for (const [position, { originalValue }] of known.entries()) {
    if (originalValue !== undefined) merges.setSource({ key, number: current }, position, originalValue);
  }
  requests.revise(key, { version: current, ...listColumns(known) });
}

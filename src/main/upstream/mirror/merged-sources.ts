import type { VersionField } from '../../../content/content-request';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { RequestMergeStore } from './request-merge-store';
import type { VersionStore } from '../../requests/version-store';
import { listColumns } from '../../requests/content-request-service';
import { withKnownSources } from '../../requests/known-sources';

/**
 * Limit of versions searched for a source: a service with endless edits must not cause all of them to be
 * read.
 */
const mostOthers = 20;

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly merges: RequestMergeStore;
}

/**
 * Completes unknown sources of results from either of two requests that are merged. `numbers` maps versions
 * of the removed request to versions of the kept one with equal content. Call it while both exist, inside the
 * merging transaction.
 */
export function completeSources(
  { requests, versions, merges }: Stores,
  goesKey: number,
  staysKey: number,
  numbers: ReadonlyMap<number, number>,
): void {
  for (const [number, there] of numbers) {
    merges.takeSources({ key: staysKey, number: there }, { key: goesKey, number });
  }
  const current = requests.byKey(staysKey)?.version;
  if (current === undefined) return;
  const fields = versions.fields(staysKey, current);
  const asSaid = fields.map(({ isSourceUnknown: _unknown, ...field }) => field);
  const known = withKnownSources(asSaid, fields.some(isUnknown), function* () {
    const others = versions.list(staysKey).filter(({ number }) => number !== current);
    for (const { number } of others.slice(0, mostOthers)) yield versions.fields(staysKey, number);
  });
  for (const [position, field] of fields.entries()) {
    const source = isUnknown(field) ? known[position]?.originalValue : undefined;
    if (source !== undefined) merges.setSource({ key: staysKey, number: current }, position, source);
  }
  requests.revise(staysKey, { version: current, ...listColumns(known) });
}

function isUnknown({ isSourceUnknown }: VersionField): boolean {
  return isSourceUnknown === true;
}

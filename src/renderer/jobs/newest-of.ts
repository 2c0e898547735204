import type { RequestRow } from '../../contract/ui-types';

/** The request that came last, which names the job. */
export function newestOf(requests: readonly RequestRow[]): RequestRow | undefined {
  return requests.reduce<RequestRow | undefined>(
    (newest, one) => (newest === undefined || one.key > newest.key ? one : newest),
    undefined,
  );
}

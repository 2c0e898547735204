import type { RequestRow } from '../../contract/ui-types';

/** The request that came last, which names the job and gives its place in the list. */
export function newestOf(requests: readonly RequestRow[]): RequestRow | undefined {
  return requests.reduce<RequestRow | undefined>(
    (newest, one) => (newest === undefined || one.key > newest.key ? one : newest),
    undefined,
  );
}

/** When a request came here: it was submitted here, or else a connection had completed it. */
export function arrivalOf({ origin, created, completed = created }: RequestRow): string {
  return origin === undefined ? created : completed;
}

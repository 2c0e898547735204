import type { StoreApi } from 'zustand/vanilla';
import { parseFilter } from '../../../content/filter/parse-filter';
import type { RequestRow } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';
import type { RequestsState } from '../lists/requests-state';
import { readOutline } from './read-outline';
import type { ReviewState } from './review-state';

/** Returns the ID of the field by which the list's search found a request; undefined for other hits. */
export function foundField(row: RequestRow | undefined): string | undefined {
  const elsewhere = row?.found?.elsewhere;
  return elsewhere?.side === 'field' ? elsewhere.text : undefined;
}

/** Returns the IDs of fields of which the list's requests have one, by the filter's `field:`. */
function filteredFields(filter: string): readonly string[] {
  return parseFilter(filter).terms.flatMap((term) =>
    term.kind === 'condition' && term.key === 'field' && !term.isNegated ? term.values : [],
  );
}

/**
 * Goes to the field by whose ID the request was found, by a word or by `field:`, unless the user has gone to
 * another one meanwhile. A request that is passed on the way to another one is not read for it.
 */
export function followFoundField(
  client: Client,
  requests: StoreApi<RequestsState>,
  review: StoreApi<ReviewState>,
): void {
  /** Request and field that were gone to last; the user may leave it again. */
  let followed: string | undefined;
  /** Request and field to go to once the request is read, and the current field when it was opened. */
  let awaited: { readonly wanted: string; readonly currentField: number } | undefined;
  const goTo = async (): Promise<void> => {
    const { selected, listing } = requests.getState();
    const row = selected?.row;
    const { request, detail, stale, currentField: current } = review.getState();
    const found = foundField(row);
    const ids = found === undefined ? filteredFields(listing.filter) : [found];
    if (request === undefined || row?.key !== request.key) return;
    const wanted = ids.length === 0 ? undefined : `${row.key} ${ids.join(' ')}`;
    if (wanted === followed) return;
    followed = undefined;
    if (wanted === undefined) {
      awaited = undefined;
      return;
    }
    if (awaited?.wanted !== wanted) awaited = { wanted, currentField: current };
    if (detail === undefined && stale) return;
    followed = wanted;
    const { currentField } = awaited;
    const isWanted = (): boolean =>
      followed === wanted &&
      review.getState().request?.key === request.key &&
      review.getState().currentField === currentField;
    if (!isWanted()) return;
    const fields = await readOutline(client, request, isWanted);
    const position = fields?.findIndex((field) => ids.includes(field.id)) ?? -1;
    if (position !== -1) review.getState().goToField(position);
  };
  // Without the outline, the field's ID is still marked.
  const follow = (): void => void goTo().catch(() => undefined);
  requests.subscribe((now, before) => {
    if (now.selected !== before.selected) follow();
  });
  review.subscribe((now, before) => {
    if (now.request !== before.request || now.stale !== before.stale) follow();
  });
}

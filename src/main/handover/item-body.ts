import type { HandoverFault, ReturnedPlace } from '../../content/handover/returned-document';

/** The parts of an item that no statement asks for, kept as JSON. */
export interface ItemBody {
  readonly faults: readonly HandoverFault[];
  readonly place: ReturnedPlace;
  /** As in `JudgedAnswer`. */
  readonly held?: string | undefined;
}

/** An item has at least one row, so that it has a place. */
export function writeItemBody(
  body: Omit<ItemBody, 'place'> & { readonly place: ReturnedPlace | undefined },
): string {
  return JSON.stringify(body);
}

export function readItemBody(stored: string): ItemBody {
  // Written only by `writeItemBody`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(stored) as ItemBody;
}

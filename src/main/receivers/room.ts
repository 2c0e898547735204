import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { RequestStores } from '../requests/room';
import { ReceiverService } from './receiver-service';
import { ReceiverStore } from './receiver-store';

export type ReceiverStores = ReturnType<typeof openReceiverStores>;

export function openReceiverStores(db: Database) {
  return { receivers: new ReceiverStore(db) };
}

/** Checks, which are above this room, find what a change of profiles means for stored requests. */
interface Rechecks {
  readonly sweep: () => void;
  readonly checkAgain: (requestKey: number) => void;
}

export function createReceiversRoom(
  base: Base,
  stores: ReceiverStores & Pick<RequestStores, 'requests'>,
  rechecks: Rechecks,
) {
  return { receiverProfiles: new ReceiverService({ ...base, ...stores, ...rechecks }) };
}

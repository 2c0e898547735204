import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { ContentRequestService } from '../requests/content-request-service';
import type { ForwardingListService } from '../upstream/forwarding/forwarding-list-service';
import type { UpstreamStores } from '../upstream/room';
import { OrderRequests } from './order-requests';
import { OrderService } from './order-service';
import { OrderStore } from './order-store';
import { OrderedFieldStore } from './ordered-field-store';

export type OrderStores = ReturnType<typeof openOrderStores>;
export type OrderServices = ReturnType<typeof createOrdersRoom>;

export function openOrderStores(db: Database) {
  return { orders: new OrderStore(db), orderedFields: new OrderedFieldStore(db) };
}

interface Below {
  readonly contentRequests: ContentRequestService;
  readonly forwardingList: ForwardingListService;
}

/** Makes requests of what the coordinator enters, in one or more languages. */
export function createOrdersRoom(
  base: Base,
  stores: OrderStores & Pick<UpstreamStores, 'connections'>,
  { contentRequests, forwardingList }: Below,
) {
  const orderRequests = new OrderRequests({ ...base, stores, contentRequests });
  return { orderRequests, orders: new OrderService({ ...base, stores, orderRequests, forwardingList }) };
}

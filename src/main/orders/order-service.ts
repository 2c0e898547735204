import type { JsonObject } from '../../content/content-request';
import { AppError } from '../../contract/errors';
import { forwardingStates, needsYou, type Forwarding } from '../../contract/upstream/forwarding';
import type {
  CreatedOrder,
  OrderDetail,
  OrderLanguage,
  OrderPlace,
  OrderRequest,
  OrderRow,
  OrderWindow,
} from '../../contract/orders';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import { problemCounts } from '../requests/problem-counts';
import type { ForwardingListService } from '../upstream/forwarding/forwarding-list-service';
import { checkLanguages, type OrderRequests } from './order-requests';
import type { OrderStore, StoredOrder, StoredOrderRequest } from './order-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly stores: { readonly orders: OrderStore };
  readonly orderRequests: OrderRequests;
  readonly forwardingList: Pick<ForwardingListService, 'of'>;
  readonly changes: Changes;
}

export interface OrderInput {
  readonly title: string;
  readonly source: string;
  /** The source language itself is one too: content creation. */
  readonly targets: readonly string[];
  readonly fields: readonly JsonObject[];
  readonly to?: OrderPlace | undefined;
}

/** Orders: made here of fields, and read, whichever way they were made. */
export class OrderService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The keys of an order's requests; undefined where no order has this id. */
  requestKeysOf(id: string): readonly number[] | undefined {
    const { orders } = this.#parts.stores;
    const order = orders.byId(id);
    return order === undefined ? undefined : orders.requests(order.key).map(({ key }) => key);
  }

  /**
   * Makes the requests of an order in all its languages, or none. Resolves when they are on the disk.
   *
   * @throws AppError INVALID_INPUT with all problems.
   */
  async create({ title, source, targets, fields, to }: OrderInput): Promise<CreatedOrder> {
    const { commits, orderRequests, changes } = this.#parts;
    checkLanguages(source, targets);
    const name = title.trim();
    if (name === '') throw new AppError('INVALID_INPUT', 'title: is missing');
    if (fields.length === 0) throw new AppError('INVALID_INPUT', 'fields: must not be empty');
    const languages = targets.map((target) => orderRequests.prepare('order', { source, target }, fields, to));
    const made = await commits.durable(() => {
      const order = orderRequests.insertOrder('order', name, source);
      const requests = languages.flatMap((language) => orderRequests.insert(order.key, language));
      return { order: order.id, requests: requests.map(({ key: _key, ...request }) => request) };
    });
    changes.requests();
    changes.notify({ name: 'orders.changed', payload: {} });
    changes.notify({ name: 'forwardings.changed', payload: {} });
    return made;
  }

  /** Newest first. */
  list(offset: number, limit: number): OrderWindow {
    const { orders } = this.#parts.stores;
    const rows = orders.window(offset, limit).map((order) =>
      toRow(
        order,
        orders.requests(order.key).map((request) => this.#onItsWay(request)),
      ),
    );
    return { total: orders.total(), offset, rows };
  }

  /** The order that a request was made for; undefined for any other request. */
  ofRequest(requestKey: number): { readonly key: number; readonly title: string } | undefined {
    return this.#parts.stores.orders.ofRequestKey(requestKey);
  }

  /** Its place in the list; null for one that is not there. */
  locate(key: number): number | null {
    return this.#parts.stores.orders.indexOf(key) ?? null;
  }

  /** @throws AppError NOT_FOUND */
  read(key: number): OrderDetail {
    const { orders } = this.#parts.stores;
    const order = orders.byKey(key);
    if (order === undefined) throw new AppError('NOT_FOUND', 'This order is no longer in the store.');
    const requests = orders.requests(key).map((request) => this.#onItsWay(request));
    return { ...toRow(order, requests), requests: requests.map(toRequest) };
  }

  #onItsWay(request: StoredOrderRequest): RequestOnItsWay {
    const { forwardingList } = this.#parts;
    return {
      ...request,
      forwarding: request.is_forwarded === 1 ? forwardingList.of(request.key) : undefined,
    };
  }
}

/** A request of an order, and where it is sent. */
interface RequestOnItsWay extends StoredOrderRequest {
  readonly forwarding: Forwarding | undefined;
}

function toRow(order: StoredOrder, requests: readonly RequestOnItsWay[]): OrderRow {
  const { key, id, kind, title, language_source: source, created_text: created } = order;
  const languages = Map.groupBy(requests, (request) => request.language_target_canonical);
  return {
    key,
    id,
    kind,
    title,
    source,
    created,
    needYou: requests.filter(({ forwarding }) => forwarding !== undefined && needsYou(forwarding)).length,
    languages: Array.from(languages.values(), toLanguage),
  };
}

function toLanguage(requests: readonly RequestOnItsWay[]): OrderLanguage {
  const states = { pending: 0, confirmed: 0, completed: 0 };
  let fields = 0;
  for (const request of requests) {
    states[request.state] += 1;
    fields += request.field_count;
  }
  const target = requests[0]?.language_target ?? '';
  const forwarded = requests.flatMap(({ forwarding }) => forwarding ?? []);
  return { target, states, fields, ...problemCounts(requests), ...statesOf(forwarded) };
}

function statesOf(forwarded: readonly Forwarding[]): Pick<OrderLanguage, 'forwarded'> {
  if (forwarded.length === 0) return {};
  const count = (wanted: Forwarding['state']): number =>
    forwarded.filter(({ state }) => state === wanted).length;
  // Each of the states has an entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const counts = Object.fromEntries(
    forwardingStates.map((state) => [state, count(state)]),
  ) as Required<OrderLanguage>['forwarded'];
  return { forwarded: counts };
}

function toRequest(request: RequestOnItsWay): OrderRequest {
  const { key, id, state, version, part, completed_text: completed, file_version: fileVersion } = request;
  return {
    key,
    id,
    target: request.language_target,
    state,
    version,
    created: request.created_text,
    ...(completed === null ? {} : { completed }),
    fields: request.field_count,
    ...problemCounts([request]),
    part,
    ...(fileVersion === null ? {} : { fileVersion }),
    ...(request.forwarding === undefined ? {} : { forwarding: request.forwarding }),
  };
}

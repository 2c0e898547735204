import { AppError } from '../../contract/errors';
import type {
  ListenerAddress,
  ListenerSummary,
  ReceiptDetail,
  ReceiptFilter,
  ReceiptRow,
  ReceiptState,
  ReceiptWindow,
} from '../../contract/upstream/receipts';
import { formatInstant } from '../../content/timestamp';
import type { ServiceState } from '../../contract/ui-types';
import type { ReceiptStore, StoredReceipt } from './receipt-store';
import type { ConnectionService } from '../upstream/connection-service';
import { keptBody } from '../platform/truncated-body';
import { languagesOf } from '../outbox/call-state';
import { receivedCallOf } from './receipt-processor';

/** Size of the part of a body that is sent to the window. */
const mostBodyBytes = 1024 * 1024;

/** Reads the listener and its receipts for the window. */
export class ReceiptListService {
  readonly #receipts: ReceiptStore;
  readonly #connections: ConnectionService;

  constructor(receipts: ReceiptStore, connections: ConnectionService) {
    this.#receipts = receipts;
    this.#connections = connections;
  }

  /** `state` is the listener's own, as is its count of calls with unknown keys. */
  listener(state: ServiceState, unknown: UnknownKeyCalls): ListenerSummary {
    const counts = this.#receipts.counts();
    const addresses = this.#connections.list().map((connection): ListenerAddress => {
      const lastUs = this.#receipts.lastReceivedUs(connection.key);
      const count = (wanted: (of: ReceiptState) => boolean): number =>
        counts
          .filter((row) => row.connection_key === connection.key && wanted(row.state))
          .reduce((sum, row) => sum + row.count, 0);
      return {
        connectionKey: connection.key,
        connectionName: connection.name,
        ...(state.kind === 'listening' ? { url: `${state.url}/hooks/${connection.listenerKey}` } : {}),
        hasSecret: connection.hasListenerSecret,
        ...(lastUs === undefined ? {} : { lastReceived: formatInstant(lastUs) }),
        receipts: count(() => true),
        refused: count((of) => of === 'refused'),
      };
    });
    return {
      state,
      addresses,
      unknownKeyCalls: unknown.count,
      ...(unknown.lastUs === undefined ? {} : { lastUnknownKeyCall: formatInstant(unknown.lastUs) }),
    };
  }

  window(filter: ReceiptFilter, offset: number, limit: number): ReceiptWindow {
    const rows = this.#receipts.counts();
    const count = (wanted: (of: ReceiptState) => boolean): number =>
      rows.filter(({ state }) => wanted(state)).reduce((sum, row) => sum + row.count, 0);
    const counts = {
      all: count(() => true),
      applied: count((of) => of === 'applied'),
      unchanged: count((of) => of === 'unchanged'),
      refused: count((of) => of === 'refused'),
    };
    return {
      total: counts[filter],
      offset,
      rows: this.#receipts.window(filter, offset, limit).map(toRow),
      counts,
    };
  }

  /** Returns the index of a receipt in the list; null when it is not in it any more. */
  locate(filter: ReceiptFilter, key: number): { readonly index: number | null } {
    return { index: this.#receipts.position(filter, key) ?? null };
  }

  /** @throws AppError NOT_FOUND when the receipt is older than what is kept. */
  detail(key: number): ReceiptDetail {
    const receipt = this.#receipts.byKey(key);
    const call = this.#receipts.call(key);
    if (receipt === undefined || call === undefined) throw receiptNotFound();
    return {
      receipt: toRow(receipt),
      method: receipt.method,
      headers: receivedCallOf(receipt, call).headers,
      body: keptBody(call.body, mostBodyBytes),
      problems: problemsOf(receipt),
      ...(receipt.version === null ? {} : { version: receipt.version }),
    };
  }
}

export interface UnknownKeyCalls {
  readonly count: number;
  /** Microseconds since 1970. */
  readonly lastUs: number | undefined;
}

export function receiptNotFound(): AppError {
  return new AppError('NOT_FOUND', 'This receipt is no longer kept.');
}

function problemsOf({ problems }: StoredReceipt): readonly string[] {
  // Written by the receipt store and by nothing else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return problems === null ? [] : (JSON.parse(problems) as readonly string[]);
}

function toRow(receipt: StoredReceipt): ReceiptRow {
  return {
    key: receipt.key,
    received: formatInstant(receipt.received_us),
    connectionKey: receipt.connection_key,
    connectionName: receipt.connection_name,
    ...(receipt.event_id === null ? {} : { eventId: receipt.event_id }),
    state: receipt.dismissed_us === null ? receipt.state : 'dismissed',
    ...(receipt.reason === null ? {} : { reason: receipt.reason }),
    sizeBytes: receipt.size_bytes,
    ...(receipt.request_key === null ? {} : { requestKey: receipt.request_key }),
    ...(receipt.title === null ? {} : { title: receipt.title }),
    ...languagesOf(receipt),
  };
}

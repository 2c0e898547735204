import type { Database } from '../../database/database';
import { candidatesOf, errorsOf, forwardingState } from '../../upstream/forwarding/forwarding-state';
import { ForwardingStore } from '../../upstream/forwarding/forwarding-store';
import { instant } from '../export-request-head';
import type { ExportedConnectionRow } from '../export-store';
import type { ExportedForwarding } from './exported-forwardings';

/** The line that says where a request is sent. */
export class ForwardingLines {
  readonly #forwardings: ForwardingStore;

  constructor(db: Database) {
    this.#forwardings = new ForwardingStore(db);
  }

  /** Undefined for a request that is sent nowhere. */
  of(
    { key, id }: { readonly key: number; readonly id: string },
    connections: ReadonlyMap<number, ExportedConnectionRow>,
  ): ExportedForwarding | undefined {
    const forwarding = this.#forwardings.byRequest(key);
    const connection = forwarding === undefined ? undefined : connections.get(forwarding.connection_key);
    if (forwarding === undefined || connection === undefined) return undefined;
    const state = forwardingState(forwarding, this.#forwardings.entryOf(key), false);
    const errors = errorsOf(forwarding);
    const candidates = candidatesOf(forwarding);
    return {
      kind: 'forwarding',
      request: id,
      connection: connection.name,
      ...instant('connectionRemoved', connection.removed_us),
      // An export has no calls of its own, and one of the running program is seen by what it stored.
      state: state === 'sending' ? 'unclear' : state,
      idempotencyKey: forwarding.idempotency_key,
      ...instant('firstSent', forwarding.first_sent_us),
      ...instant('lastSent', forwarding.last_sent_us),
      ...(forwarding.upstream_id === null ? {} : { upstreamId: forwarding.upstream_id }),
      ...(errors === undefined ? {} : { errors: [...errors] }),
      ...(candidates === undefined ? {} : { candidates: [...candidates] }),
    };
  }
}

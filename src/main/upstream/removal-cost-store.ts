import type { Database, Statement } from 'better-sqlite3';
import type { RemovalCost } from '../../contract/upstream/connections';

/**
 * SQL that counts what the removal of a connection removes. Counting deliveries reads all waiting ones, so it
 * must not run on the main thread.
 */
export class RemovalCostStore {
  readonly #cost: Statement<[{ readonly key: number }], RemovalCost>;

  constructor(db: Database) {
    this.#cost = db.prepare(`
      SELECT coalesce((SELECT count FROM origin_counts WHERE origin = @key), 0) AS requests,
        (SELECT count(*) FROM outbox
          WHERE connection_key = @key AND kind = 'import-mark' AND state IN ('waiting', 'failed')) AS marks,
        (SELECT count(*) FROM outbox
          WHERE connection_key = @key AND kind = 'forwarding' AND state IN ('waiting', 'failed')) AS unsent,
        (SELECT count(*) FROM forwardings CROSS JOIN requests ON requests.key = request_key
          WHERE connection_key = @key AND upstream_id IS NOT NULL AND requests.state <> 'completed') AS sent,
        (SELECT count(*) FROM outbox CROSS JOIN requests ON requests.key = request_key
          WHERE kind = 'webhook' AND outbox.state IN ('waiting', 'failed') AND origin = @key) AS deliveries`);
  }

  of(connectionKey: number): RemovalCost {
    return (
      this.#cost.get({ key: connectionKey }) ?? { requests: 0, marks: 0, deliveries: 0, unsent: 0, sent: 0 }
    );
  }
}

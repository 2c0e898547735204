import { normalBaseUrl, serviceOf } from '../../contract/upstream/connection-input';
import type { Database } from '../database/database';
import { machineUs, type Environment } from '../platform/environment';
import { newListenerKey, scheduleColumns } from '../upstream/connection-settings';
import { ConnectionStore } from '../upstream/connection-store';
import { ConnectionSyncStore } from '../upstream/connection-sync-store';
import { originOf } from './export-check';
import type { ExportLineOf } from './export-lines';
import type { ImportStore } from './import-store';
import { instantOf } from './imported-request';

/** The connection that a line of the file names; null for this service itself. */
export interface OriginName {
  readonly origin: string | null;
  readonly originRemoved?: string | undefined;
}

/** Imports connections, and finds those that further lines name. */
export class ConnectionImporter {
  readonly #environment: Pick<Environment, 'now' | 'randomBytes'>;
  readonly #here: ImportStore;
  readonly #connections: ConnectionStore;
  readonly #connectionSyncs: ConnectionSyncStore;
  /** Keys by their names in the file. */
  readonly #keys = new Map<string, number>();

  constructor(db: Database, environment: Pick<Environment, 'now' | 'randomBytes'>, here: ImportStore) {
    this.#environment = environment;
    this.#here = here;
    this.#connections = new ConnectionStore(db);
    this.#connectionSyncs = new ConnectionSyncStore(db);
  }

  /** Two services must not share one mirror: a connection of equal name with another address is refused. */
  refusal({ name, baseUrl }: ExportLineOf<'connection'>): string | undefined {
    const known = this.#connections.byName(name);
    if (known === undefined || known.base_url === normalBaseUrl(baseUrl)) return undefined;
    return `name: the connection "${known.name}" is here with another address, ${known.base_url}. Rename it, then import`;
  }

  /**
   * Adds a connection without a token and paused: the coordinator decides when it queries upstream from here.
   * False when it exists already.
   */
  take(connection: ExportLineOf<'connection'>): boolean {
    const { name, removed } = connection;
    const baseUrl = normalBaseUrl(connection.baseUrl);
    const removedUs = removed === undefined ? undefined : instantOf(removed).us;
    const known =
      removedUs === undefined
        ? this.#connections.byName(name)?.key
        : this.#here.removedConnection({ name, baseUrl }, removedUs);
    const key = known ?? this.#add({ ...connection, baseUrl }, removedUs);
    this.#keys.set(originOf(name, removed), key);
    return known === undefined;
  }

  /** Returns the key of a connection that was taken before; 0 for this service itself. */
  keyOf({ origin, originRemoved }: OriginName): number {
    if (origin === null) return 0;
    const key = this.#keys.get(originOf(origin, originRemoved));
    if (key === undefined) throw new Error('a checked request names a connection above it');
    return key;
  }

  #add(connection: ExportLineOf<'connection'>, removedUs: number | undefined): number {
    const { name, baseUrl } = connection;
    const listenerKey = newListenerKey(this.#environment);
    const created = {
      name,
      baseUrl,
      service: serviceOf(baseUrl),
      listenerKey,
      createdUs: machineUs(this.#environment),
    };
    // An existing connection may use the name.
    const key =
      removedUs === undefined
        ? this.#connections.insert(created)
        : this.#here.insertRemoved(created, removedUs);
    this.#connectionSyncs.setSchedule(key, scheduleColumns(connection));
    const { looksAgain = true, everySource = false } = connection;
    this.#connectionSyncs.setReading(key, { looksAgain, everySource });
    this.#connectionSyncs.setPaused(key, removedUs === undefined || connection.paused);
    return key;
  }
}

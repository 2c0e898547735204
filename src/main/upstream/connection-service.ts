import {
  baseUrlProblems,
  nameProblems,
  normalBaseUrl,
  serviceOf,
  tokenProblems,
} from '../../contract/upstream/connection-input';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { invalidInput } from '../platform/json/validation';
import type { ConnectionStore, StoredConnection } from './connection-store';
import type { CommitQueue } from '../database/commit-queue';
import type { MarkDeliveryStore } from './marks/mark-delivery-store';
import type { ConnectionSyncStore } from './connection-sync-store';
import type { Changes } from '../platform/changes';
import {
  newListenerKey,
  scheduleColumns,
  usualSchedule,
  type ConnectionSettings,
  type NewConnectionSettings,
} from './connection-settings';
import { machineUs, type Environment } from '../platform/environment';
import { ListenerSecrets, type ListenerSecret } from './listener-secrets';
import type { SecretBox } from '../platform/secrets/secret-box';
import type { SyncControl } from './sync/sync-activity';
import { atBeginning, toCursorColumns, toSyncState } from './sync/sync-state';

export interface Connection {
  readonly key: number;
  readonly name: string;
  readonly baseUrl: string;
  /** Identifies the service: see `serviceOf`. */
  readonly service: string;
  /** The last part of the address that upstream calls. */
  readonly listenerKey: string;
  /** Whether signatures of calls to the listener are checked. */
  readonly hasListenerSecret: boolean;
}

/** A new connection; it adopted the requests that an earlier connection to the same service left here. */
export interface AddedConnection extends Connection {
  readonly adoptedRequests: number;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly connections: ConnectionStore;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly secretBox: SecretBox;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Connections: upstream services whose requests are mirrored here (decisions, sections 1, 8, 9). */
export class ConnectionService {
  readonly #parts: Parts;
  readonly #listenerSecrets: ListenerSecrets;
  #onChange: SyncControl['connectionChanged'] | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#listenerSecrets = new ListenerSecrets(parts.secretBox);
  }

  /** Registers the sync scheduler, which is notified of every change before the windows. */
  follow(onChange: SyncControl['connectionChanged']): void {
    this.#onChange = onChange;
  }

  /**
   * Adds a connection; without a token its state asks for one. If a removed connection to the same service
   * left its mirror, that connection is restored instead: it continues at its cursor, and its marks are
   * parked until the coordinator sends them.
   *
   * @throws AppError INVALID_INPUT with every problem; CONFLICT when the name is taken.
   */
  async add({ token, ...given }: NewConnectionSettings): Promise<AddedConnection> {
    const settings = { ...usualSchedule, ...given, baseUrl: normalBaseUrl(given.baseUrl) };
    requireValid(settings, token);
    // Sealing comes before the transaction because it may write a key file.
    const sealed = token === undefined ? null : this.#parts.secretBox.seal(token);
    const { key, adoptedRequests } = await this.#parts.commits.durable(() => {
      this.#requireFreeName(settings.name, undefined);
      const added = this.#insertOrRevive(settings);
      this.#parts.connectionSyncs.setSchedule(added.key, scheduleColumns(settings));
      this.#parts.connectionSyncs.setReading(added.key, settings);
      this.#parts.connectionSyncs.setToken(added.key, sealed);
      return added;
    });
    this.#notify(key, { interrupt: false });
    if (adoptedRequests > 0) this.#parts.changes.requests();
    return { ...this.byKey(key), adoptedRequests };
  }

  #insertOrRevive({ name, baseUrl }: ConnectionSettings): { key: number; adoptedRequests: number } {
    const service = serviceOf(baseUrl);
    const listenerKey = newListenerKey(this.#parts.environment);
    const connection = { name, baseUrl, service, listenerKey, createdUs: machineUs(this.#parts.environment) };
    const kept = this.#parts.connections.keptMirror(service);
    if (kept === undefined) return { key: this.#parts.connections.insert(connection), adoptedRequests: 0 };
    this.#parts.connections.revive(kept, connection);
    this.#parts.markDeliveries.restAll(kept, machineUs(this.#parts.environment));
    return { key: kept, adoptedRequests: this.#parts.connections.requestCount(kept) };
  }

  /**
   * Changes the given settings only. A new token restarts a stopped connection. A new address may belong to
   * another service, so everything is queried from the beginning, and waiting marks are parked until the
   * coordinator sends them.
   *
   * @throws AppError NOT_FOUND, INVALID_INPUT with every problem; CONFLICT when the name is taken.
   */
  async edit(key: number, { token, ...given }: Partial<NewConnectionSettings>): Promise<Connection> {
    const sealed = token === undefined ? undefined : this.#parts.secretBox.seal(token);
    const { leadsElsewhere } = await this.#parts.commits.durable(() => this.#edit(key, given, token, sealed));
    this.#notify(key, { interrupt: leadsElsewhere || sealed !== undefined });
    return this.byKey(key);
  }

  #edit(
    key: number,
    given: Omit<Partial<NewConnectionSettings>, 'token'>,
    token: string | undefined,
    sealed: string | undefined,
  ): { readonly leadsElsewhere: boolean } {
    const { name, base_url: baseUrl, service: serviceBefore } = this.#require(key);
    const state = this.#parts.connectionSyncs.byKey(key);
    if (state === undefined) throw notThere();
    const { intervalUs, workingHours, pageSize, looksAgain, everySource } = toSyncState(state);
    const settings = {
      name,
      baseUrl,
      intervalSeconds: intervalUs / 1_000_000,
      workingHours,
      pageSize,
      looksAgain,
      everySource,
      ...given,
    };
    settings.baseUrl = normalBaseUrl(settings.baseUrl);
    requireValid(settings, token);
    this.#requireFreeName(settings.name, key);
    const service = serviceOf(settings.baseUrl);
    const leadsElsewhere = service !== serviceBefore;
    this.#parts.connections.update(key, { ...settings, service });
    this.#parts.connectionSyncs.setSchedule(key, scheduleColumns(settings));
    this.#parts.connectionSyncs.setReading(key, settings);
    if (sealed !== undefined) this.#parts.connectionSyncs.setToken(key, sealed);
    // Requests of sources that were not queried before lie behind the cursor.
    if (settings.everySource && !everySource) this.#askAgain(key);
    if (leadsElsewhere) {
      this.#parts.connectionSyncs.forgive(key);
      this.#parts.connections.setMerging(key, service);
      this.#askOthersAgain(key, serviceBefore);
      // Equal ids may denote other requests there, so the coordinator must confirm by sending the marks.
      this.#parts.markDeliveries.restAll(key, machineUs(this.#parts.environment));
      this.#askAgain(key);
      this.#parts.connectionSyncs.setVariant(key, 'criteria');
      this.#parts.connectionSyncs.forgetSingleReads(key);
    }
    return { leadsElsewhere };
  }

  /** Returns the normalized address. @throws AppError INVALID_INPUT with every problem */
  addressToTest(baseUrl: string, token: string | undefined): string {
    const normal = normalBaseUrl(baseUrl);
    const problems = [...baseUrlProblems(normal), ...(token === undefined ? [] : tokenProblems(token))];
    if (problems.length > 0) throw invalidInput(problems);
    return normal;
  }

  /** A paused connection sends no queries and no marks. @throws AppError NOT_FOUND */
  pause(key: number, paused: boolean): Promise<Connection> {
    return this.#change(key, () => this.#parts.connectionSyncs.setPaused(key, paused), { interrupt: paused });
  }

  /** Oldest first. */
  list(): readonly Connection[] {
    return this.#parts.connections.list().map(toConnection);
  }

  /** Finds a connection by name, ignoring case. @throws AppError NOT_FOUND with the existing names */
  byName(name: string): Connection {
    const stored = this.#parts.connections.byName(name);
    if (stored !== undefined) return toConnection(stored);
    const names = this.#parts.connections.list().map((known) => `"${known.name}"`);
    const there =
      names.length === 0 ? sentence`There is none yet.` : sentence`There are: ${names.join(', ')}.`;
    throw new AppError('NOT_FOUND', sentence`There is no connection "${name}". ${there}`);
  }

  /** @throws AppError NOT_FOUND */
  byKey(key: number): Connection {
    return toConnection(this.#require(key));
  }

  /**
   * Returns the connection that a call to the listener belongs to; undefined when no connection has this key.
   */
  byListenerKey(listenerKey: string): Connection | undefined {
    const stored = this.#parts.connections.byListenerKey(listenerKey);
    return stored === undefined ? undefined : toConnection(stored);
  }

  /**
   * Deletes its secrets and hides it at once. Waiting marks and, if requested, the mirror are cleared
   * afterwards (`ConnectionClearingService`); a kept mirror stays readable.
   *
   * @throws AppError NOT_FOUND
   */
  async remove(
    key: number,
    options: { readonly withMirror: boolean } = { withMirror: false },
  ): Promise<void> {
    await this.#parts.commits.durable(() => {
      const { service } = this.#require(key);
      this.#parts.connections.remove(key, machineUs(this.#parts.environment), options);
      if (options.withMirror) this.#askOthersAgain(key, service);
    });
    this.#notify(key, { interrupt: true });
  }

  /** Requires signatures with this secret from now on. @throws AppError NOT_FOUND, INVALID_INPUT */
  async setListenerSecret(key: number, secret: string): Promise<Connection> {
    this.#require(key);
    const sealed = this.#listenerSecrets.seal(secret);
    return this.#change(key, () => this.#parts.connections.setListenerSecret(key, sealed));
  }

  /** Stops checking signatures. @throws AppError NOT_FOUND */
  removeListenerSecret(key: number): Promise<Connection> {
    return this.#change(key, () => this.#parts.connections.setListenerSecret(key, null));
  }

  /** Makes a new listener address; the old one becomes unknown. @throws AppError NOT_FOUND */
  renewListenerKey(key: number): Promise<Connection> {
    const listenerKey = newListenerKey(this.#parts.environment);
    return this.#change(key, () => this.#parts.connections.setListenerKey(key, listenerKey));
  }

  /** Returns the secret for signature checks only. A removed connection has none. */
  listenerSecret(key: number): ListenerSecret {
    return this.#listenerSecrets.open(this.#parts.connections.byKey(key)?.listener_secret ?? null);
  }

  async #change(key: number, work: () => void, { interrupt } = { interrupt: false }): Promise<Connection> {
    await this.#parts.commits.durable(() => {
      this.#require(key);
      work();
    });
    this.#notify(key, { interrupt });
    return this.byKey(key);
  }

  /** Requests that came by this connection leave the service's mirror; others see some of them too. */
  #askOthersAgain(key: number, service: string): void {
    for (const other of this.#parts.connections.othersOf(service, key)) this.#askAgain(other.key);
  }

  #askAgain(key: number): void {
    this.#parts.connectionSyncs.setCursor(key, toCursorColumns(atBeginning));
    this.#parts.connectionSyncs.setRemaining(key, null);
  }

  #require(key: number): StoredConnection {
    const stored = this.#parts.connections.byKey(key);
    if (stored === undefined) throw notThere();
    return stored;
  }

  /** Names are compared case-insensitively. */
  #requireFreeName(name: string, ownKey: number | undefined): void {
    const taken = this.#parts.connections.byName(name);
    if (taken === undefined || taken.key === ownKey) return;
    throw new AppError(
      'CONFLICT',
      sentence`name: there is a connection "${taken.name}" already, choose another name or remove that one first`,
    );
  }

  /** The listener's data in the window includes the connection's address and secret. */
  #notify(key: number, change: { readonly interrupt: boolean }): void {
    this.#onChange?.(key, change);
    this.#parts.changes.notify({ name: 'connections.changed', payload: {} });
    this.#parts.changes.notify({ name: 'receipts.changed', payload: {} });
    this.#parts.changes.notify({ name: 'markDeliveries.changed', payload: {} });
  }
}

/** @throws AppError INVALID_INPUT with every problem */
function requireValid(
  settings: Pick<ConnectionSettings, 'name' | 'baseUrl'>,
  token: string | undefined,
): void {
  const problems = [
    ...nameProblems(settings.name),
    ...baseUrlProblems(settings.baseUrl),
    ...(token === undefined ? [] : tokenProblems(token)),
  ];
  if (problems.length > 0) throw invalidInput(problems);
}

function notThere(): AppError {
  return new AppError('NOT_FOUND', 'This connection is no longer there.');
}

function toConnection(stored: StoredConnection): Connection {
  return {
    key: stored.key,
    name: stored.name,
    baseUrl: stored.base_url,
    service: stored.service,
    listenerKey: stored.listener_key,
    hasListenerSecret: stored.listener_secret !== null,
  };
}

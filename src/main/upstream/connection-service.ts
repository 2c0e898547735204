import {
  baseUrlProblems,
  nameProblems,
  normalBaseUrl,
  serviceOf,
  tokenProblems,
} from '../../contract/connection-input';
import { AppError } from '../../contract/errors';
import { invalidInput } from '../platform/json/validation';
import type { ConnectionStore, StoredConnection } from './connection-store';
import type { CommitQueue } from '../database/commit-queue';
import type { MarkDeliveryStore } from './marks/mark-delivery-store';
import type { SyncStateStore } from './sync/sync-state-store';
import type { Changes } from '../platform/changes';
import {
  newListenerKey,
  scheduleColumns,
  usualSchedule,
  type ConnectionSettings,
  type NewConnectionSettings,
} from './connection-settings';
import type { Environment } from '../platform/environment';
import { ListenerSecrets, type ListenerSecret } from './listener-secrets';
import type { SecretBox } from '../platform/secrets/secret-box';
import type { SyncControl } from './sync/sync-activity';
import { atBeginning, toCursorColumns, toSyncState } from './sync/sync-state';

export interface Connection {
  readonly key: number;
  readonly name: string;
  readonly baseUrl: string;
  /** See `serviceOf`. */
  readonly service: string;
  /** The last part of the address that upstream calls. */
  readonly listenerKey: string;
  /** Whether signatures of calls to the listener are checked. */
  readonly hasListenerSecret: boolean;
}

/** Requests that an earlier connection to the same service left here are its own now. */
export interface AddedConnection extends Connection {
  readonly adoptedRequests: number;
}

/** Connections: upstream services whose requests are mirrored here (decisions, sections 1, 8, 9). */
export class ConnectionService {
  readonly #commits: Pick<CommitQueue, 'inPlace'>;
  readonly #store: ConnectionStore;
  readonly #syncState: SyncStateStore;
  readonly #markDeliveries: MarkDeliveryStore;
  readonly #secretBox: SecretBox;
  readonly #environment: Environment;
  readonly #changes: Changes;
  readonly #listenerSecrets: ListenerSecrets;
  #onChange: SyncControl['connectionChanged'] | undefined;

  constructor(
    commits: Pick<CommitQueue, 'inPlace'>,
    stores: { connections: ConnectionStore; syncState: SyncStateStore; markDeliveries: MarkDeliveryStore },
    secretBox: SecretBox,
    environment: Environment,
    changes: Changes,
  ) {
    this.#commits = commits;
    this.#store = stores.connections;
    this.#syncState = stores.syncState;
    this.#markDeliveries = stores.markDeliveries;
    this.#secretBox = secretBox;
    this.#listenerSecrets = new ListenerSecrets(secretBox);
    this.#environment = environment;
    this.#changes = changes;
  }

  /** The sync scheduler is notified of every change, before the windows are. */
  follow(onChange: SyncControl['connectionChanged']): void {
    this.#onChange = onChange;
  }

  /**
   * A token that is absent is asked for by its state. Where a removed connection to the same service left its mirror, that one is there
   * again: it goes on from where it was, and its marks are parked until the coordinator sends them.
   *
   * @throws AppError INVALID_INPUT with every problem; CONFLICT when the name is taken.
   */
  add({ token, ...given }: NewConnectionSettings): AddedConnection {
    const settings = { ...usualSchedule, ...given, baseUrl: normalBaseUrl(given.baseUrl) };
    requireValid(settings, token);
    this.#requireFreeName(settings.name, undefined);
    const sealed = token === undefined ? null : this.#secretBox.seal(token);
    const { key, adoptedRequests } = this.#commits.inPlace(() => {
      const added = this.#insertOrRevive(settings);
      this.#syncState.setSchedule(added.key, scheduleColumns(settings));
      this.#syncState.setReading(added.key, settings);
      this.#syncState.setToken(added.key, sealed);
      return added;
    });
    this.#notify(key, { interrupt: false });
    if (adoptedRequests > 0) this.#changes.requests();
    return { ...this.byKey(key), adoptedRequests };
  }

  #insertOrRevive({ name, baseUrl }: ConnectionSettings): { key: number; adoptedRequests: number } {
    const service = serviceOf(baseUrl);
    const listenerKey = newListenerKey(this.#environment);
    const connection = { name, baseUrl, service, listenerKey, createdUs: this.#nowUs() };
    const kept = this.#store.keptMirror(service);
    if (kept === undefined) return { key: this.#store.insert(connection), adoptedRequests: 0 };
    this.#store.revive(kept, connection);
    this.#markDeliveries.restAll(kept, this.#nowUs());
    return { key: kept, adoptedRequests: this.#store.requestCount(kept) };
  }

  /**
   * What is absent stays. A new token starts a stopped connection again; a new address is asked from the beginning, as it may
   * be of another service, and the marks that wait for it are parked until the coordinator sends them.
   *
   * @throws AppError NOT_FOUND, INVALID_INPUT with every problem; CONFLICT when the name is taken.
   */
  edit(key: number, { token, ...given }: Partial<NewConnectionSettings>): Connection {
    const { name, base_url: baseUrl, service: serviceBefore } = this.#require(key);
    const state = this.#syncState.byKey(key);
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
    const sealed = token === undefined ? undefined : this.#secretBox.seal(token);
    this.#commits.inPlace(() => {
      this.#store.update(key, { ...settings, service });
      this.#syncState.setSchedule(key, scheduleColumns(settings));
      this.#syncState.setReading(key, settings);
      if (sealed !== undefined) this.#syncState.setToken(key, sealed);
      // What it was not asked for before lies behind its cursor.
      if (settings.everySource && !everySource) this.#askAgain(key);
      if (leadsElsewhere) {
        this.#syncState.forgive(key);
        this.#store.setMerging(key, service);
        this.#askOthersAgain(key, serviceBefore);
        // The same id may be of another request there: the coordinator has to say that it is the same service.
        this.#markDeliveries.restAll(key, this.#nowUs());
        this.#askAgain(key);
        this.#syncState.setVariant(key, 'criteria');
        this.#syncState.forgetSingleReads(key);
      }
    });
    this.#notify(key, { interrupt: leadsElsewhere || sealed !== undefined });
    return this.byKey(key);
  }

  /** The address as it would be kept. @throws AppError INVALID_INPUT with every problem */
  addressToTest(baseUrl: string, token: string | undefined): string {
    const normal = normalBaseUrl(baseUrl);
    const problems = [...baseUrlProblems(normal), ...(token === undefined ? [] : tokenProblems(token))];
    if (problems.length > 0) throw invalidInput(problems);
    return normal;
  }

  /** While it is paused nothing is asked there and nothing sent. @throws AppError NOT_FOUND */
  pause(key: number, paused: boolean): Connection {
    this.#require(key);
    this.#syncState.setPaused(key, paused);
    this.#notify(key, { interrupt: paused });
    return this.byKey(key);
  }

  /** Oldest first. */
  list(): readonly Connection[] {
    return this.#store.list().map(toConnection);
  }

  /** In any case. @throws AppError NOT_FOUND that names those there are */
  byName(name: string): Connection {
    const stored = this.#store.byName(name);
    if (stored !== undefined) return toConnection(stored);
    const names = this.#store.list().map((known) => `"${known.name}"`);
    const there = names.length === 0 ? 'There is none yet.' : `There are: ${names.join(', ')}.`;
    throw new AppError('NOT_FOUND', `There is no connection "${name}". ${there}`);
  }

  /** @throws AppError NOT_FOUND */
  byKey(key: number): Connection {
    return toConnection(this.#require(key));
  }

  /** Whom a call to the listener is for; undefined when no connection has this key. */
  byListenerKey(listenerKey: string): Connection | undefined {
    const stored = this.#store.byListenerKey(listenerKey);
    return stored === undefined ? undefined : toConnection(stored);
  }

  /**
   * Its secrets go at once, and it is found nowhere any more. What is owed to it, and its mirror, are cleared afterwards
   * (`ConnectionClearingService`); without that what it mirrored stays readable.
   *
   * @throws AppError NOT_FOUND
   */
  remove(key: number, options: { readonly withMirror: boolean } = { withMirror: false }): void {
    const { service } = this.#require(key);
    this.#commits.inPlace(() => {
      this.#store.remove(key, this.#nowUs(), options);
      if (options.withMirror) this.#askOthersAgain(key, service);
    });
    this.#notify(key, { interrupt: true });
  }

  /** From now on calls must be signed with this secret. @throws AppError NOT_FOUND, INVALID_INPUT */
  setListenerSecret(key: number, secret: string): Connection {
    this.#require(key);
    this.#store.setListenerSecret(key, this.#listenerSecrets.seal(secret));
    this.#notify(key, { interrupt: false });
    return this.byKey(key);
  }

  /** From now on signatures are not checked. @throws AppError NOT_FOUND */
  removeListenerSecret(key: number): Connection {
    this.#require(key);
    this.#store.setListenerSecret(key, null);
    this.#notify(key, { interrupt: false });
    return this.byKey(key);
  }

  /** The address before is unknown from now on. @throws AppError NOT_FOUND */
  renewListenerKey(key: number): Connection {
    this.#require(key);
    this.#store.setListenerKey(key, newListenerKey(this.#environment));
    this.#notify(key, { interrupt: false });
    return this.byKey(key);
  }

  /** For the checks of signatures only. A connection that is gone has none. */
  listenerSecret(key: number): ListenerSecret {
    return this.#listenerSecrets.open(this.#store.byKey(key)?.listener_secret ?? null);
  }

  /** Requests that came by this connection leave the service's mirror; others see some of them too. */
  #askOthersAgain(key: number, service: string): void {
    for (const other of this.#store.othersOf(service, key)) this.#askAgain(other.key);
  }

  #askAgain(key: number): void {
    this.#syncState.setCursor(key, toCursorColumns(atBeginning));
    this.#syncState.setRemaining(key, null);
  }

  #require(key: number): StoredConnection {
    const stored = this.#store.byKey(key);
    if (stored === undefined) throw notThere();
    return stored;
  }

  #nowUs(): number {
    return Math.trunc(this.#environment.now()) * 1000;
  }

  /** Names are compared without regard to case. */
  #requireFreeName(name: string, ownKey: number | undefined): void {
    const taken = this.#store.byName(name);
    if (taken === undefined || taken.key === ownKey) return;
    throw new AppError(
      'CONFLICT',
      `name: there is a connection "${taken.name}" already, choose another name or remove that one first`,
    );
  }

  /** Its address and its secret are part of what the window shows of the listener. */
  #notify(key: number, change: { readonly interrupt: boolean }): void {
    this.#onChange?.(key, change);
    this.#changes.notify({ name: 'connections.changed', payload: {} });
    this.#changes.notify({ name: 'receipts.changed', payload: {} });
    this.#changes.notify({ name: 'outbox.changed', payload: {} });
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

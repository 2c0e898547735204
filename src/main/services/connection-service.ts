import { AppError } from '../../shared/errors';
import { invalidInput } from '../../shared/validation';
import type { ConnectionStore, StoredConnection } from '../store/connection-store';
import type { Changes } from './changes';
import type { Environment } from './environment';
import type { SecretBox } from './secret-box';
import { secretKey } from './webhook-signature';

/** 192 bits: nobody guesses the address of a listener. */
const listenerKeyBytes = 24;
const longestName = 100;
const longestBaseUrl = 2048;

export interface Connection {
  readonly key: number;
  readonly name: string;
  readonly baseUrl: string;
  /** The last part of the address that upstream calls. */
  readonly listenerKey: string;
  /** Whether signatures of calls to the listener are checked. */
  readonly hasListenerSecret: boolean;
}

/** What signatures are checked with; the secret itself stays inside the services. */
export type ListenerSecret =
  | { readonly kind: 'none' }
  | { readonly kind: 'secret'; readonly secret: string }
  /** Sealed by a key that is not here now. */
  | { readonly kind: 'unreadable'; readonly problem: string };

/** Connections: upstream services whose requests are mirrored here (decisions, sections 1, 8, 9). */
export class ConnectionService {
  readonly #store: ConnectionStore;
  readonly #secretBox: SecretBox;
  readonly #environment: Environment;
  readonly #changes: Changes;
  /** Opened secrets by their sealed text: opening may ask the system's key store, and every call needs one. */
  readonly #opened = new Map<string, string>();

  constructor(store: ConnectionStore, secretBox: SecretBox, environment: Environment, changes: Changes) {
    this.#store = store;
    this.#secretBox = secretBox;
    this.#environment = environment;
    this.#changes = changes;
  }

  /** @throws AppError INVALID_INPUT with every problem; CONFLICT when the name is taken. */
  add({ name, baseUrl }: { name: string; baseUrl: string }): Connection {
    const problems = [...nameProblems(name), ...baseUrlProblems(baseUrl)];
    if (problems.length > 0) throw invalidInput(problems);
    if (this.#store.byName(name) !== undefined) {
      throw new AppError(
        'CONFLICT',
        `name: there is a connection "${name}" already, choose another name or remove that one first`,
      );
    }
    const key = this.#store.insert({
      name,
      baseUrl,
      listenerKey: this.#newListenerKey(),
      createdUs: this.#nowUs(),
    });
    this.#tell();
    return this.byKey(key);
  }

  /** Oldest first. */
  list(): readonly Connection[] {
    return this.#store.list().map(toConnection);
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

  /** What it mirrored and received stays readable. @throws AppError NOT_FOUND */
  remove(key: number): void {
    this.#require(key);
    this.#store.remove(key, this.#nowUs());
    this.#tell();
  }

  /** From now on calls must be signed with this secret. @throws AppError NOT_FOUND, INVALID_INPUT */
  setListenerSecret(key: number, secret: string): Connection {
    this.#require(key);
    if (secretKey(secret) === undefined) {
      throw invalidInput([
        'secret: must be a Standard Webhooks secret, whsec_ followed by the base64 of 24 to 64 bytes',
      ]);
    }
    this.#store.setListenerSecret(key, this.#secretBox.seal(secret));
    this.#tell();
    return this.byKey(key);
  }

  /** From now on signatures are not checked. @throws AppError NOT_FOUND */
  removeListenerSecret(key: number): Connection {
    this.#require(key);
    this.#store.setListenerSecret(key, null);
    this.#tell();
    return this.byKey(key);
  }

  /** The address before is unknown from now on. @throws AppError NOT_FOUND */
  renewListenerKey(key: number): Connection {
    this.#require(key);
    this.#store.setListenerKey(key, this.#newListenerKey());
    this.#tell();
    return this.byKey(key);
  }

  /** For the checks of signatures only. A connection that is gone has none. */
  listenerSecret(key: number): ListenerSecret {
    const sealed = this.#store.byKey(key)?.listener_secret ?? null;
    if (sealed === null) return { kind: 'none' };
    const opened = this.#opened.get(sealed);
    if (opened !== undefined) return { kind: 'secret', secret: opened };
    try {
      const secret = this.#secretBox.open(sealed);
      this.#opened.set(sealed, secret);
      return { kind: 'secret', secret };
    } catch (error) {
      return { kind: 'unreadable', problem: error instanceof Error ? error.message : String(error) };
    }
  }

  #require(key: number): StoredConnection {
    const stored = this.#store.byKey(key);
    if (stored === undefined) throw new AppError('NOT_FOUND', 'This connection is no longer there.');
    return stored;
  }

  #newListenerKey(): string {
    return this.#environment.randomBytes(listenerKeyBytes).toString('base64url');
  }

  #nowUs(): number {
    return Math.trunc(this.#environment.now()) * 1000;
  }

  /** Its address and its secret are part of what the window shows of the listener. */
  #tell(): void {
    this.#changes.tell({ name: 'receipts.changed', payload: {} });
  }
}

function toConnection(stored: StoredConnection): Connection {
  return {
    key: stored.key,
    name: stored.name,
    baseUrl: stored.base_url,
    listenerKey: stored.listener_key,
    hasListenerSecret: stored.listener_secret !== null,
  };
}

function nameProblems(name: string): readonly string[] {
  if (name.trim() === '') return ['name: must not be empty'];
  if (name !== name.trim() || /\p{Cc}/u.test(name))
    return ['name: must not begin or end with spaces or contain control characters'];
  return name.length > longestName ? [`name: must have at most ${longestName} characters`] : [];
}

/** The address below which upstream has its `/v1`. */
function baseUrlProblems(text: string): readonly string[] {
  if (text.length > longestBaseUrl) return [`baseUrl: must have at most ${longestBaseUrl} characters`];
  // The parser takes `http:host` and `http:/host` for `http://host`; whoever wrote that meant something else.
  if (!/^https?:\/\/[^\s/?#]+/i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
    return ['baseUrl: must be an absolute address that begins with http:// or https:// and a host'];
  const { username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '') return ['baseUrl: must not contain a user name or password'];
  return search === '' && hash === '' ? [] : ['baseUrl: must not contain a query or a fragment'];
}

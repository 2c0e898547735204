import {
  eventNames,
  handoverParameter,
  hintNames,
  uiApiPaths,
  type Bridge,
  type CommandName,
  type EventMessage,
} from '../shared/contract';
import { AppError } from '../shared/errors';
import { failure } from '../shared/result';
import { isAnswer } from './answer';
import { t } from './messages/translate';

/** `refused`: this window has no valid session; only a new address helps. */
export type ConnectionState = 'open' | 'lost' | 'refused';

/** EventSource gives up for good on some answers (a proxy's 502, a refused session); we ask again after this. */
const reopenMs = 3000;

type Listener<T> = (value: T) => void;

/** The contract over HTTP and server-sent events: the browser host's counterpart of the preload. */
export class HttpBridge implements Bridge {
  readonly #listeners = new Set<Listener<EventMessage>>();
  readonly #connectionListeners = new Set<Listener<ConnectionState>>();
  #state: ConnectionState = 'open';
  #wasOpen = false;

  /** Hands the secret of the address over, if there is one, and opens the event stream. */
  async start(view: Window): Promise<void> {
    const secret = new URLSearchParams(view.location.hash.slice(1)).get(handoverParameter);
    if (secret !== null) {
      // Out of the address bar before anything else: bookmarks and screenshots must not keep it.
      view.history.replaceState(null, '', view.location.pathname + view.location.search);
      await this.#handOver(secret);
    }
    if (this.#state !== 'refused') this.#openEvents();
  }

  async call(name: CommandName, input: unknown): Promise<unknown> {
    const response = await this.#post(uiApiPaths.command(name), input);
    if (response === undefined) return failure(new AppError('UNAVAILABLE', t('connection.unreachable')));
    if (response.status === 401) this.#setState('refused');
    try {
      const envelope: unknown = await response.json();
      if (isAnswer(envelope)) {
        // Commands themselves forbid nothing, so this is the session (or our address) being refused.
        if (response.status === 403) this.#setState('refused');
        return envelope;
      }
    } catch {
      // Not JSON: told below.
    }
    if (response.status === 403) this.#setState('refused');
    return failure(new AppError('UNAVAILABLE', t('connection.badAnswer', { status: response.status })));
  }

  subscribe(listener: Listener<EventMessage>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onConnection(listener: Listener<ConnectionState>): () => void {
    this.#connectionListeners.add(listener);
    listener(this.#state);
    return () => this.#connectionListeners.delete(listener);
  }

  async #handOver(secret: string): Promise<void> {
    const response = await this.#post(uiApiPaths.session, { secret });
    if (response === undefined) this.#setState('lost');
    // A second visit with an old address may still have a valid cookie: the first command decides.
  }

  /** Undefined when nobody answered. */
  async #post(path: string, body: unknown): Promise<Response | undefined> {
    try {
      return await fetch(path, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch {
      return undefined;
    }
  }

  #openEvents(): void {
    const events = new EventSource(uiApiPaths.events);
    events.addEventListener('open', () => {
      this.#setState('open');
      if (this.#wasOpen) this.#tellEverythingMayHaveChanged();
      this.#wasOpen = true;
    });
    events.addEventListener('message', (event: MessageEvent<string>) => {
      const message: unknown = JSON.parse(event.data);
      if (isEventMessage(message)) this.#emit(message);
    });
    events.addEventListener('error', () => {
      this.#setState('lost');
      if (events.readyState !== EventSource.CLOSED) return;
      setTimeout(() => {
        if (this.#state !== 'refused') this.#openEvents();
      }, reopenMs);
    });
  }

  /** Signals were missed while the stream was down; each one's absence of detail means "read it all again". */
  #tellEverythingMayHaveChanged(): void {
    for (const name of hintNames) this.#emit({ name, payload: {} });
  }

  #emit(message: EventMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state || this.#state === 'refused') return;
    this.#state = state;
    for (const listener of this.#connectionListeners) listener(state);
  }
}

/** A newer host may tell more than this window knows; that is not for us. */
function isEventMessage(value: unknown): value is EventMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    eventNames.some((name) => name === value.name) &&
    'payload' in value
  );
}

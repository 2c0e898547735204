import type { Bridge, CommandName } from '../../../contract/contract';
import { eventNames, staleEvents, type EventMessage } from '../../../contract/events';
import { handoverParameter, uiApiPaths, withBytes } from '../../../contract/ui-api-paths';
import { AppError } from '../../../contract/errors';
import { failure } from '../../../contract/result';
import { isResult } from './result';
import { t } from '../messages/translate';

/** `refused`: this window has no valid session; only a new key helps. */
export type ConnectionState = 'open' | 'lost' | 'refused';

/**
 * EventSource stops for good on some responses (a proxy's 502, a refused session); it is reopened after this
 * time.
 */
const reopenMs = 3000;

/** Result of entering a link from the terminal. */
export type LinkOutcome = 'entered' | 'refused' | 'unreachable';

type Listener<T> = (value: T) => void;

/** The contract over HTTP and server-sent events: the browser host's counterpart of the preload. */
export class HttpBridge implements Bridge {
  readonly #listeners = new Set<Listener<EventMessage>>();
  readonly #connectionListeners = new Set<Listener<ConnectionState>>();
  #state: ConnectionState = 'open';
  #wasOpen = false;
  #events: EventSource | undefined;

  /** Exchanges the key in the address, if any, and opens the event stream. */
  async start(view: Window): Promise<void> {
    const key = takeKey(view);
    // If the key is refused, this browser may still have the session of an earlier visit; the first command
    // decides.
    if (key !== undefined && (await this.#handOver(key)) === 'unreachable') this.#setState('lost');
    if (this.#state !== 'refused') this.#openEvents();
    // Pasting a link into this page's address bar changes only the part after the `#`.
    view.addEventListener('hashchange', () => {
      const pasted = takeKey(view);
      if (pasted !== undefined) void this.#enter(pasted);
    });
  }

  /** Continues with the key of a link from the terminal. */
  enterWith(link: string): Promise<LinkOutcome> {
    const trimmed = link.trim();
    return this.#enter(keyOf(trimmed.slice(trimmed.indexOf('#') + 1)) ?? trimmed);
  }

  async call(name: CommandName, input: unknown): Promise<unknown> {
    const response = await this.#post(uiApiPaths.command(name), input);
    if (response === undefined) return failure(new AppError('UNAVAILABLE', t('connection.unreachable')));
    if (response.status === 401) this.#refuse();
    try {
      const envelope: unknown = await response.json();
      if (isResult(envelope)) {
        // Commands themselves are never forbidden, so the session (or our address) was refused.
        if (response.status === 403) this.#refuse();
        return envelope;
      }
    } catch {
      // The answer is not JSON: the error is built below.
    }
    if (response.status === 403) this.#refuse();
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

  async #handOver(key: string): Promise<LinkOutcome> {
    const response = await this.#post(uiApiPaths.session, { key });
    if (response === undefined) return 'unreachable';
    return response.ok ? 'entered' : 'refused';
  }

  async #enter(key: string): Promise<LinkOutcome> {
    const outcome = await this.#handOver(key);
    if (outcome !== 'entered' || this.#state !== 'refused') return outcome;
    this.#setState('open');
    this.#openEvents();
    // Without a session nothing could be read, so everything is read now.
    this.#announceMissedChanges();
    return outcome;
  }

  /** Undefined when there was no response. */
  async #post(path: string, input: unknown): Promise<Response | undefined> {
    const { query, type, body } = encoded(input);
    try {
      return await fetch(path + query, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': `application/${type}` },
        body,
      });
    } catch {
      return undefined;
    }
  }

  #openEvents(): void {
    this.#events?.close();
    const events = new EventSource(uiApiPaths.events);
    this.#events = events;
    events.addEventListener('open', () => {
      // Before the first opening, changes are missed only if it took more than one attempt.
      const hasMissed = this.#wasOpen || this.#state === 'lost';
      this.#setState('open');
      if (hasMissed) this.#announceMissedChanges();
      this.#wasOpen = true;
    });
    events.addEventListener('message', (event: MessageEvent<string>) => {
      const message: unknown = JSON.parse(event.data);
      if (isEventMessage(message)) this.#emit(message);
    });
    events.addEventListener('error', () => {
      this.#setState('lost');
      if (events.readyState !== EventSource.CLOSED) return;
      setTimeout(() => void this.#reopenEvents(events), reopenMs);
    });
  }

  async #reopenEvents(closed: EventSource): Promise<void> {
    // A closed stream doesn't report the reason; a command is refused when the session has ended.
    if (this.#events === closed) await this.call('app.info', {});
    if (this.#events === closed) this.#openEvents();
  }

  /** Events were missed while the stream was down; events without details mean "read everything again". */
  #announceMissedChanges(): void {
    for (const name of staleEvents) this.#emit({ name, payload: {} });
  }

  #emit(message: EventMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  /** Only a new key helps: the stream stays closed until one is given. */
  #refuse(): void {
    this.#events?.close();
    this.#events = undefined;
    this.#setState('refused');
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#connectionListeners) listener(state);
  }
}

/** An input as JSON; bytes are the body, and the rest of their input is in the address. */
function encoded(input: unknown): { query: string; type: string; body: BodyInit } {
  if (!isWithBytes(input)) return { query: '', type: 'json', body: JSON.stringify(input) };
  const { content: body, ...rest } = input;
  const query = `?${withBytes}=${encodeURIComponent(JSON.stringify(rest))}`;
  return { query, type: 'octet-stream', body };
}

function isWithBytes(input: unknown): input is { readonly content: Uint8Array<ArrayBuffer> } {
  return (
    typeof input === 'object' && input !== null && 'content' in input && input.content instanceof Uint8Array
  );
}

/** Takes the key out of the address bar before anything else: bookmarks and screenshots must not keep it. */
function takeKey(view: Window): string | undefined {
  const key = keyOf(view.location.hash.slice(1));
  if (key !== undefined) view.history.replaceState(null, '', view.location.pathname + view.location.search);
  return key;
}

function keyOf(fragment: string): string | undefined {
  return new URLSearchParams(fragment).get(handoverParameter) ?? undefined;
}

/** A newer host may send unknown events, which are ignored. */
function isEventMessage(value: unknown): value is EventMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    eventNames.some((name) => name === value.name) &&
    'payload' in value
  );
}

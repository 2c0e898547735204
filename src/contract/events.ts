import type { HostRequest } from './desktop/host-request';

/** The declaration of an event: its kind, and as a type the payload that travels with it. */
interface EventType<Kind extends EventKind, Payload> {
  readonly kind: Kind;
  /** Only a type; no event type has a value for it. */
  readonly payload?: Payload;
}

/**
 * `stored` and `derived` say that something may have changed, and may be sent more often than needed:
 * `stored` can also be caused by another process that writes to the database, `derived` only by the running
 * program. A `message` arrives exactly once.
 */
type EventKind = 'stored' | 'derived' | 'message';
type NoPayload = Record<string, never>;

const stored = <Payload = NoPayload>(): EventType<'stored', Payload> => ({ kind: 'stored' });
const derived = <Payload = NoPayload>(): EventType<'derived', Payload> => ({ kind: 'derived' });
const message = <Payload>(): EventType<'message', Payload> => ({ kind: 'message' });

/** Requests or problems of requests; `keys` names them when they are few, absent means "any of them". */
interface SomeRequests {
  readonly keys?: readonly number[];
}

/**
 * Every event that a host sends to its windows. An event is a hint: the receiver reads the current data by a
 * command.
 */
const eventTypes = {
  /** Requests appeared or changed. */
  'requests.changed': stored<SomeRequests>(),
  /** The search index caught up with changes; `behind` requests are left. */
  'search.changed': derived<{ readonly behind?: number }>(),
  'views.changed': stored(),
  'tokens.changed': stored(),
  'preferences.changed': stored(),
  /** The service's state or settings changed. */
  'service.changed': stored(),
  'requestLog.changed': derived(),
  /** The webhook's address, secret or delivery health changed. */
  'webhook.changed': stored(),
  'deliveries.changed': stored(),
  'receipts.changed': stored(),
  /** Orders appeared or got more requests. `requests.changed` announces changes of their requests. */
  'orders.changed': stored(),
  /** The job on an order, on a file or on that of a hand-over, or its progress, changed. */
  'files.changed': derived(),
  /** Settings, states or runs of connections changed. */
  'connections.changed': stored(),
  'markDeliveries.changed': stored(),
  /** Requests on their way to a connection. */
  'forwardings.changed': stored(),
  /** Hand-overs, files that came back, corrections or verdicts changed. */
  'handovers.changed': stored(),
  /** Termbases, their entries, or where they apply changed. */
  'terms.changed': stored(),
  /** The import of a file of terms, or its progress, changed. */
  'termFiles.changed': derived(),
  /** Imported memories, the work on their files, or its progress changed. */
  'memories.changed': derived(),
  'notes.changed': stored(),
  /**
   * Drafts of a request changed, or what can be done with them; `fieldId` limits it to one field. Without
   * `requestKey` any request may be affected.
   */
  'drafts.changed': stored<{ readonly requestKey?: number; readonly fieldId?: string }>(),
  'backups.changed': derived(),
  /** A menu, the tray, a notification or a link requests an action of the window. */
  'host.requested': message<HostRequest>(),
  /** Problems or their levels changed. */
  'problems.changed': stored<SomeRequests>(),
  'checkLevels.changed': stored(),
  /** The progress of the background checks changed. */
  'checking.changed': derived(),
};
type EventTypes = typeof eventTypes;

export type EventName = keyof EventTypes;

/** The payload of each event. */
export type Events = {
  readonly [N in EventName]: EventTypes[N] extends EventType<EventKind, infer Payload> ? Payload : never;
};

type NameOf<Kind extends EventKind> = {
  [N in EventName]: EventTypes[N]['kind'] extends Kind ? N : never;
}[EventName];

// Object.keys answers texts.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const eventNames = Object.keys(eventTypes) as readonly EventName[];

/** Events that another process may cause by writing to the database. */
export const storedEvents = eventNames.filter(
  (name): name is NameOf<'stored'> => eventTypes[name].kind === 'stored',
);

/** Events for which a window reads everything again after it missed some. */
export const staleEvents = eventNames.filter(
  (name): name is NameOf<'stored' | 'derived'> => eventTypes[name].kind !== 'message',
);

/** One event on its way to a window. */
export type EventMessage = {
  readonly [N in EventName]: { readonly name: N; readonly payload: Events[N] };
}[EventName];

import type { HostRequest } from './desktop/host-request';

/**
 * Events that a host sends to its windows. An event is a hint: the receiver reads the current data by a
 * command.
 */
export interface Events {
  /** Requests appeared or changed. `keys` names them when they are few; absent means "any of them". */
  'requests.changed': { readonly keys?: readonly number[] };
  /** The search index caught up with changes; `behind` requests are left. */
  'search.changed': { readonly behind?: number };
  'views.changed': Record<string, never>;
  'tokens.changed': Record<string, never>;
  'preferences.changed': Record<string, never>;
  /** The service's state or settings changed. */
  'service.changed': Record<string, never>;
  'requestLog.changed': Record<string, never>;
  /** The webhook's address, secret or delivery health changed. */
  'webhook.changed': Record<string, never>;
  'deliveries.changed': Record<string, never>;
  'receipts.changed': Record<string, never>;
  /** Orders appeared or got more requests. `requests.changed` announces changes of their requests. */
  'orders.changed': Record<string, never>;
  /** The job on an order or a file, or its progress, changed. */
  'files.changed': Record<string, never>;
  /** Settings, states or runs of connections changed. */
  'connections.changed': Record<string, never>;
  'markDeliveries.changed': Record<string, never>;
  /** Requests on their way to a connection. */
  'forwardings.changed': Record<string, never>;
  /** Hand-overs, files that came back, corrections or verdicts changed. */
  'handovers.changed': Record<string, never>;
  'notes.changed': Record<string, never>;
  /**
   * Drafts of a request changed, or what can be done with them; `fieldId` limits it to one field. Without
   * `requestKey` any request may be affected.
   */
  'drafts.changed': { readonly requestKey?: number; readonly fieldId?: string };
  'backups.changed': Record<string, never>;
  /** A menu, the tray, a notification or a link requests an action of the window. */
  'host.requested': HostRequest;
  /** Problems or their levels changed; `keys` as above. */
  'problems.changed': { readonly keys?: readonly number[] };
  'checkLevels.changed': Record<string, never>;
  /** The progress of the background checks changed. */
  'checking.changed': Record<string, never>;
}

export type EventName = keyof Events;

/**
 * The kind of an event. `stored` and `derived` say that something may have changed, and may be sent more
 * often than needed: `stored` can also be caused by another process that writes to the database, `derived`
 * only by the running program. A `message` arrives exactly once.
 */
const eventKinds = {
  'requests.changed': 'stored',
  'search.changed': 'derived',
  'views.changed': 'stored',
  'tokens.changed': 'stored',
  'preferences.changed': 'stored',
  'service.changed': 'stored',
  'requestLog.changed': 'derived',
  'webhook.changed': 'stored',
  'deliveries.changed': 'stored',
  'receipts.changed': 'stored',
  'orders.changed': 'stored',
  'files.changed': 'derived',
  'connections.changed': 'stored',
  'markDeliveries.changed': 'stored',
  'forwardings.changed': 'stored',
  'handovers.changed': 'stored',
  'notes.changed': 'stored',
  'drafts.changed': 'stored',
  'backups.changed': 'derived',
  'host.requested': 'message',
  'problems.changed': 'stored',
  'checkLevels.changed': 'stored',
  'checking.changed': 'derived',
} as const satisfies Record<EventName, 'stored' | 'derived' | 'message'>;

type NameOf<Kind> = { [N in EventName]: (typeof eventKinds)[N] extends Kind ? N : never }[EventName];

// Object.keys answers texts.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const eventNames = Object.keys(eventKinds) as readonly EventName[];

/** Events that another process may cause by writing to the database. */
export const storedEvents = eventNames.filter(
  (name): name is NameOf<'stored'> => eventKinds[name] === 'stored',
);

/** Events for which a window reads everything again after it missed some. */
export const staleEvents = eventNames.filter(
  (name): name is NameOf<'stored' | 'derived'> => eventKinds[name] !== 'message',
);

/** One event on its way to a window. */
export type EventMessage = {
  readonly [N in EventName]: { readonly name: N; readonly payload: Events[N] };
}[EventName];

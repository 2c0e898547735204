import type { HostRequest } from './host-request';

/** What a host sends to its windows. A signal is a hint: the receiver reads the truth again by a command. */
export interface Events {
  /** Requests appeared or changed. `keys` names them when they are few; absent means "any of them". */
  'requests.changed': { readonly keys?: readonly number[] };
  /** The search index took in what had come; `behind` requests are left. */
  'search.changed': { readonly behind?: number };
  'views.changed': Record<string, never>;
  'tokens.changed': Record<string, never>;
  'preferences.changed': Record<string, never>;
  /** Its state or its settings. */
  'service.changed': Record<string, never>;
  'requestLog.changed': Record<string, never>;
  /** Its address, its secret, or how its deliveries go. */
  'webhook.changed': Record<string, never>;
  'deliveries.changed': Record<string, never>;
  'receipts.changed': Record<string, never>;
  /** Orders appeared, or have more requests. How their requests go, `requests.changed` says. */
  'orders.changed': Record<string, never>;
  /** What is at work on an order or a file, and how far it is. */
  'files.changed': Record<string, never>;
  /** Their settings, states, runs. */
  'connections.changed': Record<string, never>;
  'markDeliveries.changed': Record<string, never>;
  'notes.changed': Record<string, never>;
  /**
   * Drafts of a request, or what may be done with them; with `fieldId` only the draft of this field. Without `requestKey` it
   * is not known whose.
   */
  'drafts.changed': { readonly requestKey?: number; readonly fieldId?: string };
  'backups.changed': Record<string, never>;
  /** A menu, the tray, a notice or a link wants something of the window. */
  'host.requested': HostRequest;
  /** What was found, or how much it counts; `keys` as above. */
  'problems.changed': { readonly keys?: readonly number[] };
  'checkLevels.changed': Record<string, never>;
  /** How far the checks in the background are. */
  'checking.changed': Record<string, never>;
}

export type EventName = keyof Events;

/**
 * What an event is. `stored` and `derived` say that something may have changed, and may be sent once more than needed: `stored` is what
 * another process may have written into the database, `derived` what only the running program makes. A `message` arrives once.
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

/** Those that another process may cause by what it writes into the database. */
export const storedEvents = eventNames.filter(
  (name): name is NameOf<'stored'> => eventKinds[name] === 'stored',
);

/** Those that a window reads everything again for, after it missed some. */
export const staleEvents = eventNames.filter(
  (name): name is NameOf<'stored' | 'derived'> => eventKinds[name] !== 'message',
);

/** One event on its way to a window. */
export type EventMessage = {
  readonly [N in EventName]: { readonly name: N; readonly payload: Events[N] };
}[EventName];

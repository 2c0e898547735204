import type { HostRequest } from './host-request';

/** What a host tells its windows. A signal is a hint: the receiver reads the truth again by a command. */
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
  /** Their settings, states, runs. */
  'connections.changed': Record<string, never>;
  'outbox.changed': Record<string, never>;
  'notes.changed': Record<string, never>;
  /** Drafts of results, or what may be done with them. */
  'drafts.changed': Record<string, never>;
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

/** Those that say nothing but that something may have changed: they may be told once more than needed. */
export const hintNames = [
  'requests.changed',
  'search.changed',
  'views.changed',
  'tokens.changed',
  'preferences.changed',
  'service.changed',
  'requestLog.changed',
  'webhook.changed',
  'deliveries.changed',
  'receipts.changed',
  'connections.changed',
  'outbox.changed',
  'notes.changed',
  'drafts.changed',
  'backups.changed',
  'problems.changed',
  'checkLevels.changed',
  'checking.changed',
] as const satisfies readonly EventName[];

export const eventNames = [...hintNames, 'host.requested'] as const satisfies readonly EventName[];

/** One event on its way to a window. */
export type EventMessage = {
  readonly [N in EventName]: { readonly name: N; readonly payload: Events[N] };
}[EventName];

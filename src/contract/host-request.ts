import type { CommandId, Screen } from './command-table';

/** What the host wants of its window: a menu, the tray, a notification or a link. */
export type HostRequest =
  | { readonly kind: 'run'; readonly command: CommandId }
  | { readonly kind: 'screen'; readonly screen: Screen }
  // `row`: of the field to begin at, from 0.
  | { readonly kind: 'request'; readonly key: number; readonly row?: number }
  /** A link to a request that is not here. */
  | { readonly kind: 'request-missing'; readonly id: string };

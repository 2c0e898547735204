import type { CommandId, Screen } from '../command-table';

/** An action that a menu, the tray, a notification or a link requests of the window. */
export type HostRequest =
  | { readonly kind: 'run'; readonly command: CommandId }
  | { readonly kind: 'screen'; readonly screen: Screen }
  // `row` is the index of the field to open first, from 0.
  | { readonly kind: 'request'; readonly key: number; readonly row?: number }
  /** Files wait to be imported: see `files.opened`. */
  | { readonly kind: 'files' }
  /** A link names a request that does not exist here. */
  | { readonly kind: 'request-missing'; readonly id: string };

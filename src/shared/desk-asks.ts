/** What the desktop asks of its window: from a menu, the tray, a notification or a link. */
export type DeskAsk =
  // `row`: of the field to begin at, from 0.
  | ({ readonly kind: 'key' } & AskedKey)
  | { readonly kind: 'room'; readonly room: AskedRoom }
  | { readonly kind: 'request'; readonly key: number; readonly row?: number }
  /** A link to a request that is not here. */
  | { readonly kind: 'request-missing'; readonly id: string }
  | { readonly kind: 'add-connection' }
  | { readonly kind: 'licences' }
  | { readonly kind: 'copy-diagnostics' };

/** As if it were pressed in the window, outside of any field. `command`: Ctrl, on macOS Cmd. */
export interface AskedKey {
  readonly key: string;
  readonly command?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

export const askedRooms = ['requests', 'webhook', 'connections', 'api', 'settings'] as const;
export type AskedRoom = (typeof askedRooms)[number];

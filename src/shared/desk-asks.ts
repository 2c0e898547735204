/** What the desktop asks of its window: from a menu, the tray, a notification or a link. */
export type DeskAsk =
  // `row`: of the field to begin at, from 0.
  | { readonly kind: 'command'; readonly command: WindowCommand }
  | { readonly kind: 'room'; readonly room: AskedRoom }
  | { readonly kind: 'request'; readonly key: number; readonly row?: number }
  /** A link to a request that is not here. */
  | { readonly kind: 'request-missing'; readonly id: string }
  | { readonly kind: 'add-connection' }
  | { readonly kind: 'licences' }
  | { readonly kind: 'copy-diagnostics' };

/** What a menu item does in the window, by name: what a key does depends on the screen that is shown. */
export const windowCommands = [
  'settings',
  'palette',
  'shortcuts',
  'undo',
  'save-view',
  'save-new-view',
  'filter',
  'find',
  'find-next',
  'find-previous',
  'look-rendered',
  'look-text',
  'look-code',
  'changes',
  'inspect',
  'next',
  'previous',
  'mark-imported',
  'mark-imported-next',
  'mark-failed',
  'remove-mark',
  'reviewed',
  'field-reviewed',
  'note',
  'next-problem',
  'previous-problem',
  'dismiss',
  'next-change',
  'previous-change',
  'edit',
] as const;
export type WindowCommand = (typeof windowCommands)[number];

export const askedRooms = ['requests', 'webhook', 'connections', 'api', 'settings'] as const;
export type AskedRoom = (typeof askedRooms)[number];

/** The screens of the window, in the order of the navigation. */
export const screens = [
  'requests',
  'jobs',
  'orders',
  'handovers',
  'webhook',
  'connections',
  'api',
  'settings',
] as const;
export type Screen = (typeof screens)[number];

export const commandGroups = ['move', 'find', 'review', 'feeds', 'window'] as const;
export type CommandGroup = (typeof commandGroups)[number];

interface CommandRow {
  /** The title that menus, the palette, the list of keys and tooltips show. */
  readonly title: string;
  /**
   * Keys that run it, the usual one first: `r`, `Shift+R`, `Ctrl+Enter`, `Alt+ArrowDown`, or two keys one
   * after the other: `g r`. `Ctrl` is Cmd on macOS. An arrow alone counts only while nothing has the focus.
   */
  readonly keys?: readonly string[];
  /** The screen on which the command works; absent means every screen. */
  readonly screen?: Screen;
  readonly group: CommandGroup;
  /** The command's keys work in text fields too. A single letter never does. */
  readonly inText?: true;
  /** Holding the key down repeats the command. */
  readonly repeats?: true;
}

/**
 * Every command that a key, a menu or the palette can run. `renderer/app/commands` adds to each id when it
 * is available and what it does; the menus run a command by its id. If two commands share a key, the first
 * available one runs.
 */
export const commandTable = {
  'request.next': {
    title: 'Next request',
    keys: ['j', 'Alt+ArrowDown', 'ArrowDown'],
    screen: 'requests',
    group: 'move',
    repeats: true,
  },
  'request.previous': {
    title: 'Previous request',
    keys: ['k', 'Alt+ArrowUp', 'ArrowUp'],
    screen: 'requests',
    group: 'move',
    repeats: true,
  },
  'request.open': { title: 'Go into the review', screen: 'requests', group: 'move' },
  'request.selectAll': { title: 'Select all (at most 500)', screen: 'requests', group: 'move' },
  'inspect.close': {
    title: 'Close the inspector',
    keys: ['Escape'],
    screen: 'requests',
    inText: true,
    group: 'move',
  },
  'memory.close': {
    title: 'Close the concordance',
    keys: ['Escape'],
    screen: 'requests',
    inText: true,
    group: 'find',
  },
  'find.close': {
    title: 'Close the search',
    keys: ['Escape'],
    screen: 'requests',
    inText: true,
    group: 'find',
  },
  'list.focus': { title: 'Back to the list', keys: ['Escape'], screen: 'requests', group: 'move' },

  'filter.focus': { title: 'Search and filter', keys: ['/'], screen: 'requests', group: 'find' },
  'filter.clear': { title: 'Clear the filter', screen: 'requests', group: 'find' },
  'filter.languages': {
    title: 'Filter by its languages',
    keys: ['l'],
    screen: 'requests',
    group: 'find',
  },
  'find.open': {
    title: 'Find in request',
    keys: ['Ctrl+F'],
    screen: 'requests',
    inText: true,
    group: 'find',
  },
  'memory.open': {
    title: 'Concordance: how was it said before?',
    keys: ['Ctrl+Shift+F'],
    screen: 'requests',
    inText: true,
    group: 'find',
  },
  'find.next': {
    title: 'Next match',
    keys: ['F3', 'Ctrl+G'],
    screen: 'requests',
    inText: true,
    group: 'find',
    repeats: true,
  },
  'find.previous': {
    title: 'Previous match',
    keys: ['Shift+F3', 'Ctrl+Shift+G'],
    screen: 'requests',
    inText: true,
    group: 'find',
    repeats: true,
  },
  'edit.save': {
    title: 'Save the translation',
    keys: ['Ctrl+S', 'Ctrl+Shift+S'],
    screen: 'requests',
    inText: true,
    group: 'review',
  },
  'memory.export': { title: 'Export the list as TMX', screen: 'requests', group: 'feeds' },
  'view.save': { title: 'Save view', keys: ['Ctrl+S'], screen: 'requests', inText: true, group: 'find' },
  'view.saveAs': {
    title: 'Save as a new view',
    keys: ['Ctrl+Shift+S'],
    screen: 'requests',
    inText: true,
    group: 'find',
  },
  palette: { title: 'Command palette', keys: ['Ctrl+K'], inText: true, group: 'find' },

  'mark.imported': { title: 'Mark imported', keys: ['s'], screen: 'requests', group: 'review' },
  'mark.importedNext': {
    title: 'Mark imported and go to the next',
    keys: ['Ctrl+Enter'],
    screen: 'requests',
    group: 'review',
  },
  'mark.failed': { title: 'Mark failed', keys: ['f'], screen: 'requests', group: 'review' },
  'mark.remove': { title: 'Remove mark', screen: 'requests', group: 'review' },
  undo: { title: 'Undo the last action', keys: ['z', 'Ctrl+Z'], group: 'review' },
  'reviewed.toggle': { title: 'Toggle reviewed: request', keys: ['r'], screen: 'requests', group: 'review' },
  'reviewed.toggleField': {
    title: 'Toggle reviewed: field',
    keys: ['Shift+R'],
    screen: 'requests',
    group: 'review',
  },
  'field.next': {
    title: 'Next field',
    keys: ['Shift+J'],
    screen: 'requests',
    group: 'review',
    repeats: true,
  },
  'field.previous': {
    title: 'Previous field',
    keys: ['Shift+K'],
    screen: 'requests',
    group: 'review',
    repeats: true,
  },
  'field.goTo': { title: 'Go to field', keys: ['o'], screen: 'requests', group: 'review' },
  'field.onlyErrors': {
    title: 'Only fields with errors, or all',
    keys: ['Shift+E'],
    screen: 'requests',
    group: 'review',
  },
  'problem.next': { title: 'Next problem', keys: ['n'], screen: 'requests', group: 'review', repeats: true },
  'problem.previous': {
    title: 'Previous problem',
    keys: ['p'],
    screen: 'requests',
    group: 'review',
    repeats: true,
  },
  'problem.dismiss': {
    title: 'Dismiss or restore problem',
    keys: ['x'],
    screen: 'requests',
    group: 'review',
  },
  'problem.checkAgain': { title: 'Check again', screen: 'requests', group: 'review' },
  'job.next': { title: 'Next language', keys: [']'], screen: 'requests', group: 'review', repeats: true },
  'job.previous': {
    title: 'Previous language',
    keys: ['['],
    screen: 'requests',
    group: 'review',
    repeats: true,
  },
  'job.show': {
    title: 'Select all requests of the job',
    keys: ['Shift+L'],
    screen: 'requests',
    group: 'review',
  },
  'job.problems': {
    title: 'Problems by language',
    keys: ['Shift+P'],
    screen: 'requests',
    group: 'review',
  },
  history: { title: 'History', keys: ['h'], screen: 'requests', group: 'review' },
  compare: { title: 'What changed', keys: ['c'], screen: 'requests', group: 'review' },
  'change.next': { title: 'Next change', keys: ['d'], screen: 'requests', group: 'review', repeats: true },
  'change.previous': {
    title: 'Previous change',
    keys: ['Shift+D'],
    screen: 'requests',
    group: 'review',
    repeats: true,
  },
  'term.show': {
    title: 'Terms of the field',
    keys: ['Shift+T', 'Ctrl+Shift+L'],
    screen: 'requests',
    inText: true,
    group: 'review',
  },
  'note.begin': { title: 'Note on a field', keys: ['m'], screen: 'requests', group: 'review' },
  edit: { title: 'Edit the target', keys: ['e'], screen: 'requests', group: 'review' },
  'edit.confirm': { title: 'Confirm', screen: 'requests', group: 'review' },
  'edit.complete': { title: 'Complete', screen: 'requests', group: 'review' },
  'edit.fill': { title: 'Fill repetitions', screen: 'requests', group: 'review' },
  'edit.reopen': { title: 'Reopen', screen: 'requests', group: 'review' },
  'viewMode.rendered': { title: 'Rendered', keys: ['1'], screen: 'requests', group: 'review' },
  'viewMode.text': { title: 'Text + tags', keys: ['2'], screen: 'requests', group: 'review' },
  'viewMode.code': { title: 'Code', keys: ['3'], screen: 'requests', group: 'review' },
  'viewMode.fieldRendered': {
    title: 'This field rendered',
    keys: ['Shift+1'],
    screen: 'requests',
    group: 'review',
  },
  'viewMode.fieldText': {
    title: 'This field as text + tags',
    keys: ['Shift+2'],
    screen: 'requests',
    group: 'review',
  },
  'viewMode.fieldCode': {
    title: 'This field as code',
    keys: ['Shift+3'],
    screen: 'requests',
    group: 'review',
  },
  'term.take': { title: 'Take a term', keys: ['t'], screen: 'requests', group: 'review' },
  inspect: { title: 'Inspect characters', keys: ['i'], screen: 'requests', group: 'review' },

  'delivery.redeliver': { title: 'Redeliver', keys: ['r'], screen: 'webhook', group: 'feeds' },
  'delivery.cancel': {
    title: 'Cancel delivery',
    keys: ['Delete'],
    screen: 'webhook',
    group: 'feeds',
  },
  'receipt.replay': { title: 'Replay', keys: ['r'], screen: 'webhook', group: 'feeds' },
  'receipt.dismiss': { title: 'Dismiss', keys: ['Delete'], screen: 'webhook', group: 'feeds' },
  'markDeliveries.send': { title: 'Send now', keys: ['r'], screen: 'connections', group: 'feeds' },
  'markDeliveries.cancel': {
    title: 'Cancel the selected marks',
    keys: ['Delete'],
    screen: 'connections',
    group: 'feeds',
  },

  'report.save': { title: 'Save report', group: 'review' },
  rehearse: { title: 'Rehearse the import', screen: 'requests', group: 'review' },
  'evidence.save': { title: 'Save evidence for the vendor', group: 'review' },
  'evidence.saveLines': { title: 'Save evidence as JSON Lines', group: 'review' },
  'imported.compare': { title: 'Compare with what was imported', screen: 'requests', group: 'review' },
  'evidence.copy': { title: 'Copy evidence for a ticket', group: 'review' },
  'report.print': { title: 'Print', keys: ['Ctrl+P'], inText: true, group: 'review' },
  'order.again': { title: 'Order again', screen: 'requests', group: 'review' },
  'order.otherLanguage': { title: 'Order in another language', screen: 'requests', group: 'review' },
  'order.changed': { title: 'Order only what changed', screen: 'requests', group: 'review' },
  'order.new': { title: 'New order', group: 'window' },
  'order.import': { title: 'Import file', group: 'window' },
  'order.send': {
    title: 'Send order',
    keys: ['Ctrl+Enter'],
    screen: 'orders',
    inText: true,
    group: 'window',
  },
  'handover.create': { title: 'Hand over', keys: ['Shift+H'], screen: 'requests', group: 'review' },
  'handover.takeBack': { title: 'Take back', group: 'window' },
  'pane.next': { title: 'Next pane', keys: ['F6'], inText: true, group: 'move' },
  'pane.previous': { title: 'Previous pane', keys: ['Shift+F6'], inText: true, group: 'move' },
  'go.today': { title: 'Go to Today', keys: ['g t'], group: 'window' },
  'go.requests': { title: 'Go to Requests', keys: ['g r'], group: 'window' },
  'go.jobs': { title: 'Go to Jobs', keys: ['g j'], group: 'window' },
  'group.job': { title: 'Group by job', group: 'window' },
  'group.language': { title: 'Group by language', keys: ['g l'], group: 'window' },
  'group.connection': { title: 'Group by connection', group: 'window' },
  'group.day': { title: 'Group by day', keys: ['g d'], group: 'window' },
  'go.orders': { title: 'Go to Orders', keys: ['g o'], group: 'window' },
  'go.handovers': { title: 'Go to Hand-overs', keys: ['g h'], group: 'window' },
  'go.webhook': { title: 'Go to Webhook', keys: ['g w'], group: 'window' },
  'go.connections': { title: 'Go to Connections', keys: ['g c'], group: 'window' },
  'go.api': { title: 'Go to API', keys: ['g a'], group: 'window' },
  'go.settings': { title: 'Settings', keys: ['Ctrl+,', 'g s'], inText: true, group: 'window' },
  'connection.add': { title: 'Add a connection', group: 'window' },
  shortcuts: { title: 'Keyboard shortcuts', keys: ['?'], group: 'window' },
  licences: { title: 'Licences', group: 'window' },
  'diagnostics.copy': { title: 'Copy diagnostics', group: 'window' },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type CommandId = keyof typeof commandTable;
export const commandIds: readonly CommandId[] = Object.keys(commandTable).filter(
  (id): id is CommandId => id in commandTable,
);

/** Returns a command's row, typed so that every optional property can be read. */
export function commandRow(id: CommandId): CommandRow {
  return commandTable[id];
}

/** Keys that a control handles by itself while it has the focus. They are listed for the help dialog only. */
export const controlKeys = [
  { title: 'Next, previous row', keys: ['↓', '↑'], group: 'move' },
  { title: 'First, last row', keys: ['Home', 'End'], group: 'move' },
  { title: 'Go into the review', keys: ['Enter'], group: 'move' },
  { title: 'Select several', keys: ['Shift+↑↓'], group: 'move' },
  { title: 'Select one by one', keys: ['Ctrl+↑↓', 'Ctrl+Space'], group: 'move' },
  { title: 'Select all (at most 500)', keys: ['Ctrl+A'], group: 'move' },
  { title: 'Clear the filter', keys: ['Esc'], group: 'find' },
  { title: 'Rename, remove the view', keys: ['F2', 'Delete'], group: 'find' },
  { title: 'Move the view', keys: ['Ctrl+Shift+↑↓'], group: 'find' },
  { title: 'Insert a match from the memory', keys: ['Ctrl+1', 'Ctrl+5'], group: 'review' },
  { title: 'Insert the translation of a term', keys: ['Ctrl+6', 'Ctrl+9'], group: 'review' },
  { title: 'What came back: accept, leave, undo', keys: ['a', 'l', 'u'], group: 'review' },
] as const satisfies readonly {
  readonly title: string;
  readonly keys: readonly string[];
  readonly group: CommandGroup;
}[];

/** An action that is available everywhere, with the words that find it. */
export interface PaletteItem {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** The label in words for screen readers, where it has signs. */
  readonly spoken?: string;
  /** Words that find it too, because its label has none of them. */
  readonly words?: string;
  /**
   * The name of the connection that it acts on. A name alone finds what opens the connection, not all that
   * can be done to it.
   */
  readonly subject?: string;
  readonly shortcut?: string;
  readonly run: () => unknown;
}

export const paletteGroups = ['actions', 'views', 'screens', 'settings', 'requests'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

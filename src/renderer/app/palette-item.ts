/** Something that can be done from anywhere, with the words it is found by. */
export interface PaletteItem {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  readonly shortcut?: string;
  readonly run: () => unknown;
}

export const paletteGroups = ['acts', 'views', 'rooms', 'settings', 'requests'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

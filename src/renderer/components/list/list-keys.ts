import type { KeyboardEvent } from 'react';

/** Actions of a list's keys. The optional ones are for lists in which several rows may be chosen. */
export interface ListActions {
  readonly select: (index: number) => unknown;
  readonly move: (by: number) => unknown;
  /** Moves the focus to what the selected row opens. */
  readonly open: () => unknown;
  readonly extendTo?: (index: number) => unknown;
  readonly extendBy?: (by: number) => unknown;
  readonly toggleSelected?: () => unknown;
  /** Moves the position without choosing rows. */
  readonly walk?: (by: number) => unknown;
  readonly chooseAll?: () => unknown;
  readonly escape?: () => unknown;
}

interface Listing {
  readonly actions: ListActions;
  readonly total: number;
  /** Number of rows that a page key moves. */
  readonly page: number;
  /** Whether `j` and `k` move, as everywhere in the window. */
  readonly hasLetters: boolean;
}

/** The action of a key in a list; undefined when it has none. */
export function listKeys(event: KeyboardEvent, listing: Listing): (() => unknown) | undefined {
  const { actions, total } = listing;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey) return undefined;
    return withCommand(event.key, actions);
  }
  const by = stepOf(event.key, listing);
  if (event.shiftKey) {
    const { extendTo, extendBy } = actions;
    if (by === undefined || extendTo === undefined || extendBy === undefined) return undefined;
    return typeof by === 'number' ? () => extendBy(by) : () => extendTo(end(by, total));
  }
  if (by !== undefined) {
    return typeof by === 'number' ? () => actions.move(by) : () => actions.select(end(by, total));
  }
  switch (event.key) {
    case 'Enter':
      return actions.open;
    case 'Escape':
      return actions.escape;
    default:
      return undefined;
  }
}

type Step = number | 'first' | 'last';

function stepOf(key: string, { page, hasLetters }: Listing): Step | undefined {
  if (key.length === 1 && !hasLetters) return undefined;
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return 1;
    case 'ArrowUp':
    case 'k':
      return -1;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

function end(step: 'first' | 'last', total: number): number {
  return step === 'first' ? 0 : total - 1;
}

function withCommand(key: string, actions: ListActions): (() => unknown) | undefined {
  const { walk } = actions;
  if (key.toLowerCase() === 'a') return actions.chooseAll;
  if (key === ' ') return actions.toggleSelected;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  return walk === undefined ? undefined : () => walk(key === 'ArrowDown' ? 1 : -1);
}

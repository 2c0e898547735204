import type { KeyboardEvent } from 'react';

/** What a list can be asked to do. The last five are for lists in which several rows may be chosen. */
export interface ListActs {
  readonly select: (index: number) => unknown;
  readonly move: (by: number) => unknown;
  /** Into what the selected row opens. */
  readonly open: () => unknown;
  readonly extendTo?: (index: number) => unknown;
  readonly toggle?: (index: number) => unknown;
  /** Moves without choosing. */
  readonly walk?: (by: number) => unknown;
  readonly chooseAll?: () => unknown;
  readonly chooseOne?: () => unknown;
}

interface Listing {
  readonly acts: ListActs;
  readonly total: number;
  /** How many rows a page key goes. */
  readonly page: number;
  readonly selectedIndex: number | null;
}

/** What a key means in a list; undefined when nothing. */
export function listKeys(event: KeyboardEvent, listing: Listing): (() => unknown) | undefined {
  const { acts, total, selectedIndex } = listing;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey) return undefined;
    return withCommand(event.key, acts, selectedIndex);
  }
  const by = stepOf(event.key, listing);
  if (event.shiftKey) {
    const { extendTo } = acts;
    if (by === undefined || extendTo === undefined) return undefined;
    return () => extendTo(place(by, total, selectedIndex));
  }
  if (by !== undefined)
    return typeof by === 'number' ? () => acts.move(by) : () => acts.select(place(by, total, null));
  switch (event.key) {
    case 'Enter':
      return acts.open;
    case 'Escape':
      return acts.chooseOne;
    default:
      return undefined;
  }
}

type Step = number | 'first' | 'last';

function stepOf(key: string, { page }: Listing): Step | undefined {
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

function place(step: Step, total: number, selectedIndex: number | null): number {
  if (step === 'first') return 0;
  if (step === 'last') return total - 1;
  return selectedIndex === null ? 0 : selectedIndex + step;
}

function withCommand(key: string, acts: ListActs, selectedIndex: number | null): (() => unknown) | undefined {
  const { toggle, walk } = acts;
  if (key.toLowerCase() === 'a') return acts.chooseAll;
  if (key === ' ') {
    return toggle === undefined || selectedIndex === null ? undefined : () => toggle(selectedIndex);
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  return walk === undefined ? undefined : () => walk(key === 'ArrowDown' ? 1 : -1);
}

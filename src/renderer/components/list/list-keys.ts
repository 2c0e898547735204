import type { KeyboardEvent } from 'react';

/** What a list can be asked to do. The last seven are for lists in which several rows may be chosen. */
export interface ListActs {
  /** With the key of the row that was pointed at. */
  readonly select: (index: number, key?: number) => unknown;
  readonly move: (by: number) => unknown;
  /** Into what the selected row opens. */
  readonly open: () => unknown;
  readonly extendTo?: (index: number) => unknown;
  readonly extendBy?: (by: number) => unknown;
  readonly toggle?: (index: number) => unknown;
  readonly toggleSelected?: () => unknown;
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
}

/** What a key means in a list; undefined when nothing. */
export function listKeys(event: KeyboardEvent, listing: Listing): (() => unknown) | undefined {
  const { acts, total } = listing;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey) return undefined;
    return withCommand(event.key, acts);
  }
  const by = stepOf(event.key, listing);
  if (event.shiftKey) {
    const { extendTo, extendBy } = acts;
    if (by === undefined || extendTo === undefined || extendBy === undefined) return undefined;
    return typeof by === 'number' ? () => extendBy(by) : () => extendTo(end(by, total));
  }
  if (by !== undefined) {
    return typeof by === 'number' ? () => acts.move(by) : () => acts.select(end(by, total));
  }
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

function end(step: 'first' | 'last', total: number): number {
  return step === 'first' ? 0 : total - 1;
}

function withCommand(key: string, acts: ListActs): (() => unknown) | undefined {
  const { walk } = acts;
  if (key.toLowerCase() === 'a') return acts.chooseAll;
  if (key === ' ') return acts.toggleSelected;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  return walk === undefined ? undefined : () => walk(key === 'ArrowDown' ? 1 : -1);
}

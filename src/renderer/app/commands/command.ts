import type { Stores } from '../../stores/context';

/** The window's part of a command, beside its row in `contract/command-table.ts`. */
export interface Command {
  /** Whether the command has something to act on, on any screen. */
  readonly isAvailable: (stores: Stores) => boolean;
  readonly run: (stores: Stores) => unknown;
  /** A more precise name for the palette, depending on the state. */
  readonly label?: (stores: Stores) => string;
}

export const always = (): boolean => true;

/** Whether a request is shown, and only one is chosen. */
export const isOneShown = ({ review, requests }: Stores): boolean =>
  review.getState().request !== undefined && requests.getState().chosen.size <= 1;

export const isMode = ({ review }: Stores, mode: 'read' | 'compare' | 'edit'): boolean =>
  review.getState().mode === mode;

export const isSelected = ({ requests }: Stores): boolean => requests.getState().selected !== undefined;

import type { Desk } from '../desk/desk';

/** Comparing, editing and reading take turns in the review. */
export function showEdit({ changes, edit, notes }: Desk, shown: boolean): void {
  if (shown) {
    changes.getState().show(false);
    notes.getState().write(undefined);
  }
  edit.getState().show(shown);
}

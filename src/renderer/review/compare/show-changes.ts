import type { Desk } from '../../stores/context';

/** Comparing, editing and reading take turns in the review. */
export function showChanges({ changes, edit }: Desk, shown: boolean): void {
  if (shown) edit.getState().show(false);
  changes.getState().show(shown);
}

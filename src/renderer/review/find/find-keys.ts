import type { StoreApi } from 'zustand/vanilla';
import { parseFilter } from '../../../shared/filter/parse-filter';
import { showMode } from '../display/review-mode';
import type { Desk } from '../../stores/context';
import { focusReview, isInReview } from '../../stores/focus';
import type { FindState } from '../../stores/review/find-state';

/** What had the keyboard before the bar came. */
let before: Element | null = null;
/** What the bar began with, unless something else was typed there since. */
let searched = '';

/** The keys of finding in a request; true when the event was one of them. */
export function handleFindKey(event: KeyboardEvent, desk: Desk): boolean {
  const { find, review } = desk;
  const command = (event.ctrlKey || event.metaKey) && !event.altKey;
  const key = event.key.toLowerCase();
  if (command && key === 'f' && !event.shiftKey) {
    // Where text is edited, the fields that are found in aren't on the screen.
    if (review.getState().request === undefined || review.getState().mode === 'edit') return false;
    openFind(desk);
    return true;
  }
  if (!find.getState().shown) return false;
  if (key === 'f3' || (command && key === 'g')) {
    find.getState().step(event.shiftKey ? -1 : 1);
    return true;
  }
  if (key !== 'escape' || !isInReview(document.activeElement)) return false;
  closeFind(find);
  return true;
}

export function openFind(desk: Desk): void {
  const { find } = desk;
  const input = document.querySelector<HTMLInputElement>('[data-find-input]');
  if (document.activeElement !== input) before = document.activeElement;
  if (desk.review.getState().mode === 'compare') showMode(desk, 'read');
  beginWithSearch(desk);
  find.getState().show(true);
  input?.focus();
  input?.select();
}

/** Whoever searched the list for words wants to see them in the request. */
function beginWithSearch({ find, requests }: Desk): void {
  const { text, setText } = find.getState();
  if (text !== '' && text !== searched) return;
  const words = parseFilter(requests.getState().listing.filter).terms.find(
    (term) => term.kind === 'text' && !term.isNegated,
  );
  if (words?.kind !== 'text' || words.text === text) return;
  searched = words.text;
  setText(searched);
}

/** The keyboard goes back to where it was. */
export function closeFind(find: StoreApi<FindState>): void {
  find.getState().show(false);
  if (before instanceof HTMLElement && before.isConnected && before !== document.body)
    before.focus({ preventScroll: true });
  else focusReview();
  before = null;
}

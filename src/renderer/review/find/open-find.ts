import { showMode } from '../display/review-mode';
import type { Stores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { searchedWords } from '../../stores/review/searched-words';

/** Opens the bar of "Find in request", or focuses it again. */
export function openFind(stores: Stores): void {
  const { find } = stores;
  const input = document.querySelector<HTMLInputElement>('[data-find-input]');
  if (document.activeElement !== input) find.setState({ openedFrom: document.activeElement });
  if (stores.review.getState().mode === 'compare') showMode(stores, 'read');
  beginWithSearch(stores);
  find.getState().show(true);
  input?.focus();
  input?.select();
}

/** Starts with the words of the list's search. */
function beginWithSearch({ find, requests }: Stores): void {
  const { text, begunWith, setText } = find.getState();
  if (text !== '' && text !== begunWith) return;
  const [words] = searchedWords(requests.getState().listing.filter);
  if (words === undefined || words === text) return;
  find.setState({ begunWith: words });
  setText(words);
}

/** Closes the bar; the focus returns to where it was. */
export function closeFind({ find }: Pick<Stores, 'find'>): void {
  const { openedFrom, show } = find.getState();
  show(false);
  if (openedFrom instanceof HTMLElement && openedFrom.isConnected && openedFrom !== document.body)
    openedFrom.focus({ preventScroll: true });
  else focusReview();
  find.setState({ openedFrom: null });
}

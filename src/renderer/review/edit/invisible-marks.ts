import { invisiblePlaces } from '../display/invisible-characters';
import { caretPlace } from './tagged-text';

const name = 'edited-invisible';
const marked = new Map<HTMLElement, readonly Range[]>();

/** Marks no-break spaces and the like in an editable box; call after every change of its text. */
export function markInvisible(box: HTMLElement): void {
  marked.set(box, rangesIn(box));
  show();
}

export function forgetInvisible(box: HTMLElement): void {
  marked.delete(box);
  show();
}

/** Highlights change no element, so that caret, undo and spelling stay those of the browser. */
function show(): void {
  // Absent in old browsers, and without a page's layout.
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  CSS.highlights.set(name, new Highlight(...[...marked.values()].flat()));
}

function rangesIn(box: HTMLElement): readonly Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (const { start, end } of invisiblePlaces(text)) {
      if (text.slice(start, end) === caretPlace) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

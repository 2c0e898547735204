import { useState, type UIEvent } from 'react';

/**
 * Scroll offsets in pixels between which nothing changes: hiding what stands above the box, of less than the
 * difference, makes the box higher, which may move its offset back by as much.
 */
const edges = { top: 8, scrolled: 210 };

/** Whether the fields are scrolled down, and the handler for the scroll events of all boxes inside. */
export function useScrolled(): readonly [boolean, (event: UIEvent) => void] {
  const [isScrolled, setScrolled] = useState(false);
  const onScroll = ({ target }: UIEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-review-focus]')) return;
    const { scrollTop } = target;
    if (scrollTop > edges.scrolled) setScrolled(true);
    else if (scrollTop < edges.top) setScrolled(false);
  };
  return [isScrolled, onScroll];
}

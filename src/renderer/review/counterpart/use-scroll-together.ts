import { useEffect, type RefObject } from 'react';
import { cellsOf } from './content-root';
import { pairOf } from './known-pairs';
import { scrolledTogether } from './scroll-together';

/** Scrolling one side of a long rendered field scrolls the other, sentence by sentence. */
export function useScrollTogether(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fields = scroller.current;
    if (fields === null) return undefined;
    /** Positions that this code scrolled to, whose events must be ignored. */
    const expected = new WeakMap<Element, number>();
    const onScroll = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement) || !target.matches('.rendered-box')) return;
      const own = expected.get(target);
      expected.delete(target);
      if (own !== undefined && Math.abs(own - target.scrollTop) < 1) return;
      const other = follow(target);
      if (other !== undefined) expected.set(other, other.scrollTop);
    };
    // Scroll events don't bubble.
    fields.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => fields.removeEventListener('scroll', onScroll, { capture: true });
  }, [scroller]);
}

const endOf = ({ scrollHeight, clientHeight }: Element): number => scrollHeight - clientHeight;

/** Scrolls the counterpart of a box; returns it if there was anything to scroll. */
function follow(box: HTMLElement): HTMLElement | undefined {
  const row = box.closest('.field-row');
  const cells = row === null ? undefined : cellsOf(row);
  if (row === null || cells === undefined) return undefined;
  const isSource = cells.source.contains(box);
  const other = cells[isSource ? 'target' : 'source'].querySelector<HTMLElement>('.rendered-box');
  if (other === null || endOf(other) <= 0) return undefined;
  // A frame is as high as its content, so positions inside are measured from its top.
  const anchors = (pairOf(row)?.starts() ?? []).map(({ source, target }) => {
    const [sourceTop, targetTop] = [source.getBoundingClientRect().top, target.getBoundingClientRect().top];
    return isSource ? { own: sourceTop, other: targetTop } : { own: targetTop, other: sourceTop };
  });
  const before = other.scrollTop;
  other.scrollTop = scrolledTogether(box.scrollTop, anchors, { own: endOf(box), other: endOf(other) });
  return other.scrollTop === before ? undefined : other;
}

import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { onScrolledByUser } from '../display/scrolled-by-user';
import { useInSight, type FindAims } from '../display/use-in-sight';

/** Rows with less than this in view count as hidden, in pixels: about the line above their texts. */
const leastShown = 24;

interface FieldRows {
  /** The position of the field in a row. */
  readonly positionAt: (row: number) => number;
  /** Scrolls to the field at a position. */
  readonly scrollToRow: (position: number) => void;
}

/**
 * Keeps the current field in sight: keys that move to a field scroll to it, and scrolling, clicking or
 * focusing elsewhere makes a visible field the current one.
 */
export function useCurrentField(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { positionAt, scrollToRow }: FieldRows,
): void {
  const { review } = useStores();
  const wanted = useStore(review, (s) => s.wantedField);
  useInSight(scroller, scrollToRow, wanted, currentRow);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    // While the program scrolls to a field, those on the way don't become the current one.
    let isUserScrolling = false;
    const take = (index: number): void => {
      review.getState().setCurrentField(index);
      isUserScrolling = true;
    };
    const onScroll = (): void => {
      const { stale, currentField } = review.getState();
      if (!isUserScrolling || stale) return;
      const top = virtualizer.scrollOffset ?? 0;
      const bottom = top + (virtualizer.scrollRect?.height ?? 0);
      const shown = virtualizer
        .getVirtualItems()
        .filter(({ start, end }) => end > top + leastShown && start < bottom - leastShown);
      const [first, last] = [shown[0]?.index, shown.at(-1)?.index].map((row) =>
        row === undefined ? currentField : positionAt(row),
      );
      if (first === undefined || last === undefined) return;
      if (currentField < first) take(first);
      else if (currentField > last) take(last);
    };
    const onTouched = ({ target }: Event): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('.field-row[data-position]') : null;
      if (row !== null) take(Number(row.dataset['position']));
    };
    const stops = [
      onScrolledByUser(box, () => {
        isUserScrolling = true;
      }),
      review.subscribe((now, before) => {
        if (now.currentField !== before.currentField) isUserScrolling = false;
      }),
    ];
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('pointerdown', onTouched);
    box.addEventListener('focusin', onTouched);
    return () => {
      for (const stop of stops) stop();
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('pointerdown', onTouched);
      box.removeEventListener('focusin', onTouched);
    };
  }, [review, scroller, virtualizer, positionAt]);
}

const currentRow: FindAims = (box) => {
  const row = box.querySelector<HTMLElement>('.field-row.current');
  return row === null ? [] : [{ extent: () => row.getBoundingClientRect(), isRow: true }];
};

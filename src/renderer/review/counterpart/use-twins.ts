import { useEffect, type RefObject } from 'react';
import type { FieldSide } from '../../../content/search/found-places';
import { clearTwins, paintTwins } from './twin-highlight';
import { FramePoint, placeAt } from './frame-point';
import { pairOf } from './known-pairs';
import type { PagePlace, Twins } from './twin-pair';

/** Pointing at a sentence or an element of one side marks it and its counterpart on the other. */
export function useTwins(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    let frame = 0;
    const show = (cell: Element | null, place: PagePlace | undefined): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const twins = cell === null || place === undefined ? undefined : twinsAt(cell, place);
        if (twins === undefined) clearTwins();
        else paintTwins(twins);
      });
    };
    const onMove = ({ target, clientX, clientY }: PointerEvent): void => {
      if (!(target instanceof Element)) return;
      const cell = target.closest('.field-cell');
      show(cell, cell === null ? undefined : placeAt(document, target, clientX, clientY));
    };
    const onFramePoint = (event: Event): void => {
      if (event instanceof FramePoint && event.target instanceof Element)
        show(event.target.closest('.field-cell'), event.place);
    };
    const onSelection = (): void => {
      const { focusNode: node = null, focusOffset: offset = 0 } = getSelection() ?? {};
      const cell = node?.parentElement?.closest('.field-cell') ?? null;
      if (node !== null && cell !== null && box.contains(cell))
        show(cell, { node, offset, element: undefined });
    };
    const onLeave = (): void => show(null, undefined);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerleave', onLeave);
    box.addEventListener(FramePoint.type, onFramePoint);
    document.addEventListener('selectionchange', onSelection);
    return () => {
      cancelAnimationFrame(frame);
      clearTwins();
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerleave', onLeave);
      box.removeEventListener(FramePoint.type, onFramePoint);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [scroller]);
}

function twinsAt(cell: Element, place: PagePlace): Twins | undefined {
  const row = cell.closest('.field-row');
  const side: FieldSide = cell.classList.contains('source') ? 'source' : 'target';
  return row === null ? undefined : pairOf(row)?.at(side, place);
}

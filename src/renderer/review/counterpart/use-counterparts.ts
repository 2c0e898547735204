import { useEffect, type RefObject } from 'react';
import type { FieldSide } from '../../../content/search/found-places';
import { clearCounterparts, paintCounterparts } from './counterpart-highlight';
import { FramePoint, placeAt } from './frame-point';
import { pairOf } from './known-pairs';
import type { PagePlace, Counterparts } from './counterpart-pair';

/** Pointing at a sentence or an element of one side marks it and its counterpart on the other. */
export function useCounterparts(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    let frame = 0;
    const show = (cell: Element | null, place: PagePlace | undefined): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const counterparts = cell === null || place === undefined ? undefined : counterpartsAt(cell, place);
        if (counterparts === undefined) clearCounterparts();
        else paintCounterparts(counterparts);
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
      clearCounterparts();
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerleave', onLeave);
      box.removeEventListener(FramePoint.type, onFramePoint);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [scroller]);
}

function counterpartsAt(cell: Element, place: PagePlace): Counterparts | undefined {
  const row = cell.closest('.field-row');
  const side: FieldSide = cell.classList.contains('source') ? 'source' : 'target';
  return row === null ? undefined : pairOf(row)?.at(side, place);
}

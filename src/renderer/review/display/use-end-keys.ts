import { useEffect, type RefObject } from 'react';

/** Rows that come into sight are measured over some frames, and the end moves with them. */
const mostFrames = 90;
const stillFrames = 10;

/** Home and End in a list of fields; heights that are measured on the way would stop the browser's own scrolling. */
export function useEndKeys(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let frame = 0;
    const stop = (): void => cancelAnimationFrame(frame);
    const goTo = (place: () => number, frames = mostFrames, still = 0): void => {
      const before = element.scrollTop;
      element.scrollTop = place();
      const isStill = Math.abs(element.scrollTop - before) < 1;
      if (frames === 0 || still === stillFrames) return;
      frame = requestAnimationFrame(() => goTo(place, frames - 1, isStill ? still + 1 : 0));
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      stop();
      const { key, target } = event;
      if ((key !== 'Home' && key !== 'End') || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.matches(takesText)) return;
      event.preventDefault();
      goTo(() => (key === 'Home' ? 0 : element.scrollHeight));
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('wheel', stop, { passive: true });
    element.addEventListener('pointerdown', stop);
    return () => {
      stop();
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('wheel', stop);
      element.removeEventListener('pointerdown', stop);
    };
  }, [scroller]);
}

const takesText = 'input, textarea, select, [contenteditable]';

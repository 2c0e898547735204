import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { aimInFrames } from '../rendered/show-in-frame';
import { aimAt, useInSight, type Aim, type FindAims } from '../display/use-in-sight';
import { currentInFrame } from './problem-in-frame';

/** Scrolls the current problem into view: its place in the text, and its sentence. */
export function useProblemInSight(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const { problems } = useStores();
  const current = useStore(problems, (s) => s.current);
  useInSight(scroller, scrollToRow, current, aimsIn);
}

/** Height in pixels that the sentence covers where it sticks to the bottom of the fields. */
const sentenceHeight = 44;

/** Width in pixels below which the source is above its target (review.css). */
const stackedBelow = 700;

/**
 * The places in the texts or in a frame come first, then the sentence. In a narrow review the sentence sticks
 * to the bottom of the target alone, so that the place in the source comes last.
 */
const aimsIn: FindAims = (box) => {
  const source = placesIn(aimAt(box, '.source mark[data-kind~="problem-current"]'));
  const others = [
    ...placesIn(aimAt(box, '.target mark[data-kind~="problem-current"]')),
    ...placesIn(aimInFrames(box, currentInFrame)),
  ];
  const sentence = aimAt(box, '[data-problem][aria-current] .problem-line');
  return box.clientWidth < stackedBelow
    ? [...others, ...sentence, ...source]
    : [...source, ...others, ...sentence];
};

/** Leaves room for the sentence below a place. */
function placesIn(aims: readonly Aim[]): readonly Aim[] {
  return aims.map((aim) => ({
    ...aim,
    extent() {
      const { top, bottom } = aim.extent();
      return { top, bottom: bottom + sentenceHeight };
    },
  }));
}

import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { aimInFrames } from '../rendered/show-in-frame';
import { aimAt, useInSight, type FindAims } from '../display/use-in-sight';
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

/** The places in the texts or in a frame come first, then the sentence. */
const aimsIn: FindAims = (box) => [
  ...[
    ...aimAt(box, '.source mark[data-kind~="problem-current"]'),
    ...aimAt(box, '.target mark[data-kind~="problem-current"]'),
    ...aimInFrames(box, currentInFrame),
  ].map((aim) => ({
    ...aim,
    extent() {
      const { top, bottom } = aim.extent();
      return { top, bottom: bottom + sentenceHeight };
    },
  })),
  ...aimAt(box, '[data-problem][aria-current] .problem-line'),
];

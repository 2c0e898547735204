import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { aimInFrames } from '../display/show-in-frame';
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

/** The place in the text or in a frame comes first, then the sentence. */
const aimsIn: FindAims = (box) => [
  ...aimAt(box, 'mark[data-kind~="problem-current"]'),
  ...aimInFrames(box, currentInFrame),
  ...aimAt(box, '[data-problem][aria-current]'),
];

import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { useInSight } from '../review/use-in-sight';

/** Brings the problem that next and previous went to into sight: its place in the text, and its sentence. */
export function useProblemInSight(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const { problems } = useDesk();
  const current = useStore(problems, (s) => s.current);
  useInSight(scroller, scrollToRow, current, [
    'mark[data-kind~="problem-current"]',
    '[data-problem][aria-current]',
  ]);
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { findFor } from '../../../content/search/find-in-value';
import { useStores } from '../../stores/context';
import type { TextMark } from '../display/text-mark';
import { domBlocks, rangeIn } from '../counterpart/dom-blocks';
import { highlightedIn, setHighlight } from '../counterpart/counterpart-highlight';

/**
 * Marks hits in rendered content. `marks` have offsets in the value; in the frame the text is searched again,
 * because rendering loses offsets. `drawn` changes whenever the frame is filled again.
 */
export function useFrameHits(inner: Document | null, marks: readonly TextMark[], drawn: unknown): void {
  const { find } = useStores();
  const text = useStore(find, (s) => s.text);
  const hits = marks.filter(({ kind }) => kind.startsWith('find'));
  const current = hits.findIndex(({ kind }) => kind.includes('find-current'));
  const isFound = hits.length > 0 && text !== '';
  useEffect(() => {
    const root = inner?.body.firstElementChild;
    if (!isFound || inner === null || root === null || root === undefined) return undefined;
    const viewMode = findFor(text);
    const ranges = domBlocks(root).flatMap((block) =>
      [...viewMode(block.text)].flatMap(({ start, end }) => rangeIn(block, start, end) ?? []),
    );
    const chosen = ranges[current];
    setHighlight(inner, 'find', ranges);
    setHighlight(inner, 'find-current', chosen === undefined ? [] : [chosen]);
    return () => {
      setHighlight(inner, 'find', []);
      setHighlight(inner, 'find-current', []);
    };
    // Content that was drawn again is searched again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [inner, isFound, text, current, drawn]);
}

/** Returns the current hit of "next" and "previous" in the frame of rendered content. */
export function currentHitIn(frame: HTMLIFrameElement): Range | undefined {
  const [hit] = highlightedIn(frame, 'find-current');
  return hit;
}

import { useEffect, useMemo, useState } from 'react';
import type { ReadableLine } from '../../../content/html/line-collector';
import { noMarks, type TextMark } from './text-mark';

type FindPlaceholders = (lines: readonly ReadableLine[]) => readonly TextMark[];

let loaded: FindPlaceholders | undefined;

/**
 * Marks the placeholders of a text. The code that finds them is loaded after the first paint; the marks
 * change no layout, so nothing moves when they are added.
 */
export function usePlaceholderMarks(lines: readonly ReadableLine[]): readonly TextMark[] {
  const [find, setFind] = useState(() => loaded);
  useEffect(() => {
    if (find !== undefined) return;
    // Without the code the text is readable all the same.
    import('./placeholder-marks').then(
      ({ placeholderMarks }) => {
        loaded = placeholderMarks;
        setFind(() => placeholderMarks);
      },
      () => undefined,
    );
  }, [find]);
  return useMemo(() => find?.(lines) ?? noMarks, [find, lines]);
}

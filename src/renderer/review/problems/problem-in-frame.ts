/** Highlights, each over those before it. */
export const problemHighlights = [
  'problem-warning',
  'problem-error',
  'problem-current-warning',
  'problem-current-error',
] as const;

/** Of the elements that a problem is about. Sanitized content has none. */
export const problemAttribute = 'data-problem';

// Ranges of a frame are of its own window's class.
export const isRange = (at: AbstractRange | Element): at is Range => 'cloneRange' in at;

/** The first place of the problem that next and previous went to, in the frame of rendered content. */
export function currentInFrame(frame: HTMLIFrameElement): Range | Element | undefined {
  const element = frame.contentDocument?.querySelector(`[${problemAttribute}~="problem-current"]`);
  if (element !== null && element !== undefined) return element;
  const highlights = frame.contentWindow?.window.CSS.highlights;
  const ranges = problemHighlights
    .filter((name) => name.startsWith('problem-current'))
    .flatMap((name) => [...(highlights?.get(name) ?? [])]);
  return ranges.find(isRange);
}

import { highlightedIn } from '../counterpart/counterpart-highlight';

/** Highlights, each over those before it. */
export const problemHighlights = [
  'problem-warning',
  'problem-error',
  'problem-current-warning',
  'problem-current-error',
] as const;

/** Attribute of elements that a problem concerns. Sanitized content can't have it. */
export const problemAttribute = 'data-problem';

/** The first place of the problem that next and previous went to, in the frame of rendered content. */
export function currentInFrame(frame: HTMLIFrameElement): Range | Element | undefined {
  const element = frame.contentDocument?.querySelector(`[${problemAttribute}~="problem-current"]`);
  if (element !== null && element !== undefined) return element;
  const [range] = problemHighlights
    .filter((name) => name.startsWith('problem-current'))
    .flatMap((name) => highlightedIn(frame, name));
  return range;
}

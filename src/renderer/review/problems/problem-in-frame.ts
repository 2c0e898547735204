import { highlightedIn } from '../counterpart/counterpart-highlight';

/** Names of highlights of problems and terms; later ones cover earlier ones. */
export const problemHighlights = [
  'term',
  'problem-long-style',
  'problem-long-warning',
  'problem-long-error',
  'problem-style',
  'problem-warning',
  'problem-error',
  'problem-current-style',
  'problem-current-warning',
  'problem-current-error',
] as const;

/** Attribute of elements that a problem concerns. Sanitized content can't have it. */
export const problemAttribute = 'data-problem';

/** Returns the first place of the current problem in the frame of rendered content. */
export function currentInFrame(frame: HTMLIFrameElement): Range | Element | undefined {
  const element = frame.contentDocument?.querySelector(`[${problemAttribute}~="problem-current"]`);
  if (element !== null && element !== undefined) return element;
  const [range] = problemHighlights
    .filter((name) => name.startsWith('problem-current'))
    .flatMap((name) => highlightedIn(frame, name));
  return range;
}

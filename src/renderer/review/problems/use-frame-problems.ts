import { useEffect, useMemo } from 'react';
import { shownHtml } from '../display/shown-html';
import type { TextMark } from '../display/text-mark';
import { setHighlight } from '../counterpart/twin-highlight';
import { drawnPlaces, renderedPlaces, type DrawnPlace } from './rendered-places';

/** Highlights, each over those before it. */
const names = [
  'problem-warning',
  'problem-error',
  'problem-current-warning',
  'problem-current-error',
] as const;

/** Of the elements that a problem is about. Sanitized content has none. */
const attribute = 'data-problem';

/**
 * Marks problems in rendered content: text by highlights, tags by their elements. What the frame shows is not touched but
 * for that attribute. `drawn` changes whenever the frame is filled anew.
 */
export function useFrameProblems(
  inner: Document | null,
  html: string,
  marks: readonly TextMark[],
  drawn: unknown,
): void {
  const problems = useMemo(() => marks.filter(({ kind }) => kind.startsWith('problem-')), [marks]);
  // Going from one problem to the next moves none of them.
  const where = JSON.stringify(problems.map(({ from, to }) => [from, to]));
  const places = useMemo(() => {
    if (problems.length === 0) return undefined;
    return renderedPlaces(html, problems, (anchored) => shownHtml(anchored).nodes);
    // `where` says all of the problems that matters here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [html, where]);
  useEffect(() => {
    const root = inner?.body.firstElementChild;
    if (places === undefined || inner === null || root === null || root === undefined) return undefined;
    const painted = drawnPlaces(root, places);
    const kindOf = ({ index }: DrawnPlace): string => problems[index]?.kind ?? '';
    for (const name of names) {
      const own = painted.filter((place) => highlightOf(kindOf(place)) === name);
      setHighlight(inner, name, own.map(({ at }) => at).filter(isRange));
    }
    const elements = new Map<Element, Set<string>>();
    for (const place of painted) {
      if (isRange(place.at)) continue;
      const known = elements.get(place.at) ?? [];
      elements.set(place.at, new Set([...known, ...kindOf(place).split(' ')]));
    }
    for (const [element, kinds] of elements) element.setAttribute(attribute, [...kinds].join(' '));
    return () => {
      for (const name of names) setHighlight(inner, name, []);
      for (const element of elements.keys()) element.removeAttribute(attribute);
    };
    // What is drawn anew is marked anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [inner, places, problems, drawn]);
}

/** The first place of the problem that next and previous went to, in the frame of rendered content. */
export function currentInFrame(frame: HTMLIFrameElement): Range | Element | undefined {
  const element = frame.contentDocument?.querySelector(`[${attribute}~="problem-current"]`);
  if (element !== null && element !== undefined) return element;
  const highlights = frame.contentWindow?.window.CSS.highlights;
  const ranges = names
    .filter((name) => name.startsWith('problem-current'))
    .flatMap((name) => [...(highlights?.get(name) ?? [])]);
  return ranges.find(isRange);
}

function highlightOf(kind: string): string {
  const level = kind.split(' ')[0] ?? '';
  return kind.includes('problem-current') ? level.replace('problem-', 'problem-current-') : level;
}

// Ranges of a frame are of its own window's class.
const isRange = (at: AbstractRange | Element): at is Range => 'cloneRange' in at;

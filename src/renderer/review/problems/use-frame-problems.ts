import { useEffect, useMemo } from 'react';
import { shownHtml } from '../rendered/shown-html';
import type { TextMark } from '../display/text-mark';
import { isRange, setHighlight } from '../counterpart/counterpart-highlight';
import { problemAttribute, problemHighlights } from './problem-in-frame';
import { drawnPlaces, renderedPlaces, type DrawnPlace } from './rendered-places';

/**
 * Marks problems and terms in rendered content: text by highlights, tags by an attribute on their elements,
 * the only change to the frame. `drawn` changes whenever the frame is filled again.
 */
export function useFrameProblems(
  inner: Document | null,
  html: string,
  marks: readonly TextMark[],
  drawn: unknown,
): void {
  const problems = useMemo(
    () => marks.filter(({ kind }) => kind === 'term' || kind.startsWith('problem-')),
    [marks],
  );
  // Stays equal when only the current problem changes, which moves no place.
  const where = JSON.stringify(problems.map(({ from, to }) => [from, to]));
  const places = useMemo(() => {
    if (problems.length === 0) return undefined;
    return renderedPlaces(html, problems, (anchored) => shownHtml(anchored).nodes);
    // `where` represents all data of the problems that matters here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [html, where]);
  useEffect(() => {
    const root = inner?.body.firstElementChild;
    if (places === undefined || inner === null || root === null || root === undefined) return undefined;
    const painted = drawnPlaces(root, places);
    const kindOf = ({ index }: DrawnPlace): string => problems[index]?.kind ?? '';
    for (const name of problemHighlights) {
      const own = painted.filter((place) => highlightOf(kindOf(place)) === name);
      setHighlight(inner, name, own.map(({ at }) => at).filter(isRange));
    }
    const elements = new Map<Element, Set<string>>();
    for (const place of painted) {
      if (isRange(place.at)) continue;
      const known = elements.get(place.at) ?? [];
      elements.set(place.at, new Set([...known, ...kindOf(place).split(' ')]));
    }
    for (const [element, kinds] of elements) element.setAttribute(problemAttribute, [...kinds].join(' '));
    return () => {
      for (const name of problemHighlights) setHighlight(inner, name, []);
      for (const element of elements.keys()) element.removeAttribute(problemAttribute);
    };
    // Content that was drawn again needs new marks.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [inner, places, problems, drawn]);
}

function highlightOf(kind: string): string {
  const level = kind.split(' ')[0] ?? '';
  if (kind.includes('problem-current')) return level.replace('problem-', 'problem-current-');
  return kind.includes('problem-long') ? level.replace('problem-', 'problem-long-') : level;
}

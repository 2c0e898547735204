import type { Counterparts } from './counterpart-pair';

type View = Window & typeof globalThis;

/** Documents with a highlight: the page, and frames of rendered content. */
let painted: readonly Document[] = [];

/** Marks ranges without changing elements, so that nothing is laid out again. */
export function paintCounterparts({ sentences, elements }: Counterparts): void {
  clearCounterparts();
  const documents = new Set(
    [...sentences, ...elements].map(({ startContainer }) => startContainer.ownerDocument),
  );
  for (const inner of documents) {
    if (inner === null) continue;
    const isHere = ({ startContainer }: Range): boolean => startContainer.ownerDocument === inner;
    setHighlight(inner, 'counterpart', sentences.filter(isHere));
    setHighlight(inner, 'counterpart-element', elements.filter(isHere));
  }
  painted = [...documents].filter((inner) => inner !== null);
}

export function clearCounterparts(): void {
  for (const inner of painted) {
    const registry = viewOf(inner)?.CSS.highlights;
    registry?.delete('counterpart');
    registry?.delete('counterpart-element');
  }
  painted = [];
}

/** A named highlight of a document: its ranges, or none. */
export function setHighlight(inner: Document, name: string, ranges: readonly Range[]): void {
  const view = viewOf(inner);
  if (view === undefined) return;
  if (ranges.length === 0) view.CSS.highlights.delete(name);
  else view.CSS.highlights.set(name, new view.Highlight(...ranges));
}

// Ranges of a frame belong to its window's class, so `instanceof` fails.
export const isRange = (at: AbstractRange | Element): at is Range => 'cloneRange' in at;

/** The ranges of a named highlight in a frame. */
export function highlightedIn(frame: HTMLIFrameElement, name: string): readonly Range[] {
  return [...(frame.contentWindow?.window.CSS.highlights.get(name) ?? [])].filter(isRange);
}

function viewOf(inner: Document): View | undefined {
  const view = inner.defaultView;
  // Browsers without the highlight API show no marks.
  return view !== null && 'Highlight' in view ? view : undefined;
}

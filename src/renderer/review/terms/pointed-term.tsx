import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { TermEntry } from '../../../content/terms/termbase';
import { useCommandHint } from '../../components/use-command-hint';
import { useStores } from '../../stores/context';
import { FramePoint } from '../counterpart/frame-point';
import { highlightedIn } from '../counterpart/counterpart-highlight';
import { EntryCard } from './entry-card';
import './field-terms.css';

/** A term under the pointer, with its place in the page. */
interface Pointed {
  readonly text: string;
  readonly side: 'source' | 'target';
  readonly box: DOMRect;
}

/** Enough for most cards: they are below their term then, also where there is more room above it. */
const roomyHeight = 260;

/** Shows the entries of the term under the pointer. The command `term.show` shows them by key. */
export function PointedTerm({ fieldId }: { readonly fieldId: string }) {
  const { fieldTerms } = useStores();
  const known = useStore(fieldTerms, (s) => s.ofField.get(fieldId));
  const anchor = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    const row = anchor.current?.closest<HTMLElement>('.field-row');
    if (row === null || row === undefined) return undefined;
    const onOver = ({ target }: PointerEvent): void => {
      const mark = target instanceof Element ? target.closest<HTMLElement>("mark[data-kind~='term']") : null;
      const side = mark === null ? undefined : sideOf(mark);
      setPointed(
        mark === null || side === undefined
          ? undefined
          : { text: mark.textContent, side, box: mark.getBoundingClientRect() },
      );
    };
    const onFrame = (event: Event): void => {
      if (event instanceof FramePoint && event.target instanceof HTMLIFrameElement)
        setPointed(pointedIn(event.target, event));
    };
    const onLeave = (): void => setPointed(undefined);
    row.addEventListener('pointerover', onOver);
    row.addEventListener('pointerleave', onLeave);
    row.addEventListener(FramePoint.type, onFrame);
    document.addEventListener('scroll', onLeave, { capture: true, passive: true });
    return () => {
      row.removeEventListener('pointerover', onOver);
      row.removeEventListener('pointerleave', onLeave);
      row.removeEventListener(FramePoint.type, onFrame);
      document.removeEventListener('scroll', onLeave, { capture: true });
    };
  }, []);
  const entries = pointed === undefined || known === undefined ? [] : entriesOf(known, pointed);
  return (
    <div ref={anchor} hidden>
      {pointed === undefined || entries.length === 0
        ? null
        : // A row cuts off what is outside of it.
          createPortal(
            <Card key={`${pointed.box.x} ${pointed.box.y}`} box={pointed.box} entries={entries} />,
            document.body,
          )}
    </div>
  );
}

interface CardProps {
  readonly box: DOMRect;
  readonly entries: readonly TermEntry[];
}

/** The entries beside the term, as far as the window has room; a last line says where the others are. */
function Card({ box, entries }: CardProps) {
  const hintOf = useCommandHint();
  const content = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = content.current ?? {};
    setCut(scrollHeight > clientHeight + 1);
  }, []);
  return (
    <div className="pointed-term-card" style={placeOf(box)} aria-hidden="true">
      <div ref={content} className={isCut ? 'pointed-term-entries cut' : 'pointed-term-entries'}>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </div>
      {isCut ? <p className="pointed-term-more">{hintOf('term.show').title}</p> : null}
    </div>
  );
}

function sideOf(element: Element): Pointed['side'] | undefined {
  const cell = element.closest('.field-cell');
  if (cell === null) return undefined;
  return cell.classList.contains('source') ? 'source' : 'target';
}

function pointedIn(frame: HTMLIFrameElement, { place }: FramePoint): Pointed | undefined {
  const side = sideOf(frame);
  // A place without an element is that of the caret.
  if (place?.element === undefined || side === undefined) return undefined;
  const range = highlightedIn(frame, 'term').find((one) => one.isPointInRange(place.node, place.offset));
  if (range === undefined) return undefined;
  const [inner, outer] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
  return {
    text: range.toString(),
    side,
    box: new DOMRect(outer.x + inner.x, outer.y + inner.y, inner.width, inner.height),
  };
}

/** The entries of the places that have the pointed text. */
function entriesOf(
  {
    source,
    target = '',
    terms,
  }: {
    readonly source: string;
    readonly target: string | undefined;
    readonly terms: {
      readonly entries: readonly TermEntry[];
      readonly source: readonly Span[];
      readonly target: readonly Span[];
    };
  },
  { text, side }: Pointed,
): readonly TermEntry[] {
  const value = side === 'source' ? source : target;
  const own = terms[side].filter(({ from, to }) => plain(value.slice(from, to)).includes(plain(text)));
  return [...new Set(own.flatMap(({ entry }) => terms.entries[entry] ?? []))];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly entry: number;
}

const plain = (text: string): string => text.replaceAll(/<[^<>]*>/g, '').replaceAll(/\s+/g, ' ');

/** Above or below the term, where there is more room. */
function placeOf(box: DOMRect): CSSProperties {
  const left = Math.max(8, Math.min(box.left, window.innerWidth - 348));
  const [above, below] = [box.top - 14, window.innerHeight - box.bottom - 14];
  return below >= Math.min(above, roomyHeight)
    ? { left, top: box.bottom + 6, maxHeight: below }
    : { left, bottom: window.innerHeight - box.top + 6, maxHeight: above };
}

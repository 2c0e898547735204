/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { listKeys, type ListActs } from './list-keys';
import { RowOption } from './row-option';
import type { VisibleRange } from '../../stores/lists/window-loader';
import './row-list.css';

interface RowListProps<Row> {
  /** The accessible name. */
  readonly label: string;
  /** Begins the ids of its options. */
  readonly id: string;
  /** Fixed, so that 100,000 rows need no measuring. In rem: it grows with the browser's text size. */
  readonly rowRem: number;
  /** Another text is another list, which starts at its top. */
  readonly listing: string;
  readonly total: number | undefined;
  readonly revision: number;
  readonly shift: { readonly sequence: number; readonly rows: number };
  readonly rowAt: (index: number) => Row | undefined;
  readonly show: (range: VisibleRange) => void;
  readonly selectedKey: number | undefined;
  readonly selectedIndex: number | null;
  /** Another number brings the selected row into sight. */
  readonly sought?: number | undefined;
  /** Given when several rows may be chosen. */
  readonly isChosen?: ((index: number, row: Row | undefined) => boolean) | undefined;
  readonly acts: ListActs;
  /** The class that lays its rows out. */
  readonly rowClass: string;
  /** What a row shows; the same function as long as a row would show the same. */
  readonly renderRow: (row: Row) => ReactNode;
}

/** Where each list was scrolled to when it was left. */
const leftAt = new Map<string, { readonly listing: string; readonly offset: number }>();

/** A long list that is a window: rows come when they are looked at. The listbox has the focus and the keys. */
export function RowList<Row extends { readonly key: number }>(props: RowListProps<Row>) {
  const { id, total, listing, selectedIndex, selectedKey, shift, show, acts, isChosen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(props.rowRem);
  const left = leftAt.get(id);

  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // The selected row is always there: it is what a screen reader stands on.
    rangeExtractor: useCallback((range: Range) => withRow(range, selectedIndex), [selectedIndex]),
    initialOffset: left?.listing === listing ? left.offset : 0,
  });

  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtualizer.measure();
  }, [rowHeight, virtualizer]);

  // Another view, filter or order starts at its top.
  const shownListing = useRef(listing);
  useLayoutEffect(() => {
    if (shownListing.current === listing) return;
    shownListing.current = listing;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [listing]);
  useEffect(() => {
    const element = scroller.current;
    return () => {
      leftAt.set(id, { listing: shownListing.current, offset: element?.scrollTop ?? 0 });
    };
  }, [id]);

  // Rows that arrived above must not push away what is being read.
  const appliedShift = useRef(shift.sequence);
  useLayoutEffect(() => {
    if (appliedShift.current === shift.sequence || scroller.current === null) return;
    appliedShift.current = shift.sequence;
    scroller.current.scrollTop += shift.rows * rowHeight;
  }, [shift, rowHeight]);

  const range = virtualizer.calculateRange();
  const first = range?.startIndex ?? 0;
  const last = range?.endIndex ?? 0;
  useEffect(() => {
    show({ first, last });
  }, [first, last, listing, props.revision, show]);

  useEffect(() => {
    if (selectedIndex !== null) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
    // Only when another one is selected: a live update must not scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedKey]);
  const found = useRef(props.sought);
  useEffect(() => {
    if (found.current === props.sought) return;
    found.current = props.sought;
    if (selectedIndex !== null) virtualizer.scrollToIndex(selectedIndex, { align: 'center' });
  }, [props.sought, selectedIndex, virtualizer]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = listKeys(event, {
      acts,
      total: total ?? 0,
      page: Math.max(1, last - first - 1),
    });
    if (step === undefined) return;
    event.preventDefault();
    void step();
  };
  const { select, extendTo, toggle } = acts;
  const onClick = useCallback(
    (index: number, row: Row | undefined, event: MouseEvent): void => {
      if (event.shiftKey && extendTo !== undefined) void extendTo(index);
      else if ((event.ctrlKey || event.metaKey) && toggle !== undefined) void toggle(index);
      else void select(index, row?.key);
    },
    [select, extendTo, toggle],
  );

  return (
    <div
      className="row-list"
      ref={scroller}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={isChosen === undefined ? undefined : true}
      aria-activedescendant={selectedIndex === null ? undefined : `${id}-${selectedIndex}`}
      aria-busy={total === undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-list-focus
    >
      <div role="presentation" className="row-list-canvas" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = props.rowAt(index);
          return (
            <RowOption
              key={key}
              id={id}
              index={index}
              row={row}
              total={total ?? 0}
              isCurrent={index === selectedIndex}
              isChosen={isChosen === undefined ? index === selectedIndex : isChosen(index, row)}
              offset={start}
              height={rowHeight}
              className={props.rowClass}
              render={props.renderRow}
              onClick={onClick}
            />
          );
        })}
      </div>
    </div>
  );
}

function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null || row >= range.count || rows.includes(row)) return rows;
  return row < range.startIndex ? [row, ...rows] : [...rows, row];
}

function useRowHeight(rowRem: number): number {
  return Math.round(rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '13'));
}

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
import { focusInSight } from '../../stores/focus';
import { useStores } from '../../stores/context';
import { listKeys, type ListActions } from './list-keys';
import { RowOption } from './row-option';
import type { ListState } from '../../stores/lists/list';
import './row-list.css';

interface RowListProps<Row> {
  readonly list: ListState<Row>;
  /** The accessible name. */
  readonly label: string;
  /** The prefix of its rows' ids. */
  readonly id: string;
  /**
   * Height of a row, fixed so that 100,000 rows need no measuring. In rem, so that it grows with the
   * browser's text size.
   */
  readonly rowRem: number;
  /** Names the view, filter and order; when it changes, the list starts at its top. */
  readonly listing: string;
  /** When this number changes, the list scrolls to the selected row. */
  readonly scrollSequence?: number | undefined;
  /** Whether several rows may be chosen. */
  readonly isMultiple: boolean;
  /** Called by Enter and by a double click, to move the focus to what the selected row opens. */
  readonly onOpen: () => void;
  /** Called by Esc if at most one row is chosen. */
  readonly onEscape?: () => void;
  /** The class that lays its rows out. */
  readonly rowClass: string;
  /** Must be a stable function as long as rows look the same. */
  readonly renderRow: (row: Row) => ReactNode;
}

/** The scroll offset of each list when it was last shown. */
const leftAt = new Map<string, { readonly listing: string; readonly offset: number }>();

/**
 * A virtual list that loads its rows as they scroll into view. The listbox has the focus and handles the
 * keys.
 */
export function RowList<Row extends { readonly key: number }>(props: RowListProps<Row>) {
  const { app } = useStores();
  const { list, id, listing, isMultiple } = props;
  const { total, revision, shift, rowAt, show, selectedKey, selectedIndex, chosen } = list;
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
    // The selected row is always rendered, because the screen reader's position is on it.
    rangeExtractor: useCallback((range: Range) => withRow(range, selectedIndex), [selectedIndex]),
    initialOffset: left?.listing === listing ? left.offset : 0,
  });

  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtualizer.measure();
  }, [rowHeight, virtualizer]);

  // Another view, filter or order starts at the top.
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

  // New rows above must not move the rows that the user is reading.
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
  }, [first, last, listing, revision, show]);

  useEffect(() => {
    if (selectedIndex !== null) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
    // Runs only when another row is selected, because a live update must not scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedKey]);
  const { scrollSequence } = props;
  const scrolledTo = useRef(scrollSequence);
  /** The row to scroll to once its index is known. */
  const keyToShow = useRef<number>(undefined);
  useEffect(() => {
    if (scrolledTo.current !== scrollSequence) keyToShow.current = selectedKey;
    scrolledTo.current = scrollSequence;
    // A row that the user selected in the meantime is already in view.
    if (keyToShow.current !== selectedKey) keyToShow.current = undefined;
    if (keyToShow.current === undefined || selectedIndex === null) return;
    keyToShow.current = undefined;
    virtualizer.scrollToIndex(selectedIndex, { align: 'center' });
  }, [scrollSequence, selectedKey, selectedIndex, virtualizer]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = listKeys(event, {
      actions: actionsOf(props),
      total: total ?? 0,
      page: Math.max(1, last - first - 1),
      hasLetters: app.getState().preferences.singleKeys,
    });
    if (step === undefined) return;
    event.preventDefault();
    // In a low window, the screen may be scrolled to what stands above the list.
    focusInSight(scroller.current);
    void step();
  };
  const onDoubleClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): void => {
    // With these keys, clicks choose rows.
    if (shiftKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    if (target.closest('[role="option"]') !== null) props.onOpen();
  };
  const { select, extendTo, toggle } = list;
  const onClick = useCallback(
    (index: number, row: Row | undefined, event: MouseEvent): void => {
      if (isMultiple && event.shiftKey) void extendTo(index, row?.key);
      else if (isMultiple && (event.ctrlKey || event.metaKey)) void toggle(index, row?.key);
      else void select(index, row?.key);
    },
    [isMultiple, select, extendTo, toggle],
  );

  return (
    <div
      className="row-list"
      ref={scroller}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={isMultiple ? true : undefined}
      aria-activedescendant={selectedIndex === null ? undefined : `${id}-${selectedIndex}`}
      aria-busy={total === undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={onDoubleClick}
      data-list-focus
    >
      <div role="presentation" className="row-list-canvas" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rowAt(index);
          return (
            <RowOption
              key={key}
              id={id}
              index={index}
              row={row}
              total={total ?? 0}
              isCurrent={index === selectedIndex}
              isChosen={isMultiple ? row !== undefined && chosen.has(row.key) : index === selectedIndex}
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

function actionsOf<Row>({ list, isMultiple, onOpen, onEscape }: RowListProps<Row>): ListActions {
  const { select, move, extendTo, extendBy, toggleSelected, walk, chooseAll, chooseOne, chosen } = list;
  const one = { select, move, open: onOpen };
  if (!isMultiple) return one;
  const escape = chosen.size > 1 ? chooseOne : (onEscape ?? chooseOne);
  return { ...one, extendTo, extendBy, toggleSelected, walk, chooseAll, escape };
}

function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null || row >= range.count || rows.includes(row)) return rows;
  return row < range.startIndex ? [row, ...rows] : [...rows, row];
}

function useRowHeight(rowRem: number): number {
  return Math.round(rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '13'));
}

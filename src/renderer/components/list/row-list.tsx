/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { focusInSight } from '../../stores/focus';
import { useStores } from '../../stores/context';
import { useFixedRows } from './fixed-rows';
import { listKeys, type ListActions } from './list-keys';
import { RowKeys } from './row-keys';
import { RowOption } from './row-option';
import type { ListState } from '../../stores/lists/list';
import type { VisibleRange } from '../../stores/lists/window-loader';
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

  const count = total ?? 0;
  const { visible, scrollToRow } = useFixedRows({
    scrollerRef: scroller,
    count,
    rowHeight,
    initialOffset: left?.listing === listing ? left.offset : 0,
  });
  const rows = rowsInPage(visible, count, selectedIndex);
  const [rowKeys] = useState(() => new RowKeys());
  const keys = rowKeys.assign(rows);

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

  const first = visible?.first ?? 0;
  const last = visible?.last ?? 0;
  useEffect(() => {
    show({ first, last });
  }, [first, last, listing, revision, show]);

  useEffect(() => {
    if (selectedIndex !== null) scrollToRow(selectedIndex, 'nearest');
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
    scrollToRow(selectedIndex, 'center');
  }, [scrollSequence, selectedKey, selectedIndex, scrollToRow]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = listKeys(event, {
      actions: actionsOf(props),
      total: count,
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
      <div role="presentation" className="row-list-canvas" style={{ height: count * rowHeight }}>
        {rows.map((index) => {
          const row = rowAt(index);
          return (
            <RowOption
              key={keys.get(index)}
              id={id}
              index={index}
              row={row}
              total={count}
              isCurrent={index === selectedIndex}
              isChosen={isMultiple ? row !== undefined && chosen.has(row.key) : index === selectedIndex}
              offset={index * rowHeight}
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

/** Rows beyond each end of the visible ones, so that they are there before they are scrolled into view. */
const overscan = 6;

/** Returns the rows to render. The selected one always is, because the screen reader's position is on it. */
function rowsInPage(visible: VisibleRange | undefined, count: number, selected: number | null): number[] {
  if (visible === undefined) return [];
  const first = Math.max(0, visible.first - overscan);
  const last = Math.min(count - 1, visible.last + overscan);
  const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (selected === null || selected >= count) return rows;
  if (selected < first) return [selected, ...rows];
  return selected > last ? [...rows, selected] : rows;
}

function useRowHeight(rowRem: number): number {
  return Math.round(rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '13'));
}

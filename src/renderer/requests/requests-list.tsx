/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { focusReview } from '../desk/focus';
import { t } from '../messages/translate';
import { ListEmpty } from './list-empty';
import { RequestOption } from './request-option';
import { useNow } from './use-now';

/** Fixed, so that 100,000 rows need no measuring. In rem: it grows with the browser's text size. */
const rowRem = 4.31;

/** Where the list was scrolled to when the room was left. */
let leftAt = { listing: '', offset: 0 };

export function RequestsList() {
  const { requests } = useDesk();
  const state = useStore(requests);
  const { total, listing, selected, shift } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const rowHeight = useRowHeight();
  const listingName = JSON.stringify(listing);

  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialOffset: leftAt.listing === listingName ? leftAt.offset : 0,
  });

  // Another view or order starts at its top.
  const shownListing = useRef(listingName);
  useLayoutEffect(() => {
    if (shownListing.current === listingName) return;
    shownListing.current = listingName;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [listingName]);
  useEffect(() => {
    const element = scroller.current;
    return () => {
      leftAt = { listing: shownListing.current, offset: element?.scrollTop ?? 0 };
    };
  }, []);

  // Rows that arrived above must not push away what is being read.
  const appliedShift = useRef(shift.sequence);
  useLayoutEffect(() => {
    if (appliedShift.current === shift.sequence || scroller.current === null) return;
    appliedShift.current = shift.sequence;
    scroller.current.scrollTop += shift.rows * rowHeight;
  }, [shift, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const range = virtualizer.calculateRange();
  const first = range?.startIndex ?? 0;
  const last = range?.endIndex ?? 0;
  const { show } = state;
  useEffect(() => {
    show({ first, last });
  }, [first, last, listingName, state.revision, show]);

  const selectedIndex = selected?.index ?? null;
  const selectedKey = selected?.row.key;
  useEffect(() => {
    if (selectedIndex !== null) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
    // Only when another one is selected: a live update must not scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedKey]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, last - first - 1);
    const steps: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => state.move(1),
      ArrowUp: () => state.move(-1),
      PageDown: () => state.move(page),
      PageUp: () => state.move(-page),
      Home: () => state.select(0),
      End: () => state.select((total ?? 1) - 1),
      Enter: () => focusReview(),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    void step();
  };

  return (
    <div
      className="requests-list"
      ref={scroller}
      role="listbox"
      aria-label={t('list.label')}
      aria-activedescendant={selectedIndex === null ? undefined : `request-${selectedIndex}`}
      aria-busy={total === undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-list-focus
    >
      {total === 0 ? <ListEmpty view={listing.view} /> : null}
      <div role="presentation" className="requests-canvas" style={{ height: virtualizer.getTotalSize() }}>
        {items.map((item) => (
          <RequestOption
            key={item.key}
            index={item.index}
            row={state.rowAt(item.index)}
            total={total ?? 0}
            selected={item.index === selectedIndex}
            offset={item.start}
            height={rowHeight}
            now={now}
            sort={listing.sort}
            onSelect={state.select}
          />
        ))}
      </div>
    </div>
  );
}

function useRowHeight(): number {
  return Math.round(rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '13'));
}

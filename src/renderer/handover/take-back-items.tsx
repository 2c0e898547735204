import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { EmptyState } from '../components/empty-state';
import { t } from '../lib/messages/handover-text';
import { useEndKeys } from '../review/display/use-end-keys';
import { useStores } from '../stores/context';
import { handoverStores } from '../stores/handover/handover-stores';
import { TakeBackItemView } from './take-back-item';

/** Height of an item that was not drawn yet. */
const usualHeight = 150;

/** The fields of a file that came back, of which those in sight are read and drawn. `pane` scrolls them. */
export function TakeBackItems({ pane }: { readonly pane: HTMLElement }) {
  const stores = useStores();
  const state = handoverStores(stores).takeBack;
  const hasLetters = useStore(stores.app, (s) => s.preferences.singleKeys);
  const count = useStore(state, (s) => s.items.length);
  const isRead = useStore(state, (s) => s.isRead);
  const listing = useStore(state, (s) => `${s.takeBack?.key} ${s.filter}`);
  if (count === 0)
    return isRead ? (
      <EmptyState
        icon={<Check size={26} strokeWidth={1.5} aria-hidden="true" />}
        title={t('takeBack.none')}
        text=""
      />
    ) : null;
  return (
    <>
      <DrawnItems key={listing} pane={pane} />
      <p className="take-back-keys">{t(hasLetters ? 'takeBack.keys' : 'takeBack.keys.noLetters')}</p>
    </>
  );
}

function DrawnItems({ pane }: { readonly pane: HTMLElement }) {
  const state = handoverStores(useStores()).takeBack;
  const items = useStore(state, (s) => s.items);
  const current = useStore(state, (s) => s.current);
  const list = useRef<HTMLUListElement>(null);
  const margin = useMargin(pane, list);
  const currentIndex = items.findIndex((item) => item !== undefined && item.key === current);
  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => pane,
    getItemKey: useCallback((index: number) => items[index]?.key ?? `at ${index}`, [items]),
    estimateSize: () => usualHeight,
    scrollMargin: margin,
    overscan: 2,
    rangeExtractor: useCallback((range: Range) => withCurrent(range, currentIndex), [currentIndex]),
  });
  useEndKeys(useMemo(() => ({ current: pane }), [pane]));
  const range = virtualizer.calculateRange();
  const first = range?.startIndex ?? 0;
  const last = range?.endIndex ?? 0;
  useEffect(() => {
    // A little ahead, so that scrolling meets items that are read.
    void state.getState().showItems({ first: Math.max(0, first - 4), last: last + 8 });
  }, [first, last, items, state]);
  return (
    <ul
      className="take-back-items"
      ref={list}
      aria-label={t('takeBack.items')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <TakeBackItemView
            key={key}
            item={item}
            isCurrent={item.key === current}
            index={index}
            total={items.length}
            top={start - margin}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </ul>
  );
}

/** How far below the top of what the pane scrolls the list begins; what stands above it may wrap. */
function useMargin(scroller: HTMLElement, list: RefObject<HTMLUListElement | null>): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (list.current === null) return;
      const above = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      setMargin(Math.round(above + scroller.scrollTop));
    });
    for (const element of scroller.children) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, list]);
  return margin;
}

/** The current item has the focus, and keys go on from it to those beside it, so they are always drawn. */
function withCurrent(range: Range, current: number): number[] {
  const drawn = new Set(defaultRangeExtractor(range));
  if (current >= 0)
    for (const index of [current - 1, current, current + 1]) {
      if (index >= 0 && index < range.count) drawn.add(index);
    }
  return [...drawn].toSorted((a, b) => a - b);
}

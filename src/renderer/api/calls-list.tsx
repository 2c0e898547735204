/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { CallOption } from './call-option';

/** Fixed, so that no row needs measuring. In rem: it grows with the browser's text size. */
const rowRem = 4;

/** The calls of the service, newest first, live. */
export function CallsList() {
  const { calls } = useDesk();
  const state = useStore(calls);
  const { total, filter, selectedIndex, selectedKey, shift } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();

  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });

  useLayoutEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [filter]);
  // New calls above must not push away what is being read.
  const appliedShift = useRef(shift.sequence);
  useLayoutEffect(() => {
    if (appliedShift.current === shift.sequence || scroller.current === null) return;
    appliedShift.current = shift.sequence;
    scroller.current.scrollTop += shift.rows * rowHeight;
  }, [shift, rowHeight]);

  const range = virtualizer.calculateRange();
  const first = range?.startIndex ?? 0;
  const last = range?.endIndex ?? 0;
  const { show } = state;
  useEffect(() => show({ first, last }), [first, last, filter, state.revision, show]);

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
      j: () => state.move(1),
      k: () => state.move(-1),
      PageDown: () => state.move(page),
      PageUp: () => state.move(-page),
      Home: () => state.select(0),
      End: () => state.select((total ?? 1) - 1),
      Enter: () => document.querySelector<HTMLElement>('[data-call-focus]')?.focus({ preventScroll: true }),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    void step();
  };

  return (
    <div
      className="calls-list"
      ref={scroller}
      role="listbox"
      aria-label={t('calls.label')}
      aria-activedescendant={selectedIndex === null ? undefined : `call-${selectedIndex}`}
      aria-busy={total === undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-calls-focus
    >
      <div role="presentation" className="requests-canvas" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <CallOption
            key={item.key}
            index={item.index}
            row={state.rowAt(item.index)}
            total={total ?? 0}
            selected={item.index === selectedIndex}
            offset={item.start}
            height={rowHeight}
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

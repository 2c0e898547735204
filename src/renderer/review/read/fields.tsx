/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ReviewField } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { useTheme } from '../../stores/theme';
import { useFindMarks } from '../find/find-marks';
import { useFoundInSight } from '../find/use-found-in-sight';
import { t } from '../../lib/messages/translate';
import { useProblemMarks } from '../problems/problem-marks';
import { useProblemInSight } from '../problems/use-problem-in-sight';

import { useScrollTogether } from '../counterpart/use-scroll-together';
import { useCounterparts } from '../counterpart/use-counterparts';
import { FieldRow } from './field-row';
import { NoFields } from './no-fields';
import { useShownFields } from './use-shown-fields';
import { PlacedRow, type Place } from '../display/placed-row';
import type { ShownContent } from '../../stores/review/review-state';
import { Slots } from '../display/slots';
import { useEndKeys } from '../display/use-end-keys';
import { useCurrentField } from './use-current-field';
import { useReserve } from './use-reserve';
import { leavePlace } from '../display/keep-place';
import { useViewMode } from '../display/use-view-mode';
import { useSide } from '../display/use-side';

const nothing: ShownContent = { id: '', total: 0, languageSource: 'und', languageTarget: 'und' };

/** The fields of a request; only those near the visible area are in the page. */
export function Fields({
  content = nothing,
  stale,
  hidden,
}: {
  readonly content: ShownContent | undefined;
  readonly stale: boolean;
  /** Whether the fields are hidden; their frames stay. */
  readonly hidden: boolean;
}) {
  const { fieldFilter, review } = useStores();
  // Rows are read through `fieldAt`; `revision` triggers reading again.
  useStore(review, (s) => s.revision);
  const viewMode = useViewMode();
  const fieldViewModes = useStore(review, (s) => s.fieldViewModes);
  const theme = useTheme();
  const scroller = useRef<HTMLDivElement>(null);
  const { fieldAt, showFields } = review.getState();
  const { id, total } = content;
  const shown = useShownFields(total);
  const { positionAt, positionsIn, rowOf } = shown;
  // For handlers and effects: a new choice of fields must neither register them again, nor lead again to
  // places that were gone to before.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  const positionOf = useCallback((row: number) => latest.current.positionAt(row), []);

  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: shown.count,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback(
      (row: number) => `${id} ${viewMode} ${positionAt(row)}`,
      [id, viewMode, positionAt],
    ),
    estimateSize: (row) => estimate(fieldAt(positionAt(row))),
    overscan: 2,
  });
  useLayoutEffect(() => {
    // Setting it would cause a layout, also where nothing has to move.
    if (scroller.current !== null && virtualizer.scrollOffset !== 0) scroller.current.scrollTop = 0;
    virtualizer.measure();
  }, [id, virtualizer]);

  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!stale && total > 0) showFields(positionsIn(first, last + 4));
  }, [first, last, total, stale, showFields, positionsIn]);

  const [slots] = useState(() => new Slots());
  const slotOf = slots.assign(items.map(({ index }) => positionAt(index)));
  const places = new Map<number, Place>();
  for (const { index: row, key, start } of items) {
    const index = positionAt(row);
    const slot = slotOf.get(index);
    if (slot !== undefined) places.set(slot, { index, key: String(key), top: start });
  }
  const reserve = useReserve();
  const rowCount = Math.max(
    viewMode === 'rendered' ? reserve : 0,
    ...Array.from(places.keys(), (slot) => slot + 1),
  );
  const scrollTarget = useStore(review, (s) => s.scrollTarget);
  useEffect(() => {
    if (stale || scrollTarget === undefined) return;
    const row = rowOf(scrollTarget);
    if (scrollTarget < total && row === undefined) {
      // It is scrolled to once all fields are shown.
      fieldFilter.getState().makeShown(scrollTarget);
      return;
    }
    if (row !== undefined) {
      if (scroller.current !== null) leavePlace(scroller.current);
      virtualizer.scrollToIndex(row, { align: 'start' });
      review.getState().setCurrentField(scrollTarget);
    }
    review.getState().scrollTo(undefined);
  }, [scrollTarget, stale, total, virtualizer, review, rowOf, fieldFilter]);
  useEndKeys(
    scroller,
    id,
    useCallback(
      (key) => review.getState().setCurrentField(positionOf(key === 'Home' ? 0 : latest.current.count - 1)),
      [review, positionOf],
    ),
  );
  useCounterparts(scroller);
  useScrollTogether(scroller);
  const foundIn = useFindMarks();
  const problemsIn = useProblemMarks();
  const scrollToRow = useCallback(
    (position: number) => {
      const row = latest.current.rowOf(position);
      if (row !== undefined && !virtualizer.getVirtualItems().some((item) => item.index === row))
        virtualizer.scrollToIndex(row, { align: 'center' });
    },
    [virtualizer],
  );
  useFoundInSight(scroller, scrollToRow);
  useProblemInSight(scroller, scrollToRow);
  useCurrentField(scroller, virtualizer, { positionAt: positionOf, scrollToRow });
  const currentField = useStore(review, (s) => s.currentField);
  const onHeight = useCallback(
    (position: number, height: number) => {
      const row = rowOf(position);
      if (row !== undefined) virtualizer.resizeItem(row, height);
    },
    [virtualizer, rowOf],
  );
  const source = useSide(content.languageSource);
  const target = useSide(content.languageTarget);

  return (
    <div
      className="fields"
      hidden={hidden}
      ref={scroller}
      // Focusable, so that it can be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('review.fields')}
      aria-busy={stale}
      data-review-focus
    >
      <div
        className={stale ? 'fields-canvas stale' : 'fields-canvas'}
        style={{ height: virtualizer.getTotalSize() }}
        // The page has the rows in the order of their slots, because moving a frame would reload it.
        aria-owns={items.map(({ index }) => rowId(slotOf.get(positionAt(index)) ?? 0)).join(' ')}
      >
        {Array.from({ length: rowCount }, (_, slot) => {
          const place = places.get(slot);
          const field = place && fieldAt(place.index);
          return (
            // The slot is the row's identity.
            // oxlint-disable-next-line react/no-array-index-key
            <PlacedRow
              key={slot}
              id={rowId(slot)}
              place={place}
              isCurrent={place?.index === currentField}
              onHeight={onHeight}
            >
              <FieldRow
                field={field}
                source={source}
                target={target}
                viewMode={fieldViewModes.get(field?.id ?? '') ?? viewMode}
                theme={theme}
                found={foundIn(place?.index)}
                problems={problemsIn(place?.index)}
              />
            </PlacedRow>
          );
        })}
      </div>
      {shown.count === 0 && !stale ? <NoFields /> : null}
    </div>
  );
}

const rowId = (slot: number): string => `field-row-${slot}`;

/** Accurate enough that the scroll bar hardly moves once the real height is known. */
function estimate(field: ReviewField | undefined): number {
  if (field === undefined) return 60;
  const characters = Math.max(field.source.length, field.target?.length ?? 0);
  return Math.min(37 + Math.max(1, Math.ceil(characters / 52)) * 23, 4000);
}

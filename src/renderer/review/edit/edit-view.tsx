/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { focusReview, watchFocus } from '../../stores/focus';
import { takesText } from '../../lib/keys';
import { t } from '../../lib/messages/review-text';
import { PlacedRow } from '../display/placed-row';
import { useEndKeys } from '../display/use-end-keys';
import { useSide } from '../display/use-side';
import { EditNotices } from './edit-notices';
import { EditRow } from './edit-row';
import { useBeginAt } from './use-begin-at';
import './edit.css';

/** The editor of the shown request: source on the left, editable target on the right. */
export function EditView({ request }: { readonly request: RequestRow }) {
  const { app, edit } = useStores();
  const fulfilment = useStore(edit, (s) => s.fulfilment);
  const generation = useStore(edit, (s) => s.generation);
  // Holds letters typed before the first target has the focus, which would run commands.
  useLayoutEffect(() => {
    app.getState().awaitInput(true);
    return () => app.getState().awaitInput(false);
  }, [app]);
  if (fulfilment === undefined) return <div className="edit" aria-busy="true" />;
  const isHeld = fulfilment.hold !== undefined;
  return (
    // Esc leaves the text field, and stays in the review.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="edit" onKeyDown={leaveText}>
      <EditNotices fulfilment={fulfilment} />
      <EditList key={generation} request={request} isHeld={isHeld} />
    </div>
  );
}

function leaveText(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element) || !event.target.matches('.edit-box'))
    return;
  event.preventDefault();
  focusReview();
}

/**
 * A focused button of the editor keeps the focus; elements of the review, and what had the focus when the
 * list was made, give it up.
 */
function mayTakeFocus(isAsBefore: () => boolean): boolean {
  const active = document.activeElement ?? document.body;
  if (active.closest('.edit-bar') !== null) return false;
  return isAsBefore() || (active.closest('[data-review]') !== null && !takesText(active));
}

function EditList({ request, isHeld }: { readonly request: RequestRow; readonly isHeld: boolean }) {
  const { app, edit } = useStores();
  const total = useStore(edit, (s) => s.total);
  const view = useStore(edit, (s) => s.view);
  // Rows are read through `fieldAt`; `revision` triggers reading again.
  useStore(edit, (s) => s.revision);
  const { fieldAt, load, setPosition } = edit.getState();
  // An action renders the list again at the current place.
  const [begun] = useState(edit.getState().place.now);
  const [isAsBefore] = useState(watchFocus);
  const source = useSide(request.languageSource);
  const target = useSide(request.languageTarget);
  const scroller = useRef<HTMLDivElement>(null);
  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => `${view} ${index}`, [view]),
    estimateSize: () => 110,
    overscan: 4,
  });
  useEndKeys(scroller);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (total > 0) load(first, last + 4);
  }, [first, last, total, load]);
  const scrollToRow = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'start' }),
    [virtualizer],
  );
  const isThere = fieldAt(begun) !== undefined && items.some(({ index }) => index === begun);
  const isBegun = useBeginAt({ scroller, scrollToRow, begun, total, isThere });
  const { startIndex: top, endIndex: bottom } = virtualizer.range ?? {};
  useEffect(() => {
    if (!isBegun || top === undefined || bottom === undefined) return;
    // The edited field is the current place while it is visible, else the first row.
    const written = scroller.current?.querySelector<HTMLElement>('[data-position]:focus-within');
    const index = Number(written?.dataset['position'] ?? -1);
    setPosition(index >= top && index <= bottom ? index : top);
  }, [isBegun, top, bottom, setPosition]);
  useEffect(() => {
    // The focus moves to the field, unless a button was pressed or another element was opened in the
    // meantime.
    if (!isThere) return;
    if (mayTakeFocus(isAsBefore)) {
      const row = scroller.current?.querySelector(`[data-position="${begun}"]`);
      row?.querySelector<HTMLElement>('.edit-box')?.focus({ preventScroll: true });
    }
    app.getState().awaitInput(false);
  }, [isThere, begun, isAsBefore, app]);
  return (
    // Observes the focus; the focused elements are text fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="fields"
      ref={scroller}
      // Scrolls with the keyboard's own keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('edit.fields')}
      data-review-focus
      onFocus={({ target: focused }) => {
        const row = focused.closest<HTMLElement>('[data-position]');
        if (row !== null) setPosition(Number(row.dataset['position']));
      }}
    >
      <div className="fields-canvas" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const field = fieldAt(index);
          return (
            <PlacedRow
              key={key}
              id={`edit-row-${index}`}
              place={{ key: String(key), index, top: start }}
              isCurrent={false}
              onHeight={virtualizer.resizeItem}
            >
              {field === undefined ? (
                <div className="field-loading" />
              ) : (
                <EditRow
                  requestKey={request.key}
                  field={field}
                  source={source}
                  target={target}
                  view={view}
                  isHeld={isHeld}
                />
              )}
            </PlacedRow>
          );
        })}
      </div>
    </div>
  );
}

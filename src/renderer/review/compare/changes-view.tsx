/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useVirtualizer } from '@tanstack/react-virtual';
import { GitCompare, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { RequestDetail } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { hasFirstResult } from '../../stores/review/changes-state';
import { useTheme } from '../../stores/theme';
import { t } from '../../lib/messages/review-text';
import { leavePlace } from '../display/keep-place';
import { useEndKeys } from '../display/use-end-keys';
import { useSide } from '../display/use-side';
import { useViewMode } from '../display/use-view-mode';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ChangeRow } from './change-row';
import { ChangesBar } from './changes-bar';
import { visibleRows } from './visible-rows';
import './changes.css';

/** The changes between two versions of the shown request. */
export function ChangesView() {
  const { changes, review } = useStores();
  const { comparison, fields, total, problem, columns } = useStore(changes);
  const detail = useStore(review, (s) => s.detail);
  if (comparison === undefined || detail?.key !== comparison.key)
    return <div className="changes" aria-busy="true" />;
  if (detail.versions.length < 2) return <OnlyVersion />;
  const isSame = comparison.from === comparison.to;
  const isFirst = isSame && hasFirstResult(detail);
  const isUnchanged = isSame || (total === fields.length && fields.every(({ kind }) => kind === 'same'));
  return (
    <div className="changes">
      <ChangesBar detail={detail} comparison={comparison} />
      {problem === undefined ? null : (
        <div className="review-problem" role="alert">
          <TriangleAlert size={16} aria-hidden="true" />
          {problem}
        </div>
      )}
      {isUnchanged ? (
        <NothingChanged isFirst={isFirst} />
      ) : (
        <>
          {columns === 'one' ? null : (
            <div className="field-heads" aria-hidden="true">
              <div>{t('changes.version', { number: comparison.from })}</div>
              <div>{t('changes.version', { number: comparison.to })}</div>
            </div>
          )}
          <ChangeList key={`${comparison.key} ${comparison.from} ${comparison.to}`} detail={detail} />
        </>
      )}
    </div>
  );
}

/** Takes the keyboard in place of the list of fields, so that it stays in the review. */
function NothingChanged({ isFirst }: { readonly isFirst: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => takeWaitingKeys(place.current), []);
  return (
    <div
      className="changes-none"
      ref={place}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('changes.fields')}
      data-review-focus
    >
      <EmptyState
        icon={<GitCompare size={26} strokeWidth={1.5} aria-hidden="true" />}
        title={t(isFirst ? 'changes.firstResult.title' : 'changes.none.title')}
        text={t(isFirst ? 'changes.firstResult.text' : 'changes.none.text')}
      />
    </div>
  );
}

/** Focuses an element for keys pressed while the comparison was awaited, when the review had the focus. */
function takeWaitingKeys(element: HTMLElement | null): void {
  if (document.activeElement?.matches('[data-review]') === true) element?.focus({ preventScroll: true });
}

/** A request with a single version has nothing to choose or step through. */
function OnlyVersion() {
  return (
    <div className="changes">
      <EmptyState
        icon={<GitCompare size={26} strokeWidth={1.5} aria-hidden="true" />}
        title={t('changes.first.title')}
        text={t('changes.first.text')}
      />
    </div>
  );
}

function ChangeList({ detail }: { readonly detail: RequestDetail }) {
  const { changes } = useStores();
  const state = useStore(changes);
  const { fields, folded, opened, columns, current, contentAt, load, counted, openFold } = state;
  const viewMode = useViewMode();
  const theme = useTheme();
  const source = useSide(detail.languageSource);
  const target = useSide(detail.languageTarget);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => visibleRows(fields, folded, opened), [fields, folded, opened]);
  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback(
      (index: number) => `${rows[index]?.kind} ${rows[index]?.row} ${viewMode} ${columns}`,
      [rows, viewMode, columns],
    ),
    estimateSize: (index) => (rows[index]?.kind === 'fold' ? 38 : 96),
    overscan: 2,
  });
  useEndKeys(scroller);
  const items = virtualizer.getVirtualItems();
  const shown = items.flatMap(({ index }) => {
    const row = rows[index];
    return row?.kind === 'field' ? [row.row] : [];
  });
  const wanted = shown.join(' ');
  useEffect(() => {
    if (wanted !== '') load(wanted.split(' ').map(Number));
  }, [wanted, load]);

  useEffect(() => takeWaitingKeys(scroller.current), []);

  const currentRow = current?.row;
  useEffect(() => {
    const index = rows.findIndex((row) => row.kind === 'field' && row.row === currentRow);
    if (index === -1) return;
    if (scroller.current !== null) leavePlace(scroller.current);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [currentRow, rows, virtualizer]);

  return (
    <div
      className={`fields ${columns}-column`}
      ref={scroller}
      // Focusable, so that it can be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('changes.fields')}
      data-review-focus
    >
      <div className="fields-canvas" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={row.kind === 'fold' ? 'change-fold' : 'field-row'}
              style={{ top: start }}
            >
              {row.kind === 'fold' ? (
                <Button small variant="quiet" onClick={() => openFold(row.row)}>
                  {t('changes.folded', { count: row.count })}
                </Button>
              ) : (
                <CountedRow
                  change={row.change}
                  field={contentAt(row.row)}
                  source={source}
                  target={target}
                  viewMode={viewMode}
                  theme={theme}
                  columns={columns}
                  row={row.row}
                  current={row.row === currentRow ? current?.index : undefined}
                  counted={counted}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type CountedRowProps = Omit<Parameters<typeof ChangeRow>[0], 'onCount'> & {
  readonly row: number;
  readonly counted: (row: number, changes: number) => void;
};

function CountedRow({ row, counted, ...props }: CountedRowProps) {
  const onCount = useCallback((changes: number) => counted(row, changes), [counted, row]);
  return <ChangeRow {...props} onCount={onCount} />;
}

import { useEffect, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { formatNumber } from '../../lib/messages/format';
import { focusDetail } from '../../stores/focus';
import type { FeedState } from '../../stores/lists/feed';
import { EmptyState } from '../empty-state';
import { Segmented, type SegmentedProps } from '../segmented';
import { useMedia } from '../use-media';
import { FeedDetail, type FeedDetailParts } from './feed-detail';
import { RowList } from './row-list';
import './feed.css';

/** The parts of the common screen that differ by feed. */
interface FeedParts<Filter extends string, Row, Detail> {
  readonly feed: StoreApi<FeedState<Filter, Row, Detail>>;
  /** The prefix of its rows' ids. */
  readonly id: string;
  readonly rowRem: number;
  readonly rowClass: string;
  /** Accessible names of the list and of the choice of filter. */
  readonly listLabel: string;
  readonly filterLabel: string;
  readonly filters: readonly Filter[];
  /** A filter with its count, which is an empty string until it is known. */
  readonly filterText: (filter: Filter, count: string) => string;
  /** Additional controls beside the filter. */
  readonly toolbar?: ReactNode;
  /** Must be a stable function as long as rows look the same. */
  readonly renderRow: (row: Row) => ReactNode;
  readonly emptyIcon: ReactNode;
  /** Explains why no row is listed, and what would add one. */
  readonly emptyText: (filter: Filter) => { readonly title: string; readonly text: string };
  readonly detail: FeedDetailParts<Detail>;
  /** Shown instead of the detail, if given. */
  readonly instead?: ReactNode;
}

/** A feed: its filter and list on the left, the selected row in full on the right. */
export function FeedScreen<Filter extends string, Row extends { readonly key: number }, Detail>(
  parts: FeedParts<Filter, Row, Detail>,
) {
  return (
    <div className="feed">
      <div className="feed-pane" data-pane>
        <div className="feed-toolbar">
          {parts.filters.length === 1 ? null : <FilterChoice {...parts} />}
          {parts.toolbar}
        </div>
        <FeedList {...parts} />
      </div>
      {parts.instead ?? <FeedDetail feed={parts.feed} parts={parts.detail} />}
    </div>
  );
}

// Each component subscribes only to what it shows: a new row must not re-render a long detail.
function FilterChoice<Filter extends string, Row, Detail>(parts: FeedParts<Filter, Row, Detail>) {
  const { feed, filters, filterLabel, filterText } = parts;
  const filter = useStore(feed, (s) => s.filter);
  const counts = useStore(feed, (s) => s.counts);
  const isNarrow = useMedia('(width < 1100px)');
  const segments = filters.map((value) => ({
    value,
    label: filterText(value, counts === undefined ? '' : formatNumber(counts[value])).trimEnd(),
  }));
  const choose = (value: Filter): void => void feed.getState().setFilter(value);
  // Four would take two lines beside each other there, in most languages.
  return isNarrow && filters.length > 3 ? (
    <FilterMenu label={filterLabel} value={filter} segments={segments} onChange={choose} />
  ) : (
    <Segmented<Filter> label={filterLabel} value={filter} onChange={choose} segments={segments} />
  );
}

function FilterMenu<Filter extends string>({ label, value, segments, onChange }: SegmentedProps<Filter>) {
  return (
    <select
      className="select feed-filter"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = segments[target.selectedIndex];
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {segments.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  );
}

function FeedList<Filter extends string, Row extends { readonly key: number }, Detail>(
  parts: FeedParts<Filter, Row, Detail>,
) {
  const { feed, emptyIcon, emptyText } = parts;
  const list = useStore(feed);
  useEffect(() => {
    const { setShown } = feed.getState();
    setShown(true);
    return () => setShown(false);
  }, [feed]);
  return (
    <div className="feed-list-box">
      <RowList
        list={list}
        listing={list.filter}
        label={parts.listLabel}
        id={parts.id}
        rowRem={parts.rowRem}
        rowClass={parts.rowClass}
        isMultiple={parts.detail.chosen !== undefined}
        onOpen={focusDetail}
        renderRow={parts.renderRow}
      />
      {list.total === 0 ? <EmptyState icon={emptyIcon} {...emptyText(list.filter)} /> : null}
    </div>
  );
}

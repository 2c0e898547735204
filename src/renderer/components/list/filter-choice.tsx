import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { formatNumber } from '../../lib/messages/format';
import { Segmented } from '../segmented';
import type { FeedState } from '../../stores/lists/feed';

interface FilterChoiceProps<Filter extends string, Row, Detail> {
  readonly feed: StoreApi<FeedState<Filter, Row, Detail>>;
  /** The accessible name. */
  readonly label: string;
  readonly filters: readonly Filter[];
  /** A filter with its count, which is empty until it is known. */
  readonly labelOf: (filter: Filter, number: string) => string;
}

/** Which rows of a feed are listed, each choice with its count. */
export function FilterChoice<Filter extends string, Row, Detail>(
  props: FilterChoiceProps<Filter, Row, Detail>,
) {
  const { feed, label, filters, labelOf } = props;
  const filter = useStore(feed, (s) => s.filter);
  const counts = useStore(feed, (s) => s.counts);
  return (
    <Segmented<Filter>
      label={label}
      value={filter}
      onChange={(value) => void feed.getState().setFilter(value)}
      segments={filters.map((value) => ({
        value,
        label: labelOf(value, counts === undefined ? '' : formatNumber(counts[value])).trimEnd(),
      }))}
    />
  );
}

import { useEffect, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { focusDetail } from '../../stores/focus';
import type { FeedState } from '../../stores/lists/feed';
import { RowList } from './row-list';

interface FeedListProps<Filter extends string, Row, Detail> {
  readonly feed: StoreApi<FeedState<Filter, Row, Detail>>;
  readonly label: string;
  readonly id: string;
  readonly rowRem: number;
  readonly rowClass: string;
  /** Several rows may be chosen. */
  readonly isMultiple: boolean;
  readonly renderRow: (row: Row) => ReactNode;
}

/** A feed's rows; live while they are on screen. */
export function FeedList<Filter extends string, Row extends { readonly key: number }, Detail>({
  feed,
  isMultiple,
  ...looks
}: FeedListProps<Filter, Row, Detail>) {
  const state = useStore(feed);
  useEffect(() => {
    const { setShown } = feed.getState();
    setShown(true);
    return () => setShown(false);
  }, [feed]);
  const { select, move, extendTo, extendBy, toggle, toggleSelected, walk, chooseAll, chooseOne, chosen } =
    state;
  const one = { select, move, open: focusDetail };
  const several = { extendTo, extendBy, toggle, toggleSelected, walk, chooseAll, chooseOne };
  return (
    <RowList
      {...looks}
      listing={state.filter}
      total={state.total}
      revision={state.revision}
      shift={state.shift}
      rowAt={state.rowAt}
      show={state.show}
      selectedKey={state.selectedKey}
      selectedIndex={state.selectedIndex}
      isChosen={isMultiple ? (_, row) => row !== undefined && chosen.has(row.key) : undefined}
      acts={isMultiple ? { ...one, ...several } : one}
    />
  );
}

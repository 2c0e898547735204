import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PlacedTerm } from '../../content/filter/filter-term';
import { parseFilter } from '../../content/filter/parse-filter';
import type { RequestRow as Row } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { focusReview } from '../stores/focus';
import { onDemand } from '../components/on-demand';
import { RowList } from '../components/list/row-list';
import { t } from '../lib/messages/translate';
import { ListEmpty } from './list-empty';
import { RequestRow } from './request-row';
import { useNow } from '../components/use-now';
import '../components/list/feed.css';

const FailureStates = onDemand(async () => (await import('../review/failure/failure-states')).FailureStates, {
  isExtra: true,
});

const rowRem = 4.31;
/** Height of a row with an excerpt of the search hit. */
const foundRowRem = 5.9;

export function RequestsList() {
  const { requests, filter } = useStores();
  const state = useStore(requests);
  const { listing } = state;
  const isHeld = useStore(filter, (s) => s.isFaulty);
  // These rows are not what the filter says, so they are not chosen all at once.
  const list = isHeld ? { ...state, chooseAll: async () => undefined } : state;
  const isSearch = useMemo(() => parseFilter(listing.filter).terms.some(isWanted), [listing.filter]);
  const now = useNow();
  const renderRow = useCallback(
    (row: Row) => <RequestRow row={row} now={now} sort={listing.sort} />,
    [now, listing.sort],
  );
  return (
    <>
      {listing.view === 'import-failed' ? <FailureStates /> : null}
      <div className={isHeld ? 'feed-list-box held' : 'feed-list-box'}>
        <RowList
          list={list}
          label={t('list.label')}
          id="request"
          rowRem={isSearch ? foundRowRem : rowRem}
          rowClass="request-row"
          listing={JSON.stringify(listing)}
          scrollSequence={state.scrollSequence}
          isMultiple
          onOpen={focusReview}
          onEscape={() => void filter.getState().set('')}
          renderRow={renderRow}
        />
        {state.total === 0 ? <ListEmpty view={listing.view} /> : null}
      </div>
    </>
  );
}

function isWanted(term: PlacedTerm): boolean {
  return term.kind === 'text' && !term.isNegated;
}

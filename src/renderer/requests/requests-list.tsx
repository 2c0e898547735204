import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { RequestRow as Row } from '../../shared/ui-types';
import { useDesk } from '../desk/desk';
import { focusReview } from '../desk/focus';
import { RowList } from '../list/row-list';
import { t } from '../messages/translate';
import { ListEmpty } from './list-empty';
import { RequestRow } from './request-row';
import { useNow } from './use-now';

const rowRem = 4.31;

export function RequestsList() {
  const { requests } = useDesk();
  const state = useStore(requests);
  const { listing, selected } = state;
  const now = useNow();
  const renderRow = useCallback(
    (row: Row) => <RequestRow row={row} now={now} sort={listing.sort} />,
    [now, listing.sort],
  );
  return (
    <RowList
      label={t('list.label')}
      id="request"
      rowRem={rowRem}
      rowClass="request-row"
      listing={JSON.stringify(listing)}
      total={state.total}
      revision={state.revision}
      shift={state.shift}
      rowAt={state.rowAt}
      show={state.show}
      selectedKey={selected?.row.key}
      selectedIndex={selected?.index ?? null}
      acts={{ select: state.select, move: state.move, open: focusReview }}
      renderRow={renderRow}
    >
      {state.total === 0 ? <ListEmpty view={listing.view} /> : null}
    </RowList>
  );
}

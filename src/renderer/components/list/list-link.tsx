import type { ViewId } from '../../../contract/views';
import { formatNumber } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { showRequests } from '../../stores/show-requests';
import './list-link.css';

export interface ListLinkProps {
  readonly view: ViewId;
  readonly filter?: string;
  readonly count: number;
  /** For the accessible name: the requests that are counted. */
  readonly name: string;
}

/** A number that shows the requests it counts in the list. */
export function ListLink({ view, filter = '', count, name }: ListLinkProps) {
  const stores = useStores();
  if (count === 0) return <b className="list-link none">{formatNumber(0)}</b>;
  return (
    <button
      type="button"
      className="list-link"
      aria-label={t('today.show', { name, count })}
      onClick={() => void showRequests(stores, { view, filter })}
    >
      {formatNumber(count)}
    </button>
  );
}

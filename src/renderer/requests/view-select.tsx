import { useStore } from 'zustand';
import { viewIds } from '../../contract/views';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';

/** The views as a menu, where there is no room for their pane. */
export function ViewSelect() {
  const { requests, savedViews } = useStores();
  const view = useStore(requests, (s) => s.listing.view);
  const savedKey = useStore(requests, (s) => s.savedKey);
  const counts = useStore(requests, (s) => s.counts);
  const saved = useStore(savedViews, (s) => s.views);
  const savedCounts = useStore(savedViews, (s) => s.counts);
  const choose = (value: string): void => {
    const { showView, showSaved } = requests.getState();
    const builtIn = viewIds.find((id) => id === value);
    const own = saved.find(({ key }) => String(key) === value);
    if (builtIn !== undefined) void showView(builtIn);
    else if (own !== undefined) void showSaved(own);
  };
  return (
    <select
      className="select view-select"
      aria-label={t('views.choose')}
      value={savedKey ?? view}
      onChange={(event) => choose(event.target.value)}
    >
      {viewIds.map((id) => (
        <option key={id} value={id}>
          {t(`views.${id}`)} {numberOf(counts?.[id])}
        </option>
      ))}
      {saved.length === 0 ? null : (
        <optgroup label={t('views.saved')}>
          {saved.map(({ key, name }) => (
            <option key={key} value={key}>
              {name} {numberOf(savedCounts.get(key))}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}

function numberOf(count: number | undefined): string {
  return count === undefined ? '' : formatNumber(count);
}

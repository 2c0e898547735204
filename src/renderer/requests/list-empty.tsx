import { Inbox, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ViewId } from '../../contract/views';
import { parseFilter } from '../../content/filter/parse-filter';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { keyText } from '../components/key-text';

/** A view without rows, while other views have some. */
export function ListEmpty({ view }: { readonly view: ViewId }) {
  const { requests } = useStores();
  const filter = useStore(requests, (s) => s.listing.filter);
  if (filter !== '') return <NothingFound view={view} filter={filter} />;
  return (
    <EmptyState
      icon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t(`list.empty.${view}.title`)}
      text={t(`list.empty.${view}.text`)}
    />
  );
}

function NothingFound({ view, filter: text }: { readonly view: ViewId; readonly filter: string }) {
  const { filter, requests } = useStores();
  const elsewhere = useFoundInAll(view, text);
  const isFaulty = parseFilter(text).troubles.length > 0;
  const found = elsewhere ?? 0;
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t(isFaulty ? 'list.empty.faulty.title' : 'list.empty.filter.title')}
      text={
        isFaulty
          ? t('list.empty.faulty.text')
          : elsewhere === 0
            ? t('list.empty.filter.nowhere')
            : t('list.empty.filter.text', { view: t(`views.${view}`) })
      }
    >
      <div className="list-empty-actions">
        {found === 0 ? null : (
          <Button
            small
            shortcut={keyText('Enter')}
            onClick={() => void requests.getState().setListing({ view: 'all' })}
          >
            {t('list.empty.filter.elsewhere', { count: found })}
          </Button>
        )}
        <Button small shortcut="Esc" onClick={() => void filter.getState().set('')}>
          {t('filter.clear')}
        </Button>
      </div>
    </EmptyState>
  );
}

/** Number of matches in the view of all requests; undefined until it is known, and in that view itself. */
function useFoundInAll(view: ViewId, filter: string): number | undefined {
  const { client } = useStores();
  const [found, setFound] = useState<{ readonly filter: string; readonly total: number }>();
  useEffect(() => {
    if (view === 'all') return;
    const listing = { view: 'all', filter, sort: 'completed', descending: true } as const;
    client.call('requests.window', { ...listing, offset: 0, limit: 1 }).then(
      ({ total }) => setFound({ filter, total }),
      // The banner of a lost connection says why there is no number.
      () => undefined,
    );
  }, [client, view, filter]);
  return view !== 'all' && found?.filter === filter ? found.total : undefined;
}

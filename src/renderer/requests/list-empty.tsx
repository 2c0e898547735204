import { Inbox, SearchX } from 'lucide-react';
import { useStore } from 'zustand';
import type { ViewId } from '../../contract/views';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';

/** A view without rows, while other views have some. */
export function ListEmpty({ view }: { readonly view: ViewId }) {
  const { requests } = useStores();
  const filter = useStore(requests, (s) => s.listing.filter);
  if (filter !== '') return <NothingFound view={view} />;
  return (
    <EmptyState
      icon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t(`list.empty.${view}.title`)}
      text={t(`list.empty.${view}.text`)}
    />
  );
}

function NothingFound({ view }: { readonly view: ViewId }) {
  const { filter, requests } = useStores();
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t('list.empty.filter.title')}
      text={t('list.empty.filter.text', { view: t(`views.${view}`) })}
    >
      <div className="list-empty-acts">
        {view === 'all' ? null : (
          <Button small onClick={() => void requests.getState().setListing({ view: 'all' })}>
            {t('list.empty.filter.everywhere')}
          </Button>
        )}
        <Button small shortcut="Esc" onClick={() => void filter.getState().set('')}>
          {t('filter.clear')}
        </Button>
      </div>
    </EmptyState>
  );
}

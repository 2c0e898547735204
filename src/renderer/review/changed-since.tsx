import { GitCompare } from 'lucide-react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../contract/ui-types';
import { Button } from '../components/button';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';
import { toggleMode } from './display/review-mode';

/** Says that the content changed since the user reviewed it, and leads to what changed. */
export function ChangedSince({ request }: { readonly request: RequestRow }) {
  const stores = useStores();
  const detail = useStore(stores.review, (s) => s.detail);
  const mode = useStore(stores.review, (s) => s.mode);
  const version = detail?.key === request.key ? detail.reviewedVersion?.version : undefined;
  if (request.reviewed !== 'changed' || version === undefined || mode !== 'read') return null;
  return (
    <div className="changed-since" role="note">
      {t('review.changedSince', { version })}
      <Button
        small
        variant="quiet"
        icon={<GitCompare size={14} aria-hidden="true" />}
        command="compare"
        onClick={() => toggleMode(stores, 'compare')}
      >
        {t('review.changedSince.show')}
      </Button>
    </div>
  );
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Chip } from '../../components/chip';
import { formatNumber, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/handover-text';
import { useStores } from '../../stores/context';
import { handoverStores } from '../../stores/handover/handover-stores';
import { toggleMode } from '../display/review-mode';

/**
 * Says to whom the request is out, and that it has drafts, which accepted answers become. It also reads what
 * reviewers said of the request, for its fields.
 */
export function RequestOut({ requestKey }: { readonly requestKey: number }) {
  const stores = useStores();
  const { ofRequest } = handoverStores(stores);
  const isEdited = useStore(stores.review, (s) => s.mode === 'edit');
  const known = useStore(ofRequest, (s) => (s.requestKey === requestKey ? s.known : undefined));
  useEffect(() => ofRequest.getState().show(requestKey), [ofRequest, requestKey]);
  const byRecipient = [...Map.groupBy(known?.out ?? [], ({ recipient }) => recipient)];
  return (
    <>
      {byRecipient.map(([recipient, handovers]) => {
        const times = handovers.map(({ created }) => t('out.since', { time: sentenceTime(created) }));
        const label = recipient === '' ? t('request.out') : t('out.to', { recipient });
        return (
          <Chip key={recipient} tone="info" title={times.join('\n')}>
            {handovers.length === 1 ? label : `${label} × ${formatNumber(handovers.length)}`}
          </Chip>
        );
      })}
      {known === undefined || known.drafts === 0 || isEdited ? null : (
        <button
          type="button"
          className="order-link"
          title={t('out.drafts.hint')}
          onClick={() => toggleMode(stores, 'edit')}
        >
          {t('takeBack.done.drafts', { count: known.drafts })}
        </button>
      )}
    </>
  );
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Chip } from '../../components/chip';
import { formatNumber, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/handover-text';
import { useStores } from '../../stores/context';
import { handoverStores } from '../../stores/handover/handover-stores';
import { toggleMode } from '../display/review-mode';

/** More recipients would take lines from the content. */
const mostShown = 2;

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
  const chips = byRecipient.map(([recipient, handovers]) => {
    const label = recipient === '' ? t('request.out') : t('out.to', { recipient });
    const text = handovers.length === 1 ? label : `${label} × ${formatNumber(handovers.length)}`;
    const times = handovers.map(({ created }) => t('out.since', { time: sentenceTime(created) }));
    return { recipient, text, times };
  });
  const more = chips.slice(mostShown);
  return (
    <>
      {chips.slice(0, mostShown).map(({ recipient, text, times }) => (
        <Chip key={recipient} tone="info" title={times.join('\n')}>
          {text}
        </Chip>
      ))}
      {more.length === 0 ? null : (
        <Chip tone="info" title={more.map(({ text, times }) => `${text}: ${times.join(', ')}`).join('\n')}>
          +{formatNumber(more.length)}
        </Chip>
      )}
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

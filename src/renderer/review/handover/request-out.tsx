import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Chip } from '../../components/chip';
import { formatNumber, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/handover-text';
import { useStores } from '../../stores/context';
import { handoverStores } from '../../stores/handover/handover-stores';

/** Says to whom the request is out. It also reads what reviewers said of the request, for its fields. */
export function RequestOut({ requestKey }: { readonly requestKey: number }) {
  const { ofRequest } = handoverStores(useStores());
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
    </>
  );
}

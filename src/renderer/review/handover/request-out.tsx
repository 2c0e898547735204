import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Chip } from '../../components/chip';
import { sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/handover-text';
import { useStores } from '../../stores/context';
import { handoverStores } from '../../stores/handover/handover-stores';

/** Says to whom the request is out. It also reads what reviewers said of the request, for its fields. */
export function RequestOut({ requestKey }: { readonly requestKey: number }) {
  const { ofRequest } = handoverStores(useStores());
  const known = useStore(ofRequest, (s) => (s.requestKey === requestKey ? s.known : undefined));
  useEffect(() => ofRequest.getState().show(requestKey), [ofRequest, requestKey]);
  return (
    <>
      {known?.out.map(({ handover, recipient, created }) => (
        <Chip key={handover} tone="info" title={t('out.since', { time: sentenceTime(created) })}>
          {recipient === '' ? t('request.out') : t('out.to', { recipient })}
        </Chip>
      ))}
    </>
  );
}

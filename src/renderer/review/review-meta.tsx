import { X } from 'lucide-react';
import type { ImportMark, RequestDetail, RequestRow } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { focusDetail } from '../stores/focus';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { Chip } from '../components/chip';
import { IconButton } from '../components/icon-button';
import { onDemand } from '../components/on-demand';
import { JobLanguages } from './job/job-languages';
import { MarkDelivery } from './mark-delivery';

const RequestOut = onDemand(async () => (await import('./handover/request-out')).RequestOut, {
  isExtra: true,
});

/** A request's state, languages and marks in one line below its title. `RequestFacts` has the rest. */
export function ReviewMeta({
  request,
  detail,
}: {
  readonly request: RequestRow;
  /** Undefined until it is loaded. */
  readonly detail: RequestDetail | undefined;
}) {
  const { marking } = useStores();
  const { completed, created, origin } = request;
  const delivery = detail?.markDelivery;
  return (
    <div className="review-meta">
      <span title={exactTime(completed ?? created)}>
        <b className={`state ${request.state}`}>{t(`state.${request.state}`)}</b>
        {` ${sentenceTime(completed ?? created)}`}
      </span>
      <MarkChip
        mark={request.importMark}
        noRemoval={whyNotRemovable(request, detail)}
        onRemove={() => void marking.remove()}
      />
      {delivery === undefined ? null : <MarkDelivery delivery={delivery} />}
      {origin === undefined ? null : (
        <span title={t('request.origin.hint', { name: origin })}>
          <bdi>{origin}</bdi>
        </span>
      )}
      {request.gone === undefined ? null : (
        <Chip tone="bad" title={t('request.gone.hint', { time: exactTime(request.gone) })}>
          {t('request.gone')}
        </Chip>
      )}
      {request.isTest ? (
        <Chip tone="test" title={t('request.test.hint')}>
          {t('request.test')}
        </Chip>
      ) : null}
      <RequestOut requestKey={request.key} />
      {detail?.order === undefined ? null : <OrderLink order={detail.order} />}
      {request.openNotes === undefined ? null : <span>{t('notes.open', { count: request.openNotes })}</span>}
      <JobLanguages request={request} />
    </div>
  );
}

/** A synced request's mark can be removed until upstream has it; whether it has is said by the details. */
function whyNotRemovable({ origin }: RequestRow, detail: RequestDetail | undefined): string | undefined {
  if (detail === undefined) return origin === undefined ? undefined : t('list.loading');
  return detail.isMarkKept === true ? t('marking.kept', { count: 1 }) : undefined;
}

/** Leads to the order that the request was made for. */
function OrderLink({ order: { key, title } }: { readonly order: NonNullable<RequestDetail['order']> }) {
  const { app, orders } = useStores();
  const show = async (): Promise<void> => {
    app.getState().goTo('orders');
    orders.getState().closeForm();
    await orders.getState().showKey(key);
    focusDetail();
  };
  return (
    <button type="button" className="order-link" title={title} onClick={() => void show()}>
      {t('review.order', { title })}
    </button>
  );
}

interface MarkChipProps {
  readonly mark: ImportMark | undefined;
  /** Why the mark can't be removed, or not yet. */
  readonly noRemoval: string | undefined;
  readonly onRemove: () => void;
}

function MarkChip({ mark, noRemoval, onRemove }: MarkChipProps) {
  if (mark === undefined) return null;
  return (
    <span className="mark-chip">
      <Chip tone={mark.importState === 'success' ? 'ok' : 'bad'} title={exactTime(mark.time)}>
        {t(`mark.${mark.importState}.at`, { time: sentenceTime(mark.time) })}
      </Chip>
      <IconButton
        label={t('marking.remove')}
        disabledReason={noRemoval}
        icon={<X size={13} aria-hidden="true" />}
        onClick={onRemove}
      />
    </span>
  );
}

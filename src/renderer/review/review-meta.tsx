import { X } from 'lucide-react';
import { requestSources } from '../../content/content-request';
import type { ImportMark, RequestDetail, RequestRow } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { focusDetail } from '../stores/focus';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { LanguagePair } from '../components/language-pair';
import { Chip } from '../components/chip';
import { CopyId } from '../components/copy-id';
import { IconButton } from '../components/icon-button';
import { MarkDelivery } from './mark-delivery';

/** Facts about a request in one line that wraps. */
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
  const versionCount = detail?.versions.length;
  const delivery = detail?.markDelivery;
  return (
    <div className="review-meta">
      <span title={completed === undefined ? undefined : exactTime(completed)}>
        <b className={`state ${request.state}`}>{t(`state.${request.state}`)}</b>
        {completed === undefined ? null : ` ${sentenceTime(completed)}`}
      </span>
      <span title={exactTime(created)}>{t('review.created', { time: sentenceTime(created) })}</span>
      <LanguagePair source={request.languageSource} target={request.languageTarget} />
      <MarkChip mark={request.importMark} onRemove={() => void marking.remove()} />
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
      {detail?.order === undefined ? (
        <span>{sourceText(request.source)}</span>
      ) : (
        <OrderLink order={detail.order} />
      )}
      {versionCount === undefined ? null : (
        <span>
          {t('review.version', { number: request.version, count: Math.max(versionCount, request.version) })}
        </span>
      )}
      {request.reviewed === undefined ? null : (
        <span className={request.reviewed === 'changed' ? 'changed-since' : undefined}>
          {t(request.reviewed === 'changed' ? 'reviewed.changed' : 'reviewed.yes')}
        </span>
      )}
      {request.openNotes === undefined ? null : <span>{t('notes.open', { count: request.openNotes })}</span>}
      <CopyId id={request.id} label={t('review.copyId', { id: request.id })} />
    </div>
  );
}

function sourceText(source: string): string {
  const known = requestSources.find((name) => name === source);
  return known === undefined ? source : t(`review.source.${known}`);
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

function MarkChip({
  mark,
  onRemove,
}: {
  readonly mark: ImportMark | undefined;
  readonly onRemove: () => void;
}) {
  if (mark === undefined) return <span className="unmarked">{t('mark.none')}</span>;
  return (
    <span className="mark-chip">
      <Chip tone={mark.importState === 'success' ? 'ok' : 'bad'} title={exactTime(mark.time)}>
        {t(`mark.${mark.importState}.at`, { time: sentenceTime(mark.time) })}
      </Chip>
      <IconButton
        label={t('marking.remove')}
        title={t('marking.remove')}
        icon={<X size={13} aria-hidden="true" />}
        onClick={onRemove}
      />
    </span>
  );
}

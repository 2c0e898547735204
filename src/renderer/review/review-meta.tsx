import { Copy } from 'lucide-react';
import { requestSources } from '../../shared/content-request';
import type { ImportMark, RequestRow } from '../../shared/ui-types';
import { useDesk } from '../desk/desk';
import { exactTime, sentenceTime } from '../messages/format';
import { t } from '../messages/translate';
import { LanguagePair } from '../requests/language-pair';
import { Chip } from '../ui/chip';
import { copyText } from '../ui/copy';

/** The facts about a request in one line that wraps. */
export function ReviewMeta({
  request,
  versionCount,
}: {
  readonly request: RequestRow;
  readonly versionCount: number | undefined;
}) {
  const { completed, created } = request;
  return (
    <div className="review-meta">
      <span title={completed === undefined ? undefined : exactTime(completed)}>
        <b className={`state ${request.state}`}>{t(`state.${request.state}`)}</b>
        {completed === undefined ? null : ` ${sentenceTime(completed)}`}
      </span>
      <span title={exactTime(created)}>{t('review.created', { time: sentenceTime(created) })}</span>
      <LanguagePair source={request.languageSource} target={request.languageTarget} />
      <MarkChip mark={request.importMark} />
      {request.isTest ? (
        <Chip tone="test" title={t('request.test.hint')}>
          {t('request.test')}
        </Chip>
      ) : null}
      <span>{sourceText(request.source)}</span>
      {versionCount === undefined ? null : (
        <span>
          {t('review.version', { number: request.version, count: Math.max(versionCount, request.version) })}
        </span>
      )}
      <CopyId id={request.id} />
    </div>
  );
}

function sourceText(source: string): string {
  const known = requestSources.find((name) => name === source);
  return known === undefined ? source : t(`review.source.${known}`);
}

function MarkChip({ mark }: { readonly mark: ImportMark | undefined }) {
  if (mark === undefined) return <span className="unmarked">{t('mark.none')}</span>;
  return (
    <Chip tone={mark.importState === 'success' ? 'ok' : 'bad'} title={exactTime(mark.time)}>
      {t(`mark.${mark.importState}.at`, { time: sentenceTime(mark.time) })}
    </Chip>
  );
}

function CopyId({ id }: { readonly id: string }) {
  const { toasts } = useDesk();
  const copy = async (): Promise<void> => {
    const copied = await copyText(id);
    toasts.getState().show({
      tone: copied ? 'done' : 'error',
      text: copied ? `${t('copy.copied')}: ${id}` : t('copy.failed'),
    });
  };
  return (
    <button
      type="button"
      className="copy-id"
      aria-label={t('review.copyId', { id })}
      title={t('review.copyId', { id })}
      onClick={() => void copy()}
    >
      <code data-short={shortened(id)} />
      <Copy size={12} aria-hidden="true" />
    </button>
  );
}

/** The beginning of a UUIDv7 is its time: requests of one batch differ at the end, so both ends stay. */
function shortened(id: string): string {
  return id.length <= 18 ? id : `${id.slice(0, 8)}…${id.slice(-6)}`;
}

import type { LoggedBody } from '../../shared/request-log';
import { formatBytes } from '../messages/format';
import { t } from '../messages/translate';
import { CopyButton } from '../ui/copy-button';
import { JsonView } from './json-view';

/** A body of a call; none at all takes no room. */
export function CallBody({ title, body }: { readonly title: string; readonly body: LoggedBody }) {
  if (body.kind === 'none') return null;
  const hasText = body.kind === 'text' || body.kind === 'beginning';
  return (
    <section className="call-section" aria-label={title}>
      <div className="call-section-head">
        <h3>{title}</h3>
        {body.sizeBytes === undefined ? null : <span>{formatBytes(body.sizeBytes)}</span>}
        {hasText ? <CopyButton text={body.text} label={t('call.copyBody', { title })} /> : null}
      </div>
      {hasText ? null : <p className="call-note">{t(`call.body.${body.kind}`)}</p>}
      {body.kind === 'beginning' ? (
        <p className="call-note">{t('call.body.beginning', { size: formatBytes(body.text.length) })}</p>
      ) : null}
      {hasText ? <JsonView text={body.text} label={title} /> : null}
    </section>
  );
}

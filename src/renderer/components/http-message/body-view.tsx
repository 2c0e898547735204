import { formatBytes } from '../../lib/messages/format';
import { t } from '../../lib/messages/service-text';
import { CopyButton } from '../copy/copy-button';
import { JsonView } from './json-view';
import type { ShownBody } from './kept-body';
import './http-message.css';

interface BodyViewProps {
  readonly title: string;
  /** The accessible name, where several of a title are on the page. */
  readonly label?: string;
  readonly body: ShownBody;
}

/** The body of a request or response; an absent body takes no room. */
export function BodyView({ title, label = title, body }: BodyViewProps) {
  if (body.kind === 'none') return null;
  const hasText = body.kind === 'text' || body.kind === 'beginning';
  return (
    <section className="http-message-section" aria-label={label}>
      <div className="http-message-section-head">
        <h3>{title}</h3>
        {body.sizeBytes === undefined ? null : <span>{formatBytes(body.sizeBytes)}</span>}
        {hasText ? <CopyButton text={body.text} label={t('call.copyBody', { title: label })} /> : null}
      </div>
      {hasText ? null : <p className="http-message-note">{t(`call.body.${body.kind}`)}</p>}
      {body.kind === 'beginning' ? (
        <p className="http-message-note">
          {t('call.body.beginning', { size: formatBytes(body.text.length) })}
        </p>
      ) : null}
      {hasText ? <JsonView text={body.text} label={label} /> : null}
    </section>
  );
}

import type { OrderFile } from '../../../contract/orders';
import { formatTitle } from '../../lib/format-names';
import { exactTime, formatBytes, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/order-text';

/** The imported file with every version of it, newest first. */
export function FileVersions({ file }: { readonly file: OrderFile }) {
  return (
    <section className="order-section" aria-label={t('order.file')}>
      <h3>{t('order.file')}</h3>
      <p className="detail-meta">
        <bdi className="order-file-name">{file.name}</bdi>
        <span>{formatTitle(file.format)}</span>
        {file.folder === '' ? null : <bdi>{file.folder}</bdi>}
      </p>
      <ol className="file-versions" aria-label={t('order.file.versions')}>
        {file.versions.toReversed().map(({ number, imported, sizeBytes }) => (
          <li key={number}>
            <b>{t('order.file.version', { number })}</b>
            <time dateTime={imported} title={exactTime(imported)}>
              {sentenceTime(imported)}
            </time>
            <span>{formatBytes(sizeBytes)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

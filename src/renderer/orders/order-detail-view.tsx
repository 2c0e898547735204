import { Send } from 'lucide-react';
import type { OrderDetail } from '../../contract/orders';
import { languageName } from '../../content/language-tag';
import { Button } from '../components/button';
import { CopyId } from '../components/copy/copy-id';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { commandTitle } from '../lib/messages/command-titles';
import { t } from '../lib/messages/order-text';
import { useStores } from '../stores/context';
import { FileVersions } from './files/file-versions';
import { ImportCounts } from './files/import-counts';
import { SaveResult } from './files/save-result';
import { OrderSending } from './forwarding/order-sending';
import { OrderLanguages } from './order-languages';

/** One order with its languages, and the versions of its file. */
export function OrderDetailView({ order }: { readonly order: OrderDetail }) {
  return (
    <>
      <header className="detail-head">
        <h2 className="event-name" lang={order.source} dir="auto">
          {order.title}
        </h2>
        <p className="detail-meta">
          <span>{t(`order.kind.${order.kind}`)}</span>
          <span>{t('order.source', { language: languageName(order.source, displayLocale()) })}</span>
          <time dateTime={order.created} title={exactTime(order.created)}>
            {t('order.created', { time: sentenceTime(order.created) })}
          </time>
          <CopyId id={order.id} label={t('order.copyId', { id: order.id })} />
        </p>
        <HandOverButton order={order} />
      </header>
      {(order.file?.versions.length ?? 0) > 1 ? <ImportCounts orderId={order.id} /> : null}
      <OrderSending order={order} />
      <OrderLanguages order={order} />
      {order.file === undefined ? null : (
        <>
          <SaveResult order={order} />
          <FileVersions file={order.file} />
        </>
      )}
    </>
  );
}

/** Hands all requests of the order over to a reviewer. */
function HandOverButton({ order }: { readonly order: OrderDetail }) {
  const { app } = useStores();
  const keys = order.requests.map(({ key }) => key);
  return (
    <Button
      icon={<Send size={14} aria-hidden="true" />}
      onClick={() => app.getState().askHandover([{ kind: 'order', count: keys.length, requests: { keys } }])}
    >
      {commandTitle('handover.create')}
    </Button>
  );
}

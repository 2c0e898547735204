import type { MarkDelivery as Delivery } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import './mark-delivery.css';

/** The state of a mark's delivery, or how long it can be undone; a click shows it in the outbox. */
export function MarkDelivery({ delivery }: { readonly delivery: Delivery }) {
  const { app, markDeliveries } = useStores();
  const { state, deliveryKey, undoableUntil } = delivery;
  const show = (): void => {
    app.getState().showConnectionsTab('outbox');
    app.getState().goTo('connections');
    void markDeliveries.getState().showKey(deliveryKey);
  };
  return (
    <button type="button" className={`mark-delivery ${state}`} title={t('mark.delivery.hint')} onClick={show}>
      {undoableUntil === undefined
        ? t(`mark.delivery.${state}`)
        : t('mark.delivery.held', { time: sentenceTime(undoableUntil) })}
    </button>
  );
}

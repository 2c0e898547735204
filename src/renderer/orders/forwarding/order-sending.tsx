import { CircleSlash, Send } from 'lucide-react';
import type { OrderDetail } from '../../../contract/orders';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { focusDetail } from '../../stores/focus';
import { cancelSending, sendNow } from './forwarding-actions';

/** Acts on all requests of an order that wait to be sent or could not be sent; one alone has its own. */
export function OrderSending({ order }: { readonly order: OrderDetail }) {
  const stores = useStores();
  const keys = order.requests.flatMap(({ key, forwarding }) =>
    forwarding?.state === 'waiting' || forwarding?.state === 'failed' ? [key] : [],
  );
  if (keys.length < 2) return null;
  const run = async (work: typeof sendNow): Promise<void> => {
    await work(stores, keys);
    focusDetail();
  };
  return (
    <div className="form-actions order-sending">
      <Button icon={<Send size={14} aria-hidden="true" />} onClick={() => void run(sendNow)}>
        {t('forwarding.sendAll', { count: keys.length })}
      </Button>
      <Button icon={<CircleSlash size={14} aria-hidden="true" />} onClick={() => void run(cancelSending)}>
        {t('forwarding.cancelAll', { count: keys.length })}
      </Button>
    </div>
  );
}

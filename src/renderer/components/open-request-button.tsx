import { ArrowRight } from 'lucide-react';
import { useStores } from '../stores/context';
import { openRequest } from '../stores/open-request';
import { t } from '../lib/messages/translate';
import { Button } from './button';

export function OpenRequestButton({ requestKey }: { readonly requestKey: number }) {
  const stores = useStores();
  return (
    <Button
      icon={<ArrowRight size={14} className="arrow" aria-hidden="true" />}
      title={t('delivery.openRequest.hint')}
      onClick={() => void openRequest(stores, requestKey)}
    >
      {t('delivery.openRequest')}
    </Button>
  );
}

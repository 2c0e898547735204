import { ArrowRight } from 'lucide-react';
import { useDesk } from '../stores/context';
import { openRequest } from '../stores/open-request';
import { t } from '../lib/messages/translate';
import { Button } from './button';

export function OpenRequestButton({ requestKey }: { readonly requestKey: number }) {
  const desk = useDesk();
  return (
    <Button
      icon={<ArrowRight size={14} aria-hidden="true" />}
      title={t('delivery.openRequest.hint')}
      onClick={() => void openRequest(desk, requestKey)}
    >
      {t('delivery.openRequest')}
    </Button>
  );
}

import { Send } from 'lucide-react';
import { useStore } from 'zustand';
import { useDesk } from '../stores/context';
import { t } from '../lib/messages/translate';
import { EmptyState } from '../components/empty-state';

/** Why no delivery is shown, and what would bring one. */
export function DeliveriesEmpty() {
  const { deliveries, webhook } = useDesk();
  const filter = useStore(deliveries, (s) => s.filter);
  const isWithoutUrl = useStore(webhook, (s) => s.summary?.url === null);
  const text =
    filter === 'all' && isWithoutUrl
      ? t('deliveries.empty.noUrl.text')
      : t(`deliveries.empty.${filter}.text`);
  return (
    <EmptyState
      icon={<Send size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t(`deliveries.empty.${filter}.title`)}
      text={text}
    />
  );
}

import { Inbox } from 'lucide-react';
import { useStore } from 'zustand';
import { useDesk } from '../stores/context';
import { t } from '../lib/messages/translate';
import { EmptyState } from '../components/empty-state';

/** Why no receipt is shown. */
export function ReceiptsEmpty() {
  const { receipts } = useDesk();
  const filter = useStore(receipts, (s) => s.filter);
  return (
    <EmptyState
      icon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t(`receipts.empty.${filter}.title`)}
      text={t(`receipts.empty.${filter}.text`)}
    />
  );
}

import { ScrollText } from 'lucide-react';
import { useStore } from 'zustand';
import { useDesk } from '../stores/context';
import { t } from '../lib/messages/translate';
import { EmptyState } from '../components/empty-state';

/** Why no call is shown, and what would bring one. */
export function CallsEmpty() {
  const { calls, serviceSettings } = useDesk();
  const filter = useStore(calls, (s) => s.filter);
  const isOn = useStore(serviceSettings, (s) => s.settings?.requestLog ?? true);
  const kind = filter === 'refused' ? 'refused' : isOn ? 'all' : 'off';
  return (
    <EmptyState
      icon={<ScrollText size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t(`calls.empty.${kind}.title`)}
      text={t(`calls.empty.${kind}.text`)}
    />
  );
}

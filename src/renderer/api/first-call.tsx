import { Terminal } from 'lucide-react';
import { useStore } from 'zustand';
import { curlLine } from '../lib/curl';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { CopyButton } from '../components/copy/copy-button';
import { EmptyState } from '../components/empty-state';
import { useServiceUrl } from './use-service-url';

/** A sample call for an empty log; renders nothing while the log is off. */
export function FirstCall() {
  const { serviceSettings } = useStores();
  const isOn = useStore(serviceSettings, (s) => s.settings?.requestLog ?? true);
  const url = `${useServiceUrl().replace(/\/$/, '')}/v1/content`;
  const line = curlLine({ method: 'GET', url, withToken: true });
  if (!isOn) return null;
  return (
    <EmptyState
      icon={<Terminal size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t('calls.first.title')}
      text={t('calls.first.text')}
    >
      <pre className="call-line-box first-call" dir="ltr" translate="no">
        <code>{line}</code>
      </pre>
      <CopyButton text={line} label={t('call.copyCurl')} caption={t('call.copyCurl')} />
    </EmptyState>
  );
}

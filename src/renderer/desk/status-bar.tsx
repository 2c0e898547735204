import { useStore } from 'zustand';
import type { ServiceState } from '../../shared/ui-types';
import { t } from '../messages/translate';
import { copyText } from '../ui/copy';
import { useDesk } from './desk';

export function StatusBar() {
  const { app, requests } = useDesk();
  const service = useStore(app, (s) => s.info?.service);
  const counts = useStore(requests, (s) => s.counts);
  return (
    <footer className="status-bar" aria-label={t('status.label')}>
      <Service service={service} />
      {counts === undefined ? null : (
        <>
          <span className="status-total">{t('status.total', { count: counts.all })}</span>
          <span>{t('status.toImport', { count: counts['to-import'] })}</span>
        </>
      )}
    </footer>
  );
}

function Service({ service }: { readonly service: ServiceState | undefined }) {
  const { toasts } = useDesk();
  if (service === undefined) return <span className="service">{t('status.service.starting')}</span>;
  if (service.kind === 'failed') {
    return (
      <span className="service failed" title={service.message}>
        {t('status.service.failed', { message: service.message })}
      </span>
    );
  }
  const { url } = service;
  const copy = async (): Promise<void> => {
    const copied = await copyText(url);
    toasts.getState().show({
      tone: copied ? 'done' : 'error',
      text: copied ? `${t('copy.copied')}: ${url}` : t('copy.failed'),
    });
  };
  return (
    <button
      type="button"
      className="service listening"
      title={t('status.service.copy', { address: url })}
      onClick={() => void copy()}
    >
      {t('status.service', { address: url.replace(/^https?:\/\//, '').replace(/\/$/, '') })}
    </button>
  );
}

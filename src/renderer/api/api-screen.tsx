import { ArrowUpRight } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ServiceState } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { CopyButton } from '../components/copy/copy-button';
import { Tabs } from '../components/tabs';
import { AccessPanel } from './access-panel';
import { CallsPanel } from './calls-panel';
import './api.css';

export function ApiScreen() {
  const { app, tokens, serviceSettings } = useStores();
  const tab = useStore(app, (s) => s.apiTab);
  const service = useStore(app, (s) => s.info?.service);
  useEffect(() => {
    void tokens.getState().load();
    void serviceSettings.getState().load();
  }, [tokens, serviceSettings]);

  return (
    <div className="api">
      <header className="api-head">
        <h1>{t('api.title')}</h1>
        <Address service={service} />
      </header>
      <Tabs
        label={t('api.title')}
        value={tab}
        onChange={app.getState().showApiTab}
        tabs={[
          { value: 'access', label: t('api.tab.access') },
          { value: 'log', label: t('api.tab.log') },
        ]}
      >
        {tab === 'access' ? <AccessPanel /> : <CallsPanel />}
      </Tabs>
    </div>
  );
}

function Address({ service }: { readonly service: ServiceState | undefined }) {
  if (service === undefined) return <span>{t('status.service.starting')}</span>;
  if (service.kind === 'failed') return <span className="service-problem">{service.message}</span>;
  return (
    <div className="api-addresses">
      <div>
        <span className="label">{t('api.address')}</span>
        <code>{service.url}</code>
        <CopyButton text={service.url} label={t('status.service.copy', { address: service.url })} />
      </div>
      <Reference url={`${service.url.replace(/\/$/, '')}/docs`} />
    </div>
  );
}

/**
 * A link to the service's reference page; only browsers show it, because the desktop application opens only
 * its own page.
 */
function Reference({ url }: { readonly url: string }) {
  return (
    <a className="reference-link" href={url} target="_blank" rel="noopener">
      {t('api.reference')}
      <ArrowUpRight size={14} aria-hidden="true" />
      <span className="visually-hidden">{t('api.reference.newTab')}</span>
    </a>
  );
}

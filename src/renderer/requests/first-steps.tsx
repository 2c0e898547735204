import { useState } from 'react';
import { Cable, Layers, TerminalSquare } from 'lucide-react';
import { useStore } from 'zustand';
import { messageOf } from '../client';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { Button } from '../ui/button';
import { FirstCurl } from './first-curl';
import './first-steps.css';

/** Before the first request: what Locdesk is, and three ways to begin. */
export function FirstSteps() {
  const { client, requests, toasts, app, connections } = useDesk();
  const service = useStore(app, (s) => s.info?.service);
  const [loading, setLoading] = useState(false);

  const load = async (): Promise<void> => {
    setLoading(true);
    try {
      const { count } = await client.call('samples.load', {});
      toasts.getState().show({ tone: 'done', text: t('first.samples.loaded', { count }) });
      await requests.getState().refreshNow();
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    } finally {
      setLoading(false);
    }
  };

  const connect = (): void => {
    connections.getState().show({ kind: 'add' });
    app.getState().showConnectionsTab('connections');
    app.getState().goTo('connections');
  };

  return (
    <div className="first-steps">
      <div className="first-steps-inner">
        <h1>{t('first.title')}</h1>
        <p className="lead">{t('first.text')}</p>
        <section className="step">
          <Layers size={20} strokeWidth={1.7} aria-hidden="true" />
          <div>
            <h2>{t('first.samples.title')}</h2>
            <p>{t('first.samples.text')}</p>
            <Button variant="primary" disabled={loading} onClick={() => void load()}>
              {t('first.samples.load')}
            </Button>
          </div>
        </section>
        <section className="step">
          <Cable size={20} strokeWidth={1.7} aria-hidden="true" />
          <div>
            <h2>{t('first.connect.title')}</h2>
            <p>{t('first.connect.text')}</p>
            <Button onClick={connect}>{t('first.connect')}</Button>
          </div>
        </section>
        <section className="step">
          <TerminalSquare size={20} strokeWidth={1.7} aria-hidden="true" />
          <div>
            <h2>{t('first.curl.title')}</h2>
            {service?.kind === 'failed' ? (
              <p>{t('first.curl.noService', { message: service.message })}</p>
            ) : (
              <FirstCurl serviceUrl={service?.url} />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

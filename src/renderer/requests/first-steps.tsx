import { useState } from 'react';
import { Cable, Layers, TerminalSquare } from 'lucide-react';
import { useStore } from 'zustand';
import type { ConnectionSummary } from '../../contract/upstream/connections';
import { messageOf } from '../lib/host/client';
import { commandTitle } from '../lib/messages/command-titles';
import { spokenState } from '../lib/messages/connection-text';
import { openConnection } from '../stores/open-connection';
import { focusOnArrival, watchFocus } from '../stores/focus';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { FirstCurl } from './first-curl';
import './first-steps.css';

/** The welcome page before the first request: what Locdesk is, and three ways to begin. */
export function FirstSteps() {
  const stores = useStores();
  const { client, requests, orders, toasts, app, connections } = stores;
  const service = useStore(app, (s) => s.info?.service);
  const connected = useStore(connections, (s) => s.connections?.[0]);
  const [loading, setLoading] = useState(false);

  const load = async (): Promise<void> => {
    const mayMove = watchFocus();
    setLoading(true);
    try {
      const { count } = await client.call('samples.load', {});
      toasts.getState().show({ tone: 'done', text: t('first.samples.loaded', { count }) });
      await requests.getState().refreshNow();
      // The welcome goes away with its button. Who went on meanwhile types into what has the focus.
      if (mayMove() && app.getState().screen === 'requests') focusOnArrival('[data-list-focus]');
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    } finally {
      setLoading(false);
    }
  };

  const order = (): void => {
    app.getState().goTo('orders');
    orders.getState().showForm('new');
  };
  const connect = (): void => openConnection(stores, { kind: 'add' });

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
            {connected === undefined ? (
              <Button onClick={connect}>{t('first.connect')}</Button>
            ) : (
              <FirstConnection connection={connected} />
            )}
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
            <Button onClick={order}>{commandTitle('order.new')}</Button>
          </div>
        </section>
        <Button variant="quiet" onClick={() => void app.getState().writePreferences({ welcomed: true })}>
          {t('first.skip')}
        </Button>
      </div>
    </div>
  );
}

/** State of the first connection until its first requests arrive. */
function FirstConnection({ connection }: { readonly connection: ConnectionSummary }) {
  const stores = useStores();
  const { key, name, state } = connection;
  return (
    <>
      <output>
        {/* Each change is announced, so it has no progress of the sync. */}
        {name}: {state.kind === 'syncing' ? t('connection.state.syncing.begun') : spokenState(state)}
      </output>
      <Button onClick={() => openConnection(stores, { kind: 'one', key })}>
        {t('first.connection.open')}
      </Button>
    </>
  );
}

import { useEffect, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { t } from '../lib/messages/translate';
import { Palette } from './palette';
import { MarkQuestion } from '../requests/mark-question';
import { RequestsScreen } from '../requests/requests-screen';
import { Toasts } from '../components/toasts';
import type { Screen } from '../../contract/command-table';
import { useStores } from '../stores/context';
import { useFocusAlong } from '../stores/follow-screen';
import { useDisplayLocale } from '../stores/language';
import { ErrorBoundary } from '../components/error-boundary';
import { onDemand } from '../components/on-demand';
import { Dialogs } from './dialogs';
import { dropAnywhere } from './drop-anywhere';
import { Navigation } from './navigation';
import { handleHostRequest } from './handle-host-request';
import { followHeldKeys, handleKey, holdForInput } from './keyboard';
import { holdKeysWhileBusy } from './keys-while-busy';
import { followAvailability } from './menu-availability';
import { StatusBar } from './status-bar';
import './app.css';

const isScreen = { isScreen: true };

const SecondKeys = onDemand(async () => (await import('./second-keys')).SecondKeys);
const RefusedPage = onDemand(async () => (await import('./refused-page')).RefusedPage);

const screenComponents = {
  requests: RequestsScreen,
  jobs: onDemand(async () => (await import('../jobs/jobs-screen')).JobsScreen, isScreen),
  orders: onDemand(async () => (await import('../orders/orders-screen')).OrdersScreen, isScreen),
  handovers: onDemand(async () => (await import('../handover/handovers-screen')).HandoversScreen, isScreen),
  webhook: onDemand(async () => (await import('../webhook/webhook-screen')).WebhookScreen, isScreen),
  connections: onDemand(
    async () => (await import('../connections/connections-screen')).ConnectionsScreen,
    isScreen,
  ),
  api: onDemand(async () => (await import('../api/api-screen')).ApiScreen, isScreen),
  settings: onDemand(async () => (await import('../settings/settings-screen')).SettingsScreen, isScreen),
} satisfies Record<Screen, ComponentType>;

/** The window. A change of its language mounts it again, so that every text is looked up again. */
export function App() {
  return <WholeWindow key={useDisplayLocale()} />;
}

function WholeWindow() {
  const stores = useStores();
  const screen = useStore(stores.app, (s) => s.screen);
  const connection = useStore(stores.app, (s) => s.connection);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (handleKey(event, stores)) event.preventDefault();
    };
    const whileBusy = holdKeysWhileBusy(stores);
    // Handles keys before the list has its own handlers.
    const onFirst = (event: KeyboardEvent): void => {
      if (whileBusy.hold(event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // The second of two keys is none of the list's.
      const isSecond = stores.app.getState().firstKey !== undefined && handleKey(event, stores);
      if (!isSecond && !holdForInput(event, stores)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onFirst, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    const stopHandling = stores.hostRequests.handleWith((request) => handleHostRequest(stores, request));
    const onPointerDown = (): void => {
      const { giveUpInput, setFirstKey } = stores.app.getState();
      giveUpInput();
      // A held key may be the second of two.
      if (!whileBusy.isHolding()) setFirstKey(undefined);
    };
    // The focus stays where the held keys are meant to act; the click moves it.
    const onMouseDown = (event: MouseEvent): void => {
      if (whileBusy.isHolding()) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      if (!whileBusy.holdClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const stopTyping = followHeldKeys(stores);
    window.addEventListener('pointerdown', onPointerDown, { capture: true });
    window.addEventListener('mousedown', onMouseDown, { capture: true });
    window.addEventListener('click', onClick, { capture: true });
    const stopFollowing = followAvailability(stores);
    return () => {
      window.removeEventListener('keydown', onFirst, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pointerdown', onPointerDown, { capture: true });
      window.removeEventListener('mousedown', onMouseDown, { capture: true });
      window.removeEventListener('click', onClick, { capture: true });
      stopTyping();
      whileBusy.stop();
      stopHandling();
      stopFollowing();
    };
  }, [stores]);

  useEffect(() => {
    document.title = `${t(`nav.${screen}`)} · Locdesk`;
  }, [screen]);

  useFocusAlong();

  if (connection === 'refused') return <RefusedPage />;
  const ScreenComponent = screenComponents[screen];
  return (
    <div className="frame" role="presentation" {...dropAnywhere(stores)}>
      <Navigation />
      <main className="screen" aria-label={t(`nav.${screen}`)}>
        <Banners isLost={connection === 'lost'} />
        <ErrorBoundary key={screen}>
          <ScreenComponent />
        </ErrorBoundary>
      </main>
      <StatusBar />
      <Toasts state={stores.toasts} />
      <SecondKeysHint />
      <Dialogs />
      <MarkQuestion />
      <Palette />
    </div>
  );
}

function SecondKeysHint() {
  const isShown = useStore(useStores().app, (s) => s.firstKey !== undefined);
  return isShown ? (
    <ErrorBoundary>
      <SecondKeys />
    </ErrorBoundary>
  ) : null;
}

/** Notices that concern every screen: a lost connection to the host, a service open to the network. */
function Banners({ isLost }: { readonly isLost: boolean }) {
  const network = useStore(useStores().app, (s) => s.info?.warnings?.network);
  if (!isLost && network === undefined) return null;
  return (
    <div className="banners">
      {isLost ? <output className="banner">{t('connection.lost')}</output> : null}
      {network === undefined ? null : (
        <div className="banner" role="note">
          {t('run.network', { host: network })}
        </div>
      )}
    </div>
  );
}

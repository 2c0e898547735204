import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import './components/tokens.css';
import './components/base.css';
import './components/content-fonts.css';
import './components/controls.css';
import { connect } from './lib/host/client';
import { App } from './app/app';
import { preloadAll } from './components/on-demand';
import { preloadLook } from './review/read/field-content';
import { createStores } from './app/create-stores';
import { StoresProvider } from './stores/context';
import { followSpelling } from './app/spell-check';
import { followTheme } from './stores/theme';

async function start(): Promise<void> {
  const client = await connect(window);
  const stores = createStores(client);
  const { loadInfo, loadPreferences } = stores.app.getState();
  // In Electron the system notifies the host as well; the browser host learns of it here only.
  window.addEventListener('online', () => {
    // Whatever cannot be reached now is tried by its schedule.
    client.call('network.returned', {}).catch(() => undefined);
  });
  // For the badge of their screen; the first paint does not wait for them.
  void stores.webhook.getState().load();
  void stores.listener.getState().load();
  void stores.connections.getState().load();
  void stores.markDeliveries.getState().loadTotals();
  void stores.backups.getState().load();
  // Both answer within milliseconds; waiting for them spares a flash of the other theme or of the empty
  // state.
  await Promise.all([loadInfo(), loadPreferences(), stores.requests.getState().refreshNow()]);
  // Fields that are shown by code on demand have it in the first paint; where it can't be loaded, they say
  // so.
  await preloadLook(stores.app.getState().preferences.look).catch(() => undefined);
  followTheme(stores.app);
  followSpelling(window);
  const root = document.querySelector('#root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <StoresProvider value={stores}>
        <App />
      </StoresProvider>
    </StrictMode>,
  );
  whenIdle(() => void preloadAll());
}

/** Runs `work` after the first paint, when nothing else is to be done, and after two seconds in any case. */
function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}

void start();

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import './components/style/tokens.css';
import './components/style/base.css';
import './components/style/forced-colors.css';
import './components/style/content-fonts.css';
import './components/style/controls.css';
import { connect } from './lib/host/client';
import { applyLanguage } from './lib/messages/language';
import { App } from './app/app';
import { ErrorBoundary } from './components/error-boundary';
import { preloadAll } from './components/on-demand';
import { preloadViewMode } from './review/read/field-content';
import { createStores } from './app/create-stores';
import { StoresProvider } from './stores/context';
import { copyPlainly } from './components/copy/plain-copies';
import { followSpelling } from './app/spell-check';
import { undoHere } from './app/undo-here';
import { followTheme } from './stores/theme';

async function start(): Promise<void> {
  const client = await connect(window);
  const stores = createStores(client);
  const { loadInfo, loadPreferences } = stores.app.getState();
  // English stays where the texts of the chosen language can't be loaded.
  const language = loadPreferences().then(() =>
    applyLanguage(stores.app.getState().preferences.language).catch(() => undefined),
  );
  // Electron's system events notify the host too; the browser host is notified only here.
  window.addEventListener('online', () => {
    // Failures don't matter: unreachable services are retried by their schedules.
    client.call('network.returned', {}).catch(() => undefined);
  });
  // The desktop's window has no address bar. Without the code, screens have no addresses.
  const address = 'locdesk' in window ? undefined : import('./app/follow-address').catch(() => undefined);
  // Loaded for the badge of their screen; the first paint does not wait for them.
  void stores.webhook.getState().load();
  void stores.listener.getState().load();
  void stores.connections.getState().load();
  void stores.markDeliveries.getState().loadTotals();
  void stores.forwardings.getState().loadCounts();
  void stores.returnedFiles.getState().load();
  void stores.backups.getState().load();
  // All answer within milliseconds; awaiting them avoids a flash of another theme or language, or of the
  // empty state.
  await Promise.all([loadInfo(), language, stores.requests.getState().refreshNow()]);
  // Preloads the view mode's code for the first paint; if that fails, the fields report it.
  await preloadViewMode(stores.app.getState().preferences.viewMode).catch(() => undefined);
  (await address)?.followAddress(stores, window);
  void stores.edit.getState().resumeUnsaved();
  window.addEventListener('pagehide', () => stores.edit.getState().leavePage());
  followTheme(stores.app);
  followSpelling(window);
  window.addEventListener('copy', copyPlainly);
  window.addEventListener('beforeinput', undoHere);
  const root = document.querySelector('#root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <StoresProvider value={stores}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </StoresProvider>
    </StrictMode>,
  );
  void preloadAll(idle);
}

/** Resolves in idle time, after two seconds at the latest. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}

void start();

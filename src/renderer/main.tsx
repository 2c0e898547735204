import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/content-fonts.css';
import './ui/controls.css';
import { connect } from './client';
import { App } from './desk/app';
import { createDesk, DeskProvider } from './desk/desk';
import { followSpelling } from './desk/spell-check';
import { followTheme } from './desk/theme';

async function start(): Promise<void> {
  const client = await connect(window);
  const desk = createDesk(client);
  const { loadInfo, loadPreferences } = desk.app.getState();
  // Electron's host is told by the system as well; the browser host has nobody else to tell it.
  window.addEventListener('online', () => {
    // Whatever cannot be reached now is tried by its schedule.
    client.call('network.returned', {}).catch(() => undefined);
  });
  // For the badge of their room; nobody waits for them.
  void desk.webhook.getState().load();
  void desk.listener.getState().load();
  void desk.connections.getState().load();
  void desk.outbox.getState().loadTotals();
  void desk.backups.getState().load();
  // Both answer within milliseconds; waiting for them spares a flash of the other theme or of the empty state.
  await Promise.all([loadInfo(), loadPreferences(), desk.requests.getState().refreshNow()]);
  followTheme(desk.app);
  followSpelling(window);
  const root = document.querySelector('#root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <DeskProvider value={desk}>
        <App />
      </DeskProvider>
    </StrictMode>,
  );
}

void start();

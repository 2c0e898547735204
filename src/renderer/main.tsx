import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { connect } from './client';
import { App } from './desk/app';
import { createDesk, DeskProvider } from './desk/desk';
import { followTheme } from './desk/theme';

async function start(): Promise<void> {
  const desk = createDesk(await connect(window));
  const { loadInfo, loadPreferences } = desk.app.getState();
  // For the badge of their room; nobody waits for them.
  void desk.webhook.getState().load();
  void desk.listener.getState().load();
  void desk.connections.getState().load();
  void desk.outbox.getState().loadTotals();
  // Both answer within milliseconds; waiting for them spares a flash of the other theme or of the empty state.
  await Promise.all([loadInfo(), loadPreferences(), desk.requests.getState().refreshNow()]);
  followTheme(desk.app);
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

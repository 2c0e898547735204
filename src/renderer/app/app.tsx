import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ApiRoom } from '../api/api-room';
import { ConnectionsRoom } from '../connections/connections-room';
import { t } from '../lib/messages/translate';
import { holdsForNote } from '../review/notes/begin-note';
import { Palette } from './palette';
import { MarkQuestion } from '../requests/mark-question';
import { RequestsRoom } from '../requests/requests-room';
import { LicencesDialog } from '../settings/licences-dialog';
import { SettingsRoom } from '../settings/settings-room';
import { Toasts } from '../components/toasts';
import { WebhookRoom } from '../webhook/webhook-room';
import type { Room } from '../stores/window/app-state';
import { answerAsk } from './answer-ask';
import { useDesk } from '../stores/context';
import { ErrorBoundary } from '../components/error-boundary';
import { Navigation } from './navigation';
import { RefusedPage } from './refused-page';
import { handleShortcut, takesText } from './shortcuts';
import { ShortcutsDialog } from './shortcuts-dialog';
import { StatusBar } from './status-bar';
import './app.css';

const roomComponents = {
  requests: RequestsRoom,
  webhook: WebhookRoom,
  connections: ConnectionsRoom,
  api: ApiRoom,
  settings: SettingsRoom,
} satisfies Record<Room, () => ReactNode>;

export function App() {
  const desk = useDesk();
  const room = useStore(desk.app, (s) => s.room);
  const connection = useStore(desk.app, (s) => s.connection);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (handleShortcut(event, desk)) event.preventDefault();
    };
    // Before the list has its keys.
    const onFirst = (event: KeyboardEvent): void => {
      if (takesText(event.target) || !holdsForNote(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onFirst, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    const stopAnswering = desk.asks.answerWith((ask) => answerAsk(desk, ask));
    return () => {
      window.removeEventListener('keydown', onFirst, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
      stopAnswering();
    };
  }, [desk]);

  if (connection === 'refused') return <RefusedPage />;
  const RoomComponent = roomComponents[room];
  return (
    <div className="frame">
      <Navigation />
      <main className="room" aria-label={t(`nav.${room}`)}>
        <Banners isLost={connection === 'lost'} />
        <ErrorBoundary key={room}>
          <RoomComponent />
        </ErrorBoundary>
      </main>
      <StatusBar />
      <Toasts state={desk.toasts} />
      <ShortcutsDialog />
      <LicencesDialog />
      <MarkQuestion />
      <Palette />
    </div>
  );
}

/** What is wrong with this run, above every room. */
function Banners({ isLost }: { readonly isLost: boolean }) {
  const network = useStore(useDesk().app, (s) => s.info?.warnings?.network);
  if (!isLost && network === undefined) return null;
  return (
    <div className="banners">
      {isLost ? <output className="banner">{t('connection.lost')}</output> : null}
      {network === undefined ? null : (
        <div className="banner" role="note">
          {network}
        </div>
      )}
    </div>
  );
}

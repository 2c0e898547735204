import { Pause, Play } from 'lucide-react';
import type { ConnectionSummary } from '../../../contract/upstream/connections';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { Button } from '../button';

export function PauseButton({
  connection,
  small = false,
}: {
  readonly connection: ConnectionSummary;
  readonly small?: boolean;
}) {
  const { connections } = useStores();
  const { paused } = connection;
  const Icon = paused ? Play : Pause;
  return (
    <Button
      small={small}
      icon={<Icon size={small ? 13 : 14} aria-hidden="true" />}
      title={t(paused ? 'connection.resume.hint' : 'connection.pause.hint')}
      onClick={() => void connections.getState().pause(connection, !paused)}
    >
      {t(paused ? 'connection.resume' : 'connection.pause')}
    </Button>
  );
}

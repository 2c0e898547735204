import type { ShownConnection } from '../stores/service/connections-state';
import type { Stores } from '../stores/context';
import { t } from '../lib/messages/translate';
import type { PaletteItem } from './palette-item';

/** Palette items for connections, available on every screen. */
export function connectionItems({ app, connections }: Stores): readonly PaletteItem[] {
  const { connections: all, show, syncNow, pause } = connections.getState();
  const open = (shown: ShownConnection) => (): void => {
    show(shown);
    app.getState().showConnectionsTab('connections');
    app.getState().goTo('connections');
  };
  return (all ?? []).flatMap((connection): readonly PaletteItem[] => {
    const { key, name, paused } = connection;
    return [
      {
        id: `connection.${key}`,
        group: 'rooms',
        label: t('palette.connection.open', { name }),
        run: open({ kind: 'one', key }),
      },
      {
        id: `connection.${key}.sync`,
        group: 'acts',
        label: t('palette.connection.sync', { name }),
        run: () => syncNow(connection),
      },
      {
        id: `connection.${key}.pause`,
        group: 'acts',
        label: t(paused ? 'palette.connection.resume' : 'palette.connection.pause', { name }),
        run: () => pause(connection, !paused),
      },
    ];
  });
}

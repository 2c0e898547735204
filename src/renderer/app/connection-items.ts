import type { Stores } from '../stores/context';
import { openConnection } from '../stores/open-connection';
import { t } from '../lib/messages/translate';
import type { PaletteItem } from './palette-item';

/** Palette items for connections, available on every screen. */
export function connectionItems(stores: Stores): readonly PaletteItem[] {
  const { connections: all, syncNow, pause } = stores.connections.getState();
  return (all ?? []).flatMap((connection): readonly PaletteItem[] => {
    const { key, name, paused } = connection;
    return [
      {
        id: `connection.${key}`,
        group: 'screens',
        label: t('palette.connection.open', { name }),
        run: () => openConnection(stores, { kind: 'one', key }),
      },
      {
        id: `connection.${key}.sync`,
        group: 'actions',
        label: t('palette.connection.sync', { name }),
        subject: name,
        run: () => syncNow(connection),
      },
      {
        id: `connection.${key}.pause`,
        group: 'actions',
        label: t(paused ? 'palette.connection.resume' : 'palette.connection.pause', { name }),
        subject: name,
        run: () => pause(connection, !paused),
      },
    ];
  });
}

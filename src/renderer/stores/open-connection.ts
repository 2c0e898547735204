import type { Stores } from './context';
import type { ShownConnection } from './service/connections-state';

/** Opens the connections screen at a connection, or at the form for a new one. */
export function openConnection(
  { app, connections }: Pick<Stores, 'app' | 'connections'>,
  shown: ShownConnection,
): void {
  connections.getState().show(shown);
  app.getState().showConnectionsTab('connections');
  app.getState().goTo('connections');
}

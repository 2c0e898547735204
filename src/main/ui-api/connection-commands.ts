import type { QuestionName } from '../../contract/contract';
import type { ConnectionSummary } from '../../contract/upstream/connections';
import type { Connection } from '../upstream/connection-service';
import type { RunningProgram } from '../upstream/connection-list-service';
import type { CommandHandlers, CommandServices } from './command-services';

type ConnectionCommand = Exclude<
  Extract<keyof CommandHandlers, `connections.${string}` | `markDeliveries.${string}`>,
  QuestionName
>;

/** Handlers of the commands on connections and the outbox. */
export function connectionHandlers(services: CommandServices): Pick<CommandHandlers, ConnectionCommand> {
  const {
    connections,
    connectionList,
    connectionClearing,
    mirrorMerging,
    sync,
    markDeliveryList,
    markDeliveryControl,
  } = services;
  const program = (): RunningProgram => ({ sync, listener: services.listenerState() });
  const summaryOf = ({ key }: Connection): ConnectionSummary => connectionList.summary(key, program());
  return {
    'connections.list': () => connectionList.list(program()),
    'connections.test': (input) => services.testConnection(input),
    'connections.add': async (settings) => {
      const added = await connections.add(settings);
      return { ...summaryOf(added), adoptedRequests: added.adoptedRequests };
    },
    'connections.edit': async ({ key, ...changes }) => {
      const edited = await connections.edit(key, changes);
      // The new address may belong to a service that another connection already mirrors: merge the two
      // mirrors.
      void mirrorMerging.start();
      return summaryOf(edited);
    },
    'connections.pause': async ({ key, paused }) => summaryOf(await connections.pause(key, paused)),
    'connections.remove': async ({ key, withMirror }) => {
      await connections.remove(key, { withMirror });
      return connectionClearing.clear();
    },
    'connections.syncNow': ({ key }) => sync.syncNow(connections.byKey(key).key, 'now'),
    'connections.fetchAgain': ({ key }) => sync.fetchAgain(connections.byKey(key).key),
    'connections.setListenerSecret': async ({ key, secret }) =>
      summaryOf(
        await (secret === null
          ? connections.removeListenerSecret(key)
          : connections.setListenerSecret(key, secret)),
      ),
    'connections.newListenerKey': async ({ key }) => summaryOf(await connections.renewListenerKey(key)),
    'connections.putAside': ({ key, offset, limit }) => connectionList.putAside(key, offset, limit),
    'connections.runs': ({ key, offset, limit }) => connectionList.runs(key, offset, limit),
    'markDeliveries.window': ({ filter, offset, limit }) => markDeliveryList.window(filter, offset, limit),
    'markDeliveries.counts': () => markDeliveryList.counts(),
    'markDeliveries.locate': ({ filter, key }) => markDeliveryList.locate(filter, key),
    'markDeliveries.detail': ({ key }) => markDeliveryList.detail(key),
    'markDeliveries.sendNow': ({ keys, ...how }) => markDeliveryControl.sendNow(keys, how),
    'markDeliveries.cancel': ({ keys }) => markDeliveryControl.cancel(keys),
  };
}

import { diagnoseDelivery } from '../webhook/delivery-diagnosis';
import { backupHandlers } from './backup-commands';
import { connectionHandlers } from './connection-commands';
import { hostHandlers } from './host-commands';
import { commandNames, isQuestionName, type QuestionName } from '../../contract/contract';
import { forwardingHandlers } from './forwarding-commands';
import { UploadedFiles } from '../files/uploaded-files';
import { handoverHandlers } from './handover-commands';
import { orderHandlers } from './order-commands';
import { problemHandlers } from './problem-commands';
import { receiverHandlers } from './receiver-commands';
import { reviewingHandlers } from './reviewing-commands';
import { memoryHandlers } from './memory-commands';
import { termHandlers } from './term-commands';
import { viewHandlers } from './view-commands';
import { spellingHandlers } from './spelling-commands';
import type { CommandHandlers, CommandServices } from './command-services';

/** The contract, command by command, bound to the services. Both hosts call this table and nothing else. */
export function commandHandlers(services: CommandServices): CommandHandlers {
  const { review, marks, samples, settings, tokens, requestLog, receipts, receiptReplays, receiptList } =
    services;
  const { webhook, webhookSecrets, deliveries, deliveryList } = services;
  const uploads = new UploadedFiles();
  return {
    'app.info': () => services.appInfo(),
    'requests.counts': () => review.counts(),
    ...questionHandlers(services),
    ...viewHandlers(services),
    ...receiverHandlers(services),
    'requests.opened': ({ key }) => {
      services.singleReader.opened(key);
      return {};
    },
    'requests.place': ({ id }) => ({ key: review.placeOf(id, undefined)?.key ?? null }),
    'requests.detail': ({ key }) => {
      const order = services.orders.ofRequest(key);
      return { ...review.detail(key), ...(order === undefined ? {} : { order }) };
    },
    'requests.outline': ({ key, version, offset }) => review.outline(key, version, offset),
    'requests.fields': ({ key, version, offset, limit }) => review.fields(key, version, { offset, limit }),
    'requests.json': ({ key }) => ({ json: services.contentRequests.readKey(key) }),
    'network.returned': () => {
      services.networkReturned();
      return {};
    },
    'marks.set': ({ keys, importState, reasons = [] }) =>
      reasons.length === 0
        ? marks.markByUser(keys, importState)
        : marks.markByUser(keys, importState, (key) => services.failedImports.reasonsOf(key, reasons)),
    'marks.remove': ({ keys }) => marks.remove(keys),
    'marks.newest': () => {
      const newest = marks.newest();
      return newest === undefined ? {} : { newest };
    },
    'marks.undo': ({ batch }) => marks.undo(batch),
    'samples.load': () => samples.load(),
    'tokens.list': () => tokens.list(),
    'tokens.create': ({ name, kind, forwardTo }) => tokens.create(name, kind, forwardTo),
    'tokens.revoke': ({ id }) => tokens.revoke(id),
    'serviceSettings.read': () => settings.serviceSettings(),
    'serviceSettings.write': (changes) => settings.setServiceSettings(changes),
    'requestLog.window': ({ filter, offset, limit }) => requestLog.window(filter, offset, limit),
    'requestLog.locate': ({ filter, key }) => requestLog.locate(filter, key),
    'requestLog.detail': ({ key }) => requestLog.detail(key),
    'requestLog.clear': () => {
      requestLog.clear();
      return {};
    },
    'listener.read': () => receiptList.listener(services.listenerState(), receipts.unknownKeyCalls),
    'receipts.window': ({ filter, offset, limit }) => receiptList.window(filter, offset, limit),
    'receipts.locate': ({ filter, key }) => receiptList.locate(filter, key),
    'receipts.detail': ({ key }) => receiptList.detail(key),
    'receipts.replay': ({ keys }) => receiptReplays.replay(keys),
    'receipts.dismiss': ({ keys }) => receiptReplays.dismiss(keys),
    'receipts.restore': ({ keys }) => receiptReplays.restore(keys),
    'receipts.diagnose': ({ key }) => receiptReplays.diagnose(key),
    'webhook.read': () => deliveryList.summary(),
    'webhook.save': async (registration) => {
      await webhook.register(registration);
      return deliveryList.summary();
    },
    'webhook.remove': async () => {
      await webhook.remove();
      return deliveryList.summary();
    },
    'webhook.sendTest': () => deliveries.sendTest(),
    // The first read creates the secret.
    'webhook.revealSecret': async () => ({ secret: await webhookSecrets.reveal() }),
    'webhook.rotateSecret': async () => {
      await webhookSecrets.rotate();
      return deliveryList.summary();
    },
    'deliveries.window': ({ filter, offset, limit }) => deliveryList.window(filter, offset, limit),
    'deliveries.locate': ({ filter, key }) => deliveryList.locate(filter, key),
    'deliveries.detail': ({ key }) => deliveryList.detail(key),
    'deliveries.redeliver': ({ keys }) => deliveries.redeliver(keys),
    'deliveries.cancel': ({ keys }) => deliveries.cancel(keys),
    'deliveries.restore': ({ keys }) => deliveries.restore(keys),
    'deliveries.diagnose': ({ key }) => diagnoseDelivery(key, deliveryList, webhookSecrets),
    'deliveries.redeliverFailed': () => deliveries.redeliverFailed(),
    ...connectionHandlers(services),
    ...reviewingHandlers(services),
    ...orderHandlers(services, uploads),
    ...handoverHandlers(services, uploads),
    ...termHandlers(services, uploads),
    ...memoryHandlers(services),
    ...forwardingHandlers(services),
    ...backupHandlers(services),
    ...hostHandlers(services),
    ...problemHandlers(services),
    ...spellingHandlers(services),
    'preferences.read': () => settings.preferences(),
    'preferences.write': (changes) => settings.setPreferences(changes),
  };
}

/** The commands that the query thread answers: each by its handler there. */
function questionHandlers({ query }: Pick<CommandServices, 'query'>): Pick<CommandHandlers, QuestionName> {
  const handlers = commandNames
    .filter(isQuestionName)
    .map((name) => [name, (input: never) => query.ask(name, input)] as const);
  // Each name has a handler for its input, which the type of a list of pairs can't express.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(handlers) as unknown as Pick<CommandHandlers, QuestionName>;
}

import type { ConnectionTest } from '../../shared/connections';
import type { CommandInput, CommandName, CommandOutput } from '../../shared/contract';
import type { AppInfo, ServiceState } from '../../shared/ui-types';
import type { BackupService } from '../services/backup-service';
import type { MirrorMergeService } from '../services/mirror-merge-service';
import type { ConnectionClearingService } from '../services/connection-clearing-service';
import type { ConnectionListService } from '../services/connection-list-service';
import type { ConnectionService } from '../services/connection-service';
import type { CommitQueue } from '../services/commit-queue';
import type { ComparisonService } from '../services/comparison-service';
import type { ContentRequestService } from '../services/content-request-service';
import { diagnoseDelivery } from '../services/delivery-diagnosis';
import type { DeliveryListService } from '../services/delivery-list-service';
import type { DeliveryService } from '../services/delivery-service';
import type { DesktopSettingsService } from '../services/desktop-settings-service';
import type { DiagnosticsService } from '../services/diagnostics-service';
import type { DraftService } from '../services/draft-service';
import type { FulfilmentService } from '../services/fulfilment-service';
import type { Host } from '../services/host';
import type { ImportMarkService } from '../services/import-mark-service';
import type { NoteService } from '../services/note-service';
import type { OwedMarkControlService } from '../services/owed-mark-control-service';
import type { OwedMarkListService } from '../services/owed-mark-list-service';
import type { ReceiptListService } from '../services/receipt-list-service';
import type { ReceiptReplayService } from '../services/receipt-replay-service';
import type { ReceiptService } from '../services/receipt-service';
import type { RequestLogService } from '../services/request-log-service';
import type { ReviewedService } from '../services/reviewed-service';
import type { ReviewService } from '../services/review-service';
import type { SampleService } from '../services/sample-service';
import type { SettingsService } from '../services/settings-service';
import type { SpellingService } from '../services/spelling-service';
import type { SyncControl } from '../services/sync-activity';
import type { TokenService } from '../services/token-service';
import type { WebhookSecretService } from '../services/webhook-secret-service';
import type { WebhookService } from '../services/webhook-service';
import { backupHandlers } from './backup-commands';
import { connectionHandlers } from './connection-commands';
import { hostHandlers } from './host-commands';
import { listHandlers, type ListServices } from './list-commands';
import { problemHandlers, type ProblemServices } from './problem-commands';
import { reviewingHandlers } from './reviewing-commands';
import { spellingHandlers } from './spelling-commands';

export interface CommandServices extends ListServices, ProblemServices {
  readonly commits: Pick<CommitQueue, 'alone' | 'durable'>;
  readonly review: ReviewService;
  readonly contentRequests: ContentRequestService;
  readonly marks: ImportMarkService;
  readonly samples: SampleService;
  readonly settings: SettingsService;
  readonly tokens: TokenService;
  readonly requestLog: RequestLogService;
  readonly webhook: WebhookService;
  readonly webhookSecrets: WebhookSecretService;
  readonly deliveries: DeliveryService;
  readonly deliveryList: DeliveryListService;
  readonly receipts: ReceiptService;
  readonly receiptReplays: ReceiptReplayService;
  readonly receiptList: ReceiptListService;
  readonly connections: ConnectionService;
  readonly connectionList: ConnectionListService;
  readonly connectionClearing: ConnectionClearingService;
  readonly mirrorMerging: MirrorMergeService;
  readonly sync: SyncControl;
  /** Reads a mirrored request at upstream again, once a window shows it. */
  readonly looker: { readonly opened: (key: number) => void };
  readonly networkReturned: () => void;
  readonly testConnection: (input: CommandInput<'connections.test'>) => Promise<ConnectionTest>;
  readonly owedMarkList: OwedMarkListService;
  readonly owedMarkControl: OwedMarkControlService;
  readonly reviewed: ReviewedService;
  readonly comparisons: ComparisonService;
  readonly notes: NoteService;
  readonly drafts: DraftService;
  readonly fulfilments: FulfilmentService;
  readonly backups: BackupService;
  readonly host: Host;
  readonly desktopSettings: DesktopSettingsService;
  readonly diagnostics: DiagnosticsService;
  /** Undefined where the browser has a spell checker of its own. */
  readonly spelling: SpellingService | undefined;
  /** Soon, after whoever asked was answered. */
  readonly restart: () => void;
  readonly appInfo: () => AppInfo;
  readonly listenerState: () => ServiceState;
}

export type CommandHandlers = {
  readonly [N in CommandName]: (input: CommandInput<N>) => CommandOutput<N> | Promise<CommandOutput<N>>;
};

/** The contract, command by command, bound to the services. Both hosts call this table and nothing else. */
export function commandHandlers(services: CommandServices): CommandHandlers {
  const { review, marks, samples, settings, tokens, requestLog, receipts, receiptReplays, receiptList } =
    services;
  const { commits, webhook, webhookSecrets, deliveries, deliveryList } = services;
  return {
    'app.info': () => services.appInfo(),
    'requests.counts': () => review.counts(),
    ...listHandlers(services),
    'requests.opened': ({ key }) => {
      services.looker.opened(key);
      return {};
    },
    'requests.detail': ({ key }) => review.detail(key),
    'requests.fields': ({ key, version, offset, limit }) => review.fields(key, version, { offset, limit }),
    'requests.json': ({ key }) => ({ json: services.contentRequests.readKey(key) }),
    'network.returned': () => {
      services.networkReturned();
      return {};
    },
    'marks.set': ({ keys, importState }) => marks.markByUser(keys, importState),
    'marks.notCompleted': ({ keys }) => marks.notCompleted(keys),
    'marks.remove': ({ keys }) => marks.remove(keys),
    'marks.undo': ({ batch }) => marks.undo(batch),
    'samples.load': () => samples.load(),
    'tokens.list': () => tokens.list(),
    'tokens.create': ({ name, kind }) => commits.alone(() => tokens.create(name, kind)),
    'tokens.revoke': ({ id }) => commits.alone(() => tokens.revoke(id)),
    'serviceSettings.read': () => settings.serviceSettings(),
    'serviceSettings.write': (changes) => commits.alone(() => settings.setServiceSettings(changes)),
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
    'receipts.diagnose': ({ key }) => receiptReplays.diagnose(key),
    'webhook.read': () => deliveryList.summary(),
    'webhook.save': async (registration) => {
      await commits.alone(() => webhook.register(registration));
      return deliveryList.summary();
    },
    'webhook.remove': async () => {
      await commits.alone(() => webhook.remove());
      return deliveryList.summary();
    },
    'webhook.sendTest': () => deliveries.sendTest(),
    // The first look makes the secret.
    'webhook.revealSecret': async () => ({ secret: await commits.alone(() => webhookSecrets.reveal()) }),
    'webhook.rotateSecret': async () => {
      await commits.alone(() => webhookSecrets.rotate());
      return deliveryList.summary();
    },
    'deliveries.window': ({ filter, offset, limit }) => deliveryList.window(filter, offset, limit),
    'deliveries.locate': ({ filter, key }) => deliveryList.locate(filter, key),
    'deliveries.detail': ({ key }) => deliveryList.detail(key),
    'deliveries.redeliver': ({ keys }) => deliveries.redeliver(keys),
    'deliveries.diagnose': ({ key }) => diagnoseDelivery(key, deliveryList, webhookSecrets),
    'deliveries.redeliverFailed': () => deliveries.redeliverFailed(),
    ...connectionHandlers(services),
    ...reviewingHandlers(services),
    ...backupHandlers(services),
    ...hostHandlers(services),
    ...problemHandlers(services),
    ...spellingHandlers(services),
    'preferences.read': () => settings.preferences(),
    'preferences.write': (changes) => commits.alone(() => settings.setPreferences(changes)),
  };
}

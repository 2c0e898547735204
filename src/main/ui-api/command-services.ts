import type { ProblemService } from '../services/problem-service';
import type { CheckingService } from '../services/checking-service';
import type { CheckLevelService } from '../services/check-level-service';
import type { SavedViewService } from '../services/saved-view-service';
import type { ListReader } from '../services/list-reader';
import type { ConnectionTest } from '../../contract/connections';
import type { CommandInput, CommandName, CommandOutput } from '../../contract/contract';
import type { AppInfo, ServiceState } from '../../contract/ui-types';
import type { BackupService } from '../services/backup-service';
import type { MirrorMergeService } from '../services/mirror-merge-service';
import type { ConnectionClearingService } from '../services/connection-clearing-service';
import type { ConnectionListService } from '../services/connection-list-service';
import type { ConnectionService } from '../services/connection-service';
import type { CommitQueue } from '../services/commit-queue';
import type { ComparisonService } from '../services/comparison-service';
import type { ContentRequestService } from '../services/content-request-service';
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

export interface ListServices {
  readonly savedViews: SavedViewService;
  readonly reader: ListReader;
}

export interface ProblemServices {
  readonly problems: ProblemService;
  readonly checkLevels: CheckLevelService;
  readonly checking: CheckingService;
}

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

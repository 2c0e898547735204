import type { ProblemService } from '../checks/problem-service';
import type { CheckingService } from '../checks/checking-service';
import type { CheckLevelService } from '../checks/check-level-service';
import type { SavedViewService } from '../review/saved-view-service';
import type { Query } from '../lists/query';
import type { ConnectionTest } from '../../contract/upstream/connections';
import type { CommandInput, CommandName, CommandOutput } from '../../contract/contract';
import type { AppInfo, ServiceState } from '../../contract/ui-types';
import type { BackupService } from '../data/backup-service';
import type { MirrorMergeService } from '../upstream/mirror/mirror-merge-service';
import type { ConnectionClearingService } from '../upstream/connection-clearing-service';
import type { ConnectionListService } from '../upstream/connection-list-service';
import type { ConnectionService } from '../upstream/connection-service';
import type { ComparisonService } from '../review/comparison-service';
import type { ContentRequestService } from '../requests/content-request-service';
import type { DeliveryListService } from '../webhook/delivery-list-service';
import type { DeliveryService } from '../webhook/delivery-service';
import type { DesktopSettingsService } from '../desktop/desktop-settings-service';
import type { DiagnosticsService } from '../diagnostics/diagnostics-service';
import type { DraftService } from '../review/draft-service';
import type { AcceptanceService } from '../handover/acceptance-service';
import type { CorrectionService } from '../handover/correction-service';
import type { HandoverJobService } from '../handover/handover-job-service';
import type { HandoverService } from '../handover/handover-service';
import type { TakeBackRenewalService } from '../handover/take-back-renewal-service';
import type { TakeBackService } from '../handover/take-back-service';
import type { FailedImportService } from '../failures/failed-import-service';
import type { FileJobService } from '../files/file-job-service';
import type { OrderFileService } from '../files/order-file-service';
import type { OrderService } from '../orders/order-service';
import type { FulfilmentService } from '../review/fulfilment-service';
import type { Host } from '../platform/host';
import type { ImportMarkService } from '../requests/import-mark-service';
import type { NoteService } from '../review/note-service';
import type { ForwardingControlService } from '../upstream/forwarding/forwarding-control-service';
import type { ForwardingCorrectionService } from '../upstream/forwarding/forwarding-correction-service';
import type { ForwardingListService } from '../upstream/forwarding/forwarding-list-service';
import type { MarkDeliveryControlService } from '../upstream/marks/mark-delivery-control-service';
import type { MarkDeliveryListService } from '../upstream/marks/mark-delivery-list-service';
import type { ReceiptListService } from '../listener/receipt-list-service';
import type { ReceiptReplayService } from '../listener/receipt-replay-service';
import type { ReceiptService } from '../listener/receipt-service';
import type { ReceiverService } from '../receivers/receiver-service';
import type { RequestLogService } from '../request-log/request-log-service';
import type { ReviewedService } from '../review/reviewed-service';
import type { ReviewService } from '../review/review-service';
import type { SampleService } from '../requests/sample-service';
import type { SettingsService } from '../platform/settings/settings-service';
import type { SpellingService } from '../spelling/spelling-service';
import type { SyncControl } from '../upstream/sync/sync-activity';
import type { MemoryJobService } from '../data/memories/memory-job-service';
import type { TermJobService } from '../data/terms/term-job-service';
import type { TermService } from '../terms/term-service';
import type { TokenService } from '../requests/token-service';
import type { WebhookSecretService } from '../webhook/webhook-secret-service';
import type { WebhookService } from '../webhook/webhook-service';

export interface ViewServices {
  readonly savedViews: SavedViewService;
  readonly query: Query;
}

export interface ProblemServices {
  readonly problems: ProblemService;
  readonly checkLevels: CheckLevelService;
  readonly checking: CheckingService;
}

export interface ReceiverServices {
  readonly receiverProfiles: ReceiverService;
}

export interface CommandServices extends ViewServices, ProblemServices, ReceiverServices {
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
  readonly singleReader: { readonly opened: (key: number) => void };
  readonly networkReturned: () => void;
  readonly testConnection: (input: CommandInput<'connections.test'>) => Promise<ConnectionTest>;
  readonly markDeliveryList: MarkDeliveryListService;
  readonly markDeliveryControl: MarkDeliveryControlService;
  readonly reviewed: ReviewedService;
  readonly comparisons: ComparisonService;
  readonly notes: NoteService;
  readonly drafts: DraftService;
  readonly fulfilments: FulfilmentService;
  readonly failedImports: FailedImportService;
  readonly orders: OrderService;
  readonly forwardingList: ForwardingListService;
  readonly forwardingControl: ForwardingControlService;
  readonly forwardingCorrections: ForwardingCorrectionService;
  readonly fileJobs: FileJobService;
  readonly orderFiles: OrderFileService;
  readonly handovers: HandoverService;
  readonly takeBacks: TakeBackService;
  readonly takeBackRenewals: TakeBackRenewalService;
  readonly acceptances: AcceptanceService;
  readonly corrections: CorrectionService;
  readonly handoverJobs: HandoverJobService;
  readonly termbases: TermService;
  readonly termFiles: TermJobService;
  readonly memoryJobs: MemoryJobService;
  readonly backups: BackupService;
  readonly host: Host;
  readonly desktopSettings: DesktopSettingsService;
  readonly diagnostics: DiagnosticsService;
  /** Undefined where the browser has a spell checker of its own. */
  readonly spelling: SpellingService | undefined;
  /** Restarts soon, after the caller was answered. */
  readonly restart: () => void;
  readonly appInfo: () => AppInfo;
  readonly listenerState: () => ServiceState;
}

export type CommandHandlers = {
  /** `gone` is aborted when the caller's connection ends before it has the answer. */
  readonly [N in CommandName]: (
    input: CommandInput<N>,
    gone?: AbortSignal,
  ) => CommandOutput<N> | Promise<CommandOutput<N>>;
};

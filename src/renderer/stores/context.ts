import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { CallsState } from './lists/calls-state';
import type { ServiceSettingsState } from './service/service-settings-state';
import type { OrderDraftState } from './orders/order-draft-state';
import type { FileImportState } from './orders/file-import-state';
import type { SaveResultState } from './orders/save-result-state';
import type { OrdersState } from './lists/orders-state';
import type { TokensState } from './service/tokens-state';
import type { ChangesState } from './review/changes-state';
import type { Reviewing } from './reviewing';
import type { Client } from '../lib/host/client';
import type { ConnectionsState } from './service/connections-state';
import type { MarkDeliveriesState } from './lists/mark-deliveries-state';
import type { FindState } from './review/find-state';
import type { InspectorState } from './review/inspector-state';
import type { FilterState } from './lists/filter-state';
import type { DraftChecksState } from './review/draft-checks-state';
import type { EditState } from './review/edit-state';
import type { NotesState } from './review/notes-state';
import type { RequestsState } from './lists/requests-state';
import type { SavedViewsState } from './lists/saved-views-state';
import type { CheckLevelsState } from './service/check-levels-state';
import type { CheckingState } from './service/checking-state';
import type { ProblemsState } from './review/problems-state';
import type { PaletteState } from './window/palette-state';
import type { ReviewState } from './review/review-state';
import type { DesktopState } from './service/desktop-state';
import type { BackupsState } from './service/backups-state';
import type { SpellingState } from './service/spelling-state';
import type { ToastState } from './window/toast-state';
import type { DeliveriesState } from './lists/deliveries-state';
import type { ListenerState } from './service/listener-state';
import type { ReceiptsState } from './lists/receipts-state';
import type { WebhookState } from './service/webhook-state';
import type { AppState } from './window/app-state';
import type { HostRequests } from './host-requests';
import type { Marking } from './marking';

/** All state of the window, created in one place: the state containers and their client. */
export interface Stores {
  readonly client: Client;
  readonly app: StoreApi<AppState>;
  readonly hostRequests: HostRequests;
  readonly requests: StoreApi<RequestsState>;
  readonly filter: StoreApi<FilterState>;
  readonly savedViews: StoreApi<SavedViewsState>;
  readonly palette: StoreApi<PaletteState>;
  readonly review: StoreApi<ReviewState>;
  readonly tokens: StoreApi<TokensState>;
  readonly serviceSettings: StoreApi<ServiceSettingsState>;
  readonly calls: StoreApi<CallsState>;
  readonly webhook: StoreApi<WebhookState>;
  readonly deliveries: StoreApi<DeliveriesState>;
  readonly listener: StoreApi<ListenerState>;
  readonly receipts: StoreApi<ReceiptsState>;
  readonly connections: StoreApi<ConnectionsState>;
  readonly markDeliveries: StoreApi<MarkDeliveriesState>;
  readonly toasts: StoreApi<ToastState>;
  readonly marking: Marking;
  readonly changes: StoreApi<ChangesState>;
  readonly reviewing: Reviewing;
  readonly notes: StoreApi<NotesState>;
  readonly orders: StoreApi<OrdersState>;
  readonly fileImport: StoreApi<FileImportState>;
  readonly saveResult: StoreApi<SaveResultState>;
  readonly orderDraft: StoreApi<OrderDraftState>;
  readonly edit: StoreApi<EditState>;
  readonly draftChecks: StoreApi<DraftChecksState>;
  readonly backups: StoreApi<BackupsState>;
  readonly desktop: StoreApi<DesktopState>;
  readonly spelling: StoreApi<SpellingState>;
  readonly find: StoreApi<FindState>;
  readonly problems: StoreApi<ProblemsState>;
  readonly checkLevels: StoreApi<CheckLevelsState>;
  readonly checking: StoreApi<CheckingState>;
  readonly inspector: StoreApi<InspectorState>;
}

const StoresContext = createContext<Stores | undefined>(undefined);
export const StoresProvider = StoresContext.Provider;

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (stores === undefined) throw new Error('useStores is for components inside StoresProvider');
  return stores;
}

import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { EventMessage } from '../../contract/events';
import { createCallsState, type CallsState } from './lists/calls-state';
import { createServiceSettingsState, type ServiceSettingsState } from './service/service-settings-state';
import { createTokensState, type TokensState } from './service/tokens-state';
import { createChangesState, type ChangesState } from './review/changes-state';
import { Reviewing } from './reviewing';
import type { Client } from '../lib/host/client';
import { createConnectionsState, type ConnectionsState } from './service/connections-state';
import { createOutboxState, type OutboxState } from './lists/outbox-state';
import { createFindState, type FindState, type FindTarget } from './review/find-state';
import { createInspectorState, type InspectorState } from './review/inspector-state';
import { createFilterState, type FilterState } from './lists/filter-state';
import { createDraftChecksState, type DraftChecksState } from './review/draft-checks-state';
import { createEditState, type EditState } from './review/edit-state';
import { createNotesState, type NotesState } from './review/notes-state';
import { createRequestsState, type RequestsState } from './lists/requests-state';
import { createSavedViewsState, type SavedViewsState } from './lists/saved-views-state';
import { createCheckLevelsState, type CheckLevelsState } from './service/check-levels-state';
import { createCheckingState, type CheckingState } from './service/checking-state';
import { createProblemsState, type ProblemsState } from './review/problems-state';
import { createPaletteState, type PaletteState } from './window/palette-state';
import { createReviewState, type ReviewState } from './review/review-state';
import { createDesktopState, type DesktopState } from './service/desktop-state';
import { createBackupsState, type BackupsState } from './service/backups-state';
import { createSpellingState, type SpellingState } from './service/spelling-state';
import { createToastState, type ToastState } from './window/toast-state';
import { createDeliveriesState, type DeliveriesState } from './lists/deliveries-state';
import { createListenerState, type ListenerState } from './service/listener-state';
import { createReceiptsState, type ReceiptsState } from './lists/receipts-state';
import { createWebhookState, type WebhookState } from './service/webhook-state';
import { createAppState, type AppState } from './window/app-state';
import { HostRequests } from './host-requests';
import { Marking } from './marking';

/** Everything the window holds, built in one place: the states and the client they speak through. */
export interface Desk {
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
  readonly outbox: StoreApi<OutboxState>;
  readonly toasts: StoreApi<ToastState>;
  readonly marking: Marking;
  readonly changes: StoreApi<ChangesState>;
  readonly reviewing: Reviewing;
  readonly notes: StoreApi<NotesState>;
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

export function createDesk(client: Client): Desk {
  const toasts = createToastState();
  const requests = createRequestsState(client);
  const review = createReviewState(client);
  const desk: Desk = {
    client,
    toasts,
    hostRequests: new HostRequests(),
    requests,
    filter: createFilterState(client, requests),
    savedViews: createSavedViewsState(client, requests, toasts),
    palette: createPaletteState(client),
    review,
    app: createAppState(client, toasts),
    tokens: createTokensState(client, toasts),
    serviceSettings: createServiceSettingsState(client, toasts),
    calls: createCallsState(client, toasts),
    webhook: createWebhookState(client, toasts),
    deliveries: createDeliveriesState(client, toasts),
    listener: createListenerState(client),
    receipts: createReceiptsState(client, toasts),
    connections: createConnectionsState(client, toasts),
    outbox: createOutboxState(client, toasts),
    marking: new Marking(client, requests, toasts),
    changes: createChangesState(client, review),
    reviewing: new Reviewing(client, review, requests, toasts),
    notes: createNotesState(client, toasts),
    edit: createEditState(client, toasts, review),
    draftChecks: createDraftChecksState(client),
    desktop: createDesktopState(client, toasts),
    spelling: createSpellingState(client, toasts),
    backups: createBackupsState({ client, toasts, reload }),
    find: createFindState(client),
    problems: createProblemsState(client, toasts),
    checkLevels: createCheckLevelsState(client, toasts),
    checking: createCheckingState(client, toasts),
    inspector: createInspectorState(),
  };
  review.subscribe((now, before) => {
    if (now.request === before.request) return;
    desk.notes.getState().opens(now.request?.key);
    desk.problems.getState().opens(now.request?.key);
    if (now.request?.key !== before.request?.key) desk.inspector.getState().close();
  });
  const lookFor = (): void => desk.find.getState().look(findTarget(desk));
  review.subscribe(lookFor);
  desk.app.subscribe(lookFor);
  // The review always shows what the list has selected.
  requests.subscribe((now, before) => {
    if (now.selected?.row !== before.selected?.row) review.getState().open(now.selected?.row);
  });
  client.subscribe((message) => receive(desk, message));
  client.onConnection((connection) => desk.app.getState().setConnection(connection));
  // What waits since the last run says so at once.
  desk.checking.getState().changed();
  return desk;
}

/** The desktop application does that by itself, and lets no page do it. */
function reload(): void {
  if (window.locdesk === undefined) window.location.reload();
}

/** The version that is shown, in the look it is shown in. */
function findTarget({ review, app }: Desk): FindTarget | undefined {
  const { request, look } = review.getState();
  if (request === undefined) return undefined;
  const isCode = (look ?? app.getState().preferences.look) === 'code';
  return { key: request.key, version: request.version, as: isCode ? 'written' : 'read' };
}

/** A signal is a hint: what it touches is read again from the host. */
function receive(desk: Desk, message: EventMessage): void {
  switch (message.name) {
    case 'requests.changed':
      void desk.requests.getState().refresh();
      void desk.savedViews.getState().recount();
      desk.review.getState().changed(message.payload.keys);
      // Another content waits for its check.
      desk.problems.getState().changed(message.payload.keys);
      return;
    case 'search.changed':
      // Only a listing with words to find looks into the index.
      if (desk.requests.getState().listing.filter !== '') void desk.requests.getState().refresh();
      void desk.savedViews.getState().recount();
      return;
    case 'views.changed':
      void desk.savedViews.getState().load();
      return;
    case 'tokens.changed':
      void desk.tokens.getState().load();
      return;
    case 'preferences.changed':
      void desk.app.getState().loadPreferences();
      if (desk.desktop.getState().settings !== undefined) void desk.desktop.getState().load();
      desk.spelling.getState().changed();
      return;
    case 'service.changed':
      void desk.app.getState().loadInfo();
      desk.listener.getState().changed();
      void desk.serviceSettings.getState().load();
      return;
    case 'requestLog.changed':
      desk.calls.getState().changed();
      return;
    case 'webhook.changed':
      desk.webhook.getState().changed();
      return;
    case 'deliveries.changed':
      desk.deliveries.getState().changed();
      // Its counts and its health; the badge is there in every room.
      desk.webhook.getState().changed();
      return;
    case 'connections.changed':
      desk.connections.getState().changed();
      return;
    case 'receipts.changed':
      desk.receipts.getState().changed();
      desk.listener.getState().changed();
      return;
    case 'outbox.changed':
      desk.outbox.getState().changed();
      // Each connection says how many it is owed.
      desk.connections.getState().changed();
      // The review shows how a mark fares on its way upstream.
      desk.review.getState().changed(undefined);
      return;
    case 'notes.changed':
      desk.notes.getState().changed();
      return;
    case 'drafts.changed':
      desk.edit.getState().changed();
      desk.draftChecks.getState().changed();
      return;
    case 'backups.changed':
      desk.backups.getState().changed();
      return;
    case 'host.requested':
      // Handled by the frame: what a command does is known above the stores.
      desk.hostRequests.receive(message.payload);
      return;
    case 'problems.changed':
      desk.problems.getState().changed(message.payload.keys);
      desk.checkLevels.getState().changed();
      desk.draftChecks.getState().changed();
      return;
    case 'checkLevels.changed':
      desk.checkLevels.getState().changed();
      desk.draftChecks.getState().changed();
      return;
    case 'checking.changed':
      desk.checking.getState().changed();
  }
}

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error('useDesk is for components inside DeskProvider');
  return desk;
}

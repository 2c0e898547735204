import type { EventMessage } from '../../contract/events';
import { groupings } from '../../contract/groups';
import { createCallsState } from '../stores/lists/calls-state';
import { createOrderDraftState } from '../stores/orders/order-draft-state';
import { createFileImportState } from '../stores/orders/file-import-state';
import { createSaveResultState } from '../stores/orders/save-result-state';
import { createOrderPlaceState } from '../stores/orders/order-place-state';
import { createForwardingsState } from '../stores/lists/forwardings-state';
import { createOrdersState } from '../stores/lists/orders-state';
import { createServiceSettingsState } from '../stores/service/service-settings-state';
import { createTokensState } from '../stores/service/tokens-state';
import { createChangesState } from '../stores/review/changes-state';
import { Reviewing } from '../stores/reviewing';
import { pageStorage, tabStorage } from '../lib/page-storage';
import type { Client } from '../lib/host/client';
import { createConnectionsState } from '../stores/service/connections-state';
import { createMarkDeliveriesState } from '../stores/lists/mark-deliveries-state';
import { searchedWords } from '../stores/review/searched-words';
import { createFindState, type FindTarget } from '../stores/review/find-state';
import { createFieldTermsState } from '../stores/review/field-terms-state';
import { createMemoryState } from '../stores/review/memory-state';
import { createInspectorState } from '../stores/review/inspector-state';
import { createFilterState } from '../stores/lists/filter-state';
import { createDraftChecksState } from '../stores/review/draft-checks-state';
import { createEditState } from '../stores/review/edit-state';
import { createNotesState } from '../stores/review/notes-state';
import { createRequestsState } from '../stores/lists/requests-state';
import { createSelectionSummaryState } from '../stores/lists/selection-summary-state';
import { createTodayState } from '../stores/lists/today-state';
import { createSavedViewsState } from '../stores/lists/saved-views-state';
import { createCheckLevelsState } from '../stores/service/check-levels-state';
import { createCheckingState } from '../stores/service/checking-state';
import { createFieldFilterState } from '../stores/review/field-filter-state';
import { createFieldListState } from '../stores/review/field-list-state';
import { createProblemsState } from '../stores/review/problems-state';
import { createJobState } from '../stores/review/job-state';
import { createGroupsStates } from '../stores/lists/groups-state';
import { createJobsState } from '../stores/lists/jobs-state';
import { createJobProblemsState } from '../stores/review/job-problems-state';
import { createTermsState } from '../stores/terms/terms-state';
import { createTimelineState } from '../stores/review/timeline-state';
import { createPaletteState } from '../stores/window/palette-state';
import { createReviewState } from '../stores/review/review-state';
import { createDesktopState } from '../stores/service/desktop-state';
import { createBackupsState } from '../stores/service/backups-state';
import { createSpellingState } from '../stores/service/spelling-state';
import { createToastState } from '../stores/window/toast-state';
import { createDeliveriesState } from '../stores/lists/deliveries-state';
import { createListenerState } from '../stores/service/listener-state';
import { createReceiptsState } from '../stores/lists/receipts-state';
import { createWebhookState } from '../stores/service/webhook-state';
import { createAppState } from '../stores/window/app-state';
import { HostRequests } from '../stores/host-requests';
import { openRequest } from '../stores/open-request';
import { Marking } from '../stores/marking';
import type { Stores } from '../stores/context';

/** Creates all state containers over one client, and updates them on the host's events. */
export function createStores(client: Client): Stores {
  const toasts = createToastState();
  const requests = createRequestsState(client);
  const review = createReviewState(client);
  const orders = createOrdersState(client);
  const serviceSettings = createServiceSettingsState(client, toasts);
  const connections = createConnectionsState(client, toasts);
  const problems = createProblemsState(client, toasts);
  const notes = createNotesState(client, toasts);
  const orderPlace = createOrderPlaceState(tabStorage());
  const stores: Stores = {
    client,
    toasts,
    hostRequests: new HostRequests(),
    requests,
    filter: createFilterState(client, requests),
    selectionSummary: createSelectionSummaryState(client, requests),
    today: createTodayState(client),
    savedViews: createSavedViewsState(client, requests, toasts),
    palette: createPaletteState(client),
    review,
    app: createAppState(client, toasts),
    tokens: createTokensState(client, toasts),
    serviceSettings,
    calls: createCallsState(client, toasts),
    webhook: createWebhookState(client, toasts),
    deliveries: createDeliveriesState(client, toasts),
    listener: createListenerState(client),
    receipts: createReceiptsState(client, toasts),
    connections,
    markDeliveries: createMarkDeliveriesState(client, toasts),
    marking: new Marking(client, requests, toasts),
    changes: createChangesState(client, review),
    reviewing: new Reviewing(client, review, requests, toasts),
    orders,
    orderPlace,
    forwardings: createForwardingsState(client),
    fileImport: createFileImportState({ client, toasts, orders, orderPlace, connections }),
    saveResult: createSaveResultState(client, toasts),
    orderDraft: createOrderDraftState({
      client,
      toasts,
      orders,
      orderPlace,
      connections,
      serviceSettings,
      storage: pageStorage(),
    }),
    notes,
    fieldFilter: createFieldFilterState({ client, toasts, review, problems, notes }),
    fieldList: createFieldListState(client, toasts, review),
    jobs: createJobsState(client),
    groups: createGroupsStates(client),
    jobProblems: createJobProblemsState(client, review),
    timeline: createTimelineState(client, review),
    job: createJobState(client, review),
    edit: createEditState({
      client,
      toasts,
      review,
      openRequest: (key) => openRequest(stores, key),
      storage: pageStorage(),
    }),
    draftChecks: createDraftChecksState(client),
    desktop: createDesktopState(client, toasts),
    spelling: createSpellingState(client, toasts),
    backups: createBackupsState({ client, toasts, reload }),
    find: createFindState(client),
    problems,
    checkLevels: createCheckLevelsState(client, toasts),
    checking: createCheckingState(client, toasts),
    inspector: createInspectorState(),
    terms: createTermsState(),
    fieldTerms: createFieldTermsState(client, review),
    memory: createMemoryState(client),
  };
  review.subscribe((now, before) => {
    if (now.request === before.request) return;
    stores.notes.getState().requestOpened(now.request?.key);
    stores.problems.getState().requestOpened(now.request?.key);
    if (now.request?.key !== before.request?.key) stores.inspector.getState().close();
  });
  // A problem or a hit that is gone to makes its field the current one, also if the filter hides it.
  const goTo = (position: number): void => {
    stores.fieldFilter.getState().makeShown(position);
    review.getState().setCurrentField(position);
  };
  stores.problems.subscribe(({ current }, before) => {
    if (current !== undefined && current !== before.current) goTo(current.position);
  });
  stores.find.subscribe((now, before) => {
    const place = now.current === undefined ? undefined : now.places[now.current];
    if (place === undefined || now.current === before.current) return;
    // Hits that are only carried over from the list show no field that the filter hides.
    if (now.shown || stores.fieldFilter.getState().filter === 'all') goTo(place.position);
  });
  const searchAgain = (): void => stores.find.getState().search(findTarget(stores));
  review.subscribe(searchAgain);
  stores.app.subscribe(searchAgain);
  requests.subscribe(({ listing: { filter } }, before) => {
    if (filter !== before.listing.filter) stores.find.getState().carry(searchedWords(filter));
  });
  // The review always shows the request that is selected in the list.
  requests.subscribe((now, before) => {
    if (now.selected?.row !== before.selected?.row) review.getState().open(now.selected?.row);
  });
  client.subscribe((message) => receive(stores, message));
  client.onConnection((connection) => stores.app.getState().setConnection(connection));
  // Shows checks that were still due from the previous run.
  stores.checking.getState().changed();
  return stores;
}

/** The desktop application reloads by itself, and lets no page do it. */
function reload(): void {
  if (window.locdesk === undefined) window.location.reload();
}

/** The shown version, in its view mode. */
function findTarget({ review, app }: Stores): FindTarget | undefined {
  const { request, viewMode } = review.getState();
  if (request === undefined) return undefined;
  const isCode = (viewMode ?? app.getState().preferences.viewMode) === 'code';
  return { key: request.key, version: request.version, as: isCode ? 'written' : 'read' };
}

function jobsChanged({ jobs, groups }: Stores): void {
  jobs.getState().changed();
  for (const grouping of groupings) groups[grouping].getState().changed();
}

/** An event is only a hint: the affected data is read again from the host. */
function receive(stores: Stores, message: EventMessage): void {
  switch (message.name) {
    case 'requests.changed':
      void stores.requests.getState().refresh();
      void stores.savedViews.getState().recount();
      stores.selectionSummary.getState().changed();
      stores.today.getState().changed();
      stores.job.getState().changed();
      jobsChanged(stores);
      stores.jobProblems.getState().changed();
      stores.palette.getState().changed();
      stores.review.getState().changed(message.payload.keys);
      // Orders show counts of their requests' states.
      stores.orders.getState().changed();
      // Changed content is due for a check.
      stores.problems.getState().changed(message.payload.keys);
      return;
    case 'search.changed':
      // The index has the jobs too.
      stores.job.getState().changed();
      jobsChanged(stores);
      stores.jobProblems.getState().changed();
      // Only a filter with words reads the search index.
      if (stores.requests.getState().listing.filter !== '') void stores.requests.getState().refresh();
      void stores.savedViews.getState().recount();
      stores.palette.getState().changed();
      return;
    case 'views.changed':
      void stores.savedViews.getState().load();
      return;
    case 'tokens.changed':
      void stores.tokens.getState().load();
      return;
    case 'preferences.changed':
      void stores.app.getState().loadPreferences();
      if (stores.desktop.getState().settings !== undefined) void stores.desktop.getState().load();
      stores.spelling.getState().changed();
      return;
    case 'service.changed':
      void stores.app.getState().loadInfo();
      stores.listener.getState().changed();
      void stores.serviceSettings.getState().load();
      return;
    case 'requestLog.changed':
      stores.calls.getState().changed();
      return;
    case 'webhook.changed':
      stores.webhook.getState().changed();
      return;
    case 'deliveries.changed':
      stores.deliveries.getState().changed();
      // Deliveries change the webhook's counts and health, and its badge is visible on every screen.
      stores.webhook.getState().changed();
      return;
    case 'connections.changed':
      stores.connections.getState().changed();
      // A paused or removed connection holds the requests that are sent to it.
      stores.forwardings.getState().changed();
      stores.orders.getState().changed();
      return;
    case 'receipts.changed':
      stores.receipts.getState().changed();
      stores.listener.getState().changed();
      return;
    case 'markDeliveries.changed':
      stores.markDeliveries.getState().changed();
      // Connections show how many marks wait for them.
      stores.connections.getState().changed();
      // The review shows the delivery of the mark.
      stores.review.getState().changed(undefined);
      return;
    case 'handovers.changed':
      // The review shows whether its request is out. The other stores of hand-overs are made on demand, and
      // follow this event by themselves.
      stores.review.getState().changed(undefined);
      return;
    case 'memories.changed':
      // The settings follow this event while they are shown.
      return;
    case 'terms.changed':
      stores.terms.getState().changed();
      stores.fieldTerms.getState().changed();
      return;
    case 'termFiles.changed':
      stores.terms.getState().filesChanged();
      return;
    case 'notes.changed':
      stores.notes.getState().changed();
      return;
    case 'drafts.changed':
      stores.edit.getState().changed(message.payload.requestKey);
      stores.draftChecks.getState().changed(message.payload);
      return;
    case 'backups.changed':
      stores.backups.getState().changed();
      return;
    case 'orders.changed':
      stores.orders.getState().changed();
      return;
    case 'forwardings.changed':
      stores.forwardings.getState().changed();
      stores.orders.getState().changed();
      return;
    case 'files.changed':
      void stores.fileImport.getState().loadRunning();
      return;
    case 'host.requested':
      // The app handles host requests, because commands are defined above the stores.
      stores.hostRequests.receive(message.payload);
      return;
    case 'problems.changed':
      stores.problems.getState().changed(message.payload.keys);
      stores.selectionSummary.getState().changed();
      stores.today.getState().changed();
      stores.job.getState().changed();
      jobsChanged(stores);
      stores.jobProblems.getState().changed();
      stores.orders.getState().changed();
      stores.checkLevels.getState().changed();
      stores.draftChecks.getState().changed();
      return;
    case 'checkLevels.changed':
      stores.checkLevels.getState().changed();
      stores.draftChecks.getState().changed();
      return;
    case 'checking.changed':
      stores.checking.getState().changed();
  }
}

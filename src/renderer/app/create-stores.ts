import { createCallsState } from '../stores/lists/calls-state';
import { createOrderDraftState } from '../stores/orders/order-draft-state';
import { createFileImportState } from '../stores/orders/file-import-state';
import { createSaveResultState } from '../stores/orders/save-result-state';
import { createOrderPlaceState } from '../stores/orders/order-place-state';
import { createForwardingsState } from '../stores/lists/forwardings-state';
import { createReturnedFilesState } from '../stores/lists/returned-files-state';
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
import { followFoundField } from '../stores/review/found-field';
import { createFieldTermsState } from '../stores/review/field-terms-state';
import { createMemoryState } from '../stores/review/memory-state';
import { createInspectorState } from '../stores/review/inspector-state';
import { createFilterState } from '../stores/lists/filter-state';
import { createDraftChecksState } from '../stores/review/draft-checks-state';
import { createEditState } from '../stores/review/edit-state';
import { createRepetitionsState } from '../stores/review/repetitions-state';
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
import { receiveEvent } from './receive-event';

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
  const edit = createEditState({
    client,
    toasts,
    review,
    openRequest: (key) => openRequest(stores, key),
    storage: pageStorage(),
  });
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
    returnedFiles: createReturnedFilesState(client),
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
    edit,
    repetitions: createRepetitionsState({ client, toasts, review, edit }),
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
  followFoundField(client, requests, review);
  client.subscribe((message) => receiveEvent(stores, message));
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

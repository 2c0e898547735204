import type { EvidenceFormat } from '../../content/evidence/evidence';
import { flushSync } from 'react-dom';
import type { StoreApi } from 'zustand/vanilla';
import { commandIds, commandRow, type CommandId, type Screen } from '../../contract/command-table';
import { viewModes } from '../../contract/ui-types';
import { commandTitle } from '../lib/messages/command-titles';
import { t } from '../lib/messages/translate';
import { filterByLanguages } from '../requests/filter-by-languages';
import { saveAsNewView, saveView } from '../requests/save-view-button';
import { currentFieldId } from '../review/display/current-field';
import { showMode, toggleMode } from '../review/display/review-mode';
import { availableActions } from '../review/edit/available-actions';
import { saveEdited } from '../review/edit/save-edited';
import { closeFind, openFind } from '../review/find/open-find';
import { closeInspector, isInInspector, openInspector } from '../review/inspect/open-inspector';
import { closeMemory, isInMemory, openMemory } from '../review/memory/open-memory';
import { hasJob, showJob, stepLanguage } from '../review/job/show-job';
import { beginNote } from '../review/notes/begin-note';
import { takeTerm } from '../review/terms/take-term';
import { dismissCurrent, stepProblem } from '../review/problems/problem-steps';
import { askEvidence } from '../review/failure/evidence-on-demand';
import { printReport, saveReport } from '../review/report/report-on-demand';
import { reportedKeys } from '../review/report/reported-keys';
import { shownScopes } from '../stores/handover-scope';
import { canSendOrder, sendOrder } from '../stores/send-order';
import { copyDiagnostics } from '../components/copy/copy-diagnostics';
import type { Stores } from '../stores/context';
import { focusFilter, focusList, focusPane, focusReview, isInReview } from '../stores/focus';
import { cancelDeliveryRefusal, endsFailed, redeliverRefusal } from '../stores/lists/deliveries-state';
import { cancelRefusal, sendRefusal } from '../stores/lists/mark-deliveries-state';
import { isSavable } from '../stores/lists/saved-views-state';
import { dismissRefusal } from '../stores/lists/receipts-state';
import { runAtOnce } from '../stores/run-at-once';
import type { Chosen } from '../stores/lists/selection';
import type { AppState } from '../stores/window/app-state';
import type { JobsTab } from '../stores/window/jobs-tab';
import { openConnection } from '../stores/open-connection';
import { orderAgain } from '../stores/order-again';
import { neighbourField } from '../stores/review/field-filter-state';
import { inReach } from '../stores/review/problem-order';
import { hasDrafts, type EditAction } from '../stores/review/edit-state';

/** The window's part of a command, beside its row in `contract/command-table.ts`. */
export interface Command {
  /** Whether the command has something to act on, on any screen. */
  readonly isAvailable: (stores: Stores) => boolean;
  readonly run: (stores: Stores) => unknown;
  /** A more precise name for the palette, depending on the state. */
  readonly label?: (stores: Stores) => string;
}

const always = (): boolean => true;

/** Whether a request is shown, and only one is chosen. */
const isOneShown = ({ review, requests }: Stores): boolean =>
  review.getState().request !== undefined && requests.getState().chosen.size <= 1;
const isMode = ({ review }: Stores, mode: 'read' | 'compare' | 'edit'): boolean =>
  review.getState().mode === mode;
const hasProblems = (stores: Stores): boolean => {
  const { problems, revealed } = stores.problems.getState();
  return isOneShown(stores) && inReach(problems, revealed).length > 0;
};
const isSelected = ({ requests }: Stores): boolean => requests.getState().selected !== undefined;
const isReported = (stores: Stores): boolean => reportedKeys(stores).length > 0;
const evidence = (format: EvidenceFormat): Command => ({
  isAvailable: isReported,
  run: (stores) => askEvidence(stores, format),
});
const canSaveView = (stores: Stores): boolean =>
  !isMode(stores, 'edit') && !stores.filter.getState().isFaulty;
/** Whether hits are marked: of the search bar, or of the list's search. */
const hasHits = (stores: Stores): boolean =>
  isMode(stores, 'read') && stores.find.getState().places.length > 0;
const isFiltered = ({ requests }: Stores): boolean => requests.getState().listing.filter !== '';

const move = (by: 1 | -1): Command => ({
  isAvailable: ({ requests }) => (requests.getState().total ?? 0) > 0,
  run({ requests }) {
    // Outside of the review the list gets the focus: it announces the new row, and Enter opens that row.
    if (!isInReview(document.activeElement)) focusList();
    return requests.getState().move(by);
  },
});

const mark = (state: 'success' | 'fail', advance: boolean): Command => ({
  isAvailable: isSelected,
  async run({ marking }) {
    await marking.mark(state, { advance });
    // If nothing is left to review, the focused control disappears, so the list gets the focus.
    if (document.activeElement === document.body) focusList();
  },
  ...(advance
    ? {}
    : {
        label: (stores) =>
          t(state === 'success' ? 'palette.markImported' : 'palette.markFailed', {
            what: whatIsMarked(stores),
          }),
      }),
});

function whatIsMarked({ requests }: Stores): string {
  const { selected, chosen } = requests.getState();
  if (chosen.size > 1) return t('list.count', { count: chosen.size });
  const title = selected?.row.title ?? '';
  return title === '' ? t('request.untitled') : title;
}

const step = (by: 1 | -1): Command => ({
  isAvailable: isOneShown,
  run(stores) {
    if (isMode(stores, 'compare')) stores.changes.getState().step(by);
    else showMode(stores, 'compare');
  },
});

const problem = (by: 1 | -1): Command => ({
  isAvailable: hasProblems,
  run: (stores) => stepProblem(stores, by),
});

const viewMode = (index: 0 | 1 | 2): Command => ({
  // The editor has its own choice.
  isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'),
  run: ({ review }) => review.getState().setViewMode(viewModes[index]),
});

const fieldViewMode = (index: 0 | 1 | 2): Command => ({
  isAvailable: (stores) => isOneShown(stores) && isMode(stores, 'read'),
  run(stores) {
    const { review } = stores;
    const fieldId = currentFieldId(stores);
    if (fieldId !== undefined) review.getState().setViewMode(viewModes[index], fieldId);
  },
});

/** Commands of the editor. Confirmations are shown there, as for its buttons. */
const editing = (action: EditAction): Command => ({
  isAvailable: (stores) => isMode(stores, 'edit') && isOffered(stores, action),
  run: ({ edit }) => edit.getState().run(action),
});

function isOffered({ edit }: Stores, action: EditAction): boolean {
  const { fulfilment, busy } = edit.getState();
  if (fulfilment === undefined || busy) return false;
  const offered = availableActions(fulfilment, hasDrafts(edit.getState())).find(
    (one) => one.action === action,
  );
  return offered !== undefined && offered.disabledReason === undefined;
}

/** Creates commands on the chosen rows of a feed, while its tab is shown and its button may be pressed. */
const onFeed =
  <Feed extends { readonly chosen: Chosen }>(
    feedOf: (stores: Stores) => StoreApi<Feed>,
    isShown: (app: AppState) => boolean,
  ) =>
  (run: (feed: Feed) => unknown, refusal: (feed: Feed) => unknown = () => undefined): Command => ({
    isAvailable(stores) {
      const feed = feedOf(stores).getState();
      return isShown(stores.app.getState()) && feed.chosen.size > 0 && refusal(feed) === undefined;
    },
    run: (stores) => run(feedOf(stores).getState()),
  });
const onDeliveries = onFeed(
  ({ deliveries }) => deliveries,
  ({ webhookTab }) => webhookTab === 'deliveries',
);
const onReceipts = onFeed(
  ({ receipts }) => receipts,
  ({ webhookTab }) => webhookTab === 'listener',
);
const onMarkDeliveries = onFeed(
  ({ markDeliveries }) => markDeliveries,
  ({ connectionsTab }) => connectionsTab === 'outbox',
);

const stepField = (by: 1 | -1): Command => ({
  isAvailable: (stores) => isOneShown(stores) && isMode(stores, 'read') && !stores.review.getState().stale,
  run({ review, fieldFilter }) {
    const { content, currentField: from, goToField } = review.getState();
    const total = content?.total ?? 0;
    const next = neighbourField(fieldFilter.getState().positions, { total, from, by });
    if (total > 0) goToField(next ?? from);
  },
});

const goTo = (screen: Screen): Command => ({
  isAvailable: always,
  run: ({ app }) => app.getState().goTo(screen),
});

const groupBy = (tab: JobsTab): Command => ({
  isAvailable: always,
  run({ app }) {
    app.getState().showJobsTab(tab);
    app.getState().goTo('jobs');
  },
});

export const commandActions: Readonly<Record<CommandId, Command>> = {
  'request.next': move(1),
  'request.previous': move(-1),
  'request.open': { isAvailable: isOneShown, run: focusReview },
  'request.selectAll': {
    isAvailable: ({ requests, filter }) =>
      (requests.getState().total ?? 0) > 0 && !filter.getState().isFaulty,
    run: ({ requests }) => requests.getState().chooseAll(),
  },
  'inspect.close': { isAvailable: () => isInInspector(document.activeElement), run: closeInspector },
  'memory.close': { isAvailable: () => isInMemory(document.activeElement), run: closeMemory },
  'find.close': {
    isAvailable: (stores) =>
      isMode(stores, 'read') && stores.find.getState().shown && isInReview(document.activeElement),
    run: closeFind,
  },
  'list.focus': { isAvailable: () => isInReview(document.activeElement), run: focusList },

  'filter.focus': { isAvailable: always, run: focusFilter },
  'filter.clear': { isAvailable: isFiltered, run: ({ filter }) => filter.getState().set('') },
  'filter.languages': {
    isAvailable: isSelected,
    run(stores) {
      const { selected } = stores.requests.getState();
      return selected === undefined ? undefined : filterByLanguages(stores, selected.row);
    },
  },
  // In the editor the fields that find searches aren't on the screen.
  'find.open': { isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'), run: openFind },
  'memory.open': { isAvailable: isOneShown, run: openMemory },
  'find.next': {
    isAvailable: hasHits,
    run: ({ find }) => find.getState().step(1),
  },
  'find.previous': {
    isAvailable: hasHits,
    run: ({ find }) => find.getState().step(-1),
  },
  'edit.save': {
    isAvailable: (stores) => isMode(stores, 'edit'),
    run: saveEdited,
    label: (stores) => (isOffered(stores, 'save') ? t('edit.save') : commandTitle('edit.save')),
  },
  'view.save': {
    isAvailable: (stores) =>
      canSaveView(stores) && isSavable(stores.savedViews.getState(), stores.requests.getState()),
    run: saveView,
  },
  'view.saveAs': { isAvailable: canSaveView, run: saveAsNewView },
  palette: { isAvailable: always, run: ({ palette }) => palette.getState().open() },

  'mark.imported': mark('success', false),
  'mark.importedNext': mark('success', true),
  'mark.failed': mark('fail', false),
  'mark.remove': {
    isAvailable({ requests }) {
      const { chosen, selected } = requests.getState();
      return chosen.size > 1 || selected?.row.importMark !== undefined;
    },
    run: ({ marking }) => marking.remove(),
    label: ({ requests }) =>
      t(requests.getState().chosen.size > 1 ? 'marking.removeSeveral' : 'marking.remove'),
  },
  undo: {
    isAvailable: always,
    async run({ toasts }) {
      const { runNewestAction, show } = toasts.getState();
      if (!(await runNewestAction())) show({ tone: 'done', text: t('undo.nothing') });
    },
  },
  'reviewed.toggle': {
    isAvailable: ({ review }) => review.getState().request !== undefined,
    run: ({ reviewing }) => reviewing.toggle(),
    label: ({ review }) =>
      t(review.getState().request?.reviewed === 'reviewed' ? 'palette.notReviewed' : 'palette.reviewed'),
  },
  'reviewed.toggleField': {
    // Not while the fields shown are those of the previous request.
    isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit') && !stores.review.getState().stale,
    run(stores) {
      const fieldId = currentFieldId(stores);
      return fieldId === undefined ? undefined : stores.reviewing.toggleField(fieldId);
    },
  },
  'field.next': stepField(1),
  'field.previous': stepField(-1),
  'field.goTo': {
    isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'),
    run: ({ fieldList }) => fieldList.getState().open(),
  },
  'field.onlyErrors': {
    isAvailable: (stores) => isOneShown(stores) && isMode(stores, 'read'),
    run: ({ fieldFilter }) =>
      fieldFilter.getState().set(fieldFilter.getState().filter === 'errors' ? 'all' : 'errors'),
  },
  'problem.next': problem(1),
  'problem.previous': problem(-1),
  'problem.dismiss': { isAvailable: hasProblems, run: dismissCurrent },
  'problem.checkAgain': {
    isAvailable: (stores) => isOneShown(stores) && stores.problems.getState().checked === 'failed',
    run: ({ problems }) => problems.getState().checkAgain(),
  },
  'job.next': { isAvailable: hasJob, run: (stores) => stepLanguage(stores, 1) },
  'job.previous': { isAvailable: hasJob, run: (stores) => stepLanguage(stores, -1) },
  'job.show': { isAvailable: hasJob, run: showJob },
  'job.problems': { isAvailable: hasJob, run: ({ jobProblems }) => jobProblems.getState().open() },
  'term.show': {
    isAvailable: isOneShown,
    run(stores) {
      const fieldId = currentFieldId(stores);
      if (fieldId !== undefined) stores.fieldTerms.getState().show(fieldId);
    },
  },
  history: { isAvailable: isOneShown, run: ({ timeline }) => timeline.getState().open() },
  compare: {
    isAvailable: isOneShown,
    run: (stores) => toggleMode(stores, 'compare'),
    label: (stores) => (isMode(stores, 'compare') ? t('palette.changesBack') : commandTitle('compare')),
  },
  'change.next': step(1),
  'change.previous': step(-1),
  'note.begin': { isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'), run: beginNote },
  edit: {
    // Mirrored requests can't be edited here.
    isAvailable: (stores) => isOneShown(stores) && stores.review.getState().request?.origin === undefined,
    run: (stores) => toggleMode(stores, 'edit'),
    label: (stores) => (isMode(stores, 'edit') ? t('palette.editBack') : commandTitle('edit')),
  },
  'edit.confirm': editing('confirm'),
  'edit.complete': editing('complete'),
  'edit.reopen': editing('reopen'),
  'viewMode.rendered': viewMode(0),
  'viewMode.text': viewMode(1),
  'viewMode.code': viewMode(2),
  'viewMode.fieldRendered': fieldViewMode(0),
  'viewMode.fieldText': fieldViewMode(1),
  'viewMode.fieldCode': fieldViewMode(2),
  'term.take': { isAvailable: isOneShown, run: takeTerm },
  inspect: { isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'), run: openInspector },

  'delivery.redeliver': onDeliveries((feed) => feed.redeliver(), redeliverRefusal),
  'delivery.cancel': {
    ...onDeliveries((feed) => feed.cancel(), cancelDeliveryRefusal),
    label: ({ deliveries }) =>
      endsFailed(deliveries.getState()) ? t('receipt.dismiss') : commandTitle('delivery.cancel'),
  },
  'receipt.replay': onReceipts((feed) => feed.replay()),
  'receipt.dismiss': onReceipts((feed) => feed.dismiss(), dismissRefusal),
  // Only the button on the screen overrides a conflict.
  'markDeliveries.send': onMarkDeliveries((feed) => feed.sendNow(false), sendRefusal),
  'markDeliveries.cancel': onMarkDeliveries((feed) => feed.cancel(), cancelRefusal),

  'report.save': { isAvailable: isReported, run: saveReport },
  rehearse: {
    isAvailable: isReported,
    run: (stores) => stores.app.getState().askRehearsal(reportedKeys(stores)),
  },
  'evidence.save': evidence('html'),
  'evidence.saveLines': evidence('jsonl'),
  'imported.compare': {
    isAvailable: (stores) => isOneShown(stores) && stores.review.getState().request?.state === 'completed',
    run: ({ app }) => app.getState().showImported(true),
  },
  'evidence.copy': evidence('text'),
  'report.print': { isAvailable: isReported, run: printReport },
  'order.again': { isAvailable: isOneShown, run: (stores) => orderAgain(stores, 'same') },
  'order.otherLanguage': { isAvailable: isOneShown, run: (stores) => orderAgain(stores, 'other') },
  'order.changed': {
    isAvailable: (stores) => isOneShown(stores) && (stores.review.getState().request?.version ?? 1) > 1,
    run: (stores) => orderAgain(stores, 'changed'),
  },
  'order.new': {
    isAvailable: always,
    run({ app, orders }) {
      app.getState().goTo('orders');
      orders.getState().showForm('new');
    },
  },
  'order.import': {
    isAvailable: always,
    run({ app, orders }) {
      app.getState().goTo('orders');
      orders.getState().showForm('import');
    },
  },
  'order.send': {
    isAvailable: canSendOrder,
    run: sendOrder,
  },
  'handover.create': {
    isAvailable: (stores) => shownScopes(stores).length > 0,
    run: (stores) => stores.app.getState().askHandover(shownScopes(stores)),
  },
  'handover.takeBack': {
    isAvailable: always,
    run: async (stores) => (await import('../stores/handover/take-back-file')).chooseReturnedFile(stores),
  },
  'pane.next': { isAvailable: always, run: () => focusPane(1) },
  'pane.previous': { isAvailable: always, run: () => focusPane(-1) },
  'go.today': {
    isAvailable: always,
    run({ app, requests }) {
      // The summary is in the page before it gets the focus.
      flushSync(() => {
        app.getState().goTo('requests');
        requests.getState().clearSelection();
      });
      focusReview();
    },
  },
  'go.requests': goTo('requests'),
  'go.jobs': goTo('jobs'),
  'group.job': groupBy('job'),
  'group.language': groupBy('language'),
  'group.connection': groupBy('connection'),
  'group.day': groupBy('day'),
  'go.orders': goTo('orders'),
  'go.handovers': goTo('handovers'),
  'go.webhook': goTo('webhook'),
  'go.connections': goTo('connections'),
  'go.api': goTo('api'),
  'go.settings': goTo('settings'),
  'connection.add': { isAvailable: always, run: (stores) => openConnection(stores, { kind: 'add' }) },
  shortcuts: { isAvailable: always, run: ({ app }) => app.getState().showShortcuts(true) },
  licences: { isAvailable: always, run: ({ app }) => app.getState().showLicences(true) },
  'diagnostics.copy': { isAvailable: always, run: copyDiagnostics },
};

/** Whether a command can run now: its screen is shown, and it has something to act on. */
export function isAvailableHere(stores: Stores, id: CommandId): boolean {
  const { screen } = commandRow(id);
  return (
    (screen === undefined || stores.app.getState().screen === screen) &&
    commandActions[id].isAvailable(stores)
  );
}

/** Ids of commands that can run now, which is none behind a dialog; the menus enable these. */
export function availableCommands(stores: Stores): readonly CommandId[] {
  return isDialogOpen(stores) ? [] : commandIds.filter((id) => isAvailableHere(stores, id));
}

const isDialogOpen = ({ app }: Stores): boolean => app.getState().openDialogs > 0;

/** Runs a command of a menu; does nothing if it is not available. */
export function runCommand(stores: Stores, id: CommandId): void {
  if (!isDialogOpen(stores) && isAvailableHere(stores, id))
    runAtOnce(stores, () => commandActions[id].run(stores));
}

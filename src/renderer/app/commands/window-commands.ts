import { flushSync } from 'react-dom';
import type { CommandId, Screen } from '../../../contract/command-table';
import { canSendOrder, sendOrder } from '../../stores/send-order';
import { copyDiagnostics } from '../../components/copy/copy-diagnostics';
import { focusReview } from '../../stores/focus';
import { focusPane } from '../../stores/focus-pane';
import type { JobsTab } from '../../stores/window/jobs-tab';
import { openConnection } from '../../stores/open-connection';
import { type Command, always } from './command';

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

/** Screens, panes, dialogs and what begins there. */
export const windowCommands = {
  palette: { isAvailable: always, run: ({ palette }) => palette.getState().open() },
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
  'handover.takeBack': {
    isAvailable: always,
    run: async (stores) => (await import('../../stores/handover/take-back-file')).chooseReturnedFile(stores),
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
} satisfies Partial<Record<CommandId, Command>>;

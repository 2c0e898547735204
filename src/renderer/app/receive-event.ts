import type { EventMessage } from '../../contract/events';
import { groupings } from '../../contract/groups';
import type { Stores } from '../stores/context';

function jobsChanged({ jobs, groups }: Stores): void {
  jobs.getState().changed();
  for (const grouping of groupings) groups[grouping].getState().changed();
}

/** An event is only a hint: the affected data is read again from the host. */
export function receiveEvent(stores: Stores, message: EventMessage): void {
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
      stores.returnedFiles.getState().changed();
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

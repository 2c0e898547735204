import type { EvidenceFormat } from '../../../content/evidence/evidence';
import type { CommandId } from '../../../contract/command-table';
import { askEvidence } from '../../review/failure/evidence-on-demand';
import { printReport, saveReport } from '../../review/report/report-on-demand';
import { reportedKeys } from '../../review/report/reported-keys';
import { requestScopes } from '../../review/scope/request-scopes';
import { shownScopes } from '../../stores/handover-scope';
import type { Stores } from '../../stores/context';
import { orderAgain } from '../../stores/order-again';
import { type Command, isOneShown } from './command';

const isReported = (stores: Stores): boolean => reportedKeys(stores).length > 0;

/** Without a selected request these are for the list. */
const hasScope = (stores: Stores): boolean => requestScopes(stores).length > 0;

const evidence = (format: EvidenceFormat): Command => ({
  isAvailable: hasScope,
  run: (stores) => askEvidence(stores, format),
});

/** Commands that make something of the chosen requests: reports, evidence, rehearsals, hand-overs, orders. */
export const requestCommands = {
  'report.save': { isAvailable: isReported, run: saveReport },
  rehearse: {
    isAvailable: hasScope,
    run: (stores) => stores.app.getState().askRehearsal(requestScopes(stores)),
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
  'handover.create': {
    isAvailable: (stores) => shownScopes(stores).length > 0,
    run: (stores) => stores.app.getState().askHandover(shownScopes(stores)),
  },
} satisfies Partial<Record<CommandId, Command>>;

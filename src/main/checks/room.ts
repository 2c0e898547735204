import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { RequestStores } from '../requests/room';
import { CheckFailureStore } from './check-failure-store';
import { CheckLevelService } from './check-level-service';
import { CheckLevelStore } from './check-level-store';
import { CheckQueueStore } from './check-queue-store';
import { CheckRelabelStore } from './check-relabel-store';
import { CheckSweepStore } from './check-sweep-store';
import { CheckingService } from './checking-service';
import { DismissalStore } from './dismissal-store';
import { DueChecks } from './due-checks';
import { ProblemLabels } from './problem-labels';
import { ProblemRelabelService } from './problem-relabel-service';
import { ProblemService } from './problem-service';
import { ProblemStore } from './problem-store';

export type CheckStores = ReturnType<typeof openCheckStores>;
export type CheckServices = ReturnType<typeof createChecksRoom>;

export function openCheckStores(db: Database) {
  return {
    problems: new ProblemStore(db),
    dismissals: new DismissalStore(db),
    levels: new CheckLevelStore(db),
    checkQueue: new CheckQueueStore(db),
    checkSweep: new CheckSweepStore(db),
    checkFailures: new CheckFailureStore(db),
    checkRelabels: new CheckRelabelStore(db),
  };
}

/** Records what the background thread finds wrong, and shows it by the levels and dismissals of today. */
export function createChecksRoom(
  base: Base,
  stores: CheckStores & Pick<RequestStores, 'requests' | 'failureAnswers'>,
) {
  const parts = { ...base, ...stores };
  const labels = new ProblemLabels(stores);
  const dueChecks = new DueChecks(stores);
  const checking = new CheckingService({ ...parts, labels });
  const relabels = new ProblemRelabelService({ ...parts, labels });
  return {
    labels,
    dueChecks,
    checking,
    relabels,
    problems: new ProblemService({ ...parts, labels, relabels, dueChecks, checking }),
    checkLevels: new CheckLevelService({ ...parts, relabels, checking }),
  };
}

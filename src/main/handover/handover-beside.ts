import { randomBytes } from 'node:crypto';
import { ProblemLabels } from '../checks/problem-labels';
import { openCheckStores } from '../checks/room';
import { createBase } from '../database/base';
import { openBeside } from '../database/database';
import { LogFlush } from '../database/log/log-flush';
import { systemEnvironment } from '../platform/system-environment';
import { openRequestStores } from '../requests/room';
import { ReviewedService } from '../review/reviewed-service';
import { openReviewStores } from '../review/room';
import { VersionPairs } from '../review/version-pairs';
import { openUpstreamStores } from '../upstream/room';
import type { HandoverMakingService } from './handover-making-service';
import { createHandoverFiles, openHandoverStores } from './room';
import type { TakeBackReadingService } from './take-back-reading-service';

/** A thread has nothing else to do than to wait for its turn. */
const patienceMs = 10_000;

export interface HandoverBeside {
  readonly handoverMaking: HandoverMakingService;
  readonly takeBackReading: TakeBackReadingService;
  readonly close: () => void;
}

/**
 * Makes and reads the files of hand-overs over a connection of its own, for a thread beside the one that
 * serves. What the thread stores, the caller announces.
 */
export function openHandoverBeside(dataFolder: string): HandoverBeside {
  const db = openBeside(dataFolder, patienceMs);
  const log = new LogFlush(db);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const environment = { ...systemEnvironment(silent), randomBytes };
  const base = createBase({ db, environment, overrides: new Map(), log });
  const stores = {
    ...openRequestStores(db),
    ...openUpstreamStores(db),
    ...openCheckStores(db),
    ...openReviewStores(db),
    ...openHandoverStores(db),
  };
  const reviewed = new ReviewedService({ ...base, ...stores, pairs: new VersionPairs(stores.fieldPairs) });
  return {
    ...createHandoverFiles(base, stores, { reviewed, labels: new ProblemLabels(stores) }),
    close() {
      log.close();
      db.close();
    },
  };
}

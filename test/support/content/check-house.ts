import { dirname } from 'node:path';
import type { Core } from '../../../src/main/core';
import type { Database } from '../../../src/main/database/database';
import type { RequestRow } from '../../../src/contract/ui-types';
import type { FoundProblem } from '../../../src/contract/problems';
import { checkAll } from './check-all';
import { ManualEnvironment } from '../manual-environment';
import { plainCore } from '../plain-core';
import { quickDatabase } from '../database/quick-database';

/** Stores, services and the checks over a database of a test's own. */
export interface CheckHouse {
  readonly db: Database;
  readonly core: Core;
  readonly environment: ManualEnvironment;
  readonly dataFolder: string;
  /** Does all checks that are due. */
  readonly check: () => Promise<void>;
  readonly problemsOf: (key: number) => readonly FoundProblem[];
  /** Problems that count, as the list shows them. */
  readonly countsOf: (key: number) => RequestRow['problems'];
  readonly inView: () => number;
}

export function checkHouse(): CheckHouse {
  const db = quickDatabase();
  const environment = new ManualEnvironment();
  const core = plainCore(db, environment);
  const dataFolder = dirname(db.name);
  return {
    db,
    core,
    environment,
    dataFolder,
    async check() {
      await checkAll(core, dataFolder);
      await core.relabels.run();
    },
    problemsOf: (key) => core.problems.ofRequest(key).problems,
    countsOf: (key) => core.review.detail(key).problems,
    inView: () => core.review.counts()['with-problems'],
  };
}

import type { Core } from './core';
import type { Checker, OpenChecker } from './checks/checked-request';
import type { OpenCheckpoints } from './database/log/checkpoints';
import type { Environment } from './platform/environment';
import type { ListReader, OpenReader } from './lists/list-reader';
import type { ExternalChanges } from './database/external-changes';

export interface SideThreads {
  readonly reader: ListReader;
  /** `isRestored`: what the checks compare requests by went with the database that was replaced. */
  readonly startChecker: (isRestored: boolean) => void;
  /** Resolves when all have closed their files. */
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly core: Core;
  readonly dataFolder: string;
  readonly environment: Environment;
  readonly externalChanges: ExternalChanges;
  /** See `CheckpointPlace`. */
  readonly onLogNeeded: (error: Error) => void;
  readonly openReader: OpenReader;
  readonly openCheckpoints: OpenCheckpoints;
  readonly openChecker: OpenChecker;
}

const checksPauseMs = 200;
const readerPauseMs = 20;
/** If no check is due at the start, the checker's thread starts only after this delay, as a safety net. */
const firstLookMs = 60_000;
const owingChecks = new Set(['requests.changed', 'problems.changed', 'checking.changed']);

/**
 * The threads beside the main one. What reads lists and what checks requests is woken by changes and pauses while a page is
 * applied; what keeps the logs of the databases short goes by itself.
 */
export function createSideThreads(parts: Parts): SideThreads {
  const { core, dataFolder, environment, externalChanges } = parts;
  let checker: Checker | undefined;
  let cancelFirstLook: (() => void) | undefined;
  let cancelChecks: (() => void) | undefined;
  let cancelReader: (() => void) | undefined;
  const reader = parts.openReader({
    dataFolder,
    onIndexed: (behind) => core.changes.notify({ name: 'search.changed', payload: { behind } }),
    onFailure: (error) => environment.log.error({ err: error }, 'the reader of lists failed'),
  });
  const checkpoints = parts.openCheckpoints({
    dataFolder,
    onFailure: (error) => environment.log.error({ err: error }, 'the log of a database could not be moved'),
    onLogNeeded: parts.onLogNeeded,
    holdWrites: () => {
      const free = core.commits.hold();
      const logPages = externalChanges.beforeRestart();
      return {
        logPages,
        free(hasWritten) {
          if (hasWritten) externalChanges.afterRestart(logPages);
          free();
        },
      };
    },
  });
  core.changes.subscribe((message) => {
    if (message.name === 'requests.changed') wakeReader();
    // A level or a dismissal may owe checks too, and what was paused may go on.
    if (owingChecks.has(message.name)) wakeChecker();
  });
  core.rest.onBegin(() => {
    reader.rest();
    core.rest.after(() => reader.wake());
  });
  return {
    reader,
    startChecker(isRestored) {
      checker = parts.openChecker({
        dataFolder,
        settle: (portion) => core.commits.patiently(() => core.checking.settle(portion)),
        putAside: (check, fault) => core.commits.patiently(() => core.checking.putAside(check, fault)),
        afterRest: (act) => core.rest.after(act),
        onSegments: (id) => core.checking.start(id),
        onFailure: (error) => environment.log.error({ err: error }, 'the checks failed'),
      });
      if (isRestored || core.checking.isDue) checker.wake();
      else cancelFirstLook = environment.setTimer(firstLookMs, () => checker?.wake());
    },
    async stop() {
      cancelFirstLook?.();
      cancelChecks?.();
      cancelReader?.();
      await Promise.all([checker?.stop(), reader.stop(), checkpoints.stop()]);
      core.checking.stop();
    },
  };

  /** A message to the thread for every submission would cost a twentieth of it. */
  function wakeReader(): void {
    cancelReader ??= environment.setTimer(readerPauseMs, () => {
      cancelReader = undefined;
      if (!core.rest.isOn) reader.wake();
    });
  }

  /** Thousands may come in a second: the checks look once for all of them. */
  function wakeChecker(): void {
    cancelChecks ??= environment.setTimer(checksPauseMs, () => {
      cancelChecks = undefined;
      core.rest.after(() => checker?.wake());
    });
  }
}

import type { CheckingService } from '../checks/checking-service';
import type { CommitQueue } from '../database/commit-queue';
import type { ExternalChanges } from '../database/external-changes';
import type { OpenCheckpoints } from '../database/log/checkpoints';
import type { OpenQuery, Query } from '../lists/query';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { Background, OpenBackground } from './background';
import type { BackgroundPause } from './background-pause';

export interface Workers {
  readonly query: Query;
  /** `isRestored`: what was derived from the database that was replaced went with it. */
  readonly startBackground: (isRestored: boolean) => void;
  /** Resolves when all have closed their files. */
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly changes: Changes;
  readonly checking: CheckingService;
  readonly backgroundPause: BackgroundPause;
  readonly dataFolder: string;
  readonly environment: Environment;
  readonly externalChanges: ExternalChanges;
  /** See `CheckpointPlace`. */
  readonly onLogNeeded: (error: Error) => void;
  readonly openQuery: OpenQuery;
  readonly openCheckpoints: OpenCheckpoints;
  readonly openBackground: OpenBackground;
}

const checksPauseMs = 200;
const indexPauseMs = 20;
/** After the window has its first list, and what waited for a start is under way. */
const prepareTermsMs = 4000;
/**
 * If there is nothing to derive at the start, the background thread starts only after this delay, as a safety
 * net.
 */
const firstCheckMs = 60_000;
const dueChecks = new Set(['requests.changed', 'problems.changed', 'checking.changed', 'terms.changed']);

/**
 * The threads beside the main one that work as long as the program runs. The background thread is woken by
 * changes and pauses while a page of results is applied; the query thread and the checkpoints go by
 * themselves.
 */
export function createWorkers(parts: Parts): Workers {
  const { commits, changes, checking, backgroundPause, dataFolder, environment, externalChanges } = parts;
  let background: Background | undefined;
  let cancelFirstCheck: (() => void) | undefined;
  let cancelPreparing: (() => void) | undefined;
  let cancelChecks: (() => void) | undefined;
  let cancelIndex: (() => void) | undefined;
  let isStopping = false;
  const query = parts.openQuery({
    dataFolder,
    onDamaged: () => background?.verify(),
    onFailure: (error) => environment.log.error({ err: error }, 'a question of the window failed'),
  });
  const checkpoints = parts.openCheckpoints({
    dataFolder,
    onFailure: (error) => environment.log.error({ err: error }, 'the log of a database could not be moved'),
    onLogNeeded: parts.onLogNeeded,
    holdWrites: async () => {
      const free = await commits.holdAll();
      try {
        const logPages = externalChanges.beforeOwn();
        return {
          logPages,
          free(hasWritten) {
            try {
              // The restart adds one page, or is the only page of a new log.
              if (hasWritten) externalChanges.afterOwn((log) => log === 1 || log === logPages + 1);
            } finally {
              free();
            }
          },
        };
      } catch (error) {
        // Commits must go on, whatever reading the database met.
        free();
        throw error;
      }
    },
  });
  changes.subscribe((message) => {
    if (message.name === 'requests.changed') wakeIndex();
    // A level, a dismissal or a term may make checks due too, and what was paused may go on.
    if (dueChecks.has(message.name)) wakeChecks();
  });
  backgroundPause.onBegin(() => {
    background?.pauseIndex();
    backgroundPause.after(() => background?.wake());
  });
  return {
    query,
    startBackground(isRestored) {
      background = parts.openBackground({
        dataFolder,
        record: (portion) => checking.record(portion),
        putAside: (check, fault) => checking.putAside(check, fault),
        afterPause: (act) => backgroundPause.after(act),
        onMemory: (id) => checking.start(id),
        onIndexed: (behind) => changes.notify({ name: 'search.changed', payload: { behind } }),
        onFailure: (error) => environment.log.error({ err: error }, 'background work failed'),
      });
      if (isRestored || checking.isDue) background.check();
      else cancelFirstCheck = environment.setTimer(firstCheckMs, () => background?.check());
      void wakeIfBehind();
      cancelPreparing = environment.setTimer(prepareTermsMs, () => {
        backgroundPause.after(() => void prepareTerms());
      });
    },
    async stop() {
      isStopping = true;
      cancelFirstCheck?.();
      cancelPreparing?.();
      cancelChecks?.();
      cancelIndex?.();
      await Promise.all([background?.stop(), query.stop(), checkpoints.stop()]);
      checking.stop();
    },
  };

  /** Fields with terms are answered without this, too, only later. */
  async function prepareTerms(): Promise<void> {
    if (isStopping) return;
    try {
      await query.prepareTerms();
    } catch (error) {
      if (!isStopping)
        environment.log.warn({ err: error }, 'the dictionaries of terms could not be prepared');
    }
  }

  /** The query thread runs in any case, and can say whether the other one is needed. */
  async function wakeIfBehind(): Promise<void> {
    const unindexed = await query.unindexed().catch(() => 1);
    if (unindexed > 0 && !isStopping && !backgroundPause.isOn) background?.wake();
  }

  /** A message to the thread for every submission would cost a twentieth of it. */
  function wakeIndex(): void {
    cancelIndex ??= environment.setTimer(indexPauseMs, () => {
      cancelIndex = undefined;
      if (!backgroundPause.isOn) background?.wake();
    });
  }

  /** Thousands may come in a second: the checks start once for all of them. */
  function wakeChecks(): void {
    cancelChecks ??= environment.setTimer(checksPauseMs, () => {
      cancelChecks = undefined;
      backgroundPause.after(() => background?.check());
    });
  }
}

import { workerData } from 'node:worker_threads';
import type { BegunCheck, CheckedPortion } from '../checks/checked-request';
import { isDamage } from '../database/store-failure';
import type { ServedCall } from '../../contract/worker-protocol';
import { doOwnWork, notifyMain, serve } from '../platform/worker-thread';
import { openVocabularies, type Vocabularies } from '../spelling/vocabularies';
import { openBackgroundEngine, replaceDerived } from './background-engine';
import { Indexing } from './indexing';

// The thread's entry. The index is work of its own, between the calls; a portion of checks is one call.

export interface BackgroundThreadData {
  readonly dataFolder: string;
  readonly dictionaryFolder: string;
  /** False if the index took too long or crashed the thread; it is then off until the next start. */
  readonly indexes: boolean;
}

export type BackgroundEvent =
  | { readonly kind: 'indexed'; readonly behind: number }
  /** The file of derived data was damaged and replaced: everything must be checked again. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'failure'; readonly error: Error };

/** Result of a call. `memoryId` identifies the derived data that requests were compared with. */
export interface CheckAnswer {
  readonly memoryId: string;
  /** Undefined when no check is due. */
  readonly portion: CheckedPortion | undefined;
}

/** How long checks wait for a lagging index, because a search suffers more than the list of problems. */
const indexFirstMs = 1000;

// Given only by `workerBackground`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder, dictionaryFolder, indexes } = workerData as BackgroundThreadData;
let reportBegin = (_check: BegunCheck): void => undefined;
const onBegin = (check: BegunCheck): void => reportBegin(check);
/** Read before the first check, because not all threads check. */
let vocabularies: Promise<Vocabularies | undefined> | undefined;
let opened: Vocabularies | undefined;
const options = { onBegin, vocabularies: () => opened };
let engine = openBackgroundEngine(dataFolder, options);
const indexing = new Indexing({
  indexer: {
    step: () => doOwnWork(() => unlessDamaged(() => engine.indexer.step()) ?? true),
    behind: () => engine.indexer.behind(),
  },
  onIndexed: (behind) => notify({ kind: 'indexed', behind }),
  onFailure: (error) => notify({ kind: 'failure', error }),
});

const handlers = {
  /** `recorded` is the portion that was written last. Each request is reported before its check begins. */
  async check(recorded: CheckedPortion | undefined, call: ServedCall<BegunCheck>): Promise<CheckAnswer> {
    await indexing.caughtUp(indexFirstMs);
    vocabularies ??= openVocabularies(dictionaryFolder).catch(withoutSpelling);
    opened = await vocabularies;
    reportBegin = call.progress;
    const portion = unlessDamaged(() => {
      if (recorded !== undefined) engine.checks.recorded(recorded);
      return engine.checks.next();
    });
    return { memoryId: engine.checks.memoryId, portion };
  },
  verify(): void {
    if (engine.isDamaged()) replace();
  },
  wake: wakeIndex,
  pauseIndex: () => indexing.pause(),
};
export type BackgroundHandlers = typeof handlers;

serve(handlers, {
  onStop() {
    indexing.pause();
    engine.close();
  },
});
wakeIndex();

/** A damaged dictionary must not end the other checks. */
function withoutSpelling(error: unknown): undefined {
  notify({ kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) });
}

function wakeIndex(): void {
  if (indexes) indexing.wake();
}

/** Undefined when the file of derived data was damaged and has been replaced. */
function unlessDamaged<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!isDamage(error) || !engine.isDamaged()) throw error;
    replace();
    return undefined;
  }
}

function replace(): void {
  const { memoryId } = engine.checks;
  engine = replaceDerived(engine, dataFolder, options);
  if (engine.checks.memoryId === memoryId) throw new Error('damaged derived data could not be removed');
  notify({ kind: 'replaced' });
  wakeIndex();
}

function notify(event: BackgroundEvent): void {
  notifyMain(event);
}

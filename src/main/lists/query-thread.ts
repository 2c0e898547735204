import { workerData } from 'node:worker_threads';
import { storeFailure } from '../database/store-failure';
import { notifyMain, serve } from '../platform/worker-thread';
import type { Vocabularies } from '../spelling/vocabularies';
import { openQueryEngine } from './query-engine';

// The thread's entry. It only reads, so it may be terminated at any time. `workerQuery` runs it twice: what
// opens dictionaries is asked of the second thread, because the lists would wait for that.

export interface QueryThreadData {
  readonly dataFolder: string;
  readonly dictionaryFolder: string;
}

export interface QueryEvent {
  readonly kind: 'damaged';
}

// Given only by `workerQuery`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder, dictionaryFolder } = workerData as QueryThreadData;
const onDamaged = (): void => notifyMain({ kind: 'damaged' } satisfies QueryEvent);
let opening: Promise<Vocabularies | undefined> | undefined;
let vocabularies: Vocabularies | undefined;
const engine = openQueryEngine(dataFolder, Date.now, { onDamaged, vocabularies: () => vocabularies });

const handlers = {
  ...engine.handlers,
  /**
   * The first draft in a language waits for its dictionary (0.1 s for most languages, 0.4 s for Portuguese
   * and Polish); later drafts find it open.
   */
  async 'fulfil.problems'(question: Parameters<(typeof engine.handlers)['fulfil.problems']>[0]) {
    // Without dictionaries, the other checks still run.
    await openVocabulariesOnce();
    return engine.handlers['fulfil.problems'](question);
  },
  /** The first field with terms waits for its dictionaries, too, unless they were prepared. */
  async 'terms.inFields'(question: Parameters<(typeof engine.handlers)['terms.inFields']>[0]) {
    await openVocabulariesOnce();
    return engine.handlers['terms.inFields'](question);
  },
  async 'terms.prepare'(preparation: Parameters<(typeof engine.handlers)['terms.prepare']>[0]) {
    await openVocabulariesOnce();
    engine.handlers['terms.prepare'](preparation);
  },
};
export type QueryThreadHandlers = typeof handlers;

serve(handlers, { errorFor: storeFailure, onStop: () => engine.close() });

async function openVocabulariesOnce(): Promise<void> {
  opening ??= openDictionaries().catch(() => undefined);
  vocabularies = await opening;
}

/** The library that reads dictionaries is loaded with the first draft: most runs of a thread check none. */
async function openDictionaries(): Promise<Vocabularies> {
  const { openVocabularies } = await import('../spelling/vocabularies');
  return openVocabularies(dictionaryFolder);
}

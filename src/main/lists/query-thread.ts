import { workerData } from 'node:worker_threads';
import { storeFailure } from '../database/store-failure';
import { notifyMain, serve } from '../platform/worker-thread';
import { openQueryEngine, type QueryEngine } from './query-engine';

// The thread's entry. It only reads, so it may be terminated at any time.

export type QueryThreadHandlers = QueryEngine['handlers'];

export interface QueryEvent {
  readonly kind: 'damaged';
}

// Given only by `workerQuery`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const dataFolder = workerData as string;
const onDamaged = (): void => notifyMain({ kind: 'damaged' } satisfies QueryEvent);
const engine = openQueryEngine(dataFolder, Date.now, onDamaged);

serve(engine.handlers, { errorFor: storeFailure, onStop: () => engine.close() });

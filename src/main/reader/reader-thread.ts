import { parentPort, workerData } from 'node:worker_threads';
import { storeFailure } from '../services/store-failure';
import { Indexing } from './indexing';
import type { Asked, FromReader, ToReader } from './reader-messages';
import { openReadingDesk } from './reading-desk';

// The thread's entry. Questions come as messages, and between two portions of the index whatever waits is answered.

/** At full speed the log grows by some ten megabytes meanwhile; a short one is moved every fourth time. */
const checkpointEveryMs = 250;
const shortLogEvery = 4;

// Given by `WorkerReader` and by nobody else.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder } = workerData as { readonly dataFolder: string };
const port = parentPort;
if (port === null) throw new Error('reader-thread runs in a worker thread');
const tell = (message: FromReader): void => port.postMessage(message);
const desk = openReadingDesk(dataFolder, Date.now);
const checkpointing = setInterval(checkpoint, checkpointEveryMs);
const indexing = new Indexing({
  indexer: desk.indexer,
  onIndexed: (behind) => tell({ kind: 'indexed', behind }),
  onFailure: (error) => tell({ kind: 'failure', number: undefined, error, store: undefined }),
});
let looks = 0;

port.on('message', (message: ToReader) => {
  switch (message.kind) {
    case 'ask':
      return reply(message.number, message.asked);
    case 'wake':
      return indexing.wake();
    case 'rest':
      return indexing.rest();
    case 'writesHeld':
      return finishCheckpoint();
    case 'stop':
      indexing.rest();
      clearInterval(checkpointing);
      desk.close();
      port.close();
  }
});
indexing.wake();

function checkpoint(): void {
  looks += 1;
  try {
    const { checkpointer } = desk;
    if (looks % shortLogEvery > 0 && !checkpointer.isLong) return;
    if (checkpointer.run() === 'overtaken') tell({ kind: 'holdWrites' });
  } catch (error) {
    tell({ kind: 'failure', number: undefined, error: asError(error), store: undefined });
  }
}

function finishCheckpoint(): void {
  try {
    desk.checkpointer.finish();
  } catch (error) {
    tell({ kind: 'failure', number: undefined, error: asError(error), store: undefined });
  } finally {
    tell({ kind: 'freeWrites' });
  }
}

function reply(number: number, asked: Asked): void {
  try {
    tell({ kind: 'answer', number, answer: answer(asked) });
  } catch (error) {
    // Of an error, a message carries the words alone.
    tell({ kind: 'failure', number, error: asError(error), store: storeFailure(error)?.message });
  }
}

function answer(asked: Asked): unknown {
  switch (asked.kind) {
    case 'window': {
      const window = desk.finder.window(asked.listing, asked.extent);
      const unindexed = indexing.behind();
      return unindexed === 0 ? window : { ...window, unindexed };
    }
    case 'locate':
      return desk.finder.locate(asked.listing, asked.key);
    case 'total':
      return desk.finder.total(asked.listing);
    case 'filterValues':
      return desk.finder.filterValues();
    case 'find':
      return desk.textFinder.find(asked.search);
    case 'size':
      return desk.sizeCounter.count(asked.question);
    case 'removalCost':
      return desk.removalCost.of(asked.connectionKey);
    case 'draft':
      return desk.draftChecker.check(asked.question);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

import { parentPort, workerData } from 'node:worker_threads';
import { storeFailure } from '../database/store-failure';
import { Indexing } from './indexing';
import type { Asked, FromReader, ReaderThreadData, ToReader } from './reader-messages';
import { openReadingDesk } from './reading-desk';

// The thread's entry. Questions come as messages, and between two portions of the index whatever waits is answered.

// Given by `WorkerReader` and by nobody else.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder, indexes } = workerData as ReaderThreadData;
const port = parentPort;
if (port === null) throw new Error('reader-thread runs in a worker thread');
const notify = (message: FromReader): void => port.postMessage(message);
const desk = openReadingDesk(dataFolder, Date.now);
const indexing = new Indexing({
  indexer: { step: watchedStep, behind: () => desk.indexer.behind() },
  onIndexed: (behind) => notify({ kind: 'indexed', behind }),
  onFailure: (error) => notify({ kind: 'failure', number: undefined, error, store: undefined }),
});

port.on('message', (message: ToReader) => {
  switch (message.kind) {
    case 'ask':
      return reply(message.number, message.asked);
    case 'wake':
      return wakeIndex();
    case 'rest':
      return indexing.rest();
    case 'stop':
      indexing.rest();
      desk.close();
      port.close();
  }
});
wakeIndex();

function wakeIndex(): void {
  if (indexes) indexing.wake();
  // What comes is not taken in any more, and lists say so.
  else indexing.rest();
}

function watchedStep(): boolean {
  notify({ kind: 'indexing', isBegin: true });
  try {
    return desk.indexer.step();
  } finally {
    notify({ kind: 'indexing', isBegin: false });
  }
}

function reply(number: number, asked: Asked): void {
  try {
    notify({ kind: 'answer', number, answer: answer(asked) });
  } catch (error) {
    // Of an error, a message carries the words alone.
    notify({ kind: 'failure', number, error: asError(error), store: storeFailure(error)?.message });
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

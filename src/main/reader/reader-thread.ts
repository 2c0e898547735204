import { parentPort, workerData } from 'node:worker_threads';
import { storeFailure } from '../services/store-failure';
import type { Asked, FromReader, ToReader } from './reader-messages';
import { openReadingDesk } from './reading-desk';

// The thread's entry. Questions come as messages, and between two portions of the index whatever waits is answered.

/** How often the window learns how far the index is. */
const tellEveryMs = 250;

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
/** Whether the index may be behind. */
let isIndexing = false;
let nextPortion: NodeJS.Immediate | undefined;
let toldAt = 0;
let looks = 0;

port.on('message', (message: ToReader) => {
  switch (message.kind) {
    case 'ask':
      return reply(message.number, message.asked);
    case 'wake':
      return keepIndexing();
    case 'rest':
      isIndexing = true;
      return stopIndexing();
    case 'writesHeld':
      return finishCheckpoint();
    case 'stop':
      stopIndexing();
      clearInterval(checkpointing);
      desk.close();
      port.close();
  }
});
keepIndexing();

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
      const unindexed = isIndexing ? desk.indexer.behind() : 0;
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

function keepIndexing(): void {
  isIndexing = true;
  nextPortion ??= setImmediate(indexPortion);
}

function stopIndexing(): void {
  clearImmediate(nextPortion);
  nextPortion = undefined;
}

function indexPortion(): void {
  nextPortion = undefined;
  try {
    isIndexing = desk.indexer.step();
    if (isIndexing) nextPortion = setImmediate(indexPortion);
    const now = performance.now();
    if (isIndexing && now - toldAt < tellEveryMs) return;
    toldAt = now;
    tell({ kind: 'indexed', behind: isIndexing ? desk.indexer.behind() : 0 });
  } catch (error) {
    isIndexing = false;
    tell({ kind: 'failure', number: undefined, error: asError(error), store: undefined });
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedPortion } from './checked-request';
import { openCheckDesk } from './check-desk';
import type { FromChecker, ToChecker } from './checker-messages';

// The thread's entry. One portion is under way at a time: the next one is checked when it is written.

// Given only by `WorkerChecker`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder } = workerData as { readonly dataFolder: string };
const port = parentPort;
if (port === null) throw new Error('checker-thread runs in a worker thread');
const notify = (message: FromChecker): void => port.postMessage(message);
const desk = openCheckDesk(dataFolder, (check) => notify({ kind: 'begun', check }));
let underWay: CheckedPortion | undefined;

notify({ kind: 'segments', id: desk.segmentsId });

port.on('message', (message: ToChecker) => {
  switch (message.kind) {
    case 'wake':
      return checkNext();
    case 'settled':
      if (underWay !== undefined) desk.settled(underWay);
      underWay = undefined;
      return checkNext();
    case 'stop':
      desk.close();
      port.close();
  }
});

function checkNext(): void {
  if (underWay !== undefined) return;
  try {
    underWay = desk.next();
    notify(underWay === undefined ? { kind: 'idle' } : { kind: 'checked', portion: underWay });
  } catch (error) {
    underWay = undefined;
    notify({ kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) });
  }
}

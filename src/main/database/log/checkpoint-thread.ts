import { parentPort, workerData } from 'node:worker_threads';
import { Checkpointer } from './checkpointer';
import type { CheckpointThreadData, FromCheckpointThread, ToCheckpointThread } from './checkpoint-messages';
import { Checkpointing } from './checkpointing';

// The thread's entry. It does nothing else, because each of its steps may wait for the disk.

// Only `workerCheckpoints` starts this thread.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder } = workerData as CheckpointThreadData;
const port = parentPort;
if (port === null) throw new Error('checkpoint-thread runs in a worker thread');
const notify = (message: FromCheckpointThread): void => port.postMessage(message);
const checkpointer = new Checkpointer(dataFolder);
const checkpointing = new Checkpointing({
  checkpointer,
  onLong: () => notify({ kind: 'holdWrites' }),
  onFailure: (error) => notify({ kind: 'failure', error, isLogNeeded: checkpointer.isLogNeeded }),
});

port.on('message', (message: ToCheckpointThread) => {
  switch (message.kind) {
    case 'writesHeld': {
      // The disk kept this thread for too long, and commits go on again. The next look asks for another pause.
      if (Date.now() > message.untilMs) return notify({ kind: 'freeWrites', hasWritten: false });
      notify({ kind: 'restarting' });
      return notify({ kind: 'freeWrites', hasWritten: checkpointing.restart(message.logPages) });
    }
    case 'stop':
      checkpointing.stop();
      checkpointer.close();
      port.close();
  }
});

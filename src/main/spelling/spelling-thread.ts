import { parentPort } from 'node:worker_threads';
import type { FromSpeller, ToSpeller } from './spelling-messages';
import { WordDesk } from './word-desk';

// The thread's entry.
const port = parentPort;
if (port === null) throw new Error('spelling-thread runs in a worker thread');
const notify = (message: FromSpeller): void => port.postMessage(message);
const desk = new WordDesk((step, dictionary) => notify({ kind: 'at', step, dictionary }));

// One question after the other: when the thread hangs, the last step it announced is the one that hangs.
let previous = Promise.resolve();

port.on('message', (message: ToSpeller) => {
  const { number } = message;
  previous = previous
    .then(() => answer(message))
    .then(
      (words) => notify({ kind: 'answer', number, words }),
      (error: unknown) =>
        notify({ kind: 'failure', number, error: error instanceof Error ? error : new Error(String(error)) }),
    );
});

function answer(message: ToSpeller): Promise<readonly string[]> {
  switch (message.kind) {
    case 'check':
      return desk.misspelled(message.words, message.dictionaries);
    case 'suggest':
      return desk.suggest(message.word, message.dictionaries);
  }
}

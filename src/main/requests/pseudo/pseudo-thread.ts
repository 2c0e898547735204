import { parentPort } from 'node:worker_threads';
import { pseudoLocalize } from '../../../content/html/pseudo-localize';
import type { PseudoText } from './pseudo-localizer';

// The thread's entry: every message is one value, and its answer is the localized value.
const port = parentPort;
if (port === null) throw new Error('pseudo-thread runs in a worker thread');
port.on('message', ({ value, data, languageTarget }: PseudoText) => {
  port.postMessage(pseudoLocalize(value, data, languageTarget));
});

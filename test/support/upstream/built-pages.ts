import { resolve } from 'node:path';
import { workerPages } from '../../../src/main/upstream/sync/worker-pages';

/** Opens the built thread that reads and applies pages. */
export const builtPages = workerPages(resolve(import.meta.dirname, '../../../out/main/page-thread.js'));

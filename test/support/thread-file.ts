import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from './temp-folder';

const workers = pathToFileURL(resolve(import.meta.dirname, '../../src/main/platform/workers.ts')).href;

/** The file of a thread that runs `source`, which has the names `serve`, `tellMain`, `doOwnWork`, `threadId` and `workerData`. */
export function threadFile(source: string): string {
  const file = join(tempFolder(), 'thread.mjs');
  writeFileSync(
    file,
    // The sources name each other without an ending.
    `import { registerHooks } from 'node:module';
     import { threadId, workerData } from 'node:worker_threads';
     registerHooks({
       resolve: (name, context, next) => next(/^\\.\\.?\\//.test(name) ? name + '.ts' : name, context),
     });
     const { serve, tellMain, doOwnWork } = await import(${JSON.stringify(workers)});
     ${source}`,
  );
  return file;
}

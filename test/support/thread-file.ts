import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from './temp-folder';

const source = pathToFileURL(resolve(import.meta.dirname, '../../src')).href;

/**
 * The file of a thread that runs `script`, which has the names `serve`, `notifyMain`, `doOwnWork`,
 * `AppError`, `threadId`, `workerData` and `hang`, which never returns and takes no processor time.
 */
export function threadFile(script: string): string {
  const file = join(tempFolder(), 'thread.mjs');
  writeFileSync(
    file,
    // The sources name each other without an ending.
    `import { registerHooks } from 'node:module';
     import { threadId, workerData } from 'node:worker_threads';
     registerHooks({
       resolve: (name, context, next) => next(/^\\.\\.?\\//.test(name) ? name + '.ts' : name, context),
     });
     const { serve, notifyMain, doOwnWork } = await import('${source}/main/platform/worker-thread.ts');
     const { AppError } = await import('${source}/contract/errors.ts');
     const hang = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     ${script}`,
  );
  return file;
}

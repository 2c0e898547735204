import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { tempFolder } from './temp-folder';

const source = resolve(import.meta.dirname, '../../src');
const thread = join(source, 'main/platform/worker-thread');
const errors = join(source, 'contract/errors');

interface Script {
  readonly text: string;
  /** The modules that it imports, by their paths. */
  readonly imports: readonly string[];
}

/** Modules as JavaScript, each made once: a thread that reads TypeScript takes twice the time to start. */
const scripts = new Map<string, Script>();

const nameOf = (module: string): string => `${relative(source, module).replaceAll(/[\\/]/g, '-')}.mjs`;

function scriptOf(module: string): Script {
  let script = scripts.get(module);
  if (script === undefined) {
    const imports: string[] = [];
    const text = stripTypeScriptTypes(readFileSync(`${module}.ts`, 'utf8')).replaceAll(
      /(?<=\bfrom ')\.{1,2}\/[^']+(?=')/g,
      (name) => {
        const path = resolve(dirname(module), name);
        imports.push(path);
        return `./${nameOf(path)}`;
      },
    );
    script = { text, imports };
    scripts.set(module, script);
  }
  return script;
}

/** Writes modules and all that they import into a folder. */
function writeScripts(folder: string, modules: readonly string[]): void {
  const wanted = new Set(modules);
  // A set also yields what is added on the way.
  for (const module of wanted) {
    const { text, imports } = scriptOf(module);
    writeFileSync(join(folder, nameOf(module)), text);
    for (const each of imports) wanted.add(each);
  }
}

/**
 * The file of a thread that runs `script`, which has the names `serve`, `notifyMain`, `doOwnWork`,
 * `AppError`, `threadId`, `workerData` and `hang`, which never returns and takes no processor time.
 */
export function threadFile(script: string): string {
  const folder = tempFolder();
  writeScripts(folder, [thread, errors]);
  const file = join(folder, 'thread.mjs');
  writeFileSync(
    file,
    `import { threadId, workerData } from 'node:worker_threads';
     import { serve, notifyMain, doOwnWork } from './${nameOf(thread)}';
     import { AppError } from './${nameOf(errors)}';
     const hang = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     ${script}`,
  );
  return file;
}

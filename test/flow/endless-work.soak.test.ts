import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { serveWith } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';
import { tempFolder } from '../support/temp-folder';

/** Replaces a built thread by an endless loop; the file `marker` exists once it runs. */
function endless(thread: string, marker: string): string {
  const source = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(marker)}, ''); for (;;);`;
  const file = join(tempFolder(), 'preload.mjs');
  writeFileSync(
    file,
    `import { registerHooks } from 'node:module';
     registerHooks({
       load: (url, context, next) =>
         url.endsWith(${JSON.stringify(`/${thread}.js`)})
           ? { format: 'module', source: ${JSON.stringify(source)}, shortCircuit: true }
           : next(url, context),
     });`,
  );
  return file;
}

it.each(['query-thread', 'background-thread'])(
  'the program ends on SIGTERM while its %s is at work that never ends',
  async (thread) => {
    const marker = join(tempFolder(), 'running');
    const served = await serveWith({ preload: endless(thread, marker) }, migratedFolder());
    await vi.waitFor(() => expect(existsSync(marker)).toBe(true));
    expect(await served.end('SIGTERM')).toBe(0);
  },
);

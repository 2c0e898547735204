import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** One module of the sources as plain JavaScript, which Node can load; by its path from the root. */
export async function bundled(path) {
  const folder = mkdtempSync(join(root, 'out-bench-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: false,
        ssr: join(root, path),
        rolldownOptions: { output: { entryFileNames: 'module.mjs' }, external: ['better-sqlite3'] },
      },
      ssr: { noExternal: true, external: ['better-sqlite3'], target: 'node' },
    });
    return await import(pathToFileURL(join(folder, 'module.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

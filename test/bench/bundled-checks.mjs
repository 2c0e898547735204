import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The checks as a program gets them: bundled, in plain JavaScript. */
export async function bundled() {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-checks-'));
  try {
    const root = resolve(import.meta.dirname, '../..');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: {
          input: {
            field: join(root, 'src/content/checks/check-field.ts'),
            problem: join(root, 'src/content/checks/problem.ts'),
          },
          output: { entryFileNames: '[name].mjs' },
        },
      },
      ssr: { noExternal: true, target: 'node' },
    });
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    return { ...(await load('field')), ...(await load('problem')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

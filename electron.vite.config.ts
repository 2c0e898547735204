import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { dictionariesPlugin } from './scripts/lib/plugins/dictionaries.mjs';
import { embeddedPlugin } from './scripts/lib/plugins/embedded-plugin.mjs';
import { licencesPlugin } from './scripts/lib/plugins/licences-plugin.mjs';
import { recognitionPlugin } from './scripts/lib/plugins/recognition-plugin.mjs';

const here = (path: string): string => resolve(import.meta.dirname, path);

/**
 * Three builds into `out/`. Both hosts' pages carry a strict Content-Security-Policy, so the renderer build must emit
 * nothing inline: no modulepreload polyfill (an inline script) and no assets turned into `data:` URLs.
 */
export default defineConfig({
  main: {
    plugins: [dictionariesPlugin(), embeddedPlugin(), recognitionPlugin()],
    build: {
      sourcemap: true,
      // These have hundreds of files, which take longer to find and read than to run.
      externalizeDeps: { exclude: ['@orama/stemmers', 'entities', 'parse5', 'typebox', 'yaml'] },
      rolldownOptions: {
        input: {
          index: here('src/main/index.ts'),
          'browser-host': here('src/main/browser-host.ts'),
          // For end-to-end tests; packages leave it out.
          'in-process': here('src/main/cli/in-process.ts'),
          'query-thread': here('src/main/lists/query-thread.ts'),
          'checkpoint-thread': here('src/main/database/log/checkpoint-thread.ts'),
          'job-thread': here('src/main/data/job-thread.ts'),
          'background-thread': here('src/main/background/background-thread.ts'),
          'page-thread': here('src/main/upstream/sync/page-thread.ts'),
          'pseudo-thread': here('src/main/requests/pseudo/pseudo-thread.ts'),
          'spelling-thread': here('src/main/spelling/spelling-thread.ts'),
        },
      },
    },
  },
  preload: {
    build: {
      // A sandboxed preload can't require node_modules: everything it uses is bundled, into one CommonJS file.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: here('src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: here('src/renderer'),
    plugins: [react(), licencesPlugin()],
    build: {
      minify: true,
      modulePreload: false,
      // One style sheet for all chunks: what is loaded later is never seen without its styles.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { index: here('src/renderer/index.html') } },
    },
  },
});

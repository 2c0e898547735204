import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { embeddedPlugin } from './scripts/lib/plugins/embedded-plugin.mjs';
import { recognitionPlugin } from './scripts/lib/plugins/recognition-plugin.mjs';
import { isSoak } from './test/support/effort.ts';

// better-sqlite3 13 crashes Node 20 without a word, so an old Node must be stopped before a test loads it.
if (Number(process.versions.node.split('.')[0]) < 22) {
  throw new Error(
    `Locdesk's tests need Node 22.15 or newer and this is Node ${process.versions.node}: ` +
      'run them with "npm test" or "npm run unit", which bring their own Node.',
  );
}

const all = 'test/**/*.test.{ts,tsx}';
/** What a run leaves out: the end-to-end tests are Playwright's, and the trials of kills and floods are the soak's. */
const leftOut = ['test/e2e/**', ...(isSoak ? [] : ['test/**/*.soak.test.ts'])];
const filesWith = (pattern: RegExp): string[] =>
  globSync(all).filter((file) => pattern.test(readFileSync(file, 'utf8')));
/** Tests that replace modules, or observe modules while they load. */
const withModulesOfTheirOwn = [...filesWith(/\bvi\.mock\(/), 'test/linear-regexes.test.ts'];
const withWindow = filesWith(/^\/\/ @vitest-environment jsdom/);

/**
 * Runs the projects one after the other, each with its longest file first. Left to itself, vitest orders the files of
 * all projects by their time, and ends a shared process whenever the next file is of another project. The shared process
 * is last, because its files are short: no core waits for another at the end.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['isolated', 'windows', 'shared'];
    const place = ({ project }: TestSpecification): number => order.indexOf(project.name);
    // The sequencer's own sort, not that of an array.
    // oxlint-disable-next-line unicorn/no-array-sort
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Unit tests run in Node; one that needs a DOM says `// @vitest-environment jsdom` in its first line. */
export default defineConfig({
  plugins: [react(), embeddedPlugin(), recognitionPlugin()],
  test: {
    environment: 'node',
    pool: 'forks',
    // More than one a core, because tests wait for a third of their time. A percentage would end at one a core.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A guard against a test that never ends, not a measure: a busy machine takes several times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for comes late on a busy machine, and a second is vitest's own patience.
    expect: { poll: { timeout: 45_000 } },
    setupFiles: ['test/support/setup.ts'],
    globalSetup: ['test/support/database/empty-database.ts'],
    sequence: { sequencer: ProjectByProject },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [all],
          exclude: [...leftOut, ...withModulesOfTheirOwn, ...withWindow],
          setupFiles: ['test/support/properties.ts'],
          // Files share a process and its loaded modules: loading them again for each takes a quarter of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'windows',
          include: withWindow,
          exclude: withModulesOfTheirOwn,
          setupFiles: ['test/support/properties.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: withModulesOfTheirOwn,
          exclude: leftOut,
          isolate: true,
          // A thread loads modules of its own as a process does, and starts in two thirds of its time.
          pool: 'threads',
        },
      },
    ],
  },
});

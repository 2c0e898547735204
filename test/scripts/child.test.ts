import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scaled } from '../support/effort';
import { isRunning, start, type Started, startAsNpm, withoutNpm } from './support/process-end';

const lib = new URL('../../scripts/lib/', import.meta.url).href;

// Prints its pid, and "goodbye" when it is asked to end.
const POLITE = `
  process.on('SIGTERM', () => { console.log('goodbye'); process.exit(7); });
  setInterval(() => {}, 1000);
  console.log(process.pid);`;
const DEAF = `
  process.on('SIGTERM', () => console.log('not now'));
  setInterval(() => {}, 1000);
  console.log(process.pid);`;

let folder = '';
let started: Started | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-'));
});
afterEach(() => {
  started?.child.kill('SIGKILL');
  if (pid() !== undefined && isRunning(Number(pid()))) process.kill(Number(pid()), 'SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Path of a script that runs the program in the foreground. */
function wrapper(program: string, graceMs = 60_000): string {
  const file = join(folder, 'wrapper.mjs');
  writeFileSync(
    file,
    `import { runInForeground } from '${lib}child.mjs';
     import { watchForStop } from '${lib}stop.mjs';
     watchForStop();
     process.exitCode = await runInForeground(process.execPath, ['-e', ${JSON.stringify(program)}], { graceMs: ${graceMs} });`,
  );
  return file;
}

function pid(): string | undefined {
  return /^\d+/.exec(started?.stdout() ?? '')?.[0];
}
function untilItRuns(): Promise<void> {
  return vi.waitFor(() => expect(pid()).toBeDefined());
}

describe.skipIf(process.platform === 'win32')('a program run in the foreground', () => {
  test.each(scaled(['SIGHUP'], ['SIGTERM', 'SIGHUP']) as NodeJS.Signals[])(
    'is asked to end by a %s, may finish, and its exit code is passed back',
    async (signal) => {
      started = start(process.execPath, [wrapper(POLITE)], withoutNpm());
      await untilItRuns();
      started.child.kill(signal);
      expect(await started.end).toBe(7);
      expect(started.stdout()).toContain('goodbye');
    },
  );

  test('is killed when it was asked to end and has not done so in time', async () => {
    started = start(process.execPath, [wrapper(DEAF, 50)], withoutNpm());
    await untilItRuns();
    started.child.kill('SIGTERM');
    expect(await started.end).toBe(137);
    expect(isRunning(Number(pid()))).toBe(false);
  });

  // `commands.test.ts` has SIGKILL.
  test.each(scaled(['SIGTERM'], ['SIGKILL', 'SIGHUP', 'SIGTERM']) as NodeJS.Signals[])(
    'ends when the npm behind the shell that started the script gets a %s',
    async (signal) => {
      started = startAsNpm(`'${process.execPath}' '${wrapper(POLITE)}'`, withoutNpm());
      await untilItRuns();
      started.child.kill(signal);
      await started.end;
      expect(started.stdout()).toContain('goodbye');
    },
  );

  test('ends when npm is killed that started the script without a shell in between', async () => {
    const npm = `require('node:child_process').spawn(process.execPath, ['${wrapper(POLITE)}'], { stdio: 'inherit' })`;
    const lifecycle = { npm_lifecycle_event: 'start', npm_lifecycle_script: 'node wrapper.mjs' };
    started = start(process.execPath, ['-e', npm], { ...withoutNpm(), ...lifecycle });
    await untilItRuns();
    started.child.kill('SIGKILL');
    await started.end;
    expect(started.stdout()).toContain('goodbye');
  });
});

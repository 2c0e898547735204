import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/lib/child.mjs', import.meta.url));

// Prints its pid, and says goodbye when it is asked to end.
const PROGRAM = `
  process.on('SIGTERM', () => { console.log('goodbye'); process.exit(7); });
  setInterval(() => {}, 1000);
  console.log(process.pid);`;
const WRAPPER = `
  const { runInForeground } = await import(${JSON.stringify(script)});
  process.exitCode = await runInForeground(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]);`;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  started.push(child);
  let text = '';
  child.stdout?.on('data', (data: Buffer) => (text += data.toString()));
  return { child, output: () => text };
}

const wrapper = ['--input-type=module', '-e', WRAPPER];

describe.skipIf(process.platform === 'win32')('a program run in the foreground', () => {
  test('gets a SIGTERM passed on, may finish, and its exit code is passed back', async () => {
    const { child, output } = start(wrapper, process.env);
    await vi.waitFor(() => expect(output()).toMatch(/^\d+\n/), { timeout: 10_000 });
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(7);
    expect(output()).toContain('goodbye');
  });

  test('ends when npm, which started the script, is killed', async () => {
    const npm = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(wrapper)}, { stdio: 'inherit' })`;
    const { child, output } = start(['-e', npm], { ...process.env, npm_lifecycle_event: 'start' });
    await vi.waitFor(() => expect(output()).toMatch(/^\d+\n/), { timeout: 10_000 });
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(output()).toContain('goodbye'), { timeout: 10_000 });
  });
});

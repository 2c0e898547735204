import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { client, createToken } from '../soak/support/program.mjs';
import { locdesk, serve } from '../support/serve';
import { tempFolder } from '../support/temp-folder';

it(
  'nothing accepted is lost to a kill -9 after the log of the database was removed under the running program',
  { timeout: 60_000 },
  async () => {
    const data = tempFolder();
    const program = await serve(data, '--set', 'service.queryInterval=0');
    const tool = client(await createToken(data));
    for (let number = 0; number < 30; number += 1) await tool.submit(program);
    const log = join(data, 'locdesk.db-wal');
    rmSync(log);
    // It goes on accepting what it can keep, and is away for a moment while it opens the database again.
    await vi.waitFor(
      async () => {
        await tool.submit(program);
        expect(existsSync(log)).toBe(true);
      },
      { timeout: 30_000, interval: 20 },
    );
    const { stdout } = await locdesk('status', '--data', data);
    expect(stdout).toMatch(/Problems\n {2}Another program removed the log of the database/);
    for (let number = 0; number < 10; number += 1) expect(await tool.submit(program)).toBe(200);
    expect(await program.end('SIGKILL')).toBeNull();
    const again = await serve(data);
    expect(tool.accepted.size).toBeGreaterThan(40);
    expect(await tool.lost(again)).toBe(0);
    expect(await again.end('SIGTERM')).toBe(0);
  },
);

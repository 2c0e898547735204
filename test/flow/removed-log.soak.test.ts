import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { client, createToken } from '../soak/support/program.mjs';
import { locdesk, serve } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';

it(
  'nothing accepted is lost to a kill -9 after the log of the database was removed under the running program',
  { timeout: 90_000 },
  async () => {
    const data = migratedFolder();
    const program = await serve(data, '--set', 'service.queryInterval=0');
    const tool = client(await createToken(data));
    for (let number = 0; number < 30; number += 1) await tool.submit(program);
    rmSync(join(data, 'locdesk.db-wal'));
    // The program accepts nothing that it can't store, and is unavailable briefly while it reopens the
    // database.
    await vi.waitFor(
      async () => {
        await tool.submit(program);
        const { stdout } = await locdesk('status', '--data', data);
        expect(stdout).toMatch(/Problems\n {2}Another program removed the log of the database/);
      },
      { timeout: 40_000, interval: 20 },
    );
    await vi.waitFor(async () => expect(await tool.submit(program)).toBe(200), { timeout: 20_000 });
    for (let number = 0; number < 10; number += 1) expect(await tool.submit(program)).toBe(200);
    expect(await program.end('SIGKILL')).toBeNull();
    const again = await serve(data);
    expect(tool.accepted.size).toBeGreaterThanOrEqual(40);
    expect(await tool.lost(again)).toBe(0);
    expect(await again.end('SIGTERM')).toBe(0);
  },
);

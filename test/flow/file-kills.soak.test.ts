import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FileImport } from '../../src/contract/orders';
import { migratedFolder } from '../support/migrated-folder';
import { entry, locdesk, serve } from '../support/serve';
import { tempFolder } from '../support/temp-folder';

const segments = 20_000;
const targets = ['de', 'fr', 'it'];

function largeFile(): string {
  const path = join(tempFolder(), 'en.json');
  const texts = Array.from({ length: segments }, (_, index) => [`key${index}`, `Text number ${index}`]);
  writeFileSync(path, JSON.stringify(Object.fromEntries(texts)));
  return path;
}

it(
  'an import killed with -9 leaves nothing, or the whole order, and can be made again',
  { timeout: 120_000 },
  async () => {
    const data = migratedFolder();
    const file = largeFile();
    const args = [
      'file',
      'import',
      file,
      '--source',
      'en',
      '--target',
      targets.join(','),
      '--data',
      data,
      '--json',
    ];
    const log = join(data, 'locdesk.db-wal');
    const db = new SQLite(join(data, 'locdesk.db'), { readonly: true });
    onTestFinished(() => void db.close());
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    const isNothingOrWhole = (): boolean => {
      const counts = ['orders', 'file_versions', 'order_requests', 'requests', 'fields'].map(count);
      const whole = [1, 1, 12, 12, segments * targets.length];
      expect([[0, 0, 0, 0, 0], whole]).toContainEqual(counts);
      return counts[0] === 1;
    };
    let rounds = 0;
    // Killed at one place of its one transaction after the other, from before its first page to after its
    // last one.
    for (let pages = 0; rounds < 20; rounds += 1, pages += 120) {
      const child = spawn(process.execPath, [entry, ...args], { stdio: 'ignore' });
      const ended = once(child, 'exit');
      const before = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
      await vi.waitFor(
        () => {
          const grown = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) - before;
          expect(child.exitCode !== null || grown > pages * 4096).toBe(true);
        },
        { timeout: 60_000, interval: 1 },
      );
      child.kill('SIGKILL');
      await ended;
      if (isNothingOrWhole()) break;
    }
    const again = await locdesk(...args);
    expect(again.code).toBe(0);
    expect(isNothingOrWhole()).toBe(true);
    const { requests, unchanged, added }: FileImport = JSON.parse(again.stdout);
    expect([segments, 0]).toContain(unchanged);
    expect([requests.length, added]).toEqual(unchanged === 0 ? [12, segments] : [0, 0]);
  },
);

it(
  'a file is imported and its result written while the program serves the folder',
  { timeout: 60_000 },
  async () => {
    const data = migratedFolder();
    const served = await serve(data);
    const file = largeFile();
    const imported = await locdesk(
      'file',
      'import',
      file,
      '--source',
      'en',
      '--target',
      'de',
      '--data',
      data,
      '--json',
    );
    expect(imported).toMatchObject({ code: 0, stderr: '' });
    const { order, requests }: FileImport = JSON.parse(imported.stdout);
    const { stdout } = await locdesk('token', 'create', '--name', 'flow', '--json', '--data', data);
    const { token }: { token: string } = JSON.parse(stdout);
    const answer = await fetch(`${served.service}/v1/content/request/${requests[0]?.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ source: 'file', state: 'pending' });
    const output = join(tempFolder(), 'de.json');
    expect(await locdesk('file', 'result', order, '--output', output, '--data', data)).toMatchObject({
      code: 0,
    });
    expect(statSync(output).size).toBe(statSync(file).size);
    expect(await served.end('SIGTERM')).toBe(0);
  },
);

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCore } from '../../src/main/core';
import { parseSettingOverrides } from '../../src/main/platform/settings/setting-overrides';
import { openDatabase } from '../../src/main/database/database';
import { keyFileSecretBox } from '../../src/main/platform/secrets/key-file-secret-box';
import { transaction } from '../../src/main/database/transaction';
import { ManualEnvironment } from '../support/manual-environment';
import { fillRequests } from '../support/plain-core';
import { ok, receiver } from '../support/upstream/receiver';
import { serve } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';

const queued = 10_000;
const kills = 10;

/** A data folder as a program left it that has two calls queued for each of its requests. */
async function folderWithDeliveries(
  url: string,
  requests: number,
): Promise<{ data: string; eventIds: readonly string[] }> {
  const data = migratedFolder();
  const { db } = openDatabase(data, '2026-11-20T00:00:00Z');
  const environment = new ManualEnvironment('2026-11-20T00:00:00Z');
  const box = keyFileSecretBox(data, environment.randomBytes);
  const core = createCore({ db, environment, overrides: parseSettingOverrides([]), secretBox: box });
  await core.webhook.register({ url });
  fillRequests(db, requests);
  transaction(db, () => {
    for (let key = 1; key <= requests; key++) {
      core.deliveries.enqueue({ key, version: 1, state: 'pending', completed_text: null }, 'created');
      core.deliveries.enqueue({ key, version: 1, state: 'confirmed', completed_text: null }, 'confirmed');
    }
  });
  const eventIds = db.prepare<[], string>('SELECT event_id FROM outbox').pluck().all();
  db.close();
  return { data, eventIds };
}

it(
  `${queued} deliveries queued, killed with -9 ${kills} times: each arrives at least once, in order per request`,
  {
    timeout: 120_000,
  },
  async () => {
    const other = await receiver();
    const { data, eventIds } = await folderWithDeliveries(other.url, queued / 2);
    for (let kill = 0; kill < kills; kill++) {
      const served = await serve(data);
      const enough = Math.min(other.calls.length + queued / (kills + 2), queued);
      while (other.calls.length < enough) await nextTurn();
      expect(await served.end('SIGKILL')).toBeNull();
    }
    const arrived = (): number => new Set(other.calls.map(({ id }) => id)).size;
    expect(arrived()).toBeLessThan(queued);

    const served = await serve(data);
    await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toBe(queued);
    expect(await served.end('SIGTERM')).toBe(0);

    expect(new Set(other.calls.map(({ id }) => id))).toEqual(new Set(eventIds));
    expect(other.mostAtOnce()).toBeLessThanOrEqual(8);
    // At most the calls that ran at each kill are repeated.
    expect(other.calls.length - queued).toBeLessThanOrEqual(kills * 8);
    const newest = new Map<string, string>();
    for (const { id, json } of other.calls) {
      const before = newest.get(json.request.id);
      if (before !== undefined) expect(id >= before).toBe(true);
      newest.set(json.request.id, id);
    }
  },
);

it(
  'a receiver that hangs does not keep the program from ending, and gets its call at the next start',
  {
    timeout: 60_000,
  },
  async () => {
    const other = await receiver(() => undefined);
    const { data, eventIds } = await folderWithDeliveries(other.url, 1);
    const first = await serve(data);
    await expect.poll(() => other.calls.length).toBe(1);
    expect(await first.end('SIGTERM')).toBe(0);
    other.answer(ok);
    const second = await serve(data);
    await expect.poll(() => other.calls.length).toBe(3);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(other.calls.map(({ id }) => id)).toEqual([eventIds[0], ...eventIds]);
  },
);

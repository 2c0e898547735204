import { expect, it, onTestFinished, vi } from 'vitest';
import type { RequestWindow } from '../../src/contract/ui-types';
import { disk, type Disk, type DiskFile } from '../support/disk/disk-shim';
import { locdesk, serve, type Served } from '../support/serve';
import { tempFolder } from '../support/temp-folder';

// Lists, reads and submissions go on while a checkpoint waits for the disk. The order of events shows it: the
// disk holds the checkpoint's sync until everything else was answered.

vi.setConfig({ testTimeout: 120_000 });

interface Desk {
  readonly media: Disk;
  /** Stores a text of about a megabyte; answers its request's id. */
  readonly submit: () => Promise<string>;
  readonly read: (id: string) => Promise<number>;
  /** Reads a list of the window, filtered by words. */
  readonly list: (words?: string) => Promise<RequestWindow>;
}

async function started(skip: (reason: string) => never): Promise<Desk> {
  const data = tempFolder();
  const { stdout } = await locdesk('token', 'create', '--name', 'tool', '--json', '--data', data);
  const { token } = JSON.parse(stdout) as { token: string };
  const media = disk(tempFolder(), data);
  if (media === undefined) return skip('a disk in the hand of a test takes Linux and gcc');
  // Registered before the program, which could not end while its checkpoint is held.
  for (const [name, value] of Object.entries(media.env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const served = await serve(data);
  vi.unstubAllEnvs();
  onTestFinished(() => media.set({}));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const cookie = await openSession(served);
  let words = 0;
  return {
    media,
    async submit() {
      const value = Array.from({ length: 90_000 }, () => `w${(words += 1)}`).join(' ');
      const response = await fetch(`${served.service}/v1/content`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({
          language: { source: 'en', target: 'de' },
          fields: [{ id: 'body', type: 'localizable', data: 'text', value: value.slice(0, 1_000_000) }],
        }),
      });
      expect(response.status).toBe(200);
      return ((await response.json()) as { id: string }).id;
    },
    read: async (id) => (await fetch(`${served.service}/v1/content/request/${id}`, { headers })).status,
    async list(filter) {
      const response = await fetch(`${served.service}/ui-api/command/requests.window`, {
        method: 'POST',
        headers: { origin: served.service, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          view: 'all',
          sort: 'created',
          descending: true,
          offset: 0,
          limit: 50,
          filter,
        }),
      });
      const result = (await response.json()) as { ok: true; value: RequestWindow };
      expect(result).toMatchObject({ ok: true });
      return result.value;
    },
  };
}

async function openSession({ service, ui }: Served): Promise<string> {
  const response = await fetch(`${service}/ui-api/session`, {
    method: 'POST',
    headers: { origin: service, 'content-type': 'application/json' },
    body: JSON.stringify({ key: new URL(ui).hash.slice('#handover='.length) }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Submits until the disk holds a sync of that file, which only a checkpoint makes. */
async function untilHeld({ media, submit, list }: Desk, hold: DiskFile): Promise<string> {
  // The background thread makes the file of derived data when there is something to derive, which waits for
  // the disk.
  await submit();
  await expect.poll(async () => (await list('w1')).total, { timeout: 60_000 }).toBe(1);
  media.set({ hold });
  let id = '';
  await expect
    .poll(
      async () => {
        id = await submit();
        return media.isHolding();
      },
      { timeout: 100_000, interval: 200 },
    )
    .toBe(true);
  return id;
}

it('lists, reads and submissions are answered while a checkpoint of the database waits for the disk', async ({
  skip,
}) => {
  const desk = await started(skip);
  const id = await untilHeld(desk, 'locdesk.db');
  const { total } = await desk.list();
  expect(await desk.read(await desk.submit())).toBe(200);
  expect(await desk.read(id)).toBe(200);
  expect((await desk.list()).total).toBe(total + 1);
  expect(desk.media.isHolding()).toBe(true);
});

it('lists are searched while the log of the derived data is moved and waits for the disk', async ({
  skip,
}) => {
  const desk = await started(skip);
  await untilHeld(desk, 'derived.db');
  expect((await desk.list('w1')).total).toBeGreaterThan(0);
  expect(desk.media.isHolding()).toBe(true);
  desk.media.set({});
  const { total } = await desk.list();
  await expect.poll(async () => (await desk.list('w')).unindexed, { timeout: 60_000 }).toBe(undefined);
  expect((await desk.list('w')).total).toBe(total);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseFileName } from '../../src/main/database/database-name';
import { keyFileName } from '../../src/main/platform/secrets/key-file-secret-box';
import { ask } from '../support/upstream/logged-call';
import { ManualEnvironment } from '../support/manual-environment';
import { ok, receiver, status, type ReceivedCall } from '../support/upstream/receiver';
import { scaled } from '../support/effort';
import { migratedFolder } from '../support/migrated-folder';
import { submission } from '../support/test-backend';
import { webhookDesk, type WebhookDesk } from '../support/webhook-desk';

const day = 86_400_000;
const states = (calls: readonly ReceivedCall[]): unknown[] => calls.map(({ json }) => json.request.state);
const secretOf = async (desk: WebhookDesk): Promise<string> =>
  (await ask(desk.backend, 'webhook.revealSecret', {})).secret;

/** Verifies a call with the official library. */
function verifies(call: ReceivedCall, secret: string): boolean {
  try {
    new Webhook(secret).verify(call.body, call.headers);
    return true;
  } catch {
    return false;
  }
}

describe('a modified request calls the webhook', () => {
  it('once with its state at that moment, in the form of the interface document', async () => {
    const desk = await webhookDesk();
    const id = await desk.submit();
    await desk.drained();
    const [call] = desk.receiver.calls;
    expect(call).toMatchObject({
      method: 'PUT',
      path: '/hook',
      headers: { 'content-type': 'application/json', 'user-agent': 'Locdesk/0.0.0-test' },
    });
    const created = new Date(desk.environment.nowMs).toISOString();
    expect(call?.json).toEqual({
      type: 'content-request',
      request: { ...submission(), id, state: 'pending', created, source: 'api' },
    });
    expect(desk.receiver.calls).toHaveLength(1);
  });

  it('exactly twice for one of a test token, in order, the second with its result', async () => {
    const desk = await webhookDesk();
    const id = await desk.submit('test');
    await expect.poll(() => desk.receiver.calls.length).toBe(1);
    desk.environment.advance(10_000);
    await expect.poll(() => desk.receiver.calls.length).toBe(2);
    await desk.drained();
    desk.environment.advance(3_600_000);
    expect(states(desk.receiver.calls)).toEqual(['pending', 'complete']);
    const request = (await desk.backend.request('GET', `/v1/content/request/${id}`)).body;
    expect(desk.receiver.calls[1]?.json.request).toEqual(request);
    expect(new Set(desk.receiver.calls.map((call) => call.id)).size).toBe(2);
  });

  it('exactly twice for one of a test token, also with a restart in between', async () => {
    const dataFolder = migratedFolder();
    const environment = new ManualEnvironment();
    const first = await webhookDesk({ dataFolder, environment });
    await first.submit('test');
    await first.drained();
    await first.backend.stop();
    environment.advance(60_000);
    const second = await webhookDesk({ dataFolder, environment, receiver: first.receiver });
    environment.advance(0);
    await expect.poll(() => first.receiver.calls.length).toBe(2);
    await second.drained();
    environment.advance(3_600_000);
    expect(states(first.receiver.calls)).toEqual(['pending', 'complete']);
  });

  it('not for a mark, not for samples, not for a submission repeated by its key', async () => {
    const desk = await webhookDesk();
    const options = { body: submission(), headers: { 'idempotency-key': 'once' } };
    const { id } = (await desk.backend.request('PUT', '/v1/content', options)).body;
    await desk.backend.request('PUT', '/v1/content', options);
    await desk.drained();
    await desk.backend.request('PUT', `/v1/content/${id}/import`, { body: { importState: 'success' } });
    await ask(desk.backend, 'marks.set', { keys: [1], importState: 'fail' });
    await ask(desk.backend, 'samples.load', {});
    expect((await desk.summary()).counts.all).toBe(1);
    expect(desk.receiver.calls).toHaveLength(1);
  });

  it('never with an importResponse, and byte for byte the same on every attempt, whatever became of it', async () => {
    const desk = await webhookDesk({ answer: status(500), settings: ['service.testResultDelay=1'] });
    const id = await desk.submit('test');
    await desk.attempted(1);
    desk.environment.advance(1000);
    await expect.poll(async () => (await desk.summary()).counts.all).toBe(2);
    await desk.backend.request('PUT', `/v1/content/${id}/import`, { body: { importState: 'success' } });
    desk.receiver.answer(ok);
    desk.environment.advance(5000);
    await desk.drained();
    const [first, again, last] = desk.receiver.calls;
    expect(again).toMatchObject({ body: first?.body, id: first?.id });
    expect(states(desk.receiver.calls)).toEqual(['pending', 'pending', 'complete']);
    expect(last?.json.request).not.toHaveProperty('importResponse');
    expect(last?.json.request.completed).toBe(new Date(desk.environment.nowMs - 5000).toISOString());
  });

  it('the later one only after the earlier one, which holds it', async () => {
    const desk = await webhookDesk({ answer: status(500), settings: ['webhook.retrySchedule=60'] });
    await desk.submit('test');
    await desk.attempted(1);
    desk.environment.advance(10_000);
    await expect
      .poll(async () => (await desk.rows()).map(({ hold }) => hold))
      .toEqual(['earlier-delivery', undefined]);
    desk.receiver.answer(ok);
    // Due after 54 to 66 s; less than 15 s beyond that, or the attempt would have timed out within the leap.
    desk.environment.advance(56_000);
    await desk.drained();
    expect(states(desk.receiver.calls)).toEqual(['pending', 'pending', 'complete']);
  });
});

describe('the address', () => {
  it('no delivery is queued before there is one, and a test says so', async () => {
    const desk = await webhookDesk();
    await desk.backend.request('DELETE', '/v1/webhook');
    await desk.submit();
    expect((await desk.summary()).counts.all).toBe(0);
    await expect(ask(desk.backend, 'webhook.sendTest', {})).rejects.toThrow(/No webhook is registered/);
  });

  it('changed: what waits goes to the new one at once, with a fresh schedule', async () => {
    const desk = await webhookDesk({ answer: status(500), settings: ['webhook.retrySchedule=3600,3600'] });
    await desk.submit();
    await desk.attempted(1);
    await desk.untilDue();
    await desk.attempted(2);
    const other = await receiver(status(500));
    await desk.register(other.url);
    for (const count of [3, 4]) {
      await desk.attempted(count);
      await desk.untilDue();
    }
    await expect.poll(async () => (await desk.newest()).state).toBe('failed');
    expect(desk.receiver.calls).toHaveLength(2);
    expect(other.calls).toHaveLength(3);
    expect(new Set([...desk.receiver.calls, ...other.calls].map(({ id }) => id)).size).toBe(1);
  });

  it('changed while an attempt runs: its failure is of the old one and uses up nothing', async () => {
    const desk = await webhookDesk({ answer: () => undefined, settings: ['webhook.retrySchedule='] });
    await desk.submit();
    await expect.poll(() => desk.receiver.calls.length).toBe(1);
    const other = await receiver();
    await desk.register(other.url);
    desk.environment.advance(15_000);
    await desk.drained();
    expect(other.calls).toHaveLength(1);
    expect((await desk.newest()).state).toBe('delivered');
  });

  it('registered again as it is: the schedule goes on', async () => {
    const desk = await webhookDesk({ answer: status(500) });
    await desk.submit();
    await desk.attempted(1);
    const before = await desk.newest();
    await desk.register(desk.receiver.url);
    expect(await desk.newest()).toEqual(before);
  });

  it('removed: a delivery that is not sent waits, says why, and goes to the next one', async () => {
    const desk = await webhookDesk({ answer: status(500) });
    await desk.submit();
    await desk.attempted(1);
    await ask(desk.backend, 'webhook.remove', {});
    desk.environment.advance(600_000);
    expect(await desk.newest()).toMatchObject({ state: 'waiting', hold: 'no-url', attempts: 1 });
    desk.receiver.answer(ok);
    await desk.register(desk.receiver.url);
    await desk.drained();
    expect(desk.receiver.calls).toHaveLength(2);
  });
});

describe('by hand', () => {
  it('a test is a complete request that is labelled as a test', async () => {
    const desk = await webhookDesk();
    const { key } = await ask(desk.backend, 'webhook.sendTest', {});
    await desk.drained();
    expect(await desk.newest()).toMatchObject({
      key,
      event: 'test',
      state: 'delivered',
      title: 'Testlieferung von Locdesk',
    });
    const request = desk.receiver.calls[0]?.json.request;
    expect(request).toMatchObject({ state: 'complete', id: expect.stringMatching(/^locdesk-test-/) });
    expect(request.fields[0]).toMatchObject({ originalValue: 'Test delivery from Locdesk' });
    expect((await desk.backend.request('GET', `/v1/content/request/${request.id}`)).status).toBe(404);
  });

  it('one, some or all failed ones are sent again; delivered ones too', async () => {
    const desk = await webhookDesk({ answer: status(500), settings: ['webhook.retrySchedule='] });
    for (let count = 0; count < 12; count++) await desk.submit();
    await expect.poll(async () => (await desk.summary()).counts.failed).toBe(12);
    desk.receiver.answer(ok);
    const first = desk.receiver.calls.length;
    expect(await ask(desk.backend, 'deliveries.redeliver', { keys: [3] })).toEqual({ count: 1 });
    await expect.poll(async () => (await desk.summary()).counts.delivered).toBe(1);
    expect(await ask(desk.backend, 'deliveries.redeliver', { keys: [1, 2, 3, 9_999] })).toEqual({ count: 3 });
    await expect.poll(async () => (await desk.summary()).counts.delivered).toBe(3);
    expect(await ask(desk.backend, 'deliveries.redeliverFailed', {})).toEqual({ count: 9 });
    await desk.drained();
    expect((await desk.summary()).counts).toEqual({ all: 12, waiting: 0, failed: 0, delivered: 12 });
    expect(desk.receiver.calls.length - first).toBe(13);
  });

  it('those being sent are left out', async () => {
    const desk = await webhookDesk({ answer: () => undefined });
    await desk.submit();
    await expect.poll(() => desk.receiver.calls.length).toBe(1);
    expect(await ask(desk.backend, 'deliveries.redeliver', { keys: [1] })).toEqual({ count: 0 });
    desk.environment.advance(15_000);
    await desk.attempted(1);
  });
});

/** The verifying library uses the machine's clock. */
const today = () => new ManualEnvironment(new Date().toISOString());

describe('signatures', () => {
  it('verify with the official library of Standard Webhooks', async () => {
    const desk = await webhookDesk({ environment: today() });
    await desk.submit('test');
    await desk.drained();
    const [call] = desk.receiver.calls;
    const secret = await secretOf(desk);
    expect(secret).toMatch(/^whsec_/);
    expect(new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {})).toEqual(call?.json);
    const { key } = await desk.newest();
    expect(await ask(desk.backend, 'deliveries.diagnose', { key })).toMatchObject({ finding: 'valid' });
  });

  it('are two for 24 hours after a rotation, and one after that', async () => {
    const desk = await webhookDesk({ environment: today() });
    const before = await secretOf(desk);
    await ask(desk.backend, 'webhook.rotateSecret', {});
    const after = await secretOf(desk);
    expect((await desk.summary()).secret).toEqual({
      since: new Date(desk.environment.nowMs).toISOString(),
      previousUntil: new Date(desk.environment.nowMs + day).toISOString(),
    });
    await desk.submit();
    await desk.drained();
    const [first] = desk.receiver.calls;
    expect(first?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect([before, after].map((secret) => first !== undefined && verifies(first, secret))).toEqual([
      true,
      true,
    ]);
    desk.environment.setClock(desk.environment.nowMs + day);
    await desk.submit();
    await desk.drained();
    expect(desk.receiver.calls[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect((await desk.summary()).secret.previousUntil).toBeUndefined();
  });

  it('that can not be made hold deliveries, use up no attempt, and say what to do', async () => {
    const dataFolder = migratedFolder();
    const environment = new ManualEnvironment();
    const first = await webhookDesk({ dataFolder, environment });
    const before = await secretOf(first);
    await first.backend.stop();
    writeFileSync(join(dataFolder, keyFileName), Buffer.alloc(32, 7));
    const second = await webhookDesk({ dataFolder, environment, receiver: first.receiver });
    await second.submit();
    environment.advance(600_000);
    expect(await second.newest()).toMatchObject({ state: 'waiting', hold: 'secret-unreadable', attempts: 0 });
    expect((await second.summary()).secret.problem).toMatch(/another key .* Rotating it makes a new one/);
    await expect(ask(second.backend, 'webhook.revealSecret', {})).rejects.toThrow(/another key/);
    await ask(second.backend, 'webhook.rotateSecret', {});
    await second.drained();
    expect(first.receiver.calls).toHaveLength(1);
    expect(await secretOf(second)).not.toBe(before);
    expect((await second.summary()).secret.problem).toBeUndefined();
  });
});

const mostWaiting = scaled(10, 100);

it('a receiver that was down for a day gets everything afterwards', async () => {
  const desk = await webhookDesk();
  await desk.receiver.close();
  const ids: string[] = [];
  for (let count = 0; count < mostWaiting; count++) ids.push(await desk.submit());

  const db = new SQLite(join(desk.backend.dataFolder, databaseFileName), { readonly: true });
  onTestFinished(() => void db.close());
  const dueCount = db
    .prepare<[number], number>(
      "SELECT count(*) FROM outbox WHERE state = 'waiting' AND is_head = 1 AND due_us <= ?",
    )
    .pluck();
  const busy = (): number =>
    desk.backend.core.outbox.runningCount + (dueCount.get(desk.environment.nowMs * 1000) ?? 0);
  /** An hour of sleep; then the calls that are due take place. */
  const anHour = async (): Promise<void> => {
    desk.environment.setClock(desk.environment.nowMs + 3_600_000);
    for (let second = 0; second < 31 && desk.backend.core.outbox.runningCount === 0; second++) {
      desk.environment.advance(1000);
    }
    await expect.poll(busy, { interval: 5 }).toBe(0);
  };
  for (let hour = 0; hour < 24; hour++) await anHour();
  expect((await desk.rows()).every(({ attempts, state }) => attempts > 5 && state === 'waiting')).toBe(true);

  const back = await receiver(
    (response) => void setImmediate(() => response.writeHead(204).end()),
    Number(new URL(desk.receiver.url).port),
  );
  for (let hour = 0; hour < 27; hour++) await anHour();
  expect((await desk.summary()).counts).toEqual({
    all: mostWaiting,
    waiting: 0,
    failed: 0,
    delivered: mostWaiting,
  });
  expect(back.calls).toHaveLength(mostWaiting);
  expect(new Set(back.calls.map(({ json }) => json.request.id))).toEqual(new Set(ids));
});

it('8 deliveries are made at once, and never more', async () => {
  const desk = await webhookDesk();
  const held: (() => void)[] = [];
  desk.receiver.answer((response) => void held.push(() => response.writeHead(204).end()));
  for (let count = 0; count < 12; count++) await desk.submit();
  // No call is answered before all that may run at once have arrived; each answer lets one more start.
  for (let answered = 0; answered < 12; answered++) {
    await expect.poll(() => desk.receiver.calls.length).toBe(Math.min(answered + 8, 12));
    held[answered]?.();
  }
  await desk.drained();
  expect(desk.receiver.mostAtOnce()).toBe(8);
});

it('the window shows how the last attempts went', async () => {
  const desk = await webhookDesk({ settings: ['webhook.retrySchedule='] });
  for (let count = 0; count < 19; count++) await desk.submit();
  await desk.drained();
  expect((await desk.summary()).health).toEqual({ recent: 19, failed: 0 });
  desk.receiver.answer(status(500));
  const failingSince = new Date(desk.environment.nowMs).toISOString();
  for (let count = 0; count < 3; count++) {
    await desk.submit();
    await desk.drained();
    desk.environment.advance(1000);
  }
  expect((await desk.summary()).health).toEqual({ recent: 20, failed: 3, failingSince });
});

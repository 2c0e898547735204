import { expect, it } from 'vitest';
import type { EntryOutcome, OutboxKind } from '../../../src/main/outbox/outbox-service';
import { transaction } from '../../../src/main/database/transaction';
import { ManualEnvironment } from '../../support/manual-environment';
import { fillRequests, plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';

const kinds = ['webhook', 'import-mark', 'forwarding'] as const;

it('an entry of any kind is deleted 30 days after its call arrived; waiting, failed and cancelled ones stay', async () => {
  const db = quickDatabase();
  const environment = new ManualEnvironment();
  const core = plainCore(db, environment);
  fillRequests(db, 200);
  const enqueue = (kind: OutboxKind, requestKey: number): number =>
    core.outbox.enqueue({
      kind,
      requestKey,
      event: 'created',
      version: 1,
      requestState: 'pending',
      completedText: null,
      body: null,
    });
  const record = async (kind: OutboxKind, outcome: EntryOutcome): Promise<void> => {
    const [entry] = core.outbox.claim(kind, 1).entries;
    if (entry === undefined) throw new Error('nothing is due');
    await core.outbox.recordOutcome(entry, outcome, {
      startedMs: environment.nowMs,
      durationMs: 12.5,
      url: 'http://a.example/',
      requestHeaders: [],
      requestBody: Buffer.from('{}'),
    });
    core.outbox.release(entry);
  };
  for (const kind of kinds) {
    transaction(db, () => {
      for (let request = 1; request <= 123; request++) enqueue(kind, request);
    });
    // More than the portion of one commit.
    for (let count = 0; count < 120; count++) await record(kind, { kind: 'done' });
    await record(kind, { kind: 'failed', because: 'refused' });
  }
  db.prepare(
    "UPDATE outbox SET state = 'cancelled', ending = 'by-hand', finished_us = 0 WHERE request_key = 123",
  ).run();
  const left = (): unknown =>
    db
      .prepare('SELECT kind, state, count(*) AS count FROM outbox GROUP BY kind, state ORDER BY kind, state')
      .all();
  const announced: string[] = [];
  core.changes.subscribe(({ name }) => announced.push(name));

  environment.setClock(environment.nowMs + 30 * 86_400_000);
  await core.pruneOutbox();
  expect(db.prepare("SELECT count(*) FROM outbox WHERE state = 'done'").pluck().get()).toBe(3 * 120);
  expect(announced).toEqual([]);

  environment.advance(1);
  await core.pruneOutbox();
  expect(left()).toEqual(
    kinds
      .toSorted()
      .flatMap((kind) => ['cancelled', 'failed', 'waiting'].map((state) => ({ kind, state, count: 1 }))),
  );
  expect(db.prepare('SELECT count(*) FROM outbox_attempts').pluck().get()).toBe(kinds.length);
  expect(new Set(announced)).toEqual(
    new Set(['deliveries.changed', 'markDeliveries.changed', 'forwardings.changed']),
  );
});

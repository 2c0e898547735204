import assert from 'node:assert/strict';
import type { Core } from '../../src/main/core';
import type { Attempt, OutboxEntry, EntryOutcome } from '../../src/main/outbox/outbox-service';
import type { Database } from '../../src/main/database/database';
import { transaction } from '../../src/main/database/transaction';
import { ManualEnvironment } from './manual-environment';
import { fillRequests, plainCore } from './plain-core';
import { quickDatabase } from './database/quick-database';

/** Their keys are 1 and 2. */
export const requests = 2;
const attempt: Attempt = {
  startedMs: 0,
  durationMs: 1,
  url: 'http://a.example/',
  requestHeaders: [],
  requestBody: Buffer.from('{}'),
};

/** The model's knowledge of an entry, independent of the store. */
interface Known {
  readonly request: number | null;
  state: 'waiting' | 'done' | 'failed';
}

const outcomes: Readonly<Record<EntryOutcome['kind'], EntryOutcome>> = {
  done: { kind: 'done' },
  again: { kind: 'again', afterMs: 5000 },
  failed: { kind: 'failed', because: 'exhausted' },
  later: { kind: 'later', afterMs: 5000 },
  interrupted: { kind: 'interrupted' },
};

/** The outbox beside a model of it. */
export class ModelledOutbox {
  readonly environment = new ManualEnvironment();
  readonly known = new Map<number, Known>();
  readonly running = new Map<number, OutboxEntry>();
  readonly db: Database;
  /** Redelivered by hand: from then on the order of its request is the coordinator's. */
  readonly byHand = new Set<number>();
  core: Core;
  #url = 0;

  private constructor() {
    this.db = quickDatabase();
    fillRequests(this.db, requests);
    this.core = plainCore(this.db, this.environment);
  }

  static async open(): Promise<ModelledOutbox> {
    const outbox = new ModelledOutbox();
    await outbox.newUrl();
    return outbox;
  }

  async newUrl(): Promise<void> {
    await this.core.webhook.register({ url: `http://a.example/${this.#url++}` });
  }

  restart(): void {
    this.running.clear();
    this.core = plainCore(this.db, this.environment);
  }

  async test(): Promise<void> {
    const { key } = await this.core.deliveries.sendTest();
    this.known.set(key, { request: null, state: 'waiting' });
  }

  enqueue(request: number): void {
    const key = request + 1;
    transaction(this.db, () =>
      this.core.deliveries.enqueue({ key, version: 1, state: 'pending', completed_text: null }, 'created'),
    );
    const entry = Number(this.db.prepare('SELECT max(key) FROM outbox').pluck().get());
    this.known.set(entry, { request: key, state: 'waiting' });
  }

  claim(most: number): void {
    const { entries } = this.core.outbox.claim('webhook', most);
    assert.ok(entries.length <= most);
    for (const entry of entries) {
      const known = this.known.get(entry.key);
      assert.equal(known?.state, 'waiting');
      const request = entry.request_key;
      if (request !== null) {
        const others = [...this.running.values()].map(({ request_key }) => request_key);
        assert.ok(!others.includes(request));
        const first = [...this.known].find(([, k]) => k.request === request && k.state === 'waiting');
        if (!this.byHand.has(request)) assert.equal(entry.key, first?.[0]);
      }
      this.running.set(entry.key, entry);
    }
  }

  async settle(entry: OutboxEntry, kind: EntryOutcome['kind']): Promise<void> {
    await this.core.outbox.recordOutcome(entry, outcomes[kind], attempt);
    this.core.outbox.release(entry);
    this.running.delete(entry.key);
    const known = this.known.get(entry.key);
    const round = this.db.prepare("SELECT round FROM outbox_rounds WHERE kind = 'webhook'").pluck().get();
    if (known === undefined) return;
    if (kind === 'done') known.state = 'done';
    if (kind === 'failed' && round === entry.round) known.state = 'failed';
  }

  async redeliver(keys: readonly number[]): Promise<void> {
    const { count } = await this.core.deliveries.redeliver(keys);
    assert.equal(count, keys.filter((key) => !this.running.has(key)).length);
    this.#woken(keys);
  }

  async redeliverFailed(): Promise<void> {
    const keys = [...this.known].filter(([, { state }]) => state === 'failed').map(([key]) => key);
    assert.deepEqual(await this.core.deliveries.redeliverFailed(), { count: keys.length });
    this.#woken(keys);
  }

  #woken(keys: readonly number[]): void {
    for (const key of keys) {
      const known = this.known.get(key);
      if (known === undefined || this.running.has(key)) continue;
      known.state = 'waiting';
      if (known.request !== null) this.byHand.add(known.request);
    }
  }

  expectInOrder(): void {
    const rows = this.db.prepare('SELECT key, state FROM outbox ORDER BY key').raw().all();
    assert.deepEqual(
      rows,
      [...this.known].map(([key, { state }]) => [key, state]),
    );
    const heads = this.db
      .prepare(
        `SELECT sum(is_head) FROM outbox WHERE state = 'waiting' GROUP BY coalesce(request_key, 'test ' || key)`,
      )
      .pluck()
      .all();
    assert.ok(heads.every((count) => count === 1));
    const counts = this.core.deliveryList.summary().counts;
    const count = (state: Known['state']): number =>
      [...this.known.values()].filter((entry) => entry.state === state).length;
    assert.deepEqual(counts, {
      all: this.known.size,
      waiting: count('waiting'),
      failed: count('failed'),
      delivered: count('done'),
    });
  }
}

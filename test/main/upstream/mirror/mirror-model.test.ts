import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUpstreamRequest } from '../../../../src/main/upstream/client/upstream-request';
import { HostileUpstream } from '../../../support/upstream/hostile-upstream';
import { ManualEnvironment } from '../../../support/manual-environment';
import { SyncDesk } from '../../../support/sync-desk';
import { migratedFolder } from '../../../support/migrated-folder';
import { usualContent } from '../../../support/content/content-limits';
import { exploresCases, runs } from '../../../support/effort';

type Step =
  | { readonly kind: 'complete'; readonly count: number; readonly atOnce: boolean }
  | { readonly kind: 'again'; readonly which: number }
  | { readonly kind: 'edit'; readonly which: number }
  | { readonly kind: 'mark'; readonly which: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'webhook'; readonly which: number }
  | { readonly kind: 'crash'; readonly afterPortions: number; readonly completing: number }
  | { readonly kind: 'restart' };

const which = fc.nat({ max: 1000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('complete' as const),
    count: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 30, max: 70 })),
    atOnce: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('again' as const), which }),
  fc.record({ kind: fc.constant('edit' as const), which }),
  fc.record({ kind: fc.constant('mark' as const), which }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('webhook' as const), which }),
  fc.record({
    kind: fc.constant('crash' as const),
    afterPortions: fc.integer({ min: 0, max: 2 }),
    completing: fc.constantFrom(5, 70),
  }),
  fc.constant({ kind: 'restart' as const }),
);

const minute = 60_000;

/** Upstream and the program on one file, across crashes and restarts. */
class World {
  nowMs = Date.parse('2026-11-20T09:30:00.123Z');
  readonly #folder = migratedFolder();
  readonly #pageSize: number;
  /** Webhook calls of upstream that are not delivered yet: late, out of order, some never. */
  readonly #calls: { readonly eventId: string; readonly request: unknown }[] = [];
  #events = 0;
  #micros = 0;
  #microsOf = 0;
  upstream!: HostileUpstream;
  desk!: SyncDesk;
  key = 0;

  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  async begin(variants: 'both' | 'simple', moveEvery: number): Promise<void> {
    this.upstream = await HostileUpstream.start(() => this.nowMs);
    let pages = 0;
    // Results move between the pages while they are read.
    this.upstream.beforePage = () => {
      pages += 1;
      const ids = [...this.upstream.entries.keys()];
      if (moveEvery === 0 || pages % moveEvery > 0 || pages > 60) return;
      for (let n = 0; n < 4; n += 1) {
        const id = ids[(pages * 31 + n * 7) % Math.max(ids.length, 1)];
        if (id !== undefined) this.#again(id);
      }
    };
    this.upstream.variants = variants;
    this.upstream.simplePageSize = 4;
    this.upstream.simpleOrder = 'shuffled';
    this.#open();
    this.key = this.desk.connect(this.upstream.url, { pageSize: this.#pageSize });
    await this.desk.scheduler.start();
  }

  async do(action: Step): Promise<void> {
    const entries = [...this.upstream.entries.values()];
    const entry =
      'which' in action && entries.length > 0 ? entries[action.which % entries.length] : undefined;
    switch (action.kind) {
      case 'complete':
        this.#complete(action.count, action.atOnce);
        return;
      case 'again':
        if (entry !== undefined) this.#again(entry.id);
        return;
      case 'edit':
        // The result is edited; its time stays.
        if (entry?.fields[0] !== undefined) {
          entry.fields = [{ ...entry.fields[0], value: `edited ${(this.#events += 1)}` }];
          this.#announce(entry.id);
        }
        return;
      case 'mark':
        if (entry !== undefined) entry.importResponse = { importState: 'fail', time: this.upstream.time() };
        return;
      case 'wait':
        await this.pass(action.minutes * minute);
        return;
      case 'webhook': {
        const call = this.#calls.splice(action.which % Math.max(this.#calls.length, 1), 1)[0];
        if (call !== undefined) this.#deliver(call);
        return;
      }
      case 'crash':
        // The crash happens while the new completion is applied.
        this.#complete(action.completing, false);
        await this.#crash(action.afterPortions);
        return;
      case 'restart':
        await this.desk.scheduler.stop();
        await this.#reopen();
    }
  }

  #complete(count: number, atOnce: boolean): void {
    const time = this.#nextTime();
    for (let n = 0; n < count; n += 1) {
      const completed = atOnce ? time : this.#nextTime();
      this.#announce(this.upstream.complete(`id/${this.upstream.entries.size}`, completed).id);
    }
  }

  #again(id: string): void {
    this.#events += 1;
    this.upstream.complete(id, this.#nextTime(), `again ${this.#events}`);
    this.#announce(id);
  }

  /** Upstream's clock never repeats a microsecond. */
  #nextTime(): string {
    this.#micros = this.#microsOf === this.nowMs ? this.#micros + 1 : 0;
    this.#microsOf = this.nowMs;
    return this.upstream.time().replace('Z', `${String(this.#micros).padStart(3, '0')}Z`);
  }

  /** Advances time in steps, so that started work can end in between. */
  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += minute) {
      this.nowMs += minute;
      this.desk.environment.nowMs = this.nowMs - minute;
      await this.desk.advance(minute);
    }
  }

  /**
   * Ends all disturbances. Results edited without a new time are found by a webhook call, or by reading
   * everything again.
   */
  async end(withEdits: boolean): Promise<void> {
    this.upstream.beforePage = undefined;
    if (withEdits) for (const call of this.#calls) this.#deliver(call);
    await this.desk.settle();
    await this.pass(6 * minute);
    if (withEdits) await this.desk.scheduler.fetchAgain(this.key);
    const asked = this.nowMs * 1000;
    // Pages of two, five minutes apart, take days for the longest of generated histories.
    for (let n = 0; n < 6000; n += 1) {
      await this.desk.settle();
      const state = this.desk.service.state(this.key);
      if (
        state?.remaining === 0 &&
        (state.queriedUs ?? 0) >= asked - 301_000_000 &&
        state.problem === undefined
      ) {
        if ((state.upToDateUs ?? 0) >= asked) return;
      }
      await this.pass(minute);
    }
    throw new Error(`it never comes to rest: ${JSON.stringify(this.desk.service.state(this.key))}`);
  }

  #open(): void {
    const environment = new ManualEnvironment();
    environment.nowMs = this.nowMs;
    this.desk = new SyncDesk({ environment, dataFolder: this.#folder, quick: true });
  }

  async #reopen(): Promise<void> {
    this.#open();
    await this.desk.scheduler.start();
    await this.desk.settle();
  }

  /** The process is gone between two transactions of its next run. */
  async #crash(afterPortions: number): Promise<void> {
    const { service, db, scheduler } = this.desk;
    const apply = service.apply.bind(service);
    let left = afterPortions;
    service.apply = (...given) => {
      if (left === 0) db.close();
      left -= 1;
      return apply(...given);
    };
    await this.pass(6 * minute);
    if (db.open) db.close();
    await scheduler.stop();
    await this.#reopen();
  }

  #announce(id: string): void {
    this.#events += 1;
    const eventId = `evt_019ae6c0-${String(this.#events).padStart(4, '0')}-7000-8000-000000000000`;
    const entry = this.upstream.entries.get(id);
    this.#calls.push({
      eventId,
      request: structuredClone({ ...entry, state: 'complete', importResponse: undefined }),
    });
  }

  #deliver({ eventId, request }: { eventId: string; request: unknown }): void {
    const reading = readUpstreamRequest(JSON.parse(JSON.stringify(request)), 'request', usualContent);
    if (!reading.ok) throw new Error(reading.problems.join());
    const learnedUs = this.nowMs * 1000;
    this.desk.db
      .transaction(() =>
        this.desk.mirror.apply(this.key, reading.request, { learnedBy: 'webhook', learnedUs, eventId }),
      )
      .immediate();
  }
}

it.each(['both', 'simple'] as const)(
  'changes upstream, syncs, webhook calls, crashes and restarts in any order end in a mirror equal to upstream (%s)',
  async (variants) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14, size: 'max' }),
        fc.constantFrom(2, 3, 60, 200),
        fc.nat({ max: 4 }),
        fc.boolean(),
        async (steps, pageSize, moveEvery, withEdits) => {
          const world = new World(pageSize);
          await world.begin(variants, moveEvery);
          for (const action of steps) if (withEdits || action.kind !== 'edit') await world.do(action);
          await world.end(withEdits);
          const mirrored = world.desk.mirrored(world.key);
          expect([...mirrored.keys()].toSorted()).toEqual([...world.upstream.entries.keys()].toSorted());
          for (const [id, { completed, fields, importResponse }] of world.upstream.entries) {
            expect(mirrored.get(id)).toMatchObject({ completed, fields });
            // A mark is no modification: it shows when its request is read again.
            if (importResponse !== undefined && withEdits)
              expect(markOf(world.desk, id)).toBe(importResponse.time);
          }
          const times = world.upstream.criteriaQueries.map(({ atMs }) => atMs);
          for (const [index, at] of times.entries()) {
            if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(300_000);
          }
          await world.desk.scheduler.stop();
          world.desk.db.close();
        },
      ),
      { numRuns: runs(exploresCases ? 50 : 5) },
    );
  },
  120_000,
);

function markOf(desk: SyncDesk, id: string): string | undefined {
  const key = desk.db.prepare<[string], number>('SELECT key FROM requests WHERE id = ?').pluck().get(id);
  return key === undefined ? undefined : desk.marks.read(key)?.time_text;
}

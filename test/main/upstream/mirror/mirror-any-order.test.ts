import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Learning } from '../../../../src/main/upstream/mirror/mirror-service';
import type { UpstreamRequest } from '../../../../src/main/upstream/client/upstream-request';
import { aMirror, asRead, fields, time, us } from '../../../support/upstream/mirror';
import { eventId } from '../../../support/upstream/webhook-calls';
import { runs } from '../../../support/effort';

/** A moment of a request at upstream, as events and queries report it from then on. */
interface Moment {
  readonly at: number;
  readonly id: string;
  readonly changes: Record<string, unknown>;
}

/** The lives of several requests: each steps through states, is edited, taken back and completed again. */
const lives = fc
  .array(fc.record({ who: fc.nat(2), step: fc.constantFrom('confirm', 'complete', 'edit', 'reopen') }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((steps) => {
    const now = new Map<number, Record<string, unknown>>();
    const moments: Moment[] = [];
    for (const [index, { who, step }] of steps.entries()) {
      const at = 10 + index;
      const before = now.get(who);
      const changes = before === undefined ? first(who) : next(before, step, at);
      now.set(who, changes);
      moments.push({ at, id: `request-${who}`, changes });
    }
    return moments;
  });

function first(who: number): Record<string, unknown> {
  return { id: `request-${who}`, state: 'pending', completed: undefined, fields: fields('v0') };
}

function next(before: Record<string, unknown>, step: string, at: number): Record<string, unknown> {
  switch (step) {
    case 'confirm':
      return before['state'] === 'pending' ? { ...before, state: 'confirmed' } : before;
    case 'complete':
      return { ...before, state: 'complete', completed: time(at), fields: fields(`v${at}`) };
    case 'edit':
      return { ...before, fields: fields(`v${at}`) };
    default:
      return { ...before, state: 'pending', completed: undefined };
  }
}

/** A report to the mirror: an event of that moment, or the answer to a query right after it. */
interface Arrival {
  readonly moment: number;
  readonly by: 'webhook' | 'sync';
}

/** Every event at least once, in any order, with query answers in between. */
const history = lives.chain((moments) => {
  const all: Arrival[] = moments.map((_, moment) => ({ moment, by: 'webhook' }));
  const more = fc.array(
    fc.record({
      moment: fc.nat(moments.length - 1),
      by: fc.constantFrom('webhook' as const, 'sync' as const),
    }),
    { maxLength: 10 },
  );
  return more
    .chain((extra) => fc.shuffledSubarray([...all, ...extra], { minLength: all.length + extra.length }))
    .map((arrivals) => ({ moments, arrivals }));
});

/** The state of every request right after a moment. */
function upstreamAt(moments: readonly Moment[], index: number): ReadonlyMap<string, Record<string, unknown>> {
  return new Map(moments.slice(0, index + 1).map(({ id, changes }) => [id, changes]));
}

/**
 * Every replay uses a connection of its own, because opening a database for each would take most of the time.
 */
let connections = 0;

function replayHistory(
  parts: ReturnType<typeof aMirror>,
  { moments, arrivals }: { moments: readonly Moment[]; arrivals: readonly Arrival[] },
  idOf: (moment: Moment) => string,
  afterEach: (request: UpstreamRequest, key: number) => void = () => undefined,
): ReadonlyMap<string, number> {
  connections += 1;
  const keys = new Map<string, number>();
  const apply = (changes: Record<string, unknown>, learning: Learning): void => {
    const request = asRead(changes);
    const { requestKey } = parts.mirror.apply(connections, request, learning);
    keys.set(request.id, requestKey);
    afterEach(request, requestKey);
  };
  for (const [index, { moment, by }] of arrivals.entries()) {
    const event = moments[moment];
    if (event === undefined) continue;
    const learnedUs = us(1000 + index);
    if (by === 'webhook') apply(event.changes, { learnedBy: 'webhook', learnedUs, eventId: idOf(event) });
    else {
      for (const changes of upstreamAt(moments, moment).values()) {
        if (changes['state'] === 'complete')
          apply(changes, { learnedBy: 'sync', learnedUs, askedUs: us(event.at) + 1 });
      }
    }
  }
  return keys;
}

describe('whatever order events come in, with repeats, and with answers to queries in between', () => {
  it('with ordered ids the mirror ends as upstream is', () => {
    const mirror = aMirror();
    fc.assert(
      fc.property(history, (given) => {
        const keys = replayHistory(mirror, given, ({ at }) => eventId(time(at)));
        for (const [id, changes] of upstreamAt(given.moments, given.moments.length - 1)) {
          const { state, completed, fields: content } = mirror.read(keys.get(id) ?? 0);
          expect({ id, state, completed, content }).toEqual({
            id,
            state: changes['state'],
            completed: changes['completed'],
            content: changes['fields'],
          });
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('without them a completed request is never taken back, nor to an earlier completion', () => {
    const mirror = aMirror();
    fc.assert(
      fc.property(history, (given) => {
        const newest = new Map<number, number>();
        replayHistory(
          mirror,
          given,
          ({ at }) => `msg_${at}`,
          (request, key) => {
            const known = Math.max(newest.get(key) ?? 0, request.completed?.us ?? 0);
            newest.set(key, known);
            if (known === 0) return;
            expect(mirror.read(key)['state']).toBe('complete');
            expect(Date.parse(String(mirror.read(key)['completed'])) * 1000).toBe(known);
          },
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('every content that was ever applied stays readable', () => {
    const { db, versions, ...mirror } = aMirror();
    fc.assert(
      fc.property(history, (given) => {
        const seen = new Map<number, Map<number, string>>();
        replayHistory(
          { db, versions, ...mirror },
          given,
          ({ at }) => eventId(time(at)),
          (_request, key) => {
            const [current] = versions.list(key);
            const before = seen.get(key) ?? new Map<number, string>();
            before.set(current?.number ?? 0, JSON.stringify(versions.fields(key, current?.number ?? 0)));
            seen.set(key, before);
            const { version } = db
              .prepare<[number], { version: number }>('SELECT version FROM requests WHERE key = ?')
              .get(key) ?? { version: 0 };
            expect(version).toBe(current?.number);
          },
        );
        for (const [key, contents] of seen) {
          expect(versions.list(key).map(({ number }) => number)).toEqual(
            Array.from({ length: contents.size }, (_, index) => contents.size - index),
          );
          for (const [number, content] of contents)
            expect(JSON.stringify(versions.fields(key, number))).toBe(content);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

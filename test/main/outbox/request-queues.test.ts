import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelledOutbox, requests } from '../../support/modelled-outbox';
import { runs } from '../../support/effort';

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('enqueue' as const), request: fc.nat(requests - 1) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('claim' as const), most: fc.integer({ min: 1, max: 8 }) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('record' as const),
        which: fc.nat(),
        outcome: fc.constantFrom(
          'done' as const,
          'again' as const,
          'failed' as const,
          'interrupted' as const,
        ),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('redeliver' as const),
        which: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'redeliverFailed' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'test' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'newUrl' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.integer({ min: -90_000, max: 90_000 }),
      }),
    },
  ),
  // Without a size most runs would have only a few steps.
  { maxLength: 60, size: 'max' },
);

type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

async function take(desk: ModelledOutbox, step: Step): Promise<void> {
  switch (step.kind) {
    case 'enqueue':
      return desk.enqueue(step.request);
    case 'claim':
      return desk.claim(step.most);
    case 'record': {
      const entry = pick([...desk.running.values()], step.which);
      if (entry !== undefined) await desk.settle(entry, step.outcome);
      return;
    }
    case 'redeliver': {
      const keys = [...desk.known.keys()];
      return desk.redeliver([...new Set(step.which.flatMap((which) => pick(keys, which) ?? []))]);
    }
    case 'redeliverFailed':
      return desk.redeliverFailed();
    case 'test':
      return desk.test();
    case 'newUrl':
      return desk.newUrl();
    case 'restart':
      return desk.restart();
    case 'wait':
      desk.environment.nowMs += step.ms;
  }
}

function pick<T>(list: readonly T[], which: number): T | undefined {
  return list.length === 0 ? undefined : list[which % list.length];
}

describe('whatever happens in whatever order', () => {
  it('nothing is lost, calls of a request go in order, never two at once, and all arrive in the end', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const desk = await ModelledOutbox.open();
        for (const step of all) {
          await take(desk, step);
          desk.expectInOrder();
        }
        for (const entry of desk.running.values()) await desk.settle(entry, 'done');
        while ([...desk.known.values()].some(({ state }) => state === 'waiting')) {
          desk.claim(8);
          // However the clock was set, no entry waits longer than its five seconds plus the largest
          // correction.
          if (desk.running.size === 0) {
            desk.environment.nowMs += 6000;
            desk.claim(8);
          }
          expect(desk.running.size).toBeGreaterThan(0);
          for (const entry of desk.running.values()) await desk.settle(entry, 'done');
          desk.expectInOrder();
        }
        desk.db.close();
      }),
      { numRuns: runs(80) },
    );
  });
});

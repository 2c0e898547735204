import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventIds } from '../../../src/main/platform/event-ids';
import { ManualEnvironment } from '../../support/manual-environment';

describe('ids of events', () => {
  it('are a UUIDv7 of their millisecond', () => {
    const environment = new ManualEnvironment('2026-11-20T09:30:00.123Z');
    const id = new EventIds(environment, undefined).next();
    expect(id).toMatch(/^evt_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.slice(4).replace('-', '').slice(0, 12), 16)).toBe(environment.nowMs);
  });

  it('grow strictly: within a millisecond, over restarts, and when the clock is set back', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant({ kind: 'next' as const }),
        fc.constant({ kind: 'restart' as const }),
        fc.record({ kind: fc.constant('clock' as const), ms: fc.integer({ min: -1e9, max: 1e9 }) }),
      ),
      { maxLength: 200 },
    );
    const growing = fc.check(
      fc.property(steps, (all) => {
        const environment = new ManualEnvironment();
        let ids = new EventIds(environment, undefined);
        let last: string | undefined;
        for (const step of all) {
          if (step.kind === 'clock') environment.nowMs += step.ms;
          else if (step.kind === 'restart') ids = new EventIds(environment, last);
          else {
            const next = ids.next();
            if (last !== undefined && next <= last) return false;
            last = next;
          }
        }
        return true;
      }),
    );
    expect(growing.counterexample).toBeNull();
  });

  it('count on into the next millisecond when one is full', () => {
    const environment = new ManualEnvironment();
    const full = { now: environment.now, randomBytes: () => Buffer.alloc(16, 0xff) };
    const ids = new EventIds(full, undefined);
    let last = ids.next();
    for (let count = 0; count < 10_000; count++) {
      const next = ids.next();
      expect(next > last).toBe(true);
      last = next;
    }
  });
});

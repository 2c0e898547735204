import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldBytes, type PassedCall } from '../../../src/main/request-log/log-entry';
import { CallBuffer } from '../../../src/main/request-log/call-buffer';

const capacity = 5;
const body = fc.constantFrom<PassedCall['requestBody']>(
  undefined,
  '',
  'same',
  'other',
  Buffer.from('bytes'),
  { omittedBytes: 9000 },
);
const calls = fc.record({
  endedMs: fc.nat(),
  durationMs: fc.double({ min: 0, max: 1e6, noNaN: true }),
  method: fc.constantFrom('GET', 'PUT'),
  path: fc.constantFrom('/v1/content', '/v1/webhook'),
  tokenId: fc.constantFrom(undefined, 'a', 'b'),
  status: fc.integer({ min: 100, max: 599 }),
  rawHeaders: fc.constantFrom([], ['Host', 'a'], ['Host', 'b'], ['Host', 'a', 'X', '']),
  requestBody: body,
  responseBody: body,
});
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: calls.map((call) => ({ kind: 'push' as const, call })) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('take' as const), most: fc.nat(6), mostBytes: fc.nat(1000) }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
  ),
);

function takeFrom(model: PassedCall[], most: number, mostBytes: number): readonly PassedCall[] {
  const taken: PassedCall[] = [];
  let bytes = 0;
  while (taken.length < most && bytes < mostBytes) {
    const call = model.shift();
    if (call === undefined) break;
    bytes += heldBytes(call);
    taken.push(call);
  }
  return taken;
}

it('what waits are the newest calls, in order and as they came, however much they share', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const waiting = new CallBuffer(capacity);
      const model: PassedCall[] = [];
      for (const step of all) {
        if (step.kind === 'clear') {
          waiting.clear();
          model.length = 0;
        } else if (step.kind === 'push') {
          waiting.push(step.call);
          model.push(step.call);
          if (model.length > capacity) model.shift();
        } else {
          const { most, mostBytes } = step;
          expect(waiting.take(most, mostBytes)).toEqual(takeFrom(model, most, mostBytes));
        }
        expect(waiting.length).toBe(model.length);
        expect(waiting.bytes).toBe(model.reduce((sum, call) => sum + heldBytes(call), 0));
      }
      expect(waiting.take(capacity, Infinity)).toEqual(model);
    }),
  );
});

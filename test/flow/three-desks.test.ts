import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { deskChain } from '../support/desk-chain';
import { submission } from '../support/test-backend';

// The soak's part `chain` is the same with real processes, kills and a whole day.

vi.setConfig({ testTimeout: 120_000 });

const ids = fc.nat({ max: 3 });
const state = fc.constantFrom('success' as const, 'fail' as const);
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('submit' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('fulfil' as const), request: ids, reopens: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('mark' as const),
      request: ids,
      desk: fc.nat({ max: 2 }),
      state,
      by: fc.constantFrom('tool' as const, 'coordinator' as const),
      isUndone: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('takeBack' as const), request: ids }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      request: ids,
      desk: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('line' as const),
      line: fc.constantFrom('toA' as const, 'toB' as const, 'hookOfB' as const, 'hookOfC' as const),
      mode: fc.constantFrom('open' as const, 'cut' as const, 'forgetful' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('replay' as const),
      line: fc.constantFrom('hookOfB' as const, 'hookOfC' as const),
      call: fc.nat({ max: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), desk: fc.nat({ max: 2 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('time' as const), seconds: fc.integer({ min: 1, max: 600 }) }),
  },
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** The day of three programs; afterwards what A owns must be the same in all of them. */
async function day(events: readonly Event[]): Promise<void> {
  const chain = await deskChain();
  const { a, b, c, desks, lines } = chain;
  const requests: string[] = [];
  /** A mark that went upstream can't be taken back there by the interface. */
  const markedBelow = new Set<string>();
  const fulfil = async (id: string, reopens: boolean): Promise<void> => {
    const key = a.keyOf(id);
    const { version, state: before } = await a.ask('fulfil.read', { key });
    if (reopens && before === 'completed') return void (await a.ask('fulfil.reopen', { key, version }));
    const { fields } = await a.ask('fulfil.fields', { key, offset: 0, limit: 1 });
    const [{ id: fieldId, draft }] = fields;
    const value = `version ${version + 1}`;
    await a.ask('fulfil.draft', { key, version, fieldId, value, revision: draft?.revision ?? 0 });
    if (before === 'completed') await a.ask('fulfil.save', { key, version });
    else await a.ask('fulfil.complete', { key, version, copySource: true });
  };
  const happen = async (happening: Event): Promise<void> => {
    if (happening.kind === 'submit') {
      requests.push((await a.backend.request('PUT', '/v1/content', { body: submission() })).body.id);
      return;
    }
    if (happening.kind === 'line') return void (lines[happening.line].mode = happening.mode);
    if (happening.kind === 'replay') return lines[happening.line].replay(happening.call);
    if (happening.kind === 'restart') return desks[happening.desk]?.restart();
    if (happening.kind === 'time') return chain.pass(happening.seconds * 1000);
    const id = requests[happening.request];
    if (id === undefined) return;
    if (happening.kind === 'fulfil') return fulfil(id, happening.reopens);
    if (happening.kind === 'takeBack') {
      if (!markedBelow.has(id)) await a.ask('marks.remove', { keys: [a.keyOf(id)] });
      return;
    }
    const desk = desks[happening.desk];
    const key = desk?.keyOf(id);
    if (desk === undefined || key === undefined) return;
    if (happening.kind === 'open') return void (await desk.ask('requests.opened', { key }));
    const { state: importState, by, isUndone } = happening;
    if (desk !== a) markedBelow.add(id);
    if (by === 'tool')
      return void (await desk.backend.request('PUT', `/v1/content/${id}/import`, { body: { importState } }));
    const { batch } = await desk.ask('marks.set', { keys: [key], importState });
    if (isUndone) await desk.ask('marks.undo', { batch });
  };

  for (const happening of events) {
    await happen(happening);
    await chain.pass(1000);
  }
  for (const line of Object.values(lines)) line.mode = 'open';
  // What B learns by reading again, C learns a day later.
  for (let night = 0; night < 3; night += 1) await chain.night();
  // What is imported is read again when it is opened; a conflict waits for its coordinator.
  for (const desk of [b, c]) {
    await chain.pass(61_000);
    for (const id of requests) await desk.ask('requests.opened', { key: desk.keyOf(id) });
    await chain.untilQuiet();
    const { rows } = await desk.ask('outbox.window', { filter: 'open', offset: 0, limit: 100 });
    const keys = rows.map((row: { readonly key: number; readonly state: string }) => {
      expect(row.state).toBe('conflict');
      return row.key;
    });
    if (keys.length > 0) await desk.ask('outbox.sendNow', { keys, override: true });
    await chain.untilQuiet();
  }
  await chain.pass(61_000);
  for (const id of requests) await c.ask('requests.opened', { key: c.keyOf(id) });
  await chain.untilQuiet();

  for (const id of requests) {
    const [there, ...mirrors] = await Promise.all(desks.map((desk) => desk.read(id)));
    for (const mirror of mirrors) expect(said(mirror.body)).toEqual(said(there?.body));
  }
}

/** The time of a mark is that of the program where it was made. */
function said({
  importResponse,
  ...content
}: Record<string, unknown> & { readonly importResponse?: { readonly importState: string } }) {
  return { ...content, mark: importResponse?.importState };
}

it('three desks in a chain say the same in the end, whatever happened on the way', async () => {
  const days = fc.array(event, { minLength: 10, maxLength: 25 });
  await fc.assert(fc.asyncProperty(days, day), { seed: 20_261_122, numRuns: 3, endOnFailure: true });
});

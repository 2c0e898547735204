import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submission, testBackend, type Answer } from '../../support/test-backend';
import { ServiceCalls } from './conformance/service-calls';
import {
  anyJson,
  nearMark,
  nearQuery,
  nearRegistration,
  nearSubmission,
  validSubmission,
} from './json-arbitraries';
import { runs } from '../../support/effort';

const key = String.raw`\["(?:[^"\\]|\\.)*"\]|\[\d+\]`;
const name = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`;
/** Matches `fields[2]["a b"].id: must …`, a problem with its place, or the end of a long list. */
const placed = new RegExp(`^(?:(?:${name}|${key})(?:\\.${name}|${key})*: |… and \\d+ more$)`, 'u');

/** Returns the faults of an answer, which must be 200, or 400 with a place for every problem. */
function faults({ status, body }: Answer): readonly string[] {
  if (status === 200) return [];
  if (status !== 400) return [`${status} ${JSON.stringify(body)}`];
  return (body.errors as string[]).filter((problem) => !placed.test(problem));
}

const send = (service: ServiceCalls, path: string, value: unknown): Promise<Answer> =>
  service.put(path, undefined, { rawBody: JSON.stringify(value) });

/**
 * Asserts for each value that the answer is documented (by `ServiceCalls`) and without faults, and that
 * `alsoHolds` for an accepted one.
 */
function holds<T>(
  values: fc.Arbitrary<T>,
  ask: (value: T) => Promise<Answer>,
  alsoHolds: (value: T, answer: Answer) => Promise<void> = async () => undefined,
): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => {
    const answer = await ask(value);
    expect(faults(answer)).toEqual([]);
    if (answer.status === 200) await alsoHolds(value, answer);
  });
  return fc.assert(property, { numRuns: runs(300) }) ?? Promise.resolve();
}

describe('any JSON', () => {
  it('to PUT /v1/content is accepted, or refused with every place', async () => {
    const service = await ServiceCalls.open();
    const values = fc.oneof(anyJson, nearSubmission);
    await expect(holds(values, (value) => send(service, '/v1/content', value))).resolves.toBeUndefined();
  });

  it('that is a content request is accepted and reads back as it was sent', async () => {
    const service = await ServiceCalls.open();
    const readsBack = async (value: unknown, answer: Answer): Promise<void> => {
      // Serialized as on the wire, where -0 is written as 0.
      const sent = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
      const { id, state, created, source, ...rest } = await service.read(answer.body.id);
      expect(rest).toEqual(sent);
      expect([id, state, typeof created, source]).toEqual([answer.body.id, 'pending', 'string', 'api']);
      expect(answer.body).toEqual({ id, state, created, source, ...rest });
      const page = await service.query({ criteria: [{ type: 'id', criteria: id }] });
      expect(page.body.requests).toEqual([answer.body]);
    };
    const submit = async (value: unknown): Promise<Answer> => {
      const answer = await send(service, '/v1/content', value);
      expect(answer).toMatchObject({ status: 200 });
      return answer;
    };
    await holds(validSubmission, submit, readsBack);
  });

  it('to PUT /v1/content/:id/import is a mark, or refused with every place', async () => {
    const service = await ServiceCalls.open();
    const { id } = await service.submit();
    await holds(
      fc.oneof(anyJson, nearMark),
      (value) => send(service, `/v1/content/${id}/import`, value),
      async (value, { body }) => {
        expect(value).toMatchObject({ importState: body.importResponse.importState });
      },
    );
  });

  it('to PUT /v1/webhook is registered as it is, or refused with every place', async () => {
    const service = await ServiceCalls.open();
    const isRegistered = async (value: unknown): Promise<void> => {
      expect((await service.get('/v1/webhook')).body).toEqual(value);
    };
    await holds(
      fc.oneof(anyJson, nearRegistration),
      (value) => send(service, '/v1/webhook', value),
      isRegistered,
    );
  });

  it('as a criteria-based query is answered, or refused with every place', async () => {
    const service = await ServiceCalls.open();
    const values = fc.oneof(anyJson, nearQuery);
    await expect(holds(values, (value) => service.query(JSON.stringify(value)))).resolves.toBeUndefined();
  });

  it('and any bytes are never a 500', async () => {
    const backend = testBackend();
    const valid = Buffer.from(JSON.stringify(submission()));
    const changed = fc
      .tuple(fc.nat(valid.length - 1), fc.nat(255))
      .map(([at, byte]) =>
        Buffer.concat([valid.subarray(0, at), Buffer.from([byte]), valid.subarray(at + 1)]),
      );
    const cutOff = fc.nat(valid.length).map((end) => valid.subarray(0, end));
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      changed,
      cutOff,
    );
    const put = (rawBody: Buffer) => backend.request('PUT', '/v1/content', { rawBody });
    await expect(holds(bytes, put)).resolves.toBeUndefined();
  });
});

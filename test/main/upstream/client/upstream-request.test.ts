import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUpstreamRequest } from '../../../../src/main/upstream/client/upstream-request';
import { readWebhookCall } from '../../../../src/main/listener/webhook-call';
import { anyJson, anyText, nearSubmission, validSubmission } from '../../http/json-arbitraries';
import { upstreamRequest } from '../../../support/upstream/webhook-calls';
import { usualContent } from '../../../support/content/content-limits';
import { runs } from '../../../support/effort';

const orAnything = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: anyJson });
const instant = fc.constantFrom(
  '2026-11-20T09:00:00Z',
  '2026-11-20t09:00:00.1234567+05:30',
  '0000-01-01T00:00:00Z',
);
const state = fc.constantFrom('pending', 'confirmed', 'complete', 'completed');
const id = fc.oneof(fc.constantFrom('a/b', 'ü'.repeat(255), '𝒳'.repeat(255)), fc.uuid());

/** Returns the reader's problems or request. */
function read(value: unknown) {
  const reading = readUpstreamRequest(value, 'requests[3]', usualContent);
  if (reading.ok) return { request: reading.request, problems: [] };
  return { request: undefined, problems: reading.problems };
}

describe('any JSON', () => {
  it('is a request, or is refused with problems that say where', () => {
    const near = fc
      .tuple(
        fc.oneof(nearSubmission, validSubmission),
        fc.record(
          {
            id: orAnything(id),
            state: orAnything(state),
            created: orAnything(instant),
            completed: orAnything(instant),
            source: orAnything(anyText),
            importResponse: orAnything(
              fc.record({ importState: orAnything(fc.constant('fail')), time: orAnything(instant) }),
            ),
          },
          { requiredKeys: [] },
        ),
      )
      .map(([submitted, set]) => ({ ...submitted, ...set }));
    fc.assert(
      fc.property(fc.oneof(anyJson, near), (value) => {
        const { request, problems } = read(value);
        expect(request === undefined).toBe(problems.length > 0);
        for (const problem of problems) expect(problem).toMatch(/^requests\[3\](?:[.[][\s\S]*)?: [\s\S]/);
      }),
      { numRuns: runs(500) },
    );
  });

  it('any bytes as the body of a call are read or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          anyJson.map((json) => Buffer.from(JSON.stringify({ type: 'content-request', request: json }))),
        ),
        (body) => {
          const reading = readWebhookCall(body, usualContent);
          expect(reading.ok || reading.problems.length > 0).toBe(true);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('a request that is right', () => {
  it('loses nothing: unknown properties are kept where they were', () => {
    fc.assert(
      fc.property(validSubmission, id, state, instant, (submitted, anyId, anyState, anyInstant) => {
        const value = {
          ...submitted,
          id: anyId,
          state: anyState,
          created: anyInstant,
          completed: anyInstant,
        };
        const { request, problems } = read(value);
        expect(problems).toEqual([]);
        if (request === undefined) return;
        const { id: _i, state: _s, created: _c, completed: _d, language, fields, ...extra } = value;
        expect(request.extra).toEqual(extra);
        expect(request.created.text).toBe(anyInstant);
        expect({
          source: request.languageSource.tag,
          target: request.languageTarget.tag,
          ...request.languageExtra,
        }).toEqual(language);
        expect(request.fields.map(({ extra: more, ...field }) => ({ ...field, ...more }))).toEqual(fields);
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    ['complete', 'completed'],
    ['completed', 'completed'],
    ['confirmed', 'confirmed'],
    ['pending', 'pending'],
  ])('%s is read as %s', (spelling, canonical) => {
    expect(read(upstreamRequest({ state: spelling })).request?.state).toBe(canonical);
  });

  it('may have null for absent properties', () => {
    const field = { id: 'a', type: 't', data: 'd', value: '', originalValue: null };
    const { request } = read(
      upstreamRequest({ state: 'pending', completed: null, importResponse: null, fields: [field] }),
    );
    expect(request).toMatchObject({ completed: undefined, importMark: undefined });
    expect(request?.fields).toEqual([{ id: 'a', type: 't', data: 'd', value: '', extra: {} }]);
  });

  it("says upstream's own mark", () => {
    const time = '2026-11-20T09:00:00.000001Z';
    expect(
      read(upstreamRequest({ importResponse: { importState: 'fail', time } })).request?.importMark,
    ).toEqual({
      importState: 'fail',
      time: { text: time, us: Date.parse('2026-11-20T09:00:00Z') * 1000 + 1 },
    });
  });
});

describe('what keeps a request out', () => {
  it.each([
    ['an empty id', { id: '' }, 'requests[3].id: must not be empty'],
    ['an id of 256 characters', { id: '𝒳'.repeat(256) }, 'requests[3].id: must have at most 255 characters'],
    [
      'a completed one without its time',
      { completed: undefined },
      'requests[3].completed: is missing, a completed request has it',
    ],
    [
      'a field without a value',
      { fields: [{ id: 'a', type: 't', data: 'd' }] },
      'requests[3].fields[0].value: is missing',
    ],
    [
      'an original value that is no text',
      { fields: [{ id: 'a', type: 't', data: 'd', value: '', originalValue: 1 }] },
      'requests[3].fields[0].originalValue: must be a string',
    ],
  ])('%s', (_name, changes, problem) => {
    expect(read(upstreamRequest(changes)).problems).toEqual([problem]);
  });

  it.each([{ importState: 'maybe', time: '' }, {}, 'success', { importState: 'success', time: 'now' }])(
    'but not a mark that is none: %j',
    (importResponse) => {
      const reading = read(upstreamRequest({ importResponse }));
      expect(reading.problems).toEqual([]);
      expect(reading.request?.importMark).toBeUndefined();
    },
  );

  it('no object at all', () => {
    expect(read(5).problems).toEqual(['requests[3]: must be an object']);
  });
});

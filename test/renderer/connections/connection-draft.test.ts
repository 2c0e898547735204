import { assert as check, constantFrom, integer, property, record, string, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, faultsOf, settingsOf } from '../../../src/renderer/connections/connection-draft';
import {
  baseUrlProblems,
  nameProblems,
  normalBaseUrl,
  tokenProblems,
} from '../../../src/contract/upstream/connection-input';
import { anyWebUrl } from '../../support/content/any-web-url';

const good = { ...draftOf(undefined), name: 'Acme', baseUrl: 'https://service.example', token: 'secret' };

test('a new connection has a usual schedule and needs a name, an address and a token', () => {
  expect(faultsOf(draftOf(undefined), true)).toEqual({ name: 'empty', baseUrl: 'relative', token: 'empty' });
  expect(faultsOf(good, true)).toEqual({});
  expect(settingsOf(good)).toEqual({
    name: 'Acme',
    baseUrl: 'https://service.example',
    intervalSeconds: 300,
    workingHours: null,
    pageSize: 500,
    looksAgain: true,
    everySource: false,
  });
});

test('without a token the one at rest stays', () => {
  expect(faultsOf({ ...good, token: ' ' }, false)).toEqual({});
  expect(faultsOf({ ...good, token: 'two words' }, false)).toEqual({ token: 'characters' });
});

test.each([
  [{ minutes: '4' }, { minutes: 'range' }],
  [{ minutes: '5.5' }, { minutes: 'range' }],
  [{ minutes: '10081' }, { minutes: 'range' }],
  [{ minutes: '' }, { minutes: 'range' }],
  [{ pageSize: '0' }, { pageSize: 'range' }],
  [{ pageSize: '1001' }, { pageSize: 'range' }],
  [{ hasHours: true, hours: { days: [], from: '08:00', to: '17:00' } }, { hours: 'days' }],
  [{ hasHours: true, hours: { days: [1], from: '08:00', to: '08:00' } }, { hours: 'same' }],
  [{ hasHours: false, hours: { days: [], from: '08:00', to: '08:00' } }, {}],
  [{ baseUrl: 'https://service.example/?a=b' }, { baseUrl: 'query' }],
  [{ baseUrl: 'https://me:secret@service.example' }, { baseUrl: 'credentials' }],
  [{ baseUrl: 'http://service.example:6000' }, {}],
] as const)('%j has the faults %j', (part, faults) => {
  expect(faultsOf({ ...good, ...part }, true)).toEqual(faults);
});

test('the service accepts whatever the form accepts, and stored settings return to the form unchanged', () => {
  const drafts = record({
    name: string(),
    baseUrl: constantFrom('', '/', '/v1', ' /v1/').chain((end) => anyWebUrl.map((url) => `${url}${end}`)),
    token: string({ maxLength: 20 }),
    minutes: integer({ min: 1, max: 20_000 }).map(String),
    hasHours: constantFrom(true, false),
    hours: record({
      days: subarray([1, 2, 3, 4, 5, 6, 7]),
      from: constantFrom('07:00'),
      to: constantFrom('19:00'),
    }),
    pageSize: integer({ min: 0, max: 2000 }).map(String),
    looksAgain: constantFrom(true, false),
    everySource: constantFrom(true, false),
  });
  check(
    property(drafts, (draft) => {
      const faults = faultsOf(draft, true);
      const { name, baseUrl, ...schedule } = settingsOf(draft);
      expect(faults.name === undefined).toBe(nameProblems(name).length === 0);
      expect(faults.baseUrl === undefined).toBe(baseUrlProblems(baseUrl).length === 0);
      expect(faults.token === undefined).toBe(tokenProblems(draft.token.trim()).length === 0);
      if (Object.keys(faults).length > 0) return;
      expect(normalBaseUrl(baseUrl)).toBe(baseUrl);
      const kept = draftOf({
        key: 1,
        name,
        baseUrl,
        ...schedule,
        state: { kind: 'up-to-date' },
        hasToken: true,
        paused: false,
        variant: 'criteria',
        requests: 0,
        keptByOthers: [],
        sharesMirrorWith: [],
        marksToSend: 0,
        marksFailing: false,
        notUnderstood: 0,
        looksDue: 0,
        listener: { hasSecret: false, seemsSilent: false },
      });
      expect(settingsOf(kept)).toEqual(settingsOf(draft));
    }),
  );
});

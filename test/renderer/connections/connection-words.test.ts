import { expect, test } from 'vitest';
import { stateText } from '../../../src/renderer/lib/messages/connection-text';
import type { ConnectionState } from '../../../src/contract/upstream/connections';

const nowMs = Date.parse('2026-11-20T09:30:00.000Z');
const later = '2026-11-20T09:33:12.000Z';

test.each([
  [{ kind: 'up-to-date' }, 'Up to date'],
  [{ kind: 'syncing', done: 1500, total: 50_000 }, 'Syncing 1,500 of 50,000'],
  [{ kind: 'waiting', until: later, more: 10 }, 'Next sync 3:12'],
  [{ kind: 'offline', until: later }, 'Offline'],
  [{ kind: 'paused' }, 'Paused'],
  [{ kind: 'needs-you', problem: 'token-refused', text: 'Enter one.' }, 'Action needed'],
] as const satisfies readonly (readonly [ConnectionState, string])[])(
  'a chip names %j "%s"',
  (state, name) => {
    expect(stateText(state, nowMs)).toBe(name);
  },
);

test('a night outside working hours is not counted down', () => {
  const state = { kind: 'waiting', until: '2026-11-23T08:00:00.000Z', more: 1 } as const;
  expect(stateText(state, nowMs)).toMatch(/^Next sync: .*23.*00/);
});

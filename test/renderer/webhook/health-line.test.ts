import { expect, test } from 'vitest';
import { healthOf } from '../../../src/renderer/webhook/health-line';
import type { DeliveryHealth, WebhookSummary } from '../../../src/contract/webhook/deliveries';

const now = new Date(2026, 10, 20, 15, 0);
const at = (hour: number, minute: number, day = 20): string =>
  new Date(2026, 10, day, hour, minute).toISOString();

const textOf = (health: DeliveryHealth, changes: Partial<WebhookSummary> = {}): string =>
  healthOf(
    {
      url: 'https://receiver.example',
      secret: {},
      health,
      counts: { all: 0, waiting: 0, failed: 0, delivered: 0 },
      ...changes,
    },
    now,
  ).text;

test('health is one sentence', () => {
  expect(textOf({ recent: 0, failed: 0 })).toBe('No attempts yet');
  expect(textOf({ recent: 1, failed: 0 })).toBe('The last attempt succeeded');
  expect(textOf({ recent: 20, failed: 0 })).toBe('All of the last 20 attempts succeeded');
  expect(textOf({ recent: 20, failed: 3 })).toBe('3 of the last 20 attempts failed, the newest succeeded');
  expect(textOf({ recent: 20, failed: 3, failingSince: at(14, 2) })).toMatch(
    /^3 of the last 20 attempts failed, none succeeded since (?:14|2):02/,
  );
  expect(textOf({ recent: 20, failed: 20, failingSince: at(14, 2, 19) })).toMatch(
    /^All of the last 20 attempts failed, since yesterday (?:14|2):02/,
  );
});

test('without an address, what waits for one is more important', () => {
  const counts = { all: 3, waiting: 3, failed: 0, delivered: 0 };
  expect(textOf({ recent: 20, failed: 0 }, { url: null, counts })).toBe(
    'No webhook URL: 3 pending deliveries',
  );
});

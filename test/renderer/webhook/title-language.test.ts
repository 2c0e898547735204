import { expect, test } from 'vitest';
import type { DeliveryRow } from '../../../src/contract/webhook/deliveries';
import { deliveryTitleLang } from '../../../src/renderer/webhook/delivery-text';
import { receiptTitleLang } from '../../../src/renderer/webhook/receipt-row';

const languages = { source: 'en-GB', target: 'de-DE' };

test('a title has the language of its source; what the window says in place of one has its own', () => {
  const delivery: DeliveryRow = {
    key: 1,
    eventId: 'evt_1',
    event: 'completed',
    requestId: 'a',
    title: 'Kettle',
    languages,
    state: 'delivered',
    created: '2026-11-20T08:00:00Z',
    attempts: 1,
  };
  expect(deliveryTitleLang(delivery)).toBe('en-GB');
  expect(deliveryTitleLang({ ...delivery, title: '' })).toBeUndefined();
  expect(deliveryTitleLang({ ...delivery, event: 'test' })).toBeUndefined();
  const receipt = {
    key: 1,
    received: '2026-11-20T08:00:00Z',
    connectionKey: 1,
    connectionName: 'Acme',
    state: 'applied',
    sizeBytes: 1,
    languages,
  } as const;
  expect(receiptTitleLang({ ...receipt, title: 'Kettle' })).toBe('en-GB');
  expect(receiptTitleLang({ ...receipt, title: '' })).toBeUndefined();
  expect(receiptTitleLang(receipt)).toBeUndefined();
});

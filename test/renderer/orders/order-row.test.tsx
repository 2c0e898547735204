import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderRow as Row } from '../../../src/contract/orders';
import { OrderRow } from '../../../src/renderer/orders/order-row';

const language = (target: string): Row['languages'][number] => ({
  target,
  fields: 1,
  states: { pending: 1, confirmed: 0, completed: 0 },
  errors: 0,
  warnings: 0,
  styles: 0,
});

test('the languages of an order are shown as tags, and said as names', () => {
  const row: Row = {
    key: 1,
    id: 'a',
    kind: 'file',
    title: 'strings.xml',
    source: 'en',
    created: '2026-11-20T08:00:00Z',
    needYou: 0,
    languages: ['de', 'fr'].map(language),
  };
  const html = renderToStaticMarkup(<OrderRow row={row} />);
  expect(html).toContain('<span class="visually-hidden">English to German and French</span>');
  expect(html).toContain('<span aria-hidden="true">en → de, fr</span>');
});

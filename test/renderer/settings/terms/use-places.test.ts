import { expect, it } from 'vitest';
import { placeText, type Places } from '../../../../src/renderer/settings/terms/use-places';

const view = { view: 'all', filter: 'Jacke', sort: 'created', descending: false } as const;
const places: Places = {
  connections: [{ key: 3, name: 'Shop' }],
  views: [{ ...view, key: 1, name: 'Jackets' }],
};

const text = (use: { readonly origin?: number; readonly view?: number }): string =>
  placeText({ key: 1, ...use }, places);

it('a place that limits a termbase is named, also a view that limits it no longer, and one that is gone is said', () => {
  expect(text({ origin: 0 })).toBe('requests submitted here');
  expect(text({ origin: 3 })).toBe('requests of Shop');
  expect(text({ view: 1 })).toBe('the view Jackets');
  expect(text({ view: 2 })).toBe('nothing: its view or connection was removed');
  expect(text({ origin: 4 })).toBe('nothing: its view or connection was removed');
});

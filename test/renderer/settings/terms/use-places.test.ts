import { expect, it } from 'vitest';
import type { TermbaseUse } from '../../../../src/contract/terms';
import { placeText } from '../../../../src/renderer/settings/terms/use-places';

const text = (use: Omit<TermbaseUse, 'key'>): string => placeText({ key: 1, ...use });

it('a place that limits a termbase is named, and one that is gone is said', () => {
  expect(text({ origin: 0 })).toBe('requests submitted here');
  expect(text({ origin: 3, name: 'Shop' })).toBe('requests of Shop');
  expect(text({ view: 1, name: 'Jackets' })).toBe('the view Jackets');
  expect(text({ view: 2 })).toBe('nothing: its view or connection was removed');
  expect(text({ origin: 4 })).toBe('nothing: its view or connection was removed');
});

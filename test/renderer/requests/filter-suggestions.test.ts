import { expect, test } from 'vitest';
import type { FilterValues } from '../../../src/contract/views';
import { parseFilter } from '../../../src/content/filter/parse-filter';
import { termName, troubleName } from '../../../src/renderer/requests/filter-names';
import { suggestionsAt } from '../../../src/renderer/requests/filter-suggestions';

const values: FilterValues = {
  state: [{ value: 'completed', count: 7 }],
  mark: [],
  source: [],
  target: [
    { value: 'fr', count: 5 },
    { value: 'de', count: 2 },
  ],
  origin: [{ value: 'East, West' }],
  field: [{ value: 'body' }],
};
const textsAt = (text: string) => suggestionsAt(text, text.length, values).items.map((item) => item.text);

test('values are suggested with their counts, after a comma those that are not listed yet', () => {
  expect(suggestionsAt('target:', 7, values).items).toMatchObject([
    { text: 'target:fr', count: 5 },
    { text: 'target:de', count: 2 },
  ]);
  expect(textsAt('-target:fr,')).toEqual(['-target:fr,de']);
  expect(suggestionsAt('state:', 6, values).items.map(({ count }) => count)).toEqual([0, 0, 7]);
  expect(textsAt('connection:')).toEqual(['connection:local', 'connection:"East, West"']);
});

test('other spellings of a key are suggested when they are begun', () => {
  expect(textsAt('fr')).toEqual(['from:']);
  expect(textsAt('')).not.toContain('from:');
});

test('a condition that is not valid is answered with the forms it may have', () => {
  const texts = ['state:done', 'words:many', 'from:en', 'completed:soon'].map((text) => {
    const [trouble] = parseFilter(text).troubles;
    return trouble === undefined ? '' : troubleName(trouble);
  });
  expect(texts[0]).toContain('pending, confirmed, or completed');
  expect(texts[1]).toContain('>500');
  expect(texts[2]).toContain('source:en');
  expect(texts[3]).toContain('2026-11, 7d');
});

test.each([
  ['target:fr,de', 'Target: French or German'],
  ['-mark:success', 'Mark: not Imported'],
  ['completed:2w', 'Completed: since 2 weeks ago'],
  ['completed:7d..7d', 'Completed: 7 days ago'],
  ['until:2026-10', 'Until: October 2026'],
  ['words:>500', 'Words: 501 or more'],
  ['reviewed:changed', 'Reviewed: Changed since'],
])('the chip of %s is "%s"', (text, name) => {
  const [term] = parseFilter(text).terms;
  expect(term === undefined ? '' : termName(term)).toBe(name);
});

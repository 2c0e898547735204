import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { CommandInput } from '../../../src/contract/contract';
import { openLists } from '../../support/lists';
import type { FoundPlace, FieldSide } from '../../../src/content/search/found-places';
import { addRequest } from '../../support/database/filled-requests';
import { quickDatabase } from '../../support/database/quick-database';

const both: FieldSide[] = ['source', 'target'];

function finderOf(fields: Parameters<typeof addRequest>[1]['fields']) {
  const db = quickDatabase();
  const lists = openLists(dirname(db.name), Date.now);
  onTestFinished(() => lists.close());
  const key = addRequest(db, { fields });
  const ask = (search: Partial<CommandInput<'requests.find'>>) =>
    lists.handlers['requests.find']({
      key,
      version: 1,
      text: 'a',
      as: 'read',
      sides: both,
      offset: 0,
      ...search,
    });
  const find = (text: string, sides = both, offset = 0) => ask({ text, sides, offset });
  return { db, key, ask, find };
}

const place = ({ position, side, start }: FoundPlace): string => `${position} ${side} ${start}`;

it('a text is found in source and target of every field, in reading order', () => {
  const { find } = finderOf([
    ['Cache', 'Le cache'],
    ['No', 'Non'],
    ['<b>cache</b>', 'cache, cache'],
  ]);
  expect(find('cache').places.map(place)).toEqual([
    '0 source 0',
    '0 target 3',
    '2 source 3',
    '2 target 0',
    '2 target 7',
  ]);
  expect(find('cache', ['target']).places.map(place)).toEqual(['0 target 3', '2 target 0', '2 target 7']);
});

it('a long request is looked through in portions, each naming where to go on', () => {
  const { find } = finderOf(Array.from({ length: 4 }, () => [`${'x '.repeat(31_000)}needle`, 'needle']));
  const positions: number[] = [];
  let portions = 0;
  for (let next: number | undefined = 0; next !== undefined; portions++) {
    const portion = find('needle', both, next);
    positions.push(...portion.places.map(({ position }) => position));
    next = portion.next;
  }
  expect(portions).toBeGreaterThan(1);
  expect(positions).toEqual(Array.from({ length: 8 }, (_, i) => Math.floor(i / 2)));
});

it('a field with very many hits says that there are more', () => {
  const { find } = finderOf([['a'.repeat(5000), 'b']]);
  const { places, hasMore } = find('a');
  expect(places).toHaveLength(1000);
  expect(hasMore).toBe(true);
  expect(find('b').hasMore).toBe(false);
});

it('a request or a version that is not there is refused', () => {
  const { find, ask } = finderOf([['a', 'b']]);
  expect(find('a').places).toHaveLength(1);
  expect(() => ask({ key: 99 })).toThrow('no longer in the store');
  expect(() => ask({ version: 2 })).toThrow('no longer in the store');
});

it('a long value is kept for the next letters, and never taken for that of a request that got its key', () => {
  const long = 'x '.repeat(40_000);
  const { db, key, find } = finderOf([[`${long}needle`, 'b']]);
  expect(find('n').places).toHaveLength(1);
  expect(find('needle').places).toHaveLength(1);
  db.prepare('DELETE FROM requests WHERE key = ?').run(key);
  expect(addRequest(db, { fields: [[`${long}other`, 'b']] })).toBe(key);
  expect(find('needle').places).toEqual([]);
  expect(find('other').places).toHaveLength(1);
});

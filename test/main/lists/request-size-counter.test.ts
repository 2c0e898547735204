import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLists } from '../../support/lists';
import { joinSizes, noSize, type SizePlace } from '../../../src/content/text/request-size';
import { textSize } from '../../../src/content/text/text-size';
import { addRequest } from '../../support/database/filled-requests';
import { quickDatabase } from '../../support/database/quick-database';

function counted(fields: Parameters<typeof addRequest>[1]['fields']) {
  const db = quickDatabase();
  const lists = openLists(dirname(db.name), Date.now);
  onTestFinished(() => lists.close());
  const key = addRequest(db, { fields });
  let size = noSize;
  let portions = 0;
  for (let from: SizePlace | undefined = { field: 0, slice: 0 }; from !== undefined; portions++) {
    const portion = lists.handlers['requests.size']({ key, version: 1, from });
    size = joinSizes(size, portion);
    from = portion.next;
  }
  const { next: _, ...whole } = size;
  return { ...whole, portions };
}

it('words and characters of both sides are those that are read, over all fields', () => {
  expect(
    counted([
      ['<p>Two <b>words</b></p>', '<p>Zwei &amp; zwei</p>'],
      ['One', 'Eins'],
    ]),
  ).toEqual({
    source: { words: 3, characters: 12 },
    target: { words: 3, characters: 15 },
    isPaired: true,
    portions: 1,
  });
});

it('a field without a target leaves nothing to compare', () => {
  expect(counted([['One', 'Eins'], ['Two']]).isPaired).toBe(false);
});

it('long values and many fields are counted in portions that leave nothing out', () => {
  const long = 'some words, '.repeat(12_000).trim();
  const many = Array.from({ length: 1200 }, () => ['a b', 'c'] as const);
  const { source, target, portions } = counted([[long, long], ...many]);
  const { words, characters } = textSize(long, 'en');
  expect(source).toEqual({ words: words + 2400, characters: characters + 3600 });
  expect(target).toEqual({ words: words + 1200, characters: characters + 1200 });
  expect(portions).toBeGreaterThan(3);
});

it('a request of many short fields is counted in one portion, since each one is a call of the window', () => {
  const short = Array.from({ length: 150 }, (_, i) => [`Press button ${i}`, `Taste ${i} drücken`] as const);
  expect(counted(short)).toMatchObject({ source: { words: 450 }, target: { words: 450 }, portions: 1 });
});

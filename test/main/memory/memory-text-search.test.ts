import { expect, it } from 'vitest';
import type { WordQuestion } from '../../../src/main/memory/memory-search-store';
import { keyBlocks } from '../../../src/main/memory/memory-text-search';
import { everyUnit, type UnitScope, type UnitSpan } from '../../../src/main/memory/unit-spans';
import { waysToFind } from '../../../src/main/memory/ways-to-find';

const [wordsOfTwo = { phrases: [] }] = waysToFind('closed file').slice(1);
const [oneWord = { phrases: [] }] = waysToFind('file');
const [character = { phrases: [] }] = waysToFind('の');

/**
 * A store with so many units, in which the `exact` lowest have the whole words and each unit whose key can be
 * divided by `every` has the beginning of the last one. Notes which questions were about open words.
 */
function storeOf(size: number, exact: number, every = 1) {
  const asked: boolean[] = [];
  const withTerms = ({ phrases }: WordQuestion, { first, last }: UnitSpan, limit: number) => {
    const isOpen = phrases.some((phrase) => phrase.isOpen);
    asked.push(isOpen);
    const isAll = phrases.length < 2 && !isOpen;
    return Array.from({ length: isAll || isOpen ? size : exact }, (_, number) => number)
      .filter((key) => key >= first && key <= last && (!isOpen || key % every === 0))
      .toReversed()
      .slice(0, limit);
  };
  const units = (keys: readonly number[]) =>
    keys.map((key) => ({
      key,
      languageSource: 'en',
      languageTarget: 'ja',
      source: key % every === 0 ? 'a file that is closed の' : 'a closed door',
      target: '',
      sourceMarkup: null,
      targetMarkup: null,
      changed: null,
    }));
  return { asked, withTerms, units };
}

const found = (store: ReturnType<typeof storeOf>, way: typeof oneWord, scope?: UnitScope) =>
  [...keyBlocks(store, { ...way, side: 'source', mark: undefined }, scope)].flatMap((block) => block ?? []);

it.each([150, 399, 400, 5000])(
  'of %i units, those with the whole words come first, and none twice',
  (size) => {
    const keys = found(storeOf(size, 120), wordsOfTwo);
    expect(keys.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, number) => 119 - number));
    expect(keys).toHaveLength(size);
    expect(new Set(keys).size).toBe(size);
  },
);

it('texts with the first of two words are looked through for the second, where they are few', () => {
  const store = storeOf(450, 0, 3);
  expect(found(store, wordsOfTwo)).toHaveLength(150);
  expect(store.asked).not.toContain(true);
});

it('words that go on are collected once for all spans of units that are known', () => {
  const store = storeOf(5000, 0);
  const spans = [
    { first: 4000, last: 4999 },
    { first: 5, last: 8 },
  ];
  expect(found(store, oneWord, { spans, units: new Set([4500, 7, 6]) })).toEqual([4500, 7, 6]);
  expect(store.asked.filter((isOpen) => isOpen)).toHaveLength(2);
});

it('a frequent character is found in the newest texts, before the index is asked', () => {
  const store = storeOf(9000, 0, 2);
  const blocks = keyBlocks(store, { ...character, side: 'source', mark: undefined });
  const keys: number[] = [];
  for (const block of blocks) {
    if (block === undefined) break;
    keys.push(...block);
  }
  expect(keys).toEqual(Array.from({ length: 2500 }, (_, number) => 8998 - 2 * number));
  expect(store.asked).not.toContain(true);
});

it('a rare character is asked from the index after the newest texts, and none is found twice', () => {
  const store = storeOf(9000, 0, 100);
  const keys = found(store, character);
  expect(keys).toEqual(Array.from({ length: 90 }, (_, number) => 8900 - 100 * number));
  expect(store.asked).toEqual([false, true]);
});

it('a character of known units is found without the other units', () => {
  const units = new Set([8, 4000, 4001]);
  expect(found(storeOf(9000, 0, 2), character, { ...everyUnit, units })).toEqual([4000, 8]);
});

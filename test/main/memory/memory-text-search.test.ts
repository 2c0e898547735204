import { expect, it } from 'vitest';
import type { WordQuestion } from '../../../src/main/memory/memory-search-store';
import { keyBlocks, waysToFind } from '../../../src/main/memory/memory-text-search';
import type { UnitSpan } from '../../../src/main/memory/unit-spans';

const [, words = []] = waysToFind('closed file');
const question: WordQuestion = { phrases: words, side: 'source', mark: undefined };

/** A store in which `open` units have words that go on, `exact` of them the whole words. */
function storeOf(open: number, exact: number) {
  const asked: boolean[] = [];
  const withTerms = ({ phrases }: WordQuestion, { first, last }: UnitSpan, limit: number) => {
    const isOpen = phrases.some((phrase) => phrase.isOpen);
    asked.push(isOpen);
    return Array.from({ length: isOpen ? open : exact }, (_, number) => number)
      .filter((key) => key >= first && key <= last)
      .toReversed()
      .slice(0, limit);
  };
  return { asked, withTerms };
}

it('few units that have all words are read once, since their order makes no difference', () => {
  const store = storeOf(90, 40);
  expect([...keyBlocks(store, question, undefined, 100)].flat()).toHaveLength(90);
  expect(store.asked).toEqual([true]);
});

it.each([[150], [399], [400], [5000]])(
  'of %i units, those with the whole words come first, and none twice',
  (open) => {
    const store = storeOf(open, 120);
    const keys = [...keyBlocks(store, question, undefined, 100)].flat();
    expect(keys.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, number) => 119 - number));
    expect(keys).toHaveLength(open);
    expect(new Set(keys).size).toBe(open);
  },
);

it('words that go on are collected once for all spans of units that are known', () => {
  const store = storeOf(5000, 10);
  const spans = [
    { first: 4000, last: 4999 },
    { first: 5, last: 8 },
  ];
  const scope = { spans, units: new Set([4500, 7, 6]) };
  expect([...keyBlocks(store, question, scope, 100)].flat()).toEqual([7, 6, 4500]);
  expect(store.asked.filter((isOpen) => isOpen)).toHaveLength(2);
});

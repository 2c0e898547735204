import { expect, it } from 'vitest';
import { waysToFind } from '../../../src/main/memory/ways-to-find';

const shown = (text: string) =>
  waysToFind(text).map(({ phrases, written }) => ({
    words: phrases.map(({ tokens, isOpen }) => `${tokens.join(' ')}${isOpen ? '*' : ''}`),
    ...(written === undefined ? {} : { written }),
  }));

it('several words are looked for as they follow each other, then in any order, and only the last may go on', () => {
  expect(shown('Closed File nam')).toEqual([
    { words: ['closed file nam*'] },
    { words: ['closed', 'file', 'nam*'] },
  ]);
  expect(shown('の 設定')).toEqual([{ words: ['の 設定'] }, { words: ['の*', '設定'] }]);
});

it.each(['%s', "'%s'", '{0}', '$1', '5 %', 'C++', '→', '…'])(
  '%s has no word, and is found only as it is',
  (text) => {
    const ways = shown(text);
    expect(ways).toHaveLength(1);
    expect(ways[0]?.written).toBe(text === '…' ? '...' : text.toLowerCase());
  },
);

it('signs at a word are looked for as they are first, then without them', () => {
  expect(shown('--help')).toEqual([{ words: ['help*'], written: '--help' }, { words: ['help*'] }]);
  expect(shown('file, e-mail.')).toEqual([{ words: ['file e mail*'] }, { words: ['file', 'e mail*'] }]);
});

it('one letter without signs is looked for as a word', () => {
  expect(shown('s')).toEqual([{ words: ['s'] }]);
});

it('an empty text is not looked for', () => {
  expect(waysToFind(' \n')).toEqual([]);
});

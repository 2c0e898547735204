import { expect, test } from 'vitest';
import { AppError } from '../../src/contract/errors';
import { failure, unwrap, type Result } from '../../src/contract/result';
import { joined, mapValues, sentence, sentenceLanguage, written } from '../../src/contract/sentence';

const german = sentenceLanguage('de', {
  '{{0}} has {{1}} bytes': '{{1}} Bytes in {{0}}',
  'another file': 'einer anderen Datei',
});

test('a sentence is English with its values in their places', () => {
  expect(written(sentence`${'a.txt'} has ${12_345} bytes`)).toBe('a.txt has 12,345 bytes');
});

test('a translation places the values by its own order, and writes numbers in its language', () => {
  expect(written(sentence`${'a.txt'} has ${12_345} bytes`, german)).toBe('12.345 Bytes in a.txt');
});

test('a value that is a sentence is translated with it', () => {
  expect(written(sentence`${sentence`another file`} has ${1} bytes`, german)).toBe(
    '1 Bytes in einer anderen Datei',
  );
});

test('a sentence that has no translation is English', () => {
  expect(written(sentence`${'a.txt'} is empty`, german)).toBe('a.txt is empty');
});

test('a value that looks like a place or like a name of an object stays what it is', () => {
  expect(written(sentence`${'{{1}}'} has ${2} bytes`, german)).toBe('2 Bytes in {{1}}');
  expect(written(sentence`constructor`, german)).toBe('constructor');
});

test('in a text from right to left, names keep their order', () => {
  const arabic = sentenceLanguage('ar', { '{{0}} is empty': '{{0}} فارغ' });
  expect(written(sentence`${'a.txt'} is empty`, arabic)).toBe('\u2068a.txt\u2069 فارغ');
});

test('values are changed also inside of other sentences', () => {
  const upper = mapValues((value) => value.toUpperCase());
  expect(written(upper(joined([sentence`in ${'a'}`, sentence`line ${1}`], '; ')))).toBe('in A; line 1');
});

test('an error crosses the bridge with its problems and is said in the language of the window', () => {
  const error = new AppError('TOO_LARGE', sentence`${'a.txt'} has ${9} bytes`, {
    problems: [sentence`${'a.txt'} has ${9} bytes`, 'another file'],
  });
  expect(error.message).toBe('a.txt has 9 bytes');
  const answer: Result<never> = JSON.parse(JSON.stringify(failure(error)));
  expect(() => unwrap(answer, german)).toThrow(
    expect.objectContaining({
      code: 'TOO_LARGE',
      message: '9 Bytes in a.txt',
      problems: ['9 Bytes in a.txt', 'einer anderen Datei'],
    }),
  );
});

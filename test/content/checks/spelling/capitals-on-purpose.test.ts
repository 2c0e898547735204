import { describe, expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import { proveRows } from '../found-problems';

describe('capitals that are there on purpose are not looked up', () => {
  test.each([
    ['Its ANOther editor', 'NAno un NOuvel éditeur', 'NOuvel', false],
    ['Its ANOther editor', 'ANOther est un NOuvel éditeur', 'NOuvel', true],
    ['Its other editor', 'Un NOuvel éditeur', 'NOuvel', true],
    ['Press enter to open it.', 'Premere INVIO per aprirlo.', 'INVIO', false],
    ['Use it to open it.', 'Premere INVIO per aprirlo.', 'INVIO', true],
    ['All done, close it', 'Está feito, TODOS os itens foram guardados', 'TODOS', false],
    ['All done, close it', 'Está feito, todos os ITENS foram guardados', 'ITENS', true],
  ])('%s → %s', (source, target, word, expected) => {
    const field = { type: 'localizable', data: 'text', source, target };
    const words = spelledWords(parsePair(field, { source: 'en', target: 'fr' }), []);
    expect(words.some((one) => one.word === word)).toBe(expected);
  });
});

describe('words that the source says to leave', () => {
  proveRows('language', [
    [
      "Don't translate strings like check and raise",
      'Non tradurre le stringhe check e raise',
      [],
      'en it',
      'text',
    ],
    [
      "Don't translate it when they check and raise",
      'Non tradurre le stringhe check e raise',
      ['source: raise'],
      'en it',
      'text',
    ],
  ]);
});

describe('invisible characters of text from right to left', () => {
  const [open, close] = ['\u202d', '\u202c'];
  proveRows('invisible-added', [
    ['Create it (.obt)', `צור ארכיון ${open}(.obt)${close}`, [], 'en he', 'text'],
    [
      'Create it (.obt)',
      `צור ארכיון ${open}(.obt)`,
      ['added: U+202D left-to-right override'],
      'en he',
      'text',
    ],
  ]);
});

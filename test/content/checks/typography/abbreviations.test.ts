import { describe, expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import { proveRows } from '../found-problems';

/** A paragraph with a head before a dash, and another one. */
const withHead = (head: string, rest = 'Если не удаётся установить файл. Спрашивать.'): string =>
  `<p>${head} – ${rest}</p><p>Это так, пусть будет.</p>`;

describe('a small letter behind a word that is cut off', () => {
  const source = '<p>When it cannot set it – What to do. Ask.</p><p>It is. So be it.</p>';
  proveRows('letter-case', [
    [source, withHead('Если нельзя устан. свойство'), [], 'en ru'],
    [
      source,
      withHead('Если нельзя устан. свойство', 'Что делать. Спрашивать.'),
      ['small-start: свойство'],
      'en ru',
    ],
    [
      '<p>It was empty. When it cannot, ask for it.</p>',
      '<p>Если нельзя устан. свойство пусто, установить.</p>',
      ['small-start: свойство'],
      'en ru',
    ],
  ]);
});

describe('a word before the full stop of an abbreviation is not looked up', () => {
  test.each([
    ['%d app', '%d agend.', 'agend', false],
    ['%d app', '%d agendo.', 'agendo', true],
    ['%d app.', '%d agend.', 'agend', true],
  ])('%s → %s', (value, translated, word, expected) => {
    const field = { type: 'localizable', data: 'text', source: value, target: translated };
    const words = spelledWords(parsePair(field, { source: 'en', target: 'pt' }), []);
    expect(words.some((one) => one.word === word)).toBe(expected);
  });
});

describe('the full stop of a word that is cut off at the end of a label', () => {
  proveRows('end-punctuation', [
    ['Max width {w}px', 'Максимальна ширина: {w} пікс.', [], 'en uk', 'text'],
    ['Max width {w}px', 'Максимальна ширина: {w} точок.', ['extra: .'], 'en uk', 'text'],
    ['Max Speed', 'Max. Geschw.', [], 'en de'],
    ['Min Speed', 'Vel. Mín.', [], 'en es'],
    ['Pan/Tilt', 'Pano. / Incl.', [], 'en fr'],
    ['Max Height', 'Maximale Höhe.', ['extra: .'], 'en de'],
    ['Max speed of it', 'Geschw. des guten Haus.', ['extra: .'], 'en de'],
    ['Bitrate (bits/secs)', 'Bitsnelheid (bits/sec.)', [], 'en nl'],
    ['Bitrate (bits/secs)', 'Bitsnelheid (bits/seconde.)', ['extra: .'], 'en nl'],
  ]);
});

describe('two sentences in each other’s place have each other’s marks', () => {
  proveRows('end-punctuation', [
    ['Wait for it. It is done!', 'Es ist fertig! Warten Sie darauf.', [], 'en de'],
    ['Wait for it. It is done!', 'Warten Sie darauf. Es ist fertig.', ['changed: !, .'], 'en de'],
    ['It is done!', 'Es ist fertig!.', ['changed: !, .'], 'en de'],
  ]);
});

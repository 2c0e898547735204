import { describe, expect, it } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { segmentPairs } from '../../../../src/content/checks/segment-pairs';
import { proveRows } from '../found-problems';

/**
 * Causes of wrong reports that two readers of 38 works named, in texts of our own, beside mistakes that are
 * still reported.
 */
describe('placeholders', () => {
  proveRows('placeholders', [
    // The form of a message for one, in a language whose form for one has other numbers as well.
    ["Delete the %'d chosen item?", 'Удалить выбранный объект?', ["missing-likely: %'d"], 'en ru', 'text'],
    ["Delete the %'d chosen items?", 'Supprimer les éléments ?', ["missing: %'d"], 'en fr', 'text'],
    // The flag for groups of thousands, before letters without a space.
    ['Move %d items to “%s”', "파일 %'d개 “%s”(으)로 옮김", [], 'en ko', 'text'],
    ['Move %d items to “%s”', '파일 “%s”(으)로 옮김', ['missing: %d'], 'en ko', 'text'],
    // The name of a variable between two signs.
    [
      'The difference is in `$set(new,%old%)`',
      'Der Unterschied ist in `$set(neu,%alt%)`',
      [],
      'en de',
      'text',
    ],
    ['The difference is %d of it', 'Der Unterschied davon', ['missing: %d'], 'en de', 'text'],
  ]);
});

describe('a word of the source', () => {
  proveRows('language', [
    ['The :field is needed when :other is set.', ':otherがあれば:fieldは必須です。', [], 'en ja', 'text'],
    [
      'The field is needed when other is set.',
      'otherがあればfieldは必須です。',
      ['source: other'],
      'en ja',
      'text',
    ],
  ]);
});

describe('marks of Markdown', () => {
  proveRows('leftovers', [
    ['True if `x` or ANY is set.', 'Wahr, wenn `x` oder **eines** gesetzt ist.', [], 'en de', 'text'],
    [
      'True if x or ANY is set.',
      'Wahr, wenn x oder **eines** da ist.',
      ['markdown: **eines**'],
      'en de',
      'text',
    ],
  ]);
});

describe('the full stop of an abbreviation', () => {
  proveRows('end-punctuation', [
    ['Off', 'Выкл.', [], 'en ru', 'text'],
    ['row_s', 'ст_р.', [], 'en ru', 'text'],
    ['Off', 'Нет.', ['extra: .'], 'en ru', 'text'],
  ]);
});

describe('marks of Spanish', () => {
  proveRows('punctuation', [
    ['Use the joker "?"', 'Usar el comodín "?"', [], 'en es', 'text'],
    ['Use the "joker"?', 'Usar el "comodín"?', ['inverted: ¿'], 'en es', 'text'],
    ['"Do you use "it"?"', '"Usas el "comodín"?"', ['inverted: ¿'], 'en es', 'text'],
    ['(Delete it (and all)?)', '(Borrarlo (y todo)?)', ['inverted: ¿'], 'en es', 'text'],
    ['Do you want to \ndelete it?', '¿Quiere usted \neliminarlo ya?', [], 'en es', 'text'],
    ['Do you want to \ndelete it?', 'Quiere usted \neliminarlo ya?', ['inverted: ¿'], 'en es', 'text'],
  ]);
});

describe('a bracket', () => {
  proveRows('brackets', [
    [
      '<p>It is set by a) a policy b) the desk.</p>',
      '<p>设置被：1) 策略覆盖，2) 系统覆盖。</p>',
      [],
      'en zh-CN',
    ],
    ['<p>It is set by a policy.</p>', '<p>设置被，2) 系统覆盖。</p>', ['unopened: )'], 'en zh-CN'],
  ]);
});

const segmentsOf = (source: string, target: string): readonly string[] =>
  segmentPairs(
    parsePair({ type: 'localizable', data: 'text', source, target }, { source: 'en', target: 'tr' }),
  ).map((one) => one.source);

describe('segments', () => {
  it('are no lines that the next line goes on with', () => {
    expect(segmentsOf('Do you want to\ndelete the file?', 'Dosyayı silmek\nistiyor musunuz?')).toEqual([
      'delete the file?',
    ]);
    expect(segmentsOf('Save it\nDelete it', 'Kaydet\nSil')).toEqual(['Save it', 'Delete it']);
  });
});

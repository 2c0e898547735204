import { describe, expect, it } from 'vitest';
import { sentencePairs } from '../../../src/content/memory/sentence-pairs';
import { sentencesOf } from '../../../src/content/memory/sentences';

const pairsOf = (source: string, target: string, language = 'de') =>
  sentencePairs(source, target, { source: 'en', target: language }).map((pair) => [
    source.slice(pair.source.start, pair.source.end),
    target.slice(pair.target.start, pair.target.end),
  ]);

describe('sentences of a paragraph and of its translation are paired', () => {
  it('one by one where their lengths agree', () => {
    expect(
      pairsOf(
        'The order was sent yesterday in the evening. You can track it. It arrives within three working days at your door.',
        'Die Bestellung wurde gestern am Abend verschickt. Sie können sie verfolgen. Sie kommt innerhalb von drei Werktagen bei Ihnen an.',
      ),
    ).toEqual([
      ['The order was sent yesterday in the evening.', 'Die Bestellung wurde gestern am Abend verschickt.'],
      ['You can track it.', 'Sie können sie verfolgen.'],
      [
        'It arrives within three working days at your door.',
        'Sie kommt innerhalb von drei Werktagen bei Ihnen an.',
      ],
    ]);
  });

  it('in Japanese, which has no spaces between them', () => {
    expect(
      pairsOf(
        'The first number is 12. Do you want to delete all of the files in this folder?',
        '最初の数字は12です。このフォルダーにあるファイルをすべて削除しますか？',
        'ja',
      ),
    ).toEqual([
      ['The first number is 12.', '最初の数字は12です。'],
      [
        'Do you want to delete all of the files in this folder?',
        'このフォルダーにあるファイルをすべて削除しますか？',
      ],
    ]);
  });

  it('two with one where the translation joins them, told by what they share', () => {
    expect(
      pairsOf(
        'Version 3.1 is out. Get it at example.com. Read the long list of all changes in our handbook first.',
        'Version 3.1 ist da, erhältlich auf example.com. Lesen Sie vorher die lange Liste aller Änderungen in unserem Handbuch.',
      ),
    ).toEqual([
      ['Version 3.1 is out. Get it at example.com.', 'Version 3.1 ist da, erhältlich auf example.com.'],
      [
        'Read the long list of all changes in our handbook first.',
        'Lesen Sie vorher die lange Liste aller Änderungen in unserem Handbuch.',
      ],
    ]);
  });

  it('as a whole paragraph where nothing says which is which', () => {
    const found = pairsOf('Yes. No. Go on now.', 'Ja, so ist es. Halt. Nein, weiter.');
    expect(found.length).toBeLessThan(3);
    expect(found.map(([source]) => source).join(' ')).toContain('Go on now.');
  });

  it('every pair lies in both texts, in order, also for texts of punctuation and of one side alone', () => {
    expect(pairsOf('', 'Etwas.')).toEqual([]);
    expect(pairsOf('Something. More.', '')).toEqual([]);
    expect(pairsOf('... !', 'Etwas.')).toEqual([['... !', 'Etwas.']]);
  });
});

describe('a sentence does not end', () => {
  it('at an abbreviation or an ordinal', () => {
    const text = 'Am 3. Mai kam Dr. Weber bzw. Frau Kurz. Es war gut.';
    expect(sentencesOf(text, 'de').map(({ start, end }) => text.slice(start, end))).toEqual([
      'Am 3. Mai kam Dr. Weber bzw. Frau Kurz.',
      'Es war gut.',
    ]);
  });

  it('across line breaks, and with the quote that begins the next one', () => {
    const text = 'Open the\n  letter. "Then"\nread it.';
    expect(sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
      'Open the\n  letter.',
      '"Then"\nread it.',
    ]);
  });

  it('behind the bracket that begins the next one', () => {
    const text = 'セクションが空です。[保存]を押します。';
    expect(sentencesOf(text, 'ja').map(({ start, end }) => text.slice(start, end))).toEqual([
      'セクションが空です。',
      '[保存]を押します。',
    ]);
  });
});

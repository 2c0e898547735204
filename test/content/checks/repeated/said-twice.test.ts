import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const withNote = (note: string): string =>
  `<ul><li>Dictionnaire grec. ${note}</li><li>Dictionnaire latin. ${note}</li></ul>`;

describe('a sentence that is said of two items', () => {
  const source = '<ul><li>A dictionary of Greek.</li><li>A dictionary of Latin.</li></ul>';
  proveRows('repeated-text', [
    [source, withNote('[Note : ce livre est en anglais]'), [], 'en fr'],
    [
      '<p>It converts it. (Do this on the other one.)</p><p>It stops it. (Do this on the other one.)</p>',
      '<p>変換します。(ほかのものに対して実行します。)</p><p>停止します。(ほかのものに対して実行します。)</p>',
      [],
      'en ja',
    ],
    [source, withNote('Ce livre est en anglais.'), ['twice: Ce livre est en anglais.'], 'en fr'],
  ]);
});

describe('a text that is said twice as a whole', () => {
  proveRows('repeated-text', [
    [
      'Copy the pictures (to this folder):',
      'Bilder kopieren (in diesen Ordner): Bilder kopieren (in diesen Ordner):',
      ['twice: Bilder kopieren (in diesen Ordner): Bilder kopieren (in diesen Ordner):'],
      'en de',
      'text',
    ],
    [
      'A hackable engine',
      '改造可能な検索エンジン改造可能な検索エンジン',
      ['twice: 改造可能な検索エンジン改造可能な検索エンジン'],
      'en ja',
    ],
    ['Ha, it goes on', 'なのなの', [], 'en ja'],
    ['Tick tock', 'Tick tack Tick tack', [], 'en de', 'text'],
    [
      'Over and over again Over and over again',
      'Immer wieder von vorn Immer wieder von vorn',
      [],
      'en de',
      'text',
    ],
  ]);
});

import { describe } from 'vitest';
import { proveRows } from '../found-problems';

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

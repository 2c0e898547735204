import { describe } from 'vitest';
import { proveRows } from './found-problems';

describe('words that are kept as the source has them', () => {
  proveRows('number-format', [
    [
      'It shows: KDE Plasma powered by Linux, CPU: Intel Core CPU @ 2.90GHz at 2996 MHz, RAM: 15 GB',
      'Angezeigt wird: KDE Plasma powered by Linux, CPU: Intel Core CPU @ 2.90GHz at 2996 MHz, RAM: 15 GB',
      [],
    ],
    ['The clock runs at 2.90 GHz', 'Der Takt ist 2.90 GHz', ['number: 2.90, 2,90']],
    [
      "By Don Libes, O'Reilly and Associates, January 1995.",
      "著者 Don Libes, O'Reilly and Associates, January 1995.",
      [],
      'en ja',
    ],
    ['Written in January 1995.', '書かれたのは January 1995。', ['month: January'], 'en ja'],
  ]);
  proveRows('language', [
    [
      'It would match <q>[01] Deep Purple - Smoke on the water</q>.',
      'Het zou overeenkomen met <q>[01] Deep Purple - Smoke on the water</q>.',
      [],
      'en nl',
    ],
    [
      'It would match [01] Deep Purple - Smoke on the water and others.',
      'Het zou overeenkomen met [01] Deep Purple - Smoke on the water en andere.',
      ['source: Deep Purple - Smoke on the water'],
      'en nl',
    ],
    [
      'By Wolf, author of <a href="http://uber.de/">UberWriter</a>, for the inspiration he provided in it.',
      'De Wolf, autor de <a href="http://uber.de/">UberWriter</a>, for the inspiration he provided in it.',
      ['source: UberWriter, for the inspiration he provided in it'],
      'en ca',
    ],
    ['See $if(if,then,else), please.', '请参阅 $if（if,then,else）。', [], 'en zh', 'text'],
  ]);
});

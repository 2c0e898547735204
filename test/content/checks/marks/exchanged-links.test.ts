import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const two = (first: string, second: string, [one, other]: readonly [string, string]): string =>
  `<p>The <a href="${one}">${first}</a> and the <a href="${other}">${second}</a> have keys.</p>`;

describe('two links of one block whose addresses were exchanged', () => {
  const [right, wrong] = [
    ['#a', '#b'],
    ['#b', '#a'],
  ] as const;
  proveRows('tag-contents', [
    // The numbers, and the beginnings of words, are in the order of the source.
    [
      two('15-Puzzle', '16-Puzzle', right),
      two('15-spillet', '16-spillet', wrong),
      ['exchanged: 15-spillet, #b, #a', 'exchanged: 16-spillet, #a, #b'],
      'en da',
    ],
    [
      two('local operators', 'comparing operators', right),
      two('operatori locali', 'operatori di confronto', wrong),
      ['exchanged: operatori locali, #b, #a', 'exchanged: operatori di confronto, #a, #b'],
      'en it',
    ],
    [
      two('Section 3.6.2', 'Section 4.3', right),
      two('Sezione 4.3', 'Sezione 3.6.2', right),
      ['exchanged: Sezione 4.3, #a, #b', 'exchanged: Sezione 3.6.2, #b, #a'],
      'en it',
    ],
    [two('Section 3.6.2', 'Section 4.3', right), two('Sezione 4.3', 'Sezione 3.6.2', wrong), [], 'en it'],
    [two('Section 3.6.2', 'Section 4.3', right), two('Sezione 3.7', 'Sezione 4.4', right), [], 'en it'],
    // A word of both texts is no name of the other page.
    [
      two('web site', 'kernel list FAQ', ['https://kernel.org/', 'https://lkml.org/']),
      two('공식 홈페이지', 'kernel 메일링 리스트 FAQ', ['https://lkml.org/', 'https://kernel.org/']),
      [
        'exchanged: 공식 홈페이지, https://lkml.org/, https://kernel.org/',
        'exchanged: kernel 메일링 리스트 FAQ, https://kernel.org/, https://lkml.org/',
      ],
      'en ko',
    ],
    // The texts have the order of the language, and their addresses moved with them.
    [two('15-Puzzle', '16-Puzzle', right), two('16-spillet', '15-spillet', wrong), [], 'en da'],
    // Nothing shows which text is which.
    [two('forward', 'backward', right), two('avanzar', 'retroceder', wrong), [], 'en es'],
    [two('15-Puzzle', '16-Puzzle', right), two('15-spillet', '16-spillet', right), [], 'en da'],
  ]);
});

const inTwo = (first: string, second: string, [one, other]: readonly [string, string]): string =>
  `<p>See <a href="${one}">${first}</a> first.</p><p>Then see <a href="${other}">${second}</a> too.</p>`;

describe('links to numbered figures in two blocks', () => {
  const source = inTwo('Figure 3.1', 'Figure 3.2', ['#a', '#b']);
  proveRows('tag-contents', [
    [
      source,
      inTwo('Рисунок 3.2', 'Рисунок 3.1', ['#a', '#b']),
      ['exchanged: Рисунок 3.2, #a, #b', 'exchanged: Рисунок 3.1, #b, #a'],
      'en ru',
    ],
    [source, inTwo('Рисунок 3.1', 'Рисунок 3.2', ['#a', '#b']), [], 'en ru'],
    // Blocks in another order, and figures that each language numbers for itself.
    [source, inTwo('Рисунок 3.2', 'Рисунок 3.1', ['#b', '#a']), [], 'en ru'],
    [source, inTwo('Рисунок 3.2', 'Рисунок 3.3', ['#a', '#b']), [], 'en ru'],
  ]);
});

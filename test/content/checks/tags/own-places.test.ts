import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const link = (address: string, text: string): string => `<p>A: <a href="${address}">${text}</a>.</p>`;
const row = (was: string, is: string, language: string, isFound: boolean) =>
  [
    link(was, 'the page'),
    link(is, 'pagina'),
    isFound ? [`changed-likely: <a>, href, ${was}, ${is}`] : [],
    `en ${language}`,
  ] as const;

describe('links to the places of a translation', () => {
  proveRows('attribute-changed', [
    // The place has the name of the language, or of its region.
    row('2.Process.html#process', '2.Process.html#it-process', 'it', false),
    row('#figures', '#figures-zh', 'zh-CN', false),
    row('#decisions', '#cn-decisions', 'zh-CN', false),
    row('#f2', '#cnf2', 'zh-CN', false),
    row('#decisions', '#it-decisions', 'de', true),
    row('#Decisions', '#decisions', 'qaa', true),
    row('a.html#decisions', 'b.html#it-decisions', 'it', true),
    // A page in the folders of its language leads further up.
    row('../api/mm.html#get', '../../../api/mm.html#get', 'it', false),
    row('../../../api/mm.html#get', '../api/mm.html#get', 'it', true),
    row('../api/mm.html#get', '../../../api/nn.html#get', 'it', true),
  ]);
});

const note = (page: number, number: number, shown = number): string =>
  `<a href="index${page}.html#fn${number}x2">${shown}</a>`;
const notes = (...links: readonly string[]): string => `<p>Aa ${links.join(', bb ')}.</p>`;

describe('notes that the target counts in its own way', () => {
  proveRows('attribute-changed', [
    [notes(note(5, 1)), notes(note(6, 2)), []],
    [notes(note(5, 1), note(6, 2)), notes(note(6, 2), note(7, 3)), []],
    // The page is another one.
    [
      notes('<a href="index.html#fn1">1</a>'),
      notes('<a href="other.html#fn2">2</a>'),
      ['changed-likely: <a>, href, index.html#fn1, other.html#fn2'],
    ],
    // The address and the number that is shown do not belong together.
    [
      notes(note(5, 1)),
      notes(note(5, 2, 1)),
      ['changed-likely: <a>, href, index5.html#fn1x2, index5.html#fn2x2'],
    ],
    [
      notes(note(5, 1)),
      notes(note(6, 2).replace('#fn', '#part')),
      ['changed-likely: <a>, href, index5.html#fn1x2, index6.html#part2x2'],
    ],
  ]);
  proveRows('tags-missing', [
    [notes(note(5, 1), note(6, 2)), notes(note(6, 2), note(7, 3)), []],
    [notes(note(5, 1), note(6, 2)), notes(note(7, 3)), ['missing-address: <a>, index6.html#fn2x2']],
  ]);
  proveRows('numbers', [
    [notes(note(5, 1)), notes(note(6, 2)), []],
    [notes(note(5, 1)), notes(note(5, 1, 2)), ['missing: 1', 'extra: 2']],
    [notes('it has 15 parts'), notes('es hat 17 Teile'), ['missing: 15', 'extra: 17']],
  ]);
});

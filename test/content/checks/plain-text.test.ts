import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../src/content/checks/problem';
import { foundIn } from './found-problems';

/** Texts of programs, some of which read them as HTML. */
const rows: readonly (readonly [
  check: CheckId,
  source: string,
  target: string,
  languages: string,
  expected: readonly string[],
])[] = [
  [
    'tags-missing',
    "Try 'git bisect start <valid-branch>'.",
    '尝试 git bisect start <有效分支>。',
    'en zh',
    [],
  ],
  ['tags-missing', 'git clone [--] <repo> [<dir>]', 'git clone [--] <Ablage> [<Verzeichnis>]', 'en de', []],
  ['tags-missing', 'Use <b>one</b>', 'Nimm <b>eins', 'en de', ['inline: </b>']],
  ['numbers', 'You&#8217;ll see', 'Voici', 'en fr', []],
  ['punctuation', 'See the <b>box</b>', 'Vedi la<b>scatola</b>', 'en it', ['space-at-tag: la']],
  ['punctuation', 'See the <b>box</b>', 'Vedi <b>scatola</b>', 'en it', []],
  ['corrupted', 'the &#8220;file&#8221;', 'la &laquo;file&raquo;', 'en it', []],
  ['corrupted', 'the file', 'l&rsquo;un &laquo;&nbsp;fichier&nbsp;&raquo;', 'en fr', []],
  ['corrupted', 'the file', 'das&nbsp;Band', 'en de', ['escaped: &nbsp;']],
  ['punctuation', 'the file', 'n&rsquo;avez', 'en fr', []],
  ['placeholders', 'Start at <path>', 'Iniciar en <ruta>', 'en es', []],
  ['placeholders', 'S_Saturday_initial', 'S', 'en pl', []],
  ['placeholders', 'A <a href="x://monthly_a">b</a>', 'Ein <a href="x://monthly_a">b</a>', 'en de', []],
  ['placeholders', 'Create a _Meeting', 'أنشئ ا_جتماع', 'en ar', []],
  ['placeholders', '_Save', 'Sichern', 'en de', ['no-access-key: _S']],
  ['placeholders', '_Save', '_Sich_ern', 'en de', ['access-keys: _S']],
  ['placeholders', '_Load…', '载入_外部(_L)…', 'en zh', ['access-keys: _L']],
  ['placeholders', '_Save', '_Sichern__', 'en de', []],
  ['code', 'Show r_ecurring events', '繰り返しを表示(_E)', 'en ja', []],
  [
    'target-equals-source',
    '<html><head><meta name="a b c d e">',
    '<html><head><meta name="a b c d e">',
    'en it',
    [],
  ],
  ['line-breaks', 'Do you want to delete\neach of them?', 'それぞれ削除しますか？', 'en ja', []],
  ['line-breaks', 'First.\nSecond.', 'Erstes. Zweites.', 'en de', ['lost']],
  ['line-breaks', 'The first of it.\nAnd the rest.', 'Das erste davon. Und der Rest.', 'en de', ['joined']],
  ['line-breaks', 'The first of it.\nAnd the rest.', 'Das erste davon.', 'en de', ['lost']],
  ['line-breaks', 'The name of it:\nAnd the rest.', 'Der Name: Und der Rest davon.', 'en de', ['lost']],
  [
    'line-breaks',
    'It is the first.\n- It is next.',
    'Es ist das erste. - Es ist das nächste.',
    'en de',
    ['lost'],
  ],
  ['line-breaks', 'One line', 'Eine\nZeile', 'en de', ['added']],
  ['placeholders', 'with Swing look&feel parts', 'di aspetto per Swing', 'en it', []],
  ['placeholders', 'Stoc_k Split...', 'تجزئة ال_سهم...', 'en ar', []],
  ['code', 'H_TTPS Proxy', 'HTTPS プロキシ', 'en ja', []],
  ['line-breaks', 'Error in the job:\n%1', 'Fehler im Auftrag: %1', 'en de', ['lost']],
  ['line-breaks', 'First of it.\n\nThen a,\n\nb of it.', 'Erstes. Dann a, b davon.', 'en de', ['lost']],
  ['line-breaks', 'the part,\n\nand the rest', 'der Teil und der Rest', 'en de', []],
  ['line-breaks', 'Upper\nLimit', 'Obergrenze', 'en de', []],
  ['line-breaks', 'translator-credits', 'A. Flinta, 2003\nW. Dziedzic, 2006', 'en pl', []],
  ['leftovers', 'viewing TODOs in your code', 'просмотра TODO в вашем проекте', 'en ru', []],
  [
    'leftovers',
    'It is used here.',
    'Here is the translation: Es wird hier benutzt.',
    'en de',
    ['machine: Here is the translation: Es wird hier benutzt.'],
  ],
  ['leftovers', 'and fuzzy matching of URLs', 'e busca difusa (fuzzy matching) de URLs', 'en pt', []],
  ['punctuation', 'Error: cannot save', 'エラー: 保存できません', 'en ja', []],
];

describe('plain text', () => {
  test.each(rows)('%s: %j, %j (%s)', (check, source, target, languages, expected) => {
    expect(foundIn(check, source, target, languages, 'text')).toEqual(expected);
  });
});

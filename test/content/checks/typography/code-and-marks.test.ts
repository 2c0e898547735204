import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('marks that belong to a name, a path, a link or a quotation', () => {
  proveRows('punctuation', [
    ['<h2>connection.type</h2>', '<h2>Connection.Type</h2>', [], 'en pl'],
    ['<p>It is the connection. Type it.</p>', '<p>To jest dobre.Wpisz to.</p>', ['space-after: .'], 'en pl'],
    [
      '<p>Stop it. See <a href="#b"></a> to do it.</p>',
      '<p>Годі. Див. <a href="#b"></a>, щоб зробити.</p>',
      [],
      'en uk',
    ],
    [
      '<p>Stop it. See <a href="#b">here</a> to do it.</p>',
      '<p>Це треба зупинити. , щоб <a href="#b">тут</a> зробити.</p>',
      ['misplaced: ,'],
      'en uk',
    ],
    ['<p>The ‘NAME’ is changed.</p>', "<p>Yazar ‘NAME’'yi değiştirir.</p>", [], 'en tr'],
    ['<p>The NAME is changed.</p>', "<p>Yazar NAME’'yi değiştirir.</p>", ["twice: ’'"], 'en tr'],
    ['<p>It is in "C:\\Files".</p>', '<p>Se encuentra en "C:\\Program Files\\" siempre.</p>', [], 'en es'],
    ['<p>It is "big" here.</p>', '<p>Es "grande\\" siempre.</p>', ['escaped: \\"'], 'en es'],
    ['Do it - "$@"', 'So geht es - “$@”', [], 'en de', 'text'],
    ['Do it - "big"', 'So geht es - “groß”', ['quotes: “groß”, „“'], 'en de', 'text'],
    ['%d-ply rating', '%dtahové ohodnocení', [], 'en cs', 'text'],
    ['%d of them', '%dtahové ohodnocení', ['space-after: %d'], 'en cs', 'text'],
    ['COMMON PARAMETERS', 'PAR?METROS COMUNS', [], 'en pt', 'text'],
    ['READY? YES', 'BEREIT?JA', ['space-after: ?'], 'en de', 'text'],
  ]);
  proveRows('corrupted', [
    ['The string ?????? is written.', 'Napis ???????. jest.', [], 'en pl', 'text'],
    [
      'The string ?? is written.',
      'Napis ???????. jest.',
      ['question-marks: Napis ???????. jest.'],
      'en pl',
      'text',
    ],
    ['COMMON PARAMETERS', 'PAR?METROS COMUNS', ['question-marks: PAR?METROS COM'], 'en pt', 'text'],
    ['COMMON? PARAMETERS', 'COMUNS? PARÂMETROS', [], 'en pt', 'text'],
    ['READY? YES', 'BEREIT?JA', [], 'en de', 'text'],
    [
      '<p><code>&lt;/sheet&gt;</code> is in ~/.dia.</p>',
      '<p>Il est dans ~/.dia/sheets, enfin.</p>',
      [],
      'en fr',
    ],
  ]);
  proveRows('code', [
    ['<p>Press <code>Ctrl+r</code> now.</p>', '<p>Şimdi <code>Ctrl-r</code> basın.</p>', [], 'en tr'],
    [
      '<p>Press <code>Ctrl+r</code> now.</p>',
      '<p>Şimdi <code>Alt-r</code> basın.</p>',
      ['changed: Ctrl, Alt'],
      'en tr',
    ],
  ]);
});

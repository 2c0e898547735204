import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

/** A message has the first 79 letters of a passage. */
const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Mistakes of kinds of which too few were found on planted texts, beside what is right and alike. */
const choose = (text: string): string =>
  `<p>Wählen Sie <b>Projekt</b><b>Neu</b> <b>Projekt</b><b>Neu</b>. ${text}</p>`;

describe('words said twice beside paths of menus', () => {
  const path = '<p>Choose <b>Project</b><b>New</b> <b>Project</b><b>New</b>. You can burn a disc.</p>';
  proveRows('doubled-words', [
    [path, choose('Sie können eine Platte Platte brennen.'), ['doubled: Platte']],
    [path, choose('Sie können eine Platte brennen.'), []],
  ]);
});

describe('months of several words', () => {
  test.each([
    ['mn', 'Нээсэн: 2026 оны арван нэгдүгээр сарын 3', undefined],
    ['mn', 'Нээсэн: 2026 оны аравдугаар сарын 3', 'аравдугаар сарын'],
    ['ckb', 'کراوەتەوە ٣ی تشرینی دووەمی ٢٠٢٦', undefined],
    ['ckb', 'کراوەتەوە ٣ی تشرینی یەکەمی ٢٠٢٦', 'تشرینی یەکەمی'],
  ])('%s: %s', (language, target, other) => {
    const field = { type: 'localizable', data: 'text', source: 'Opened on November 3, 2026', target };
    const problems = checkField(field, { source: 'en', target: language });
    expect(problems.find(({ variant }) => variant === 'month')?.detail['after']).toBe(other);
  });
});

describe('a space lost after a full stop', () => {
  const source = '<p>Select it. You can add files.</p>';
  proveRows('punctuation', [
    [source, '<p>Wybierz je.Można dodać pliki.</p>', ['space-after: .'], 'en pl'],
    [source, '<p>Wybierz je. Można dodać pliki.</p>', [], 'en pl'],
    ['<p>Select os.Path and add it.</p>', '<p>Wybierz os.Path i dodaj pliki.</p>', [], 'en pl'],
    ['<p>S.E. Kurt</p>', '<p>Err.Est.Curt.</p>', [], 'en es'],
    ['<p>Use SyncTeX. It runs.</p>', '<p>Uporabite SyncTex.Vendar teče.</p>', ['space-after: .'], 'en sl'],
  ]);
});

describe('a space lost before a word that is no ending', () => {
  const source = '<p>Click the <b>Add</b> button.</p>';
  proveRows('punctuation', [
    [source, '<p>A <b>Hozzáad</b>gomb megnyomása.</p>', ['space-at-tag: gomb'], 'en hu'],
    [source, '<p>A <b>Hozzáad</b> gomb megnyomása.</p>', [], 'en hu'],
    [source, '<p>A <b>Hozzáad</b>ban van.</p>', [], 'en hu'],
    [source, '<p>Ώστε το <b>Add</b>να ανοίξει.</p>', ['space-at-tag: να'], 'en el'],
  ]);
});

describe('a sentence in a third language', () => {
  const source = '<p>The speed of a scan depends on the depth of the directory. A hard drive is slow.</p>';
  proveRows('script', [
    [
      source,
      '<p>A vizsgálat sebessége függ a könyvtárszerkezet mélységétől és a tárolt fájlok számától is.</p>',
      [
        `untranslated: ${cut('A vizsgálat sebessége függ a könyvtárszerkezet mélységétől és a tárolt fájlok számától is.')}, Latin`,
      ],
      'en uk',
    ],
    [
      '<p>Press <b>Delete</b> to remove an alarm.</p>',
      '<p>Kliknij przycisk <b>Usuń</b>, aby usunąć budzik.</p>',
      ['untranslated: Kliknij przycisk Usuń, aby usunąć budzik., Latin'],
      'en ru',
    ],
    ['<p>See also:</p>', '<p>recvmmsg(2), sendmsg(2), socket(2), socket(7)</p>', [], 'en ru'],
    ['<p>Synopsis</p>', '<p>double cimag(double complex value);</p>', [], 'en ru'],
  ]);
  const [english, italian] = [
    'Apart from checking the time, you can also view the sunrise and the sunset for today.',
    'Oltre a controllare l’orario, è possibile leggere gli orari di alba e tramonto di oggi.',
  ];
  const french =
    'Outre le contrôle du temps, vous pouvez également voir le lever et le coucher du soleil pour aujourd’hui.';
  const [rename, galician] = [
    'You tried to rename the file to another one, but the latter is filtered and will be hidden.',
    'Intentou mudarlle o nome ao ficheiro, pero este último está filtrado e ha de estar agochado.',
  ];
  proveRows('language', [
    [rename, galician, [], 'en gl', 'text'],
    [english, french, [`other: ${cut(french)}, French`], 'en it', 'text'],
    [english, italian, [], 'en it', 'text'],
  ]);
  const czech = 'Zmáčkněte tlačítko nabídky v pravém horním rohu okna a vyberte položku.';
  proveRows('language', [
    [
      'Press the menu button in the top-right corner of the window and select an item.',
      czech,
      [`other: ${czech}, ?`],
      'en es',
      'text',
    ],
    [
      'Dvořák wrote the symphony in the year that he came to the big city of New York.',
      'Dvořák escribió la sinfonía en el año en que llegó a la gran ciudad de Nueva York.',
      [],
      'en es',
      'text',
    ],
  ]);
  const early =
    'Tingkat-tingkat awal kebanyakan terbuka dengan sedikit tembok, tapi selanjutnya ruang-ruang yang sesak dan peneleport membuat segalanya menarik.';
  proveRows('language', [
    [
      'The early levels are mostly open with a few walls, but later on cramped spaces make things more interesting.',
      early,
      [`other: ${cut(early)}, Indonesian`],
      'en hu',
      'text',
    ],
  ]);
});

describe('line breaks of short texts', () => {
  proveRows('line-breaks', [
    ['Retry limit:', 'Ograničenje\npokušaja:', ['added'], 'en hr', 'text'],
    ['Tuesdays', 'Zilele\nde Marți', ['added'], 'en ro', 'text'],
    ['E_ject', 'बाहर\nनिकालू (_j)', ['added'], 'en mai', 'text'],
    ['Scroll', 'Scroll\nLock', [], 'en de', 'text'],
    // A program takes one of two forms, and a name of a message stands for a text.
    ['Change the page image', 'Vaihda sivun taustakuva\nsivun taustakuvan vaihto', [], 'en fi', 'text'],
    ['Help', 'Erste Zeile der Hilfe zu diesem Programm\nZweite Zeile der Hilfe', [], 'en de', 'text'],
    [
      'Select one of the following:\n\n• “None”: No page is scaled.\n\n• “Fit”: Pages are enlarged.',
      'Vyberte jednu z volieb: • „Žiadne“: Veľkosť stránky sa nemení.\n\n• „Prispôsobiť“: Stránky sa zväčšia.',
      ['lost'],
      'en sk',
      'text',
    ],
  ]);
});

describe('paragraphs exchanged', () => {
  const source =
    '<p>To swap the colours, open the menu and select <b class="item">Night Mode</b>.</p><p>Doing this can make it easier to read text.</p>';
  const [first, second] = [
    '<p>For at skifte farver skal du åbne menuen og vælge <b class="item">Nattilstand</b>.</p>',
    '<p>Gør du det, kan det være lettere at læse tekst.</p>',
  ];
  proveRows('tags-reordered', [
    [source, second + first, ['exchanged: Gør du det, kan det være lettere at læse tekst.'], 'en da'],
    [source, first + second, [], 'en da'],
    [
      '<table><tr><td>Quit <b>KMines</b></td></tr><tr><td><b>KMines</b> Handbook</td></tr></table>',
      '<table><tr><td><b>KMines</b> beenden</td></tr><tr><td>Handbuch von <b>KMines</b></td></tr></table>',
      [],
    ],
  ]);
});

import { describe, expect, it } from 'vitest';
import { foundIn, proveRows } from './found-problems';

/** Mistakes planted in works that no rule was made on, and not found there, beside what is right. */
describe('numbers', () => {
  proveRows('numbers', [
    ['Open five files', 'Откройте три файла', ['word: five, три'], 'en ru'],
    ['Open three files', 'Откройте пять файлов', ['word: three, пять'], 'en ru'],
    ['Open five files', 'Откройте пять файлов', [], 'en ru'],
    ['Open three files', 'افتح خمسة ملفات', ['word: three, خمسة'], 'en ar'],
    ['Open fifteen files', 'افتح خمسة عشر ملفا', [], 'en ar'],
  ]);
});

describe('signs', () => {
  proveRows('numbers', [
    ['Puzzle %d is 25% done', 'Das Rätsel %d ist 25 fertig', ['unit-missing: 25, %']],
    ['Puzzle %d is 25% done', 'Das Rätsel %d ist zu 25 % fertig', []],
    ['Puzzle %d is 25% done', 'Das Rätsel %d ist 25%ig fertig', []],
  ]);
  proveRows('symbols', [
    ['Look at "%s" (Apache)', 'Pogledaj „%s“ Apache', ['missing: ( )'], 'en bs'],
    ['Look at "%s" (Apache)', 'Pogledaj „%s Apache“', [], 'en bs'],
    ['_Copy it (Apache)', 'Kopieren(_C) Apache', ['missing: ( )']],
    ['_Copy it (Apache)', 'Apache (Kopie)', []],
  ]);
});

describe('products', () => {
  proveRows('code', [
    ['It runs on Microsoft Windows.', 'Läuft mit Microsoft Fenster.', ['name-missing: Microsoft Windows']],
    ['It runs on Microsoft Windows.', 'Läuft mit Windows von Microsoft.', []],
    ['It runs on Microsoft Windows.', 'Läuft mit Fenstern.', []],
  ]);
});

describe('added text', () => {
  proveRows('missing-sentences', [
    [
      '<ol> <li>Press the button.</li> </ol>',
      '<ol> <li>Drücken Sie den Knopf.</li> </ol> Die Höhe des Fensters in Bildpunkten',
      ['extra: Die Höhe des Fensters in Bildpunkten'],
    ],
    [
      '<ol> <li>Press it.</li> </ol><p>The height of the window</p>',
      '<ol> <li>Drücken Sie.</li> </ol> Die Höhe des Fensters<p></p>',
      [],
    ],
  ]);
});

describe('plain text', () => {
  it('keeps the line break at its end in languages without spaces', () => {
    const target = 'សូមមើលអាជ្ញាប័ណ្ណ។';
    expect(foundIn('edge-spaces', 'See it there.\n', target, 'en km', 'text')).toEqual(['trailing-missing']);
    expect(foundIn('edge-spaces', 'See it there. ', target, 'en km', 'text')).toEqual([]);
  });

  it('may be divided into other lines', () => {
    const target = 'Drücken Sie.\nDie Höhe des\nFensters hier';
    expect(foundIn('missing-sentences', 'Press.\n\nThe height', target, 'en de', 'text')).toEqual([]);
  });
});

describe('repetition', () => {
  proveRows('repeated-text', [
    [
      'Already used! Where to put it?',
      'Už se používá! Už se používá! Kam to dát?',
      ['twice: Už se používá!'],
      'en cs',
    ],
    ['Already used! Where to put it?', 'Už se používá! Kam to chcete dát?', [], 'en cs'],
  ]);
});

describe('corrupted', () => {
  proveRows('corrupted', [
    ['There is no file', 'Kho\u0302ng có tệp nào được chọn', ['decomposed: o\u0302'], 'en vi'],
    ['There is no file', 'Kho\u0302ng co\u0301 te\u0302\u0323p na\u0300o', [], 'en vi'],
    ['This can be done', 'Questo si puo fare', ['accent: puo, può'], 'en it'],
    ['Show &History', 'Mostra la cronolo&gia', [], 'en it'],
    ['The CIO can do it', 'Il CIO lo fa', [], 'en it'],
    [
      'The alarm can be stopped or put off for a while when it goes off, as you like, and again later.',
      'Alarm caldıgında alarmı durdurabilir veya erteleyebilirsiniz, sonra yeniden calacak bicimde ertelenir ve birkac dakika sonra yeniden calar',
      ['no-accents'],
      'en tr',
    ],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['The size of the CD-RW is small', 'El TAMAÑO del CD-RW es pequeño', ['capitals: TAMAÑO'], 'en es'],
    ['The files of GNOME are here', 'Los archivos de GNOME están AQUÍ', [], 'en es'],
    ['du [options] <dirs>', 'du [КЛЮЧИ] <каталоги>', [], 'en ru'],
    [
      '<p>It takes both. Check your disc now.</p>',
      '<p>Accepta tots dos. comproveu el vostre disc ara.</p>',
      ['small-start: comproveu'],
      'en ca',
    ],
    ['<p>Check your disc, for example.</p>', '<p>Comproveu p. ex. el vostre disc ara.</p>', [], 'en ca'],
    ['A signed number. See the manual.', 'Ціле число. Див. також довідник.', [], 'en uk'],
    ['<p>Set no. of discs now.</p>', '<p>Establiu núm. de discs ara mateix.</p>', [], 'en ca'],
  ]);
});

describe('punctuation', () => {
  proveRows('punctuation', [
    [
      'The folder “%s” is not a folder “Apache”',
      'Ordner »%s« ist kein Ordner "Apache"',
      ['quotes: "Apache", „“'],
      'en de',
    ],
    ['The folder “%s” is not "Apache"', 'Ordner »%s« ist nicht "Apache"', [], 'en de'],
    ['<p>In <i>Nibbles</i> you win.</p>', '<p>У<i>Хробаку</i> ви граєте.</p>', ['space-at-tag: У'], 'en uk'],
    [
      '<p>It opens <i>Orca</i>. Right of it, <b>Start</b> right below.</p>',
      '<p>Es öffnet <i>Orca</i>. Rechts davon <b>Start</b>rechts darunter, rechts oben.</p>',
      ['space-at-tag: rechts'],
    ],
    ['<p>The <b>Subject</b> line.</p>', '<p>Die <b>Betreff</b>zeile, eine Zeile.</p>', []],
    ['<p>The <b>$</b> are signs.</p>', '<p>Los <b>$</b>son signos.</p>', ['space-at-tag: son'], 'en es'],
    ['<p>Select <b>2</b> now.</p>', '<p>Ora selezionare<b>2</b> e poi.</p>', ['space-at-tag: re'], 'en it'],
    [
      '<p>See <a href="a"></a> now.</p>',
      '<p>Nyní viz<a href="a"></a> dále.</p>',
      ['space-at-tag: iz'],
      'en cs',
    ],
    [
      '<p>Click <b>Open…</b> to go on.</p>',
      '<p>Clic a <b>Obre…</b>per a continuar.</p>',
      ['space-at-tag: per'],
      'en ca',
    ],
    [
      '<p>Press <b>OK</b> to end.</p>',
      '<p>Nyomja meg az <b>Kilépés</b>lehetőséget a végén.</p>',
      ['space-at-tag: lehetőséget'],
      'en hu',
    ],
    ['<p>Press <b>OK</b> to end.</p>', '<p>Nyomja meg az <b>OK</b>hoz a végén.</p>', [], 'en hu'],
    [
      '<p>The button ends it. Press the <b>Delete</b> button.</p>',
      '<p>A gomb vége. Nyomja meg a gombot, a <b>Törlés</b>gombot.</p>',
      ['space-at-tag: gombot'],
      'en hu',
    ],
    [
      '<p>Worm <b>Worm 1</b> and <b>Worm 2</b>.</p>',
      '<p>Controla <b>Gusano 1</b>y <b>Gusano 2</b>.</p>',
      ['space-at-tag: y'],
      'en es',
    ],
    [
      '<p>Join <a href="a">IRC</a> or mail.</p>',
      '<p>Wejdź na <a href="a">IRC</a>lub napisz.</p>',
      ['space-at-tag: lub'],
      'en pl',
    ],
    [
      '<p><i>Brasero</i> stops.</p>',
      '<p>Parfois <i>Brasero</i>s’arrête.</p>',
      ['space-at-tag: s’arrête'],
      'en fr',
    ],
    ['<p>The <b>APIs</b> of it.</p>', '<p>Les <b>API</b>s.</p>', [], 'en fr'],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    [
      '<p>You can delete alarms which you no longer need.</p><ol><li>Press it.</li></ol>',
      '<p>Sie können Wecker löschen, die Sie nicht mehr brauchen</p><ol><li>Drücken Sie.</li></ol>',
      ['missing: .'],
    ],
    [
      '<p>To delete an alarm.</p><ol><li>Press it.</li></ol>',
      '<p>Einen Wecker löschen</p><ol><li>Drücken Sie.</li></ol>',
      [],
    ],
  ]);
});

describe('language', () => {
  proveRows('language', [
    [
      '<p>For controlling it in a single-player mode, use the following keys:</p>',
      '<p>Per controlar els moviments del cuc en mode a single-player mode, use the following keys:</p>',
      ['source: a single-player mode, use the following keys'],
      'en ca',
    ],
    [
      'If you print a booklet (bound in the middle of each page), select the type of printer you will be using.',
      'Wenn Sie eine Broschüre drucken (in der Mitte page), select the type of printer you will be using.',
      ['source: page), select the type of printer you will be using'],
    ],
    [
      'To swap black for white, press the menu button in the top-right corner and choose it there.',
      'Aby zamienić czarny z białym kliknij przycisk menu w górnym prawym rogu okna i wybierz tam nocny tryb.',
      ['other: Aby zamienić czarny z białym kliknij przycisk menu w górnym prawym rogu okna i …, Polish'],
      'en da',
    ],
    [
      'Click to close the side pane of it',
      'Klikañ da serriñ ar banell kostez mañ',
      ['other: Klikañ da serriñ ar banell kostez mañ, ?'],
      'en pt-BR',
    ],
    ["mode ('none' 'loop' 'repeat' or 'shuffle')", "mód ('none' 'loop' 'repeat' or 'shuffle')", [], 'en sk'],
    ['the equalizer (-vf eq or -vf eq2) of it', '软件均衡器（-vf eq or -vf eq2）', [], 'en zh-CN'],
    ['specify the end (r, n, nr, rn, any)', 'nastaví znak konce (r, n, nr, rn, any)', [], 'en cs'],
    [
      'Set all preferences before starting a new game.',
      'Všechny předvolby si upravte před započetím hry.',
      ['other: Všechny předvolby si upravte před započetím hry., Czech'],
      'en pl',
    ],
    [
      'Set all preferences before starting a new game.',
      'Ustaw wszystkie preferencje przed rozpoczęciem gry.',
      [],
      'en pl',
    ],
    ['He likes Ludvík Čížek and Jiří Dvořák.', 'Lubi go Ludvík Čížek oraz Jiří Dvořák.', [], 'en pl'],
    [
      'You can delete alarms which you no longer need.',
      'Ви можете видаляти будильники, які більше не потрібні.',
      ['other: Ви можете видаляти будильники, які більше не потрібні., Ukrainian'],
      'en ru',
    ],
  ]);
});

describe('script', () => {
  proveRows('script', [
    [
      'You can delete alarms which you no longer need.',
      'Gereksinim duymadığınız alarmları silebilirsiniz artık.',
      ['untranslated: Gereksinim duymadığınız alarmları silebilirsiniz artık., Latin'],
      'en ru',
    ],
    [
      'Open one copy for document users here',
      'Нээлттэй баримт бичгийн хуулбарыг copy for document users here',
      ['untranslated: copy for document users here, Latin'],
      'en mn',
    ],
    ['Use xz -d or xz -dc there', '引数 xz -d or xz -dc をつけて', [], 'en ja'],
    ['--list text tag item on/off', '문법: --list text tag item on/off', [], 'en ko'],
    [
      'Use: list text and tag item on/off',
      '문법: list text and tag item on/off',
      ['untranslated: list text and tag item on/off, Latin'],
      'en ko',
    ],
    ['Weekday', 'eeeeee', [], 'en ru'],
    ['Weekday', 'Wochentag', ['untranslated: Wochentag, Latin'], 'en ru'],
    [
      'Could not scan the folder',
      'Ne mogu приме da analiziram ovaj disk',
      ['unexpected: приме, Cyrillic'],
      'en bs',
    ],
    ['Could not scan the folder', 'Не могу да анализирам disk ovaj', [], 'en bs'],
    ['The Musée de Bâle in Basel is there now.', 'Музей Musée de Bâle et Zürich находится там.', [], 'en ru'],
  ]);
});

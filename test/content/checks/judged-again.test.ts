import { describe, expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import { foundIn, proveRows } from './found-problems';

/**
 * Causes of wrong reports that an independent reader of application strings named, in texts of our own,
 * beside mistakes that are still reported.
 */
describe('code', () => {
  proveRows('code', [
    ['Look in mode WxH now', 'Testar no modo LxA', [], 'en pt-BR'],
    ['Open {--all | filename.deb ...}', 'Открыть {--all | имя_файла.deb ...}', [], 'en ru'],
    ['Put a sign before $FOO', 'Setzen Sie ein Zeichen vor $NECO', []],
    ['It is about my #family', 'Es geht um meine #familie', []],
    ['It is about #OpenSource', 'Es geht um diese Quelle', ['name-missing: #OpenSource']],
    ['Open file1 to fileN now', 'Otwórz plik1 do plikN teraz', [], 'en pl'],
    ['Many box_renderers are known', '複数の box_renderer があります', [], 'en ja'],
    ['--style=KIND  add a mark of style KIND', '--style=KIND  eine Marke der Art ART anhängen', []],
    ['--style=WORD  add a mark of style WORD', '--style=WORT  eine Marke der Art WORT anhängen', []],
    [
      'Use: box [OPTION | BOX_FILE | LIST_FILE]',
      '使い方: box [オプション | 箱ファイル | 一覧ファイル]',
      [],
      'en ja',
    ],
    ['It is like the JOB_SPEC argument', 'Es ist wie das Argument IDARBEIT', []],
    ['Set MAX_SIZE first', 'Setze es zuerst', ['name-missing: MAX_SIZE']],
    ['-- END OF THE NEW BLOCK --', '-- FIM DO NOVO BLOCO --', [], 'en pt-BR'],
    ['The head of box_variables is lost', 'Kohteen box_variablesin alku on kadonnut', [], 'en fi'],
    [
      'The head of box_variables is lost',
      'Der Kopf von box_variablen fehlt',
      ['name-changed: box_variables, box_variablen'],
    ],
    ['It is in /skole/tjener/home0/user', '/skole/tjener/home0/ユーザー名 にあります', [], 'en ja'],
    [
      'It is in /skole/tjener/home0/user',
      '/skole/tjener にあります',
      ['name-missing: /skole/tjener/home0/user'],
      'en ja',
    ],
    ['Scanned Document.pdf', 'Gescanntes Schriftstück.pdf', []],
    ['Open config.json first', 'Öffnen Sie es zuerst', ['name-missing: config.json']],
    ['PinDisk', 'PimDiski', [], 'en tr'],
    ['Open PinDisk now', 'PimDisk şimdi açılsın', ['name-changed: PinDisk, PimDisk'], 'en tr'],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['Only 5 letters or fewer fit', 'Es passen nur bis zu 4 Zeichen', ['missing: 5', 'extra: 4']],
    ['Quadraphonic', '４チャンネル', [], 'en ja'],
    ['At most %1 MiB', 'الحد %1 مبيبايت', [], 'en ar'],
    ['Words with 4 letters or less', 'Слова короче 5 букв', [], 'en ru'],
    ['Words with 4 letters or less', 'Слова короче 7 букв', ['missing: 4', 'extra: 7'], 'en ru'],
    ['A quarter past it', '15 分ごろ', [], 'en ja'],
    ['It is gone since v3.5.0.', 'それはv3.5.0以降ありません。', [], 'en ja'],
    ['It is gone since v3.5.0.', 'それはv3.5.01以降ありません。', ['missing: 3.5.0'], 'en ja'],
    ['2 weeks back', 'منذ أسبوعين', [], 'en ar'],
    ['Last 4 digits', 'الخانات الاربع الاخيرة', [], 'en ar'],
    ['Last 4 digits', 'الخانات الخمس الاخيرة', ['missing: 4'], 'en ar'],
    ['At most 999,999,999 of them', '最多 9,9999,9999 个', [], 'en zh-CN'],
    [
      'At most 999,999,999 of them',
      '最多 99,9999 个',
      ['missing: 999,999,999', 'extra: 99,9999'],
      'en zh-CN',
    ],
    ['Released 2006-03-14', 'Freigegeben am14.3. 2006', []],
    ['Released 2006-03-14', 'Freigegeben am 3.2006', ['missing: 14']],
    ['The width in tenths of a mm', '宽度（以 0.1mm 计）', [], 'en zh-CN'],
    ['It returns a nonzero value', '它返回非 0 值', [], 'en zh-CN'],
    ['A hexagon of stone', '돌로 된 6각형', [], 'en ko'],
    ['The width in cm', 'Die Breite in 0,7 cm', ['extra: 0,7']],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['Remove the last %d file.', 'Удалить последний файл.', ['missing-likely: %d'], 'en ru'],
    ['Sign 0x00%02X found in line %u', 'Строка %2$u содержит знак 0x00%1$02X', [], 'en ru'],
    ['Sign 0x00%02X found in line %u', 'Строка %u содержит знак', ['missing: %02X'], 'en ru'],
    ['Changes of the last %d minute are lost.', 'Zmiany z ostatniej minuty przepadną.', [], 'en pl'],
    ['Changes of the last %d minutes are lost.', 'Zmiany przepadną.', ['missing: %d'], 'en pl'],
    ['The __edit__ and the __preview__ mode', 'El modo __editar__ y __previsualizar__', [], 'en es'],
    ['The __count__ files', 'Los __cuenta__ archivos', ['missing: __count__', 'extra: __cuenta__'], 'en es'],
    ['The __edit__ and the __preview__ mode', 'Tryb edycji i tryb podglądu', [], 'en pl'],
    ['The __count__ files', 'Pliki', ['missing: __count__'], 'en pl'],
    ["unable to create '%s'", "nie można utworzyć '%.255s'", [], 'en pl'],
    ['%.1f errors', '%.1s Fehler', ['missing: %.1f', 'extra: %.1s']],
    ['%a %_d %b, %R', '%b %_d 日 %a %R', [], 'en ja'],
    ['twenty past %0', "%0'i yirmi geçiyor", [], 'en tr'],
    ['Usage: box status { help }', 'Kullanım: box status { yardım }', [], 'en tr'],
    ['Copy %d file to %s', 'Kopiuj do %s', ['missing: %d'], 'en pl'],
  ]);
});

describe('placeholders of templates', () => {
  proveRows('placeholders', [["Two tabs (thus 2 `\\t' in all)", 'Zwei Tabs (also 2 «\\t»)', []]]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['%s is at https://box.example/%s/', '%1$s ist auf https://box.example/%2$s/', []],
    [
      '%s is at https://box.example/%s/',
      '%1$s ist auf https://bax.example/%2$s/',
      ['missing: https://box.example/%s/', 'extra: https://bax.example/%2$s/'],
    ],
    ['Use this shop.', 'ダウンロード: www.shop(.co).', [], 'en ja'],
    ['//www.example.net/wiki has more', 'https://www.example.net/wiki hat mehr', []],
    [
      'https://www.demo.example.net/wiki has more',
      'Dort ist mehr',
      ['missing: https://www.demo.example.net/wiki'],
    ],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    ['Use this shop.', 'www.example(.com) を使う。', [], 'en ja'],
    ['Words with the key `', '带关键字的词 "', [], 'en zh-CN'],
    ['smb://[group/]server/printer', 'smb://[iş grubu/]sunucu/yazıcı', [], 'en tr'],
    ['Print (now)', 'Drucken (jetzt', ['unclosed: (']],
  ]);
});

describe('doubled-words', () => {
  proveRows('doubled-words', [
    ['Welcome to the shop', 'Bienvenido/a a la tienda', [], 'en es'],
    ['Fit the &height', 'Ajustar al al&to', [], 'en es'],
    ['Write into FILE', 'Escribir en el fichero FICHERO', [], 'en es'],
    ['Write into the file', 'Escribir en el fichero fichero', ['doubled: fichero'], 'en es'],
  ]);
});

describe('repeated-text', () => {
  proveRows('repeated-text', [
    [
      'It is no function and no function of a class',
      'Ce n’est ni une fonction ni une fonction membre',
      [],
      'en fr',
    ],
    [
      'Switch between Search and Search-and-Replace',
      'Basculer entre Rechercher et Rechercher et remplacer',
      [],
      'en fr',
    ],
    [
      'It opens the window of the program',
      'Es öffnet das Fenster vom das Fenster vom Programm',
      ['twice: das Fenster vom das Fenster vom'],
    ],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    [String.raw`Report +(?:[\w-]+ +)?bugs`, String.raw`Signaler +(?:[\w-]+ +)?bogues?`, [], 'en fr'],
    ['Next File', 'Plik nast.', [], 'en pl'],
    ['Next File', 'Następny fragment.', ['extra: .'], 'en pl'],
    ["(Divide them by a comma and a space (', ').)", '(Nach Komma und Leerraum teilen (« , »))', []],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['Chord maj7b5', 'Akkord +7<5>', []],
    ['Chord of five', 'Akkord <5>', ['tool-tag: <5>']],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['Without a partner: (', '( sans partenaire', [], 'en fr'],
    ['Resource lost', 'Prostředek byl ztracen (SIGLOST)', [], 'en cs'],
    ['ioWop', 'esOpé', [], 'en fr'],
    ['Save it now', 'Le enrEgistrer', ['inside: enrEgistrer'], 'en fr'],
    ['Resource lost', 'Prostředek byl ZTRACEN', ['capitals: ZTRACEN'], 'en cs'],
  ]);
});

describe('punctuation', () => {
  proveRows('punctuation', [
    ['The subfactorial of n is n! times that.', 'El subfactorial de n es n! veces eso.', [], 'en es'],
    ['The value is done!', 'El valor está listo!', ['inverted: ¡'], 'en es'],
    ['Est-ce vrai ? On le sait', 'هل هذا صحيح? نعرف ذلك', ['not-arabic: ?'], 'fr ar'],
    ["It is usually `!' here", 'Burada genellikle ! işaretidir', [], 'en tr'],
    ['It is here!', 'Burada !', ['space-before: !'], 'en tr'],
    ['Looking at positions', 'Pozisyonlar?n raporu haz?rlan?yor', [], 'en tr'],
  ]);
});

describe('language', () => {
  proveRows('language', [
    ['Put it into /path/to/the/images/ here', 'Coloque em /path/to/the/images/ aqui', [], 'en pt-BR'],
    ['Use: %s ON|on|off', 'Use : %s ON|on|off', [], 'en fr'],
    [
      "Choose 'keep the local version that is installed' here",
      "「ローカルバージョンを維持」 ('keep the local version that is installed') を選んでください",
      [],
      'en ja',
    ],

    ['for (( one; two; three )); do WORK; done', 'for (( one; two; three )); do ARBEIT; done', []],
  ]);
});

describe('target-equals-source', () => {
  proveRows('target-equals-source', [
    [
      'make sure that all of your changes are saved',
      'make sure that all of your changes are saved',
      ['whole: make sure that all of your changes are saved'],
    ],
    [
      'WARNING: This will delete all of your files in 30 days.',
      'WARNING: This will delete all of your files in 30 days.',
      ['whole: WARNING: This will delete all of your files in 30 days.'],
    ],
    ['indent file1 file2 ... fileN [ options ]', 'indent file1 file2 ... fileN [ options ]', [], 'en ja'],
    ['1st:%d  last:%d  cnt:%d  longest:%d', '1st:%d  last:%d  cnt:%d  longest:%d', [], 'en ja'],
    ['Canon PIXMA Pro9000mk2', 'Canon PIXMA Pro9000mk2', [], 'en ru'],
    ['make install', 'make install', [], 'en ja'],
    ['<file path> [<password>]', '<file path> [<password>]', [], 'en ja'],
    ['e - [n]eqn, p - pic, t - tbl,', 'e - [n]eqn, p - pic, t - tbl,', [], 'en ja'],
    ['Make the best of it today', 'Make the best of it today', ['whole: Make the best of it today'], 'en ja'],
    ['-g, --group group|gid', '-g, --group group|gid', [], 'en ja'],
    ['apt-get install package/unstable', 'apt-get install package/unstable', [], 'en ja'],
    ['int ulckpwdf();', 'int ulckpwdf();', [], 'en ja'],
    [
      'Types: deb URIs: ftp://ftp.example.org/a Suites: unstable Components: contrib',
      'Types: deb URIs: ftp://ftp.example.org/a Suites: unstable Components: contrib',
      [],
      'en ja',
    ],
    [
      'APT CRITICAL: 13 packages available for upgrade',
      'APT CRITICAL: 13 packages available for upgrade',
      [],
    ],
    [
      'There are 13 packages available for upgrade',
      'There are 13 packages available for upgrade',
      ['whole: There are 13 packages available for upgrade'],
    ],
    [
      'Package: perl Pin: version good-perl; Pin-Priority: 1001',
      'Package: perl Pin: version good-perl; Pin-Priority: 1001',
      [],
    ],
    ['Remove %s', 'Remove %s', [], 'en pt-BR'],
    ['Remove %s', 'Remove %s', ['whole: Remove %s']],
  ]);
});

describe('html', () => {
  proveRows('html', [
    ['<option>a</option> with <filename>b</filename>', '<option>a</option> mit <literal>b</literal>', []],
    ['Save <b>it</b>', 'Speichern <fett>es</fett>', ['unknown-element: <fett>']],
  ]);
});

describe('tags-missing', () => {
  test('a kind of name that DocBook marks is a matter of style', () => {
    const field = {
      type: 'text',
      data: 'html',
      source: 'See <filename>one</filename> here',
      target: 'Siehe hier',
    };
    const [problem] = checkField(field, { source: 'en', target: 'de' }, new Set(['tags-missing']));
    expect(problem).toMatchObject({ variant: 'inline' });
  });
});

describe('script', () => {
  proveRows('script', [
    ['Set llx and lly', 'Установить лнX и лнY', [], 'en ru'],
    ['Mode WxH', 'Режим ШxВ', [], 'en ru'],
    ['A message', 'Одно cообщение', ['mixed: cообщение, c, Latin'], 'en ru'],
  ]);
});

describe('symbols', () => {
  proveRows('symbols', [
    ['It is %0.1f× as fast', 'Es ist %0.1fx so schnell', []],
    ['Order N°: 12', 'Заказ №: 12', [], 'en ru'],
    ['Turn it by 12°', 'Повернуть на 12', ['missing: °'], 'en ru'],
  ]);
});

describe('length', () => {
  proveRows('length', [
    // A translator explains it to the readers.
    [
      '<p>lxc-checkpoint checkpoints and restores containers.</p>',
      '<p>컨테이너의 체크포인트를 생성 및 복원을 수행한다. (역주: 이 명령어를 사용하기 위해서는 CRIU라는 툴이 반드시 필요하다. 컨테이너의 실행상태를 저장하고, 그 지점부터 다시 실행시킬 수 있다. 자세한 것은 웹사이트를 참고하기 바란다.)</p>',
      [],
      'en ko',
    ],
    [
      'Capture;Camera;Photo;',
      'Przechwytywanie;Pobieranie;Aparat;Kamera;Zdjęcie;Zdjęcia;Fotografia;Fotografie;Obraz;',
      [],
      'en pl',
    ],
  ]);
});

test('words in angle brackets that say what a reader types are no tags of a plain text', () => {
  const field = {
    type: 'text',
    data: 'text',
    source: 'channel_map=<input channel map> rate=<rate>',
    target: 'kanavan_kartta=<kanavien kartta> taajuus=<taajuus>',
  };
  const found = checkField(field, { source: 'en', target: 'fi' }, new Set(['tags-missing', 'tags-extra']));
  expect(found).toEqual([]);
});

test('the heads of columns in a plain text may come twice', () => {
  const [source, target] = [
    'used    soft    hard  grace  used  soft',
    'utilisé souple strict utilisé souple strict',
  ];
  expect(foundIn('repeated-text', source, target, 'en fr', 'text')).toEqual([]);
});

describe('missing-sentences', () => {
  proveRows('missing-sentences', [
    [
      'Do you want to accept it permanently? (You can change this later.)',
      'Usunąć je trwale (można to zmienić później)?',
      [],
      'en pl',
    ],
  ]);
});

test('a plain text that says as much in lines that are wrapped elsewhere lacks none of them', () => {
  const source = 'It is built in,\nand needs no library.\nIf you would like more\nplease look at it.';
  const target =
    'Es ist eingebaut\nund braucht keine Bibliothek. Wenn Sie mehr wollen,\n\nsehen Sie es sich an.';
  expect(foundIn('target-empty', source, target, 'en de', 'text')).toEqual([]);
});

test('a sentence that is a line of its own is missing, also where the rest got longer', () => {
  const source = 'It is built in.\nIt is small.\nPlease look at it.';
  const target = 'Es ist schon lange fest eingebaut.\n\nBitte sehen Sie es sich an.';
  expect(foundIn('target-empty', source, target, 'en de', 'text')).toEqual(['part: It is small.']);
});

test('the raised ending of a French ordinal is no added tag', () => {
  expect(foundIn('tags-extra', '{}th', '{}<sup>e</sup>', 'en fr', 'text')).toEqual([]);
  expect(foundIn('tags-extra', '{}st', '{}<sup>er</sup>', 'en fr', 'text')).toEqual([]);
});

test('a sign of numbers in the plural is no letter that was read wrongly', () => {
  expect(foundIn('corrupted', 'Catalog Nos.:', 'Nºs do catálogo:', 'en pt-BR')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../src/content/checks/problem';
import { foundIn, type Row } from './found-problems';

// False reports on the strings of programs, each beside a similar mistake that must still be reported.

function proveStrings(check: CheckId, rows: readonly Row[]): void {
  describe(`the check ${check}`, () => {
    test.each(rows.map((row) => ({ row })))(
      '$row.0 → $row.1',
      ({ row: [source, target, expected, languages] }) => {
        expect(foundIn(check, source, target, languages, 'text')).toEqual(expected);
      },
    );
  });
}

describe('forms of a message for none, one and two', () => {
  proveStrings('placeholders', [
    ['%d hours', 'ساعتين', [], 'en ar'],
    ['%d files left', 'الملفات الباقية', ['missing: %d'], 'en ar'],
    ['%d contacts linked', 'لم يُربط أي متراسلين', [], 'en ar'],
    ['Do you want to move the %d selected files?', 'أتريد نقل الملفّين المحددّين؟', [], 'en ar'],
    ['There is %d document open', 'יש מסמך אחד פתוח', [], 'en he'],
    ['There are %d documents open', 'יש מסמכים פתוחים', ['missing: %d'], 'en he'],
    ['%1$u day and %2$u hours before', 'יום ושעתיים לפני', [], 'en he'],
    ['Folder %s is busy', 'שתי תיקיות', ['missing: %s'], 'en he'],
    ['%s: Wrote only %lu of %lu byte', '%s: Nur %lu von einem Byte geschrieben', []],
    ['%s: Wrote only %lu of %lu byte', '%s: Nur %lu Bytes geschrieben', ['missing: %lu']],
    ['A minute ago', '%d хвилину тому', [], 'en uk'],
    ['A minute', '%d хвилина', ['extra-likely: %d'], 'en uk'],
    ['%n day(s) ago', 'Ieri', [], 'en it'],
    ['%n day(s) ago', '&n giorni fa', ['missing: %n'], 'en ru'],
    ['%(seconds)d Second', 'שנייה', [], 'en he'],
    ["Preparing to trash %'d file", 'בהכנות להעברת קובץ', [], 'en he'],
    ['%d Recorded Sound', 'صوت مسجل', [], 'en ar'],
    ["Preparing to trash %'d files", 'בהכנות להעברת קבצים', ["missing: %'d"], 'en he'],
    ['It has %i value:\n', 'Bevat één waarde:\n', [], 'en nl'],
    ['It has %i things:\n', 'Bevat één waarde:\n', ['missing: %i'], 'en nl'],
    ['every week', 'kas %d savaitę', [], 'en lt'],
    ['every week', 'kas %s savaitę', ['extra: %s'], 'en lt'],
  ]);
});

describe('one placeholder in two forms', () => {
  proveStrings('placeholders', [
    ['error at %s:%d', 'ошибка в %s:%i', [], 'en ru'],
    ['error at %s:%d', 'ошибка в %s:%x', ['missing: %d', 'extra: %x'], 'en ru'],
    ["don%'t support extensions", "ne pas supporter l%'extension", [], 'en fr'],
    ['%d days ago', '%Id روز پیش', [], 'en fa'],
    ['%d days ago', 'Id روز پیش', ['missing: %d'], 'en fa'],
    ['%0.3f frames', '%0.2f imagens', [], 'en pt'],
    ['%0.3f frames', '%d imagens', ['missing: %0.3f', 'extra: %d'], 'en pt'],
    ['Towards {place}', 'En direction {place:preposition}', [], 'en fr'],
    ['Towards {place}', 'Tartson {place:sublative_toward}', [], 'en hu'],
    [
      'Towards {place}',
      'En direction {plaice:preposition}',
      ['missing: {place}', 'extra: {plaice:preposition}'],
      'en fr',
    ],
    ['run "$SHELL" now', '執行 "${SHELL}"', [], 'en zh-TW'],
    [
      'run "$SHELLS" now',
      '執行 "${SHELL}"',
      ['extra-likely: ${SHELL}', 'missing-likely: $SHELLS'],
      'en zh-TW',
    ],
    ['class 0x%02X', 'Klasse 0x%02x', []],
    ['%d items', '%5d mục', [], 'en vi'],
    ['%d items', '%5s mục', ['missing: %d', 'extra: %5s'], 'en vi'],
    ['%1% Battery', '%1 % batteri', [], 'en sv'],
    ['%1% Battery', 'Batteri', ['missing: %1%'], 'en sv'],
    ['%1 folder selected', 'Vybrána 1 složka', [], 'en cs'],
    ['%1 folders selected', 'Vybrána 1 složka', ['missing: %1'], 'en cs'],
    ['Are you sure to leave %1?', 'Er du sikker på at forlade %17?', ['missing: %1'], 'en da'],
    ["Bad value in '%1'. Expected: %2", "Λάθος τιμή στο '% 1'. Αναμενόμενο: %2", ['missing: %1'], 'en el'],
    ['The CA %1 of %3', 'Die CA %1 der %2 am %3', ['extra-likely: %2'], 'en de'],
    ['Game #{0}. {1}', 'Jogo nº.{0}. {1}', [], 'en pt'],
    ['Game #{0}. {1}', 'Jogo nº.0. {1}', ['missing: #{0}'], 'en pt'],
    ["%s's public files", '%.0sPublika filer', [], 'en sv'],
    ['New Event on July %d', '7月%-d日の新規イベント', [], 'en ja'],
  ]);
});

describe('braces and marks that are no placeholders', () => {
  proveStrings('placeholders', [
    ['{internal}', '{iç}', [], 'en tr'],
    ['In {internal}', 'Burada {iç}', ['missing: {internal}', 'extra: {iç}'], 'en tr'],
    ['Class 1: {Everything Else}', '类 1: {其他}', [], 'en zh-CN'],
    [
      'Class 1: {Everything Else}',
      'Klasse 1: {alles andere} {user_name}',
      ['extra-likely: {user_name}'],
      'en de',
    ],
    ['Class 1: else', '类 1: {其他}', ['extra-likely: {其他}'], 'en zh-CN'],
    ['Print Previe__w__', 'Druckvorschau (__W__)', []],
    ['Print __name__', 'Drucken', ['missing: __name__']],
    [
      'the __edit__ mode and the __preview__ mode',
      'режим __редагування__ та режим __попереднього перегляду__',
      [],
      'en uk',
    ],
    [':delay', ':retardar', [], 'en es'],
    ['merge %s :line %d', 'sammenlæg %s :linje %d', [], 'en da'],
    ['The %s of :field is missing', '%s mangler i :felt', ['missing: :field', 'extra: :felt'], 'en da'],
    ['The :field is missing', 'Feltet :felt mangler', ['missing: :field', 'extra: :felt'], 'en da'],
  ]);
  proveStrings('leftovers', [
    ['__O__pen', 'Открыть (__Ctrl/Alt+O__)', [], 'en ru'],
    ['Open', 'Открыть __Ctrl/Alt+O__', ['markdown: __Ctrl/Alt+O__'], 'en ru'],
  ]);
});

describe('numbers in words and in names', () => {
  proveStrings('numbers', [
    ['innermost (outermost if N < 0) frames', '안쪽 프레임(N이 음수이면 바깥)', [], 'en ko'],
    ['frames with N < 0', 'Rahmen mit N > 1', ['missing: 0', 'extra: 1']],
    ['scroll up 1/2 page', '半ページ上にスクロール', [], 'en ja'],
    ['scroll up 1/2 page', '上にスクロール', ['missing: 1', 'missing: 2'], 'en ja'],
    ['Play first 500ms', '처음 0.5초 재생', [], 'en ko'],
    ['Play first 500ms', '처음 0.4초 재생', ['missing: 500', 'extra: 0.4'], 'en ko'],
    ['Play first 500 files', '처음 0.5초 재생', ['missing: 500', 'extra: 0.5'], 'en ko'],
    ['32nd Note Advance (of the chord symbol)', 'قبل علامة التربل كروش', [], 'en ar'],
    ['32nd Street in the old town (and its houses)', 'شارع المدينة القديمة', ['missing: 32'], 'en ar'],
    ['%1 images', '٠ صورة', [], 'en ar'],
    ['%1 Files, %2', 'ملفّان، %2', [], 'en ar'],
    ['%1 images', '٧ صور', ['extra: ٧'], 'en ar'],
    ['30 minutes', 'חצי שעה', [], 'en he'],
    ['30 files', 'חצי', ['missing: 30'], 'en he'],
    ['up to 7 days', 'עד לשבוע ימים', [], 'en he'],
    ['Use 2 brackets, as > is', 'Použij 2 závorky, jako „&#62“', [], 'en cs'],
    ['Play first 500ms of it', 'Spil første ½ sek', [], 'en da'],
    ['Forecasts of up to 7 days', 'Ennuste seuraavan viikon ajalle', [], 'en fi'],
    ['Forecasts of up to 7 files', 'Ennuste viikon ajalle', ['reworded: 7'], 'en fi'],
    ['Remove the eights', '8을 제거하십시오', [], 'en ko'],
    ['Remove the nines', '8을 제거하십시오', ['extra: 8'], 'en ko'],
    ['0 item', 'Žádná položka', [], 'en cs'],
    ['0 item', 'Tato položka', ['missing: 0'], 'en cs'],
    ['represented in base 10', 'v desítkové soustavě', [], 'en cs'],
    ['represented in base 12', 'v desítkové soustavě', ['missing: 12'], 'en cs'],
    ['It is split in 2 parts', 'تنقسم إلى جزئين', [], 'en ar'],
    ['Maintainer (2012-2014)', 'Vedligeholder (2012-14)', [], 'en da'],
    ['Maintainer (2012-2014)', 'Vedligeholder (2012-15)', ['missing: 2014', 'extra: 15'], 'en da'],
    ['Worm _1', '蟲蟲_1', [], 'en zh-TW'],
    ['Worm _1', '蟲蟲_2', ['missing: 1', 'extra: 2'], 'en zh-TW'],
    ['R_omanian (ISO-8859-16)', 'Romansk (ISO-8859-_16)', [], 'en da'],
    ['pages per sheet (> 0)', '1シートあたりのページ数 (> 0)', [], 'en ja'],
    ['Page Up keypad', '10キーの PageUp', [], 'en ja'],
    ['Page Up keypad', '10の PageUp', ['extra: 10'], 'en ja'],
    ['Five-quarter-tones flat', '5/4-tónové béčko', [], 'en sk'],
    ['%1 folder selected', 'Vybrána 1 složka', [], 'en cs'],
    ['%1 (%2 B) copied', '%1 (%2 بایت) رونوشت شد', [], 'en fa'],
    ['calendar:week_start:0', 'calendar:week_start:1', [], 'en nb'],
  ]);
});

describe('fields for what the translators write', () => {
  for (const source of ['translator_credits', 'Your names', 'Translators']) {
    test(`“${source}” is one`, () => {
      const target = 'Ann Roe <ann@there.org>, 2004\nBob Doe, Bob Roe';
      for (const check of ['addresses', 'numbers', 'length', 'doubled-words'] as const)
        expect(foundIn(check, source, target, 'en fi', 'text')).toEqual([]);
    });
  }
  proveStrings('numbers', [
    ['Translators', 'Kääntäjät 47', ['extra: 47'], 'en fi'],
    ['Your name', 'Nimesi 47', ['extra: 47'], 'en fi'],
  ]);
  proveStrings('addresses', [
    [
      'Report bugs to <bugs@gnu.org>.\n',
      'Meld fouten aan <bugs@gnu.org>;\nmeld fouten in de vertaling aan <vertaling@there.org>.\n',
      [],
      'en nl',
    ],
    [
      'Report bugs to <bugs@gnu.org>.\n',
      'Meld fouten aan <bugs@gnu.org>;\nmeld ze ook aan <fouten@there.org>.\n',
      ['extra: fouten@there.org'],
      'en nl',
    ],
    [
      'Report bugs to <bugs@gnu.org>.\n',
      'Meld fouten in de vertaling aan <vertaling@there.org>.\n',
      ['missing: bugs@gnu.org', 'extra: vertaling@there.org'],
      'en nl',
    ],
  ]);
});

describe('lists of keywords', () => {
  proveStrings('length', [
    [
      'Partition;',
      'Partycja;Partycje;Patrycja;Patrycje;Partycjonowanie;Patrycjonowanie;Dyski;twarde;twardy;HDD;SSD;Systemy;plików;Woluminy;Wolumeny;Napędy;',
      [],
      'en pl',
    ],
    [
      'degF,˚F,F,f,Fahrenheit,fahrenheit',
      'degF,˚F,F,f,Fahrenheit,fahrenheit,fahrenheity,fahrenheitov,Fahrenheity,Fahrenheitov,stupeň Fahrenheita,stupňov Fahrenheita,stupeň fahrenheita,stupňov fahrenheita',
      [],
      'en sk',
    ],
  ]);
  test('a label with a colon is none', () => {
    const target =
      'Partycja;Partycje;Patrycja;Patrycje;Partycjonowanie;Patrycjonowanie;Dyski;twarde;twardy;HDD;SSD;Systemy;plików;Woluminy;Wolumeny;Napędy;';
    expect(foundIn('length', 'Partition:', target, 'en pl', 'text').join(' ')).toContain('long');
  });
  proveStrings('length', [
    [
      "When checking, the input should be a former output of this program.\nThe default mode is to print a line with: checksum, a space,\na character indicating input mode ('*' for binary, ' ' for text\nor where binary is insignificant), and name for each FILE.\n\nNote: There is no difference between binary mode and text mode on GNU systems.\n",
      'Při testování by vstup měl být dřívějším výstupem tohoto programu.\nVýchozí režim je výpis jednoho řádku pro každý SOUBOR. Formát řádku je\nkontrolní součet, mezera, znak značící vstupní režim („*“ pro binární,\n„ “ pro textový nebo kde binární nemá význam) a jméno SOUBORU.\n\nPoznámka: Na GNU systémech není rozdílu mezi binárním a textovým režimem.\n',
      [],
      'en cs',
    ],
  ]);
  proveStrings('french-spacing', [
    ['diff;merge;', 'diff;fusion;', [], 'en fr'],
    ['See diff and merge;', 'Voir diff et fusion;', ['missing: ;'], 'en fr'],
  ]);
  proveStrings('punctuation', [
    ['puzzle;', 'quebra-cabeça;puzzle;', [], 'en pt-BR'],
    ['A puzzle; a game', 'Um quebra-cabeça;um jogo', ['space-after: ;'], 'en pt-BR'],
  ]);
});

describe('lines that are no text for readers', () => {
  proveStrings('target-equals-source', [
    ['Usage:\ntasksel install <task>...', 'Χρήση:\ntasksel install <task>...', [], 'en el'],
    [
      'Usage:\nInstall your first <task> here',
      'Χρήση:\nInstall your first <task> here',
      ['part: Install your first <task> here'],
      'en el',
    ],
    ['Uncomment this:\n#\tname = %s', '주석을 제거하십시오:\n#\tname = %s', [], 'en ko'],
    [
      'Modes are:\n  "auto", "square", "anamorphic".',
      'モード:\n  "auto", "square", "anamorphic".',
      [],
      'en ja',
    ],
  ]);
  proveStrings('line-breaks', [
    ['Your signature on "%s"\nhas expired.\n', '您在 “%s” 上的签名已过期。\n', [], 'en zh-CN'],
    [
      'It is neither UTF-8\nnor your encoding.\nThings will break.',
      'Не в UTF-8 и не в кодировке.\nБудет сбой.',
      [],
      'en ru',
    ],
    ['Your signature on "%s"\nHas it expired?\n', '您在 “%s” 上的签名已过期。\n', ['lost'], 'en zh-CN'],
  ]);
  proveStrings('line-breaks', [
    [
      '{count, plural,\n    =1 {1 warning found}\n    other {# warnings found}\n    }',
      '{count,plural, =1{1 uyarı bulundu}other{# uyarı bulundu}}',
      [],
      'en tr',
    ],
    ['{count} warnings found\nLook at them', '{count} uyarı bulundu. Bunlara bak', ['lost'], 'en tr'],
    [
      'You are not root.\nContinue anyway with it?',
      '你目前不是管理员权限，确定继续吗？',
      ['joined'],
      'en zh-CN',
    ],
  ]);
  proveStrings('end-punctuation', [
    ['Learn about [old APIs](https://there.org/a).', 'Mehr über [alte APIs.](https://there.org/a)', []],
    [
      'Learn about [old APIs](https://there.org/a).',
      'Mehr über [alte APIs](https://there.org/a)',
      ['missing: .'],
    ],
    ['Learn it. See [more](https://there.org/a).', '学习。[详细](https://there.org/a)', [], 'en zh-CN'],
    ['Try <button>reloading the page</button>.', 'Versuche <button>neu zu laden.</button>', []],
    ['Interval (sec)', 'Intervalo (seg.)', [], 'en es'],
    ['Interval (section)', 'Intervalo (sección.)', ['extra: .'], 'en es'],
  ]);
  proveStrings('addresses', [
    ['See [more](https://there.org/a) of it.', 'Подробнее [об этом](https://there.org/a)…', [], 'en ru'],
    ['https://there.org/wiki/Logic', 'https://fr.wikipedia.org/wiki/Logique', [], 'en fr'],
    [
      'See https://there.org/wiki/Logic',
      'Voir https://fr.wikipedia.org/wiki/Logique',
      ['missing: https://there.org/wiki/Logic', 'extra: https://fr.wikipedia.org/wiki/Logique'],
      'en fr',
    ],
    ['The [main](https://there.org/a) setting.', '[Haupt](https://there.org/a)-Einstellung.', []],
    [
      'The [main](https://there.org/a) setting.',
      '[Haupt](https://there.org/b)-Einstellung.',
      ['missing: https://there.org/a', 'extra: https://there.org/b'],
    ],
  ]);
  proveStrings('missing-sentences', [
    [
      'Background color. The hex specification of the background color.',
      'สีพื้น กำหนดโดยเลขฐานสิบหก',
      [],
      'en th',
    ],
    [
      'The same vignetting and response parameters should\nbe applied for all images of a lens.\nCurrently each image can have different parameters.\nLink parameters?',
      'Takie same parametry winietowania i krzywej optoelektrycznej aparatu\npowinny być zastosowane dla wszystkich zdjęć z danego obiektywu.\nAktualnie każde zdjęcie może mieć ustawione różne parametry.\nCzy odziedziczyć parametry?',
      [],
      'en pl',
    ],
  ]);
});

describe('signs that are named', () => {
  proveStrings('brackets', [
    ['Left brace', '{', [], 'en uk'],
    ['from 0.0 (inclusive) to 1.0 (exclusive)', 'välistä [0.0, 1.0)', [], 'en fi'],
    ['from 0.0 (inclusive) to 1.0 (exclusive)', 'välistä 0.0, 1.0)', ['unopened: )'], 'en fi'],
    ['Left brace', 'дужка {', ['unclosed: {'], 'en uk'],
  ]);
});

describe('capitals and words twice', () => {
  proveStrings('code', [
    ['You?  YOU?  I MUST AVENGE THEM!', 'Du? DU? ICH MUSS SIE RÄCHEN!', []],
    ['You can use DLNA here', 'Du kannst DNLA verwenden', ['name-changed: DLNA, DNLA']],
  ]);
  proveStrings('letter-case', [
    [
      '  -a filename, --addbook=filename   compile it',
      '  -a, --addbook=BESTAND  het compileren',
      [],
      'en nl',
    ],
    ['compile the filename now', 'het BESTAND nu compileren', ['capitals: BESTAND'], 'en nl'],
    ['Wrong or missing VERSION', 'VERSÃO ("VERSION") incorreta', [], 'en pt-BR'],
    ['Search sel. &backward', 'Szukaj zazn. wstecz', [], 'en pl'],
  ]);
  proveStrings('doubled-words', [
    ['The the', 'Το το Τα τα', [], 'en el'],
    ['Cancel upload', 'Cancel·la la pujada', [], 'en ca'],
    ['Move ~a onto it', 'Mou ~a a un forat', [], 'en ca'],
    ['The word', 'Το το', ['doubled: Το'], 'en el'],
  ]);
  proveStrings('symbols', [
    ['%i × %i pixels', '%i על %i פיקסלים', [], 'en he'],
    ['%i × %i pixels', '%i %i פיקסלים', ['missing: ×'], 'en he'],
  ]);
});

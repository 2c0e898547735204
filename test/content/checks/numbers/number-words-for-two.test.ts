import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a number word that became another one, from two on', () => {
  proveRows('numbers', [
    ['Two musicians came.', 'Van venir quatre músics.', ['word: Two, quatre'], 'en ca'],
    ['Two musicians came.', 'Două persoane au venit.', [], 'en ro'],
    ['Two musicians came.', 'Patru muzicieni au venit.', ['word: Two, Patru'], 'en ro'],
    ['Two musicians came.', 'Ήρθαν τέσσερις μουσικοί.', ['word: Two, τέσσερις'], 'en el'],
    ['Up to 7 files', 'Najviac sedem súborov', [], 'en sk'],
    ['Up to 7 files', 'До седем файла', [], 'en bg'],
    ['Up to 7 files', 'Do sedam datoteka', [], 'en hr'],
    ['Up to 7 files', 'Do osam datoteka', ['missing: 7'], 'en hr'],
    ['The module has two directives.', 'Le module a cinq directives.', ['word: two, cinq'], 'en fr'],
    ['The third one is read.', '二つの種類があります。', [], 'en ja'],
    ['There are two types of it.', '四つの種類があります。', ['word: two, 四'], 'en ja'],
    ['There are two types of it.', '有五个种类。', ['word: two, 五'], 'en zh'],
    ['The module has two directives.', 'Moduł ma trzy dyrektywy.', ['word: two, trzy'], 'en pl'],
    ['The module has two directives.', 'Moduł ma dwie dyrektywy.', [], 'en pl'],
    ['It makes four formats.', 'Он создаёт три формата.', ['word: four, три'], 'en ru'],
    ['Game ends after 30 guesses.', 'Hra skončí po třiceti návrzích.', [], 'en cs'],
    ['Game ends after 30 guesses.', 'Hra skončí po dvaceti návrzích.', ['missing: 30'], 'en cs'],
    ['It makes four formats.', 'Vytváří čtyři formáty.', [], 'en cs'],
    // Three signs may be the Ukrainian apostrophe.
    ['The three files are there.', 'П’ять файлів там.', ['word: three, П’ять'], 'en uk'],
    ['The three files are there.', "Там дев'яти файлів.", ["word: three, дев'яти"], 'en uk'],
    ['The three files are there.', 'Пʼять файлів там.', ['word: three, Пʼять'], 'en uk'],
    ['The five files are there.', 'Пʼять файлів там.', [], 'en uk'],
    ['It starts at half past two.', 'Es beginnt um halb drei.', []],
    ['It starts at half past two.', 'Es beginnt um halb vier.', ['word: two, vier']],
    ['Five-thirty', 'Halv seks', [], 'en da'],
    ['Five-thirty', 'Halv syv', ['word: Five, syv'], 'en da'],
    ['At five, thirty files are read.', 'Klokken seks læses 30 filer.', ['word: five, seks'], 'en da'],
    // A word with another sense is no number, nor is the name of a number system.
    ['The first day of the week, as a decimal number.', 'A hét első napja decimális számként.', [], 'en hu'],
    ['The three files are there.', 'A hét fájl ott van.', ['word: three, hét'], 'en hu'],
    ['It takes three weeks.', 'Hét hétig tart.', ['word: three, Hét'], 'en hu'],
    ['There are three new files.', 'Il y a neuf nouveaux fichiers.', ['word: three, neuf'], 'en fr'],
    ['You are one of three users.', 'Sei uno di tre utenti.', [], 'en it'],
    ['You have three files left.', 'Hai sei file rimasti.', ['word: three, sei'], 'en it'],
    ['The new file has three lines.', 'Le fichier neuf a trois lignes.', [], 'en fr'],
    ['The old file has three lines.', 'Le fichier a neuf lignes.', ['word: three, neuf'], 'en fr'],
    ['Half of the two are read.', 'Die Hälfte der drei wird gelesen.', ['word: two, drei']],
    ['Both of the two are read.', 'Les deux sont lus.', [], 'en fr'],
    ['The second of the three is read.', 'Le second des trois est lu.', [], 'en fr'],
    ['Two files of the three are read.', 'Zwei der drei Dateien werden gelesen.', []],
  ]);
});

describe('a number word that became another one in a block that says both', () => {
  const source = '<p>In level 3 there is one sound. It has two or three letters.</p>';
  proveRows('numbers', [
    [
      source,
      '<p>Nel livello 3 si sente un suono. Ha due o quattro lettere.</p>',
      ['word: three, quattro'],
      'en it',
    ],
    [source, '<p>Nel livello 3 si sente un suono. Ha due o tre lettere.</p>', [], 'en it'],
    // A word that the source has as it is.
    [
      '<p>Type “I once” now. The two d are there.</p>',
      '<p>Escriba «I once» ahora. Hay d ahí.</p>',
      [],
      'en es',
    ],
    // The sentences say them in another order.
    ['<p>Three files are new. Four are old.</p>', '<p>Vier Dateien sind alt. Drei sind neu.</p>', []],
  ]);
});

describe('a minus that is said in a word', () => {
  proveRows('numbers', [
    ['Old units have -1 movement.', 'Yaşlı birimlerde 1 puanlık azalma vardır.', [], 'en tr'],
    [
      'Old units have -1 movement.',
      'Yaşlı birimler 1 puan fazla gider.',
      ['missing: -1', 'extra: 1'],
      'en tr',
    ],
    ['Old units have -1 movement.', 'Alte Einheiten ziehen 1 Feld weniger.', []],
    ['Old units have -1 movement.', 'Alte Einheiten ziehen 2 Felder weniger.', ['missing: -1', 'extra: 2']],
    ['Old units have -1 movement.', 'Alte Einheiten haben 1 Zug.', ['missing: -1', 'extra: 1']],
    ['If it is less than -1, stop.', 'Если значение меньше 1, стоп.', ['missing: -1', 'extra: 1'], 'en ru'],
    ['Use -1 for fewer results.', 'Mit 1 gibt es weniger davon.', ['missing: -1', 'extra: 1']],
    ['Set it to -1 here.', 'Ponga 1 aquí, al menos.', ['missing: -1', 'extra: 1'], 'en es'],
    ['A solid layer is there.', '１色の層です。', [], 'en ja'],
    ['A solid layer is there.', '１０色の層です。', ['extra: １０'], 'en ja'],
  ]);
});

describe('a number that is said in another way, or once more', () => {
  const strength = 'A defense doubles the strength of 5 units.';
  const separators = 'The date has more than 2 separators.\nThis is an error.';
  proveRows('numbers', [
    [strength, '防衛は5ユニットの強さを2倍にします。', [], 'en ja'],
    [strength, '防衛は5ユニットの強さを3倍にします。', ['extra: 3'], 'en ja'],
    [strength, '防衛は5ユニットの強さを2にします。', ['extra: 2'], 'en ja'],
    [
      separators,
      'Das Datum hat mehr als 2 Trennzeichen.\nEin Datum mit mehr als 2 Trennzeichen ist falsch.',
      [],
      'en de',
      'text',
    ],
    [
      separators,
      'Das Datum hat mehr als 2 Trennzeichen.\nEin Datum mit mehr als 2 Zeichen ist falsch.',
      ['extra: 2'],
      'en de',
      'text',
    ],
    ['It has 2 pages and 3 pages.', 'Es hat 2 Seiten und 2 Seiten.', ['reworded: 3'], 'en de', 'text'],
    [
      '<p>Look at the 3×3 boxes.</p><p>Repeat it for the others.</p>',
      '<p>Podívejte se na bloky 3×3.</p><p>Opakujte to pro další bloky 3 × 3.</p>',
      [],
      'en cs',
    ],
    [
      '<p>Look at the 3×3 boxes.</p><p>Repeat it for the others.</p>',
      '<p>Podívejte se na bloky 3×3.</p><p>Opakujte to pro další bloky 3 × 4.</p>',
      ['extra: 3', 'extra: 4'],
      'en cs',
    ],
    ['GFX AVC420 (32 bpp)', 'GFX AVC 4:2:0 (32 bpp)', [], 'en it', 'text'],
    ['GFX AVC420 (32 bpp)', 'GFX AVC 4:2:2 (32 bpp)', ['extra: 4', 'extra: 2'], 'en it', 'text'],
    ['<h2>Desk 101</h2>', '<h2>Fondamenti di Desk</h2>', [], 'en it'],
    ['<h2>Error 101</h2>', '<h2>Errore</h2>', ['missing: 101'], 'en it'],
    ['<p>Desk 101 reads it</p>', '<p>Desk lo legge</p>', ['missing: 101'], 'en it'],
  ]);
});

describe('other words for numbers', () => {
  proveRows('numbers', [
    ['It has six rooms.', 'Siinä on seitsemän huonetta.', ['word: six, seitsemän'], 'en fi'],
    ['It has six rooms.', 'Siinä on kuusi huonetta.', [], 'en fi'],
    ['The kit has seven screws.', '套件包含八颗螺丝。', ['word: seven, 八'], 'en zh-CN'],
    ['The kit has seven screws.', '套件包含七颗螺丝。', [], 'en zh-CN'],
  ]);
});

import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('numbers in the form of another language', () => {
  proveRows('number-format', [
    ['It costs $92.86 a year.', 'Sie kostet $92.86 im Jahr.', ['number: 92.86, 92,86']],
    ['It costs $92.86 a year.', 'Sie kostet 92,86 $ im Jahr.', []],
    ['Height: 71.2', 'Höhe: 71.2', ['number: 71.2, 71,2']],
    ['It takes 2.5 seconds.', 'Es dauert 2.5 Sekunden.', ['number: 2.5, 2,5']],
    ['It takes 2.5 people.', 'Es dauert 2.5 Leute.', []],
    ['In GTK 2.5 seconds count.', 'In GTK 2.5 zählen Sekunden.', []],
    // A unit or words before an amount show that it is no version.
    ['It costs 9.90 euros.', 'Se maksaa 9.90 euroa.', ['number: 9.90, 9,90'], 'en fi'],
    ['An average of 0.75 suffices.', 'Достатньо 0.75.', ['number: 0.75, 0,75'], 'en uk'],
    // A program may read the value, a lesson has a number, and a value in quotation marks is an example.
    ['Set it to a value of 0.75.', 'Встановіть 0.75.', [], 'en uk'],
    ['Lesson: 2.1', 'Lektion: 2.1', []],
    ['Height: 2.1', 'Höhe: 2.1', ['number: 2.1, 2,1']],
    ['The cost is 0.75 euros.', 'Le coût « 0.75 »', [], 'en fr'],
    ['A version of 0.75 suffices.', 'Достатньо версії 0.75.', [], 'en uk'],
    ['The rope is 2.5 m long', 'Das Seil ist 2.5 m lang', ['number: 2.5, 2,5']],
    ['The rope is 2.5 m long', 'Das Seil ist 2,5 m lang', []],
    ['The average grade is 6.4.', 'La nota media es 6.4.', ['number: 6.4, 6,4'], 'en es'],
    ['The newest one is 6.4.', 'El más nuevo es 6.4.', [], 'en es'],
    ['About 2.5 meters', 'Circa 2.5 metri', ['number: 2.5, 2,5'], 'en it'],
    ['Windows 3.1 points at it', 'Windows 3.1 punta lì', [], 'en it'],
    // A number that is a version as well, a time, an address and a standard.
    ['Version 2.5 takes 2.5 seconds.', 'Version 2.5 braucht 2.5 Sekunden.', []],
    ['Open from 8.30 to 12.15', 'Geöffnet von 8.30 bis 12.15', []],
    ['It is at 10.0.2.15 in 2 minutes', 'Es ist in 2 Minuten unter 10.0.2.15', []],
    ['An 802.11 g network', 'Ein 802.11 g-Netz', []],
    ['It weighs <code>2.5</code> kilos', 'Es wiegt <code>2.5</code> Kilo', []],
    ['Kernel version: 5.1', 'Version des Kernels: 5.1', []],
    ['See: section 5.1', 'Siehe: Abschnitt 5.1', []],
    ['29,465 requests', "29'465 Anfragen", ["number: 29'465, 29.465"]],
    ['29,465 requests', "29'465 Anfragen", [], 'en de-CH'],
    ['29,465 requests', '29.465 requêtes', ['number: 29.465, 29 465'], 'en fr'],
    ['51,700 requests', '51.700 件', ['number: 51.700, 51,700'], 'en ja'],
    ['51,144 requests', '51.144개', ['number: 51.144, 51,144'], 'en ko'],
    ['51,700 requests', '51,700 件', [], 'en ja'],
    ['12.500 mm and 12,500 pieces', '12.500 mm、12,500 個', [], 'en ja'],
  ]);
});

describe('what every language writes alike', () => {
  proveRows('numbers', [
    ['It needs version 2.4 or later.', 'Sie braucht Version 2,4 oder neuer.', ['missing: 2.4', 'extra: 2,4']],
    [
      'It needs version 2.4.20 or later.',
      '2,4,20 ou posterior.',
      ['missing: 2.4.20', 'extra: 2,4,20'],
      'en pt',
    ],
    // A version behind a name, behind a word for versions, and where numbers have no comma.
    ['It is HTTP/1.1 then.', 'C’est alors HTTP/1,1.', ['missing: 1.1', 'extra: 1,1'], 'en fr'],
    ['It comes with Apache 2.1 now.', 'Il vient avec Apache 2,1.', ['missing: 2.1', 'extra: 2,1'], 'en fr'],
    ['It comes in 2.1 of it.', 'Il vient dans la version 2,1.', ['missing: 2.1', 'extra: 2,1'], 'en fr'],
    ['Apache 2.1 and later', 'Apache 2,1 以降', ['missing: 2.1', 'extra: 2,1'], 'en ja'],
    // An amount of money is no version, and PHP is a program.
    ['A share costs SEK 248.00 then.', 'Uma ação custa SEK 248,00.', [], 'en pt'],
    ['It needs TOP 2.10 then.', 'Precisa do TOP 2,10.', ['missing: 2.10', 'extra: 2,10'], 'en pt'],
    ['It runs with PHP 5.25 then.', 'Funciona com PHP 5,25.', ['missing: 5.25', 'extra: 5,25'], 'en pt'],
    ['It runs with GTK 2.10 then.', 'Funciona com GTK 2,10.', ['missing: 2.10', 'extra: 2,10'], 'en pt'],
    ['Up 2.1, down 2.1.', 'Auf 2,1, ab 2.1.', []],
    ['Total 2.1', 'Total 2,1', [], 'en fr'],
    ['The total 2.1 and 3', 'El 2,1 y 3', [], 'en es'],
    ['up to 3/4 GB', "jusqu'à 4/3 GB", ['missing: 3/4', 'extra: 4/3'], 'en fr'],
    ['on 3/4', 'le 4/3', [], 'en fr'],
    ['It is 1920×1080 large.', 'Es ist 1080×1920 groß.', ['missing: 1920×1080', 'extra: 1080×1920']],
    ['File 0x7F3A', '0x7F3 dosyası', ['missing: 0x7F3A', 'extra: 0x7F3'], 'en tr'],
    ['gamma of WinXX 2.20', 'WinXX 2,20', []],
    ['About 2.4 percent', 'Rund 2,4 Prozent', []],
    ['Only 2.4 are left', 'Nur 2,4 sind übrig', []],
    ['Error 0x7F3A occurred.', 'Fehler 0x7E3A trat auf.', ['missing: 0x7F3A', 'extra: 0x7E3A']],
    ['Error 0x7F3A occurred.', 'Fehler 0x7f3a trat auf.', []],
  ]);
});

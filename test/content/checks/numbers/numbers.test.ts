import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('numbers', () => {
  describe('written as the language does', () => {
    proveRows('numbers', [
      ['Sizes 25 (12 MB), 40', 'Größen 40 (12 MB), 25', ['missing: 25', 'extra: 40']],
      ['Page 3 of 10 and 4 others', 'Von 10 Seiten die Seite 3 und 4 andere', []],
      ['Use -1 for infinite.', 'シーク精度が低下します。-1は無限大です。', [], 'en ja'],
      ['They receive a 1 point decrease.', 'Hanno una penalità di −1 ai punti.', [], 'en it'],

      ['1,000.5 m', '1.000,5 m', []],
      ['1,000.5', '1 000,5', [], 'en fr'],
      ['1,000.5', '1\u202f000,5', [], 'en fr'],
      ['1,000.5', '1&nbsp;000,5', [], 'en ru'],
      ['1,000.5', '1’000.5', [], 'en de-CH'],
      ['1,000.5', '1,000.5', []],
      ['1,234,567', '12,34,567', [], 'en hi'],
      ['1,000.5', '١٬٠٠٠٫٥', [], 'en ar-EG'],
      ['25 items', '२५ आइटम', [], 'en hi'],
      ['25 items', '２５個', [], 'en ja'],
      ['1.50', '1,5', []],
      ['version 2.4.10', 'Version 2.4.10', []],
      ['10,000 people', '1만 명', [], 'en ko'],
      ['500 million yen', '5億円', [], 'en ja'],
      ['5 million', '5 Mio.', []],
      ['50%', '50 %', []],
      ['50%', '%50', [], 'en tr'],
    ]);
  });

  describe('as a date, a time or a word', () => {
    proveRows('numbers', [
      ['twenty four hours', '24 Stunden', []],
      ['a clock with am/pm', 'eine 12-Stunden-Uhr', []],
      ['Twenty Twelve', '2012', []],
      ['1.5 lines', 'un renglón y medio', [], 'en es'],
      ['from 10 172.20', 'de 10 172.20', [], 'en fr'],
      ['November 21, 2026', '21.11.2026', []],
      ['11/21/2026', '21.11.2026', []],
      ['2026-11-21', '21 novembre 2026', [], 'en fr'],
      ['November 21, 2026', '2026年11月21日', [], 'en ja'],
      ['1 November', '1 ноября', [], 'en ru'],
      ['11/01', '1 ноября', [], 'en ru'],
      ['at 3:30 PM', 'um 15:30 Uhr', []],
      ['at 3 p.m.', 'à 15 h', [], 'en fr'],
      ['at 15:30', '오후 3시 30분', [], 'en ko'],
      ['at 15:00', '午後3時', [], 'en ja'],
      ['at 15:00', 'um 15 Uhr', []],
      ['10:30', '10.30', [], 'en fi'],
      ['within 2 days', 'innerhalb von zwei Tagen', []],
      ['two days', '2 Tage', []],
      ['the first 3 pages', '最初の三ページ', [], 'en ja'],
      ['the 1st page', 'die erste Seite', []],
      ['2 files', 'два файла', [], 'en ru'],
      ['2 days', 'يومين', [], 'en ar'],
      ['open 3–5 pm', 'geöffnet 15–17 Uhr', []],
      ['3:30 م', '15:30', [], 'ar en'],
      ['in 2026', 'ในปี 2569', [], 'en th'],
      ['in 2026', 'در سال ۱۴۰۵', [], 'en fa'],
      ['in 2026', '令和8年', [], 'en ja'],
      ['½ cup', '1/2 Tasse', []],
      ['in 23 steps', '二十三个步骤', [], 'en zh'],
    ]);
  });

  describe('that are part of a name', () => {
    proveRows('numbers', [
      ['IPv6 and UTF-8', 'Netz', []],
      ['mod_h2', 'Modul', []],
      ['x86', 'Prozessor', []],
      ['{0} of {1}', '{0}', []],
      ['https://x.example/1', 'dort', []],
      ['needs PHP5', 'braucht PHP 5', []],
      ['the 15-puzzle', 'el puzle-15', [], 'en es'],
      ['ISO-8859-2', 'إيزو-8859-2', [], 'en ar'],
    ]);
  });

  describe('that differ', () => {
    proveRows('numbers', [
      ['Day: −25% Damage', 'Gündüz: -%25 Hasar', [], 'en tr'],
      ['screens of the 1990s', 'écrans des années 90', [], 'en fr'],
      ['a 2-D field', '2-х мерном поле', [], 'en ru'],
      ['at least two hundred types', 'plus de 200 types', [], 'en fr'],
      ['the selected 3D object', 'seçili 3B nesnesi', [], 'en tr'],
      ['Squares05', '四角形05', [], 'en ja'],
      ['21st century skills', 'competencias del siglo XXI', [], 'en es'],
      ['pages 1,3,5,6 and 7 are printed', '1,3,5,6,7 페이지', [], 'en ko'],
      ['pages 1,3,5,6 and 7', 'die Seiten 1,3,5 und 7', ['missing: 6']],
      ['a 100% pure application', 'entièrement pure', [], 'en fr'],
      ['A 3D arcade game', 'Trójwymiarowa gra', [], 'en pl'],
      ['85 km', '58 km', ['missing: 85', 'extra: 58']],
      ['1.5 l', '15 l', ['missing: 1.5', 'extra: 15']],
      ['1.5 l', '15 l', ['missing: 1.5', 'extra: 15'], 'en fr'],
      ['1,500', '1,5', ['missing: 1,500', 'extra: 1,5']],
      ['24 hours', '48時間', ['missing: 24', 'extra: 48'], 'en ja'],
      ['-5 °C', '5 °C', ['missing: -5', 'extra: 5']],
      ['64 GB', '64 MB', ['unit: 64, GB, MB']],
      ['64 GB', '64 Go', [], 'en fr'],
      ['5 kg', '5 кг', [], 'en ru'],
      ['€5', '5 $', ['unit: 5, €, $']],
      ['$5', '5 $', [], 'en fr'],
      ['<p>5 a</p><p>6 b</p>', '<p>6 a</p><p>5 b</p>', []],
      ['<p>Room 5</p><p>Floor 6</p>', '<p>Raum 5</p><p>Etage 7</p>', ['missing: 6', 'extra: 7']],
      ['port 80, again 80', 'Port 80', []],
      ['v2.4', 'v2.5', ['missing: 2.4', 'extra: 2.5']],
    ]);
  });
});

describe('numbers with commas that one language divides', () => {
  proveRows('numbers', [
    ['RGB 255,128,0', 'RGB 255,128,0', []],
    ['RGB 255,128,0', 'RGB 255,128,0', [], 'de en'],
    ['The sizes 10,100,50 and 0', 'Die Größen 10,100,50 und 0', []],
    ['The sizes 10,100,50', 'Die Größen 10,100,60', ['missing: 10,100,50', 'extra: 10,100,60']],
    ['Ports 80,443,22', 'Ports 80,443,22', []],
    ['=ROUND(103.37,1)', '=ROUND(103.37,1)', []],
    ['At 52.5,13', 'Bei 52.5,13', []],
    ['Version 1.5,2', 'Version 1.5,2', []],
    ['Summe 1.234,56', 'Total 1.234,56', [], 'de en'],
    ['Summe 1.234,56', 'Total 1.234,57', ['missing: 1.234,56', 'extra: 1.234,57'], 'de en'],
  ]);
});

describe('a number that is there twice', () => {
  proveRows('numbers', [
    ['10% on or 10% off', '10 % an oder 1 % aus', ['missing: 10', 'extra: 1']],
    ['10 seconds on, 10 seconds off', 'je 10 Sekunden an und aus', []],
    ['10% on, 10 seconds, 10% off', '10 % an, 10 Sekunden, 10 aus', ['unit-missing: 10, %']],
    ['10% on, 10% off', '10 % an und aus', []],
    ['It starts in 1 second', '秒後に始まる', ['missing: 1'], 'en ja'],
    ['It starts each 1 second', '毎秒始まる', [], 'en ja'],
  ]);
});

describe('a year with a sign between its digits', () => {
  proveRows('numbers', [
    ['Copyright © 2011 Team', 'Copyright © 2.011 Team', ['missing: 2011', 'extra: 2.011']],
    ['It needs Exchange 2010 SP1', 'Es braucht Exchange 2.010 SP1', ['missing: 2010', 'extra: 2.010']],
    ['It holds up to 2000 files', 'Es fasst bis zu 2.000 Dateien', []],
    ['About 2048', 'Etwa 2.048', []],
    ['In 2048 places', 'An 2.048 Orten', []],
  ]);
});

describe('number-format', () => {
  proveRows('number-format', [
    ['Numbers like "72,101,108,108,111"', 'Zahlen wie "72,101,108,108,111"', []],
    ['<td>3D Grid 2.5 mm</td><td>About 2.5 mm</td>', '<td>3D Grid 2.5 mm</td><td>Etwa 2,5 mm</td>', []],
    // Three values of a colour, and one number.
    ['It is rgb(165,165,165) here', 'Hier ist es rgb(165,165,165)', []],
    ['It is (165,165,165) here', 'Hier ist es (165,165,165)', ['number: 165,165,165, 165.165.165']],
    ['It is max(165,165) here', 'Hier ist es höchstens 165,165', ['number: 165,165, 165.165']],
    ['About 2.5 mm', 'Etwa 2.5 mm', ['number: 2.5, 2,5']],
    ['About 2.5 metres', 'Etwa 2.5 Meter', ['number: 2.5, 2,5']],
    ['Total: $15,750.25', 'Total: $15,750.25', ['number: 15,750.25, 15.750,25'], 'en es'],
    ['Total: $15,750.25', 'Total: $15,750.25', [], 'en es-MX'],
  ]);
});

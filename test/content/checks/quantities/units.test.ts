import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('units', () => {
  describe('that are the same', () => {
    proveRows('numbers', [
      ['It waits 30 seconds.', 'Он ждёт 30 секунд.', [], 'en ru'],
      ['After 30 seconds', 'Po 30 sekundach', [], 'en pl'],
      ['Wait for 5 minutes.', '5分間待ちます。', [], 'en ja'],
      ['Up to 79 MB', '최대 79 MB까지', [], 'en ko'],
      ['81 degrees Celsius', '81 °C', []],
      ['turn it by 45 degrees', 'um 45° drehen', []],
      ['5 pounds of rice', '5 Pfund Reis', []],
      ['a 30-minute break', 'eine 30-minütige Pause', []],
      ['the 1990s', 'les années 1990', [], 'en fr'],
      ['5 minutes or 10 minutes', '5 oder 10 Minuten', []],
      ['5 minutes, 10 minutes', '5, 10 Minuten', []],
      ['in 10 min.', 'in 10 Min.', []],
      ['(default: 60 Hz)', '（以 Hz 为单位，默认值：60）', [], 'en zh'],
      ['with 128Mb RAM', 'mit 128 MB Speicher', []],
      ['10 in the list', '10 in der Liste', []],
    ]);
  });

  describe('that became others', () => {
    proveRows('numbers', [
      ['It waits 46 hours.', 'Er wartet 46 Tage.', ['unit: 46, hours, Tage']],
      ['It waits 33 seconds.', '33분 기다립니다.', ['unit: 33, seconds, 분'], 'en ko'],
      ['after 86 ms', 'nach 86 s', ['unit: 86, ms, s']],
      ['up to 81 MB', "jusqu'à 81 Mb", ['unit: 81, MB, Mb'], 'en fr'],
      ['250 ml of milk', '250 g Milch', ['unit: 250, ml, g']],
      ['20 g of salt', '20 kg Salz', ['unit: 20, g, kg']],
      ['5 gallons', '5 Liter', ['unit: 5, gallons, Liter']],
      ['5 miles', '5 Kilometer', ['unit: 5, miles, Kilometer']],
      ['12 inches', '12 Zentimeter', ['unit: 12, inches, Zentimeter']],
      ['66 °C', '66 °F를', ['unit: 66, °C, °F'], 'en ko'],
      ['USD 52 a year', '연간 52 EUR입니다', ['unit: 52, USD, EUR'], 'en ko'],
      ['62 °C', '62 °F', ['unit: 62, °C, °F']],
      ['It takes 5 minutes, or 5 hours.', 'Es dauert 5 Minuten oder 5 Tage.', ['unit: 5, hours, Tage']],
    ]);
  });

  describe('of time behind a placeholder or alone', () => {
    proveRows('numbers', [
      ['It takes %d seconds.', 'Es dauert %d Minuten.', ['unit: %d, seconds, Minuten'], 'en de', 'text'],
      ['File %s of %s at %sB/s', 'Файл %s от %s с %sB/с', [], 'en bg', 'text'],
      ['File %s of %sB', 'Файл %s от %s с', ['unit: %s, B, с'], 'en bg', 'text'],
      ['{n} days left', '{n} heures restantes', ['unit: {n}, days, heures'], 'en fr'],
      ['%d minutes and %d seconds', '%d Minuten und %d Sekunden', [], 'en de', 'text'],
      ['{min} minutes of {max} hours', '{max} saat içinde {min} dakika', [], 'en tr'],
      ['%d min', '%d분', [], 'en ko', 'text'],
      ['%d:%02d minutes', '%d 分 %02d 秒', [], 'en ja', 'text'],
      ['%d:%02d minutes', '%d:%02d Stunden', ['unit: %02d, minutes, Stunden'], 'en de', 'text'],
      ['Hours', 'Dias', ['unit-word: Hours, Dias'], 'en pt'],
      ['Hours:', 'Stunden:', []],
      ['Second', 'Zweite', []],
      ['Day', '日', [], 'en ja'],
    ]);
  });

  describe('of time in a sentence that has no others', () => {
    proveRows('numbers', [
      [
        'Within a few minutes it is shown.',
        'Es wird in wenigen Stunden gezeigt.',
        ['unit-word: minutes, Stunden'],
      ],
      ['A certain timespan: the number of days', 'Die Anzahl der Stunden', ['unit-word: days, Stunden']],
      ['Set the number of days here.', 'Imposta qui il numero di ore.', ['unit-word: days, ore'], 'en it'],
      ['Set the number of days here.', 'Imposta qui il numero di giorni.', [], 'en it'],
      // Other words for the time.
      ['The day it ends, with its time', 'El día y la hora en que acaba', [], 'en es'],
      ['Kept for half a year', 'Conservé six mois', [], 'en fr'],
      ['Updated in some weeks', 'Mis à jour dans quelque temps', [], 'en fr'],
      ['The seconds of each hour and day', 'Les minutes de chaque heure', [], 'en fr'],
      ['A few weeks', 'Ein paar Tage', []],
      ['The third hour and the second one', 'La terza ora e il secondo', [], 'en it'],
    ]);
  });

  describe('that are missing', () => {
    proveRows('numbers', [
      ['It is 80px X 80px.', 'Es hat 80x80 Pixel.', []],
      ['It is 80px X 80px.', 'Den har 80 x 80 bildpunkter.', [], 'en sv'],
      ['It is 80px X 80px.', 'Es hat 80x80.', ['unit-missing: 80, px']],
      ['It is from the early days of it.', 'Risale ai primi anni.', [], 'en it'],
      ['Use a battery (12 V).', 'Nutzen Sie eine Batterie (12).', ['unit-missing: 12, V']],
      ['Use a battery (12 V).', 'Nutzen Sie eine Batterie (12 Volt).', []],
      ['5 kg and 30 cm', '5 kg und 30', ['unit-missing: 30, cm']],
      ['It waits 30 minutes.', 'Er wartet 30.', ['unit-missing: 30, minutes']],
      ['It can grow to 25 MB.', 'Sie kann bis zu 25 groß werden.', ['unit-missing: 25, MB']],
      ['It costs 81 dollars a year.', 'Sie kostet 81 Euro im Jahr.', ['unit-missing: 81, $']],
      ['It costs 81 dollars a year.', 'Sie kostet 81 Dollar im Jahr.', []],
      ['It weighs 5 pounds.', 'Es wiegt 5 Pfund.', []],
    ]);
  });
});

describe('a unit without a number', () => {
  proveRows('numbers', [
    ['A size of %s MB now', 'Eine Größe von %s GB jetzt', ['unit: %s, MB, GB'], 'en de', 'text'],
    ['A size of %s MiB now', 'Eine Größe von %s MB jetzt', [], 'en de', 'text'],
    ['A size of %s MB now', 'Une taille de %s Mo', [], 'en fr', 'text'],
    ['Delay base(ms)', 'Basis(s)', ['unit-word: ms, s'], 'en de', 'text'],
    ['Delay (seconds):', 'Verzögerung (Sek.):', [], 'en de', 'text'],
    ['Delay (ms)', 'Verzögerung (Millisekunden)', [], 'en de', 'text'],
    ['Choose file(s)', 'Datei(h)', [], 'en de', 'text'],
  ]);
});

describe('a number beside others', () => {
  proveRows('numbers', [
    ['It must be greater than 2.', 'Deve ser maior que 3.', ['missing: 2', 'extra: 3'], 'en pt-BR', 'text'],
    ['It must be greater than 2.', 'Deve ser pelo menos 3.', [], 'en pt-BR', 'text'],
    ['It must be less than 31.', 'Es darf nicht mehr als 30 sein.', []],
    ['It must be less than 31.', '必须不大于 30。', [], 'en zh-CN'],
    ['It must be less than 31.', '必须小于 30。', ['missing: 31', 'extra: 30'], 'en zh-CN'],
    ['It must be less than 31.', "30'dan büyük olamaz.", [], 'en tr'],
    ['It must be less than 31.', "30'dan küçük bir sayı.", ['missing: 31', 'extra: 30'], 'en tr'],
    ['See fdisk(8) and mkfs(8).', 'Siehe fdisk(8) und mkfs(9).', ['extra: 9']],
    ['(1) One of two (2) Two', '(1) Eins (2) Zwei (3) Drei', []],
    ['A screen of 1920x1080 pixels', 'Ein Schirm von 1920× Pixeln', ['missing: 1080']],
    ['A screen of 1920x1080 pixels', 'Ein Schirm von 1920 × 1080 Pixeln', []],
    ['1 item|{count} items', 'Artikel|{count} Artikel', ['missing: 1'], 'en de', 'text'],
    ['1 item|{count} items', 'Ein Artikel|{count} Artikel', [], 'en de', 'text'],
    ['All numbers from 1 to n as a list', 'Tutti i numeri da a n come un elenco', ['missing: 1'], 'en it'],
    ['It takes from 1 to 3 days', 'Ci vuole da un giorno a tre', [], 'en it'],
    ['All from 1 to n as a list', 'Tutti i numeri da a un n come un elenco', ['missing: 1'], 'en it'],
    ['Choose a value from 1 to n here.', 'Wählen Sie hier einen Wert von eins bis n.', []],
    ['from 1 to 10 letters', 'von einem bis 10 Buchstaben', []],
    ['from 1 to 10 letters', 'от одной до 10 букв', [], 'en ru'],
    ['from 1 to 10 letters', "birden 10'a kadar harf", [], 'en tr'],
    ['from 1 to 5 stars', 'd’une à 5 étoiles', [], 'en fr'],
    ['between 1 and 5 items', 'tra uno e 5 elementi', [], 'en it'],
    ['between 1 and 5 items', 'entre um e 5 itens', [], 'en pt'],
    ['from 1 to n', 'de uno a n', [], 'en es'],
    ['5 files', 'Пʼять файлів', [], 'en uk'],
    [
      'Any number between 20 and 100, where 100 is the highest and 20 the lowest.',
      'Eine Zahl zwischen und 100, wobei 100 die höchste ist und 20 die kleinste.',
      ['missing: 20'],
    ],
    [
      'Any number between 20 and 100, where 100 is the highest and 20 the lowest.',
      'Eine Zahl zwischen zwanzig und 100, wobei 100 die höchste ist und 20 die kleinste.',
      [],
    ],
    ['Wait 5 seconds, turn, and wait 5 seconds.', '5 Sekunden, drehen, Sekunden.', ['missing: 5']],
    ['Wait 5 seconds, turn, and wait 5 seconds.', '5 Sekunden, drehen, fünf Sekunden.', []],
    ['Wait 5 seconds, turn, and wait 5 seconds.', '5 Sekunden, drehen, ebenso lange.', []],
    // Lines of which only some have a partner.
    [
      'Genius\n%s\n\nIt is free: you can change it under\nversion 3 of it, or\nany later.\n\nIt is as it is,\nwithout\nany warranty.',
      'Genius\n%s\n\nEs ist frei: Sie dürfen es ändern nach\nVersion 4 davon.\n\nEs ist, wie es ist,\nohne\nGewähr.',
      ['missing: 3', 'extra: 4'],
      'en de',
      'text',
    ],
  ]);
});

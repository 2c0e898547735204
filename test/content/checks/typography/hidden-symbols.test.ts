import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Lost symbols, changed times and notes that an excuse once hid, each with a text that it was made for.

describe('symbols', () => {
  proveRows('symbols', [
    ['It is 6 ÷ 3: two', 'Es ist 6 3: zwei', ['missing: ÷'], 'en de', 'text'],
    ['It is 6 ÷ 3: two', 'Es ist 6 : 3, also zwei', [], 'en de', 'text'],
    ['Start with § 5', 'Starten Sie mit 5', ['missing: §'], 'en de', 'text'],
    ['See § 5', 'Siehe Art. 5', [], 'en de', 'text'],
    ['Upgrade to 20°', 'Upgrade auf 20', ['missing: °'], 'en de', 'text'],
    ['Turn to 20°', 'Auf 20 Grad drehen', [], 'en de', 'text'],
    ['It has 5 m² and 6 km²', 'Es hat 5 m² und 6 km', ['missing: ²'], 'en de', 'text'],
    ['It has 5 m² and 6 km²', 'Es hat 5 m2 und 6 km²', [], 'en de', 'text'],
    ['GOsa² and GOsa²', 'GOsa² und noch eins', [], 'en de', 'text'],
    ['Acme® and Acme®', 'Acme® und Acme', [], 'en de', 'text'],
  ]);
  proveRows('numbers', [
    ['It opens at 3:30 pm', 'Es öffnet um 3:30 Uhr vormittags', ['unit-missing: 3:30, pm'], 'en de', 'text'],
    ['It opens at 3:30 pm', 'Es öffnet um 3:30 Uhr nachmittags', [], 'en de', 'text'],
    ['It opens at 3:30 pm', 'Сегодня открыто с 3:30', ['unit-missing: 3:30, pm'], 'en ru', 'text'],
    ['It opens at 3:30 pm', 'Открыто с 3:30 дня', [], 'en ru', 'text'],
    ['It opens at 3:30 pm', 'يفتح اليوم في الساعة 3:30', ['unit-missing: 3:30, pm'], 'en ar', 'text'],
  ]);
  proveRows('leftovers', [
    ['Check the file', 'Prüfe die Datei [check translation]', ['note: [check translation]'], 'en de', 'text'],
    ['Go to XXXXX and go', 'Gehe zu XXXXX dann weiter', [], 'en de', 'text'],
    ['Add [check translation] to it', 'Füge [check translation] hinzu', [], 'en de', 'text'],
  ]);
});

import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a missing number that a translation may tell in other words', () => {
  proveRows('numbers', [
    ['Draw it, given 2 points.', 'Zeichnet es.', ['reworded: 2'], 'en de'],
    ['Add a 2 vector there.', 'Adicione um vetor duplo.', ['reworded: 2'], 'en pt'],
    ['Allow more than 180 degrees.', 'Permetti angoli concavi.', ['reworded: 180'], 'en it'],
    // A quantity, a name, a large number, a value and a part of a range have no other words.
    ['Wait for 5 seconds.', 'Warten Sie.', ['missing: 5'], 'en de'],
    ['Use GNOME 3 desktops.', 'Nutzen Sie GNOME.', ['missing: 3'], 'en de'],
    ['<p>Use the id <code>8</code> now.</p>', '<p>Jetzt nutzen.</p>', ['missing: 8'], 'en de'],
    ['It has 8 bpp there.', 'Es hat dort etwas.', ['missing: 8'], 'en de'],
    ['Go to page 2 now.', 'Gehen Sie zur Seite.', ['missing: 2'], 'en de'],
    ['Read 404 pages.', 'Lesen Sie Seiten.', ['missing: 404'], 'en de'],
    ['Turn it by 35 degrees.', 'Drehen Sie es.', ['missing: 35'], 'en de'],
    ['Go on until level 2.', 'Gehen Sie weiter.', ['missing: 2'], 'en de'],
    ['From 2 to 4 are set.', 'Ab 2 sind gesetzt.', ['missing: 4'], 'en de'],
    // Another number is in its place, in digits or in words, or several are gone.
    ['Compare 3 files.', 'Vergleichen Sie 4 Dateien.', ['missing: 3', 'extra: 4'], 'en de'],
    ['Compare 3 files.', 'ファイルは 2 つです。', ['missing: 3'], 'en ja'],
    ['Compare 3 files.', 'Vergleichen Sie zwei Dateien.', ['missing: 3'], 'en de'],
    ['Compare 3 files and 2 folders.', 'Vergleichen Sie sie.', ['missing: 3', 'missing: 2'], 'en de'],
  ]);
});

import { expect, test } from 'vitest';
import { foundIn } from '../found-problems';

const breaksIn = (source: string, target: string, languages = 'en de') =>
  foundIn('line-breaks', source, target, languages, 'text');

test.each([
  [
    'a line that is missing with its text',
    'Activate the applet.\nClick it with the right button.\nYou can bind it.',
    'Aktivieren Sie das Applet.\nMit der linken Taste erscheint ein Menü dafür.',
    [],
  ],
  [
    'lines that became one',
    'Activate the applet.\nClick it with the right button.\nYou can bind it to it.',
    'Aktivieren Sie das Applet. Klicken Sie es rechts an.\nSie können es belegen.',
    ['lost'],
  ],
  [
    'a line that is a placeholder alone',
    'Could not open the folder\n{0}',
    'Der Ordner ist nicht zu öffnen',
    [],
  ],
  [
    'a line that a placeholder begins',
    'This is version 2 of the program.\n{0} made it here.',
    'Das ist Version 2 des Programms, von {0}',
    ['lost'],
  ],
  [
    'a last line that is missing in one line',
    'There is no sound here.\nAre you sure you want to go on with this?',
    'Hier ist kein Ton',
    [],
  ],
  [
    'the address of the translators',
    'Report bugs to %s.',
    'Fehler bitte an %s melden.\nFehler der Übersetzung an <de@lists.site.org>',
    [],
  ],
  [
    'another sentence in a line of its own',
    'Report bugs to %s.',
    'Fehler bitte an %s melden.\nDanke für die Hilfe dabei.',
    ['added'],
  ],
  [
    'a second line of a column',
    '  -s, --stats          Shows statistics if available',
    '  -s, --stats          Zeigt Zahlen, wenn es sie\n                       gibt und sie da sind',
    [],
  ],
  [
    'an option and what it does in two lines',
    '  --size <n>\n                    Set the size of it.',
    '  --size <n> - Setzt die Größe davon.',
    [],
  ],
])('%s', (_of, source, target, expected) => {
  expect(breaksIn(source, target)).toEqual(expected);
});

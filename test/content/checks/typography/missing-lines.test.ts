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
    'a sentence in a line of its own after a long line without a mark',
    'The address overlaps with that of interface %s, which is %s/%s\nThis may slow down the network',
    'Die Adresse überschneidet sich mit der von Schnittstelle %s: %s/%s Das kann das Netz bremsen',
    ['lost'],
  ],
  [
    'a long line that goes on with a name',
    'The address of the computer overlaps with that of an interface of\nDebian GNU/Linux, which is slow.',
    'Die Adresse des Rechners überschneidet sich mit einer Schnittstelle von Debian GNU/Linux. Es bremst.',
    [],
  ],
  [
    'an argument in a line of its own inside a sentence',
    'Sorry, the file \n %1 \n was not found!',
    'Leider wurde die Datei %1\nnicht gefunden!',
    ['lost'],
  ],
  [
    'a line that ends with an argument inside a sentence',
    'Sorry, the file of %1\nwas not found!',
    'Leider wurde die Datei von %1 nicht gefunden!',
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
  [
    'paragraphs of which two were joined, in a shorter text',
    'One sentence that is there. Another that is there as well. A third one of it.\nTry it:\nA second line with two sentences. It goes on for a while, as the first does. A third one.',
    'Ein Satz ist dort, und ein zweiter, der auch dort ist. Versuche es: Eine zweite Zeile, die hier eine Weile so weitergeht.\nUnd so.',
    [],
  ],
  [
    'two paragraphs in one, with fewer sentences',
    'Tags sort all of your tasks in it. A tag is a simple word. You can have many of them.\nRight-click on a tag to edit it in the sidebar. It allows you to assign a color. This is quick.\nNew tags are added to the current task only, and never to its subtasks.',
    'Schlagwörter sortieren alle Aufgaben, und ein Schlagwort ist ein einfaches Wort. Ein Rechtsklick auf ein Schlagwort ändert es in der Leiste, etwa seine Farbe.\nNeue Schlagwörter gehören nur zur aktuellen Aufgabe, nie zu deren Teilen.',
    ['lost'],
  ],
])('%s', (_of, source, target, expected) => {
  expect(breaksIn(source, target)).toEqual(expected);
});

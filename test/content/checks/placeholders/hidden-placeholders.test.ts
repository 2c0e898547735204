import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Lost placeholders that an excuse once hid, each with a text that the excuse was made for.

describe('a number said in words', () => {
  proveRows('placeholders', [
    ['%d error messages were found', 'Fehlermeldungen wurden gefunden', ['missing: %d'], 'en de', 'text'],
    ['%d file names changed', 'Dateinamen geändert', ['missing: %d'], 'en de', 'text'],
    ['%d file exists already', 'Die Datei gibt es schon', [], 'en de', 'text'],
    ['%d minute of many hours', 'eine Minute von vielen Stunden', [], 'en de', 'text'],
    ['%d new messages in a folder', 'Neue Post in einem Ordner', ['missing: %d'], 'en de', 'text'],
    ['%d unread messages', 'Mensajes de una amiga', ['missing: %d'], 'en es', 'text'],
    ['%d new message', 'Eine neue Nachricht', [], 'en de', 'text'],
    // An argument of Qt may be any text.
    [
      'Could not open %1 with a program',
      'Öffnen mit einem Programm ging nicht',
      ['missing: %1'],
      'en de',
      'text',
    ],
    ['The file %1 was changed', 'Un programa ha cambiado el archivo', ['missing: %1'], 'en es', 'text'],
    ['Copied %1 file', 'Eine Datei kopiert', [], 'en de', 'text'],
    ['%1 failed', 'Ein Fehler', ['missing: %1'], 'en de', 'text'],
    ['Use %1 and %2 now', 'استخدم لكل معاملات المسار', ['missing: %1', 'missing: %2'], 'en ar', 'text'],
    // Arabic and Hebrew: words for none and endings of two are in texts without a number, too.
    ['%s could not be opened', 'لا يمكن فتح الملف', ['missing: %s'], 'en ar', 'text'],
    ['{0} cannot be opened', 'لا يمكن فتح الملف', ['missing: {0}'], 'en ar', 'text'],
    ['{0} does not exist here', 'אין קובץ כזה', ['missing: {0}'], 'en he', 'text'],
    ['{0} hours ago', 'לפני שעתיים', [], 'en he', 'text'],
    ['%s screenshot', 'צילום מסך אחד', [], 'en he', 'text'],
    ['%s screenshot', 'צילום מסך', ['missing: %s'], 'en he', 'text'],
    ['%d files are deleted for all users', 'حذف الملفات لجميع المستخدمين', ['missing: %d'], 'en ar', 'text'],
    ['%d files are deleted for all users', 'حذف ملفين لجميع المستخدمين', [], 'en ar', 'text'],
    // A message for one.
    ['One file is open', '%d файл открыт', [], 'en ru', 'text'],
    ['One of the files is open', '%d файл открыт', ['extra-likely: %d'], 'en ru', 'text'],
    ['Every time you start', 'При %d запуске', ['extra-likely: %d'], 'en ru', 'text'],
    [
      '{n, plural, one {# file} other {# files a day}}',
      '{n, plural, one {# Datei} other {Dateien in 24 Stunden}}',
      ['missing-inside: {n, plural}, #'],
      'en de',
      'text',
    ],
  ]);
});

describe('a placeholder in another form, or none', () => {
  proveRows('placeholders', [
    ['{0} collection{1}', '{0} Sammlungen', [], 'en de', 'text'],
    ['Go to page{0} now', 'Gehen Sie zur Seite', ['missing: {0}'], 'en de', 'text'],
    ['Hello ${name}, welcome', 'Hallo $name, willkommen', ['missing: ${name}'], 'en de', 'text'],
    ['It is in ${HOME} here', 'Es ist hier in $HOME', [], 'en de', 'text'],
    [
      'You have {number_of_open_items} items',
      'Sie haben Dinge',
      ['missing: {number_of_open_items}'],
      'en de',
      'text',
    ],
    ['It took %.1fs here', 'Es dauerte hier', ['missing: %.1f'], 'en de', 'text'],
    ['In %02dh %02dm', 'In h %02dm', ['missing: %02d'], 'en de', 'text'],
    ['20%5d’escompte', '20 de descuento', [], 'fr es', 'text'],
    // Only the conversions of a date are its own.
    ['Failed to open %s: %m', 'Öffnen ging nicht: %m', ['missing: %s'], 'en de', 'text'],
    ['User %s left at %H:%M', 'Der Nutzer ging um %H:%M', ['missing: %s'], 'en de', 'text'],
    ['On %m/%d', 'Am %d', [], 'en de', 'text'],
    ['Copy $file to $filename', 'Kopiere nach $filename', ['missing-likely: $file'], 'en de', 'text'],
    [
      String.raw`Cannot open Files\Data on the disk.\nTry again`,
      String.raw`Files\Data auf dem Datenträger geht nicht auf. Noch einmal`,
      [String.raw`missing: \n`],
      'en de',
      'text',
    ],
    [
      'See [[Help]] and [[Start page|it]]',
      'Siehe [[Hilfe]]',
      ['missing: [[Start page|it]]'],
      'en de',
      'text',
    ],
    ['See [[Help]] and [[Start page|it]]', 'Siehe [[Hilfe]] und [[Start]]', [], 'en de', 'text'],
  ]);
});

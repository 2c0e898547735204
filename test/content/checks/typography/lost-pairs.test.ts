import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('brackets that a text lacks as a pair', () => {
  proveRows('brackets', [
    ['Image files (*.lst)', 'Bilddateien *.lst', ['missing: (*.lst)'], 'en de', 'text'],
    ['(Not Filtered)', 'Filtrelenmemiş', ['missing: (Not Filtered)'], 'en tr', 'text'],
    ['%s used (%d%%)', '%s belegt %d%%', ['missing: (%d%%)'], 'en de', 'text'],
    // A number or a kind may stand without them.
    ['Windows (x64)', 'Windows x64', [], 'en de', 'text'],
    ['Version (2.0)', 'Version 2.0', [], 'en de', 'text'],
    ['Founded (1998)', 'Gegründet 1998', [], 'en de', 'text'],
    ['Image (%s)', 'Bild %s', ['missing: (%s)'], 'en de', 'text'],
    // Other marks, and words in another order or in other words.
    ['Image files (*.lst)', 'Bilddateien – *.lst', [], 'en de', 'text'],
    ['Image files (*.lst)', 'Bilddateien: *.lst', [], 'en de', 'text'],
    ['Image files (*.lst)', 'Bilddateien [*.lst]', [], 'en de', 'text'],
    ['(Not Filtered)', '«Filtrelenmemiş»', [], 'en tr', 'text'],
    ['Size (in %s)', 'Größe in %s', [], 'en de', 'text'],
    ['Remove the file(s)', 'Dateien entfernen', [], 'en de', 'text'],
    ['Open the menu (the first one)', 'Das erste Menü öffnen', [], 'en de', 'text'],
  ]);
});

describe('quotation marks that a placeholder lacks', () => {
  proveRows('punctuation', [
    ['Deleted "%s".', '%s gelöscht.', ['quotes-missing: "%s"'], 'en de', 'text'],
    ['Use “{name}” now', 'Jetzt {name} verwenden', ['quotes-missing: “{name}”'], 'en de', 'text'],
    ['Deleted "%s".', '„%s“ gelöscht.', [], 'en de', 'text'],
    ['Deleted "%s".', '‚%s‘ gelöscht.', [], 'en de', 'text'],
    ['Deleted "%s".', '<b>%s</b> gelöscht.', [], 'en de'],
    ['Deleted "%s".', '(%s) gelöscht.', [], 'en de', 'text'],
    ['Deleted "%s".', 'Gelöscht: %s.', [], 'en de', 'text'],
  ]);
});

describe('quotation marks that do not belong together around a sign or a placeholder', () => {
  proveRows('punctuation', [
    ["or '{}' to skip", 'vagy „{}» kihagyásához', ['quotes-mixed: „{}»'], 'en hu', 'text'],
    ["',' (comma)", '“,» (komats)', ['quotes-mixed: “,»'], 'en lv', 'text'],
    ["or '{}' to skip", 'vagy „{}” kihagyásához', [], 'en hu', 'text'],
    ['Put it in " now', 'In »"« setzen', [], 'en de', 'text'],
    ['Add "%s"', 'Dodaj “%s”', ['quotes: “%s”, „”'], 'en hr', 'text'],
    ['Add "%s"', 'Dodaj „%s”', [], 'en hr', 'text'],
    ['Add "%s"', 'Додај „%s“', [], 'en sr', 'text'],
  ]);
});

describe('a mark of another kind', () => {
  proveRows('end-punctuation', [
    ['Sound volume:', 'Volum sunet;', ['changed: :, ;'], 'en ro', 'text'],
    ['Sound volume:', 'Ένταση ήχου·', [], 'en el', 'text'],
    ['Sound volume;', 'Volum sunet;', [], 'en ro', 'text'],
    ['By %s, %s, and %s.', 'Por %s, %s e %s', ['missing: .'], 'en pt', 'text'],
    ['By %s, %s, and %s.', 'Por %s, %s e %s.', [], 'en pt', 'text'],
  ]);
  proveRows('punctuation', [
    ['File has changed!', 'Fișierul s-a schimbat!!', ['twice: !!'], 'en ro', 'text'],
    ['File has changed!!', 'Fișierul s-a schimbat!!', [], 'en ro', 'text'],
    ['What!', 'Was!?', [], 'en de', 'text'],
    ['Excellent!!!', 'Excel·lent!!', [], 'en ca', 'text'],
    ["Run `%s'?", "Ejecutar `%s'?", ['inverted: ¿'], 'en es', 'text'],
    ["Run `%s'?", "¿Ejecutar `%s'?", [], 'en es', 'text'],
    ['Incredible!', '¡¡Increíble!!', [], 'en es', 'text'],
    ['Incredible!', '¡Increíble!!', ['twice: !!'], 'en es', 'text'],
    ["The sign '?' is a wildcard", "El signo '?' es un comodín", [], 'en es', 'text'],
  ]);
});

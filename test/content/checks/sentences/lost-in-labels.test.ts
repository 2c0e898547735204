import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = 'Show all files (even hidden ones)';

describe('words in brackets at the end of a label', () => {
  proveRows('missing-sentences', [
    [source, 'Alle Dateien zeigen', ['missing: (even hidden ones)'], 'en de', 'text'],
    [source, 'Alle Dateien zeigen, auch versteckte', [], 'en de', 'text'],
    [source, 'Alle Dateien, die versteckt sind, zeigen', [], 'en de', 'text'],
    [source, 'Auch alle Dateien zeigen, die versteckt sind', [], 'en de', 'text'],
    ['Show all new files (ANF)', 'Alle neuen Dateien zeigen', [], 'en de', 'text'],
  ]);
});

describe('a sentence behind the translation of the only one', () => {
  proveRows('missing-sentences', [
    [
      'Open the file.',
      'Öffnen Sie die Datei. Danach müssen Sie alle Änderungen speichern.',
      ['extra: Danach müssen Sie alle Änderungen speichern.'],
      'en de',
      'text',
    ],
    ['ESP', 'ESP – měření osvětl. scény z celé plochy záběru', [], 'en cs', 'text'],
    ['Oops, it crashed.', 'Oh! Das Programm wurde unerwartet beendet.', [], 'en de', 'text'],
  ]);
});

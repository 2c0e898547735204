import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a source beside its translation', () => {
  proveRows('target-equals-source', [
    [
      'Extract with full path',
      'Extract with full path Mit ganzem Pfad entpacken',
      ['sentence: Extract with full path'],
    ],
    ['Go back to portal', 'Zurück zum Portal (Go back to portal)', ['sentence: Go back to portal']],
    [
      'File is too large',
      'ファイルが大きすぎます (File is too large)',
      ['sentence: File is too large'],
      'en ja',
    ],
    [
      'Please enter your name.',
      'Bitte den Namen eingeben. (Please enter your name)',
      ['sentence: Please enter your name'],
    ],
    ['Please enter it.', 'Bitte den Namen eingeben. (Please enter)', []],
    ['Adjudications...', 'Визначення… (Adjudications...)', ['sentence: Adjudications...'], 'en uk'],
    // A name with what it is, a term of one word, and a compound.
    ['Foxglove Tansy Reader', 'Foxglove Tansy Reader zum Lesen von Texten', []],
    ['Timeout', 'Zeit ist abgelaufen (Timeout)', []],
    ['Junk | Spam | Bulk Mail', 'Werbung | Junk | Spam | Bulk Mail', []],
    ['Go back | close', 'Zurück | schließen (Go back | close)', ['sentence: Go back | close']],
    ['Save changes', 'Save changes-Fenster mit Änderungen', []],
    // Less than a translation.
    ['Delete the whole folder now', 'Delete the whole folder now, bitte', []],
    ['Delete the whole folder now', 'Hier steht „Delete the whole folder now“ als Titel oben.', []],
  ]);
});

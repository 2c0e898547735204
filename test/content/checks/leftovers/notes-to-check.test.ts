import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a note in English that a text is to be checked', () => {
  proveRows('leftovers', [
    ['Status bar', 'Pasek statusu [please check]', ['note: [please check]'], 'en pl', 'text'],
    ['Status bar', 'Pasek statusu (check this)', ['note: (check this)'], 'en pl', 'text'],
    ['Status bar', 'Statuszeile (translator: unclear)', ['note: (translator: unclear)'], 'en de', 'text'],
    ['Status bar', 'Statuszeile [unclear]', ['note: [unclear]'], 'en de', 'text'],
    ['Status bar', 'Statuszeile [to be verified]', ['note: [to be verified]'], 'en de', 'text'],
    // The source says so itself, and a note to the reader.
    ['Size [please check]', 'Größe [please check]', [], 'en de', 'text'],
    ['The sound is unclear.', 'Der Ton ist nicht klar (unclear).', [], 'en de', 'text'],
    ['Check the box', 'Kästchen (Check)', [], 'en de', 'text'],
    ['Translator', 'Übersetzung (Translator)', [], 'en de', 'text'],
  ]);
});

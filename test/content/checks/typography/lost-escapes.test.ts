import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = String.raw`Press \"OK\" now`;

describe('a quotation mark without its backslash', () => {
  proveRows('punctuation', [
    [source, String.raw`Jetzt \"OK" drücken`, ['escape-missing'], 'en de', 'text'],
    [source, String.raw`Jetzt \"OK\" drücken`, [], 'en de', 'text'],
    [source, 'Jetzt „OK“ drücken', [], 'en de', 'text'],
    [String.raw`Press \"OK\" or "No"`, String.raw`\"OK" oder "Nein"`, [], 'en de', 'text'],
  ]);
});

import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const help = 'Options:\n-h\tHelp\n-v\tVersion';

describe('a tab between two columns', () => {
  proveRows('line-breaks', [
    [help, 'Optionen:\n-hHilfe\n-v\tVersion', ['tab-lost'], 'en de', 'text'],
    [help, 'Optionen:\n-h  Hilfe\n-v\tVersion', [], 'en de', 'text'],
    [help, 'Optionen:\n-h: Hilfe\n-v: Version', [], 'en de', 'text'],
    ['a\nfor:\t\t%s', 'a für:\n\t\t%s', [], 'en de', 'text'],
  ]);
});

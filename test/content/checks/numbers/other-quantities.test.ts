import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('one quantity in other words', () => {
  proveRows('numbers', [
    // Units of another system, where the numbers are those of one quantity.
    ['Scooter (18 mph)', '견고한 스쿠터 (30 km/h)', [], 'en ko'],
    ['Scooter (18 mph)', '견고한 스쿠터 (80 km/h)', ['missing: 18', 'extra: 80'], 'en ko'],
    ['a 19-foot-tall statue', 'een zes meter hoog beeld', [], 'en nl'],
    ['a 19-foot-tall statue', 'een hoog beeld', ['missing: 19'], 'en nl'],
    ['Index Cards (3.5x5)', 'Kartica (8,9x12,7 cm)', [], 'en sl'],
    ['Index Cards (3.5x5)', 'Kartica (6,9x12,7 cm)', ['missing: 3.5', 'extra: 6,9'], 'en sl'],
    // The lower bound is in the word for the upper one.
    ['Division: 1 to 12', '除法：12以内', [], 'en zh'],
    ['Division: 1 to 12', '除法：12', ['missing: 1'], 'en zh'],
    ['24/7 live support', 'دعم مباشر على مدار 24 ساعة طوال أيام الأسبوع', [], 'en ar'],
    ['a file with 0 lines of context', 'um ficheiro sem linhas de contexto', [], 'en pt'],
    ['a file with 0 lines of context', 'um ficheiro de linhas de contexto', ['missing: 0'], 'en pt'],
    // An example of a hardware address.
    ['Example: 00:11:22:33:44:55', 'Například: 00:11:22:33:AA:BB', [], 'en cs'],
    ['Example: 00:11:22:33:44:55', 'Například: 00:11:22:33', ['missing: 44', 'missing: 55'], 'en cs'],
    // Arguments are placeholders.
    ['Failed at %1:%2', 'Fout bij %1%2', [], 'en nl'],
    // A number after a sign of a letter is one.
    ['between 0 and 100', '0కు100 మధ్య', [], 'en te'],
  ]);
});

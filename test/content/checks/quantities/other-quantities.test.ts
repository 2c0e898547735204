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
    ['Keep it at 70 °F.', 'Bei 21 °C aufbewahren.', [], 'en de'],
    ['Keep it at 70 °F.', 'Bei 21 °F aufbewahren.', ['missing: 70', 'extra: 21'], 'en de'],
    // An oven is set in steps.
    ['Bake it at 350 °F.', 'Bei 175 °C backen.', [], 'en de'],
    ['Bake it at 350 °F.', 'Bei 195 °C backen.', ['missing: 350', 'extra: 195'], 'en de'],
    ['Keep it at 70 °F.', 'Bei 28 °C aufbewahren.', ['missing: 70', 'extra: 28'], 'en de'],
    // One and a half.
    ['It takes 1.5 hours.', 'Es dauert anderthalb Stunden.', [], 'en de'],
    ['It takes 1.5 hours.', 'Es dauert eineinhalb Stunden.', [], 'en de'],
    ['It takes 1.5 hours.', 'Cela prend une heure et demie.', [], 'en fr'],
    ['It takes 1.5 hours.', 'Ci vuole un’ora e mezza.', [], 'en it'],
    ['It takes 1.5 hours.', 'Leva uma hora e meia.', [], 'en pt'],
    ['It takes 1.5 hours.', 'Zajmuje to półtorej godziny.', [], 'en pl'],
    ['It takes 1.5 hours.', 'Это занимает полтора часа.', [], 'en ru'],
    ['It takes 90 minutes.', 'Tarda una hora y media.', [], 'en es'],
    ['It takes 1.5 hours.', 'Cela prend une heure.', ['missing: 1.5'], 'en fr'],
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

describe('one quantity in another notation', () => {
  proveRows('numbers', [
    // Units of another size.
    ['at a rate of 48000 Hz', '48 kHz의 속도로', [], 'en ko'],
    ['at a rate of 48000 Hz', '480 kHz의 속도로', ['missing: 48000', 'extra: 480'], 'en ko'],
    ['legs that are 1.8 meters long', '長 180 公分的腳', [], 'en zh-TW'],
    ['legs that are 1.8 meters long', '長 18 公分的腳', ['missing: 1.8', 'extra: 18'], 'en zh-TW'],
    ['standard (24 mil)', 'типовий (0,6 мм)', [], 'en uk'],
    ['standard (24 mil)', 'типовий (0,8 мм)', ['missing: 24', 'extra: 0,8'], 'en uk'],
    ['24/7 live support', 'Nepřetržitá podpora', [], 'en cs'],
    ['24 live channels', 'Živé kanály', ['missing: 24'], 'en cs'],
    ['a period of P*.1 sec (default 10)', 'P * 0.1 sn. süresi (öntanımlı 10)', [], 'en tr'],
    // The denominator alone says the fraction.
    ['Fill 1/4 notes', 'ノートを4つおきに挿入', [], 'en ja'],
    ['Fill 1/4 notes', 'ノートを挿入', ['missing: 1', 'missing: 4'], 'en ja'],
    // The places between Khmer digits where a line may break.
    ['Low quality (56 kbps)', 'គុណភាព​ទាប (៥​៦ kbps)', [], 'en km'],
    ['Low quality (56 kbps)', 'គុណភាព​ទាប (៥​៧ kbps)', ['missing: 56', 'extra: ៥​៧'], 'en km'],
    // A digit of Burmese that stands for a letter.
    ['Program name as used by the manager', '၀င်းဒိုး စီမံခန့်ခွဲသူ အမည်', [], 'en my'],
    ['Program name as used by the manager', '၃ စီမံခန့်ခွဲသူ အမည်', ['extra: ၃'], 'en my'],
    // A word of the afternoon that is not known, and a pattern of digits.
    ['e.g. 15:30, 2:35 pm', 'ఉదా. 15:30, 2:35 సా', [], 'en te'],
    ['at 2:35 pm', 'um 2:35', ['unit-missing: 2:35, pm'], 'en de'],
    ['Oct 00 0000, 00:00 PM', 'Okt 00 0000, 00.00', [], 'en nb'],
    // The name of a setting has a value.
    ["'DEFAULT_COORDINATES'", '56.950000 24.100000', [], 'en lv', 'text'],
    ['The coordinates', '56.950000 24.100000', ['extra: 56.950000', 'extra: 24.100000'], 'en lv', 'text'],
    // The name of a part, and a tag of plain text.
    [
      'Choose between full seconds, 10th seconds or 100th seconds.',
      'Elegir entre segundos completos, décimas o centésimas de segundo.',
      [],
      'en es',
    ],
    ['Choose 100 seconds.', 'Elija segundos completos.', ['missing: 100'], 'en es'],
    ['<0>Earn {{apy}}% APY</0> while you trade.', 'Gagnez {{apy}}% APY.', [], 'en fr', 'text'],
    // Parts with names, and units in Persian.
    ['Set Eighth Duration', 'Stel 1/8 Duratie in', [], 'en nl', 'text'],
    ['Set Duration', 'Stel 1/8 Duratie in', ['extra: 8'], 'en nl', 'text'],
    ['Trade $10,000+ or apply', 'بیش از ۱۰٬۰۰۰ دلار معامله کنید', [], 'en fa', 'text'],
    ['Workspace 1_0', 'কার্যক্ষেত্র ১০ (_০)', [], 'en bn', 'text'],
    // The key of a label.
    ['Focal length (&35mm equivalent):', '초점 거리(35mm 환산)(&3):', [], 'en ko', 'text'],
  ]);
});

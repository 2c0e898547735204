/** Consonants that a pattern of plurals may have in any place; `ا` and `ة` are none. */
const C = '[^اة]';
/** As `C`, without those that are mostly vowels. */
const K = '[^اةوی]';

/** Patterns of singulars, each with those of its plurals. Letters are those that `foldWord` leaves. */
const PATTERNS: readonly (readonly [RegExp, ...string[]])[] = [
  // خادم, قائمة
  [new RegExp(`^(${C})ا(${C})(${K})ة?$`), '$1وا$2$3'],
  // حاسوب, تاریخ
  [new RegExp(`^(${C})ا(${C})[وی](${C})$`), '$1وا$2ی$3'],
  // وثیقة, رسالة
  [new RegExp(`^(${C})(${C})[اوی](${K})ة$`), '$1$2ائ$3'],
  // موقع, جدول, مرحلة
  [new RegExp(`^(${C})(${C})([^اةی])(${K})ة?$`), '$1$2ا$3$4'],
  // مفتاح, مشروع, تقریر
  [new RegExp(`^(.)(${C})(${C})[اوی](${C})$`), '$1$2ا$3ی$4'],
  // جهاز, عمود
  [new RegExp(`^(${C})(${K})[اوی](${C})$`), 'ا$1$2$3ة'],
  // عمیل, صدیق
  [new RegExp(`^(${C})(${K})ی(${K})$`), '$1$2$3اء', 'ا$1$2$3اء'],
  // خط, زر
  [new RegExp(`^(${C})(${K})$`), '$1$2و$2', 'ا$1$2ا$2'],
  // رقم, حقل
  [new RegExp(`^(${C})(${C})(${C})$`), 'ا$1$2ا$3', '$1$2و$3'],
  // خلیة, هدیة
  [new RegExp(`^(${C})(${C})یة$`), '$1$2ایا'],
  // أداة, قناة
  [new RegExp(`^(.${K})اة$`), '$1وات'],
];

/** Plurals that are other words: `معارف` is knowledge, and not several of `معرف`. */
const OTHERS: ReadonlySet<string> = new Set(
  'طوابع مکاتب معارف مراسل مطابق معادل موافق مساعد مقابل متابع محاول برامج وصول دخول خروج ظهور حصول رجوع حضور قبول شعور نزول ادخال ارسال اخراج اکمال'.split(
    ' ',
  ),
);

/** Plurals that no pattern makes, or one that makes other words from other nouns. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  'اسم: اسماء;خطأ: اخطاء;صورة: صور;حزمة: حزم;قیمة: قیم;صیغة: صیغ;جملة: جمل;غرفة: غرف;رزمة: رزم;قطعة: قطع;فکرة: افکار;نقطة: نقاط نقط;ورقة: اوراق;مهمة: مهام;خاصیة: خصائص خواص;دلیل: ادلة دلائل;برنامج: برامج;نظام: نظم;کتاب: کتب;مکتب: مکاتب;طریق: طرق;طریقة: طرق;امر: اوامر امور;سطر: اسطر;حرف: احرف;شهر: اشهر;یوم: ایام;سنة: سنوات سنین;مدینة: مدن;مکان: اماکن;اطار: اطر;شیء: اشیاء;دولة: دول;بلد: بلدان بلاد;فرع: افرع;وجه: اوجه;رأس: رؤوس;مبدأ: مبادئ;قارئ: قراء;عضو: اعضاء;جدید: جدد;کبیر: کبار;صغیر: صغار;سوال: اسئلة;سؤال: اسئلة;مادة: مواد;عام: اعوام;سوق: اسواق;ظل: ظلال;زاویة: زوایا;میزة: مزایا;نموذج: نماذج;فاتورة: فواتیر;زبون: زبائن;موعد: مواعید;اغنیة: اغان اغانی;وسیط: وسائط;شریط: شرائط;شخص: اشخاص;رجل: رجال;اذن: اذون اذونات;لسان: السنة;سلة: سلال;شکوی: شکاوی;طالب: طلاب;عامل: عمال;کاتب: کتاب;دائرة: دوائر;دالة: دوال;عمود: عوامید;فیلم: افلام;بنک: بنوک'
    .split(';')
    .map((line) => {
      const [word = '', plurals = ''] = line.split(': ');
      return [word, plurals.split(' ').filter((plural) => plural !== '')];
    }),
);

/**
 * Returns the plurals of an Arabic noun that are made inside of it: `خوادم` of `خادم`. Patterns that would
 * make frequent other words are left out, so some plurals are made only of the nouns in the list.
 */
export function brokenPlurals(word: string): readonly string[] {
  const made = PATTERNS.flatMap(([pattern, ...plurals]) =>
    pattern.test(word) ? plurals.map((plural) => word.replace(pattern, plural)) : [],
  );
  return [...made.filter((plural) => !OTHERS.has(plural)), ...(IRREGULAR.get(word) ?? [])];
}

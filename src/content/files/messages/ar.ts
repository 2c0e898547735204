/** Problems of files in Arabic, by the English sentence. */
export const fileProblems: Readonly<Record<string, string>> = {
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'حجم الملف {{0}} بايت، ولا يُقرأ أكثر من {{1}}؛ قسّمه إلى ملفات أصغر.',
  'The file has more than {{0}} segments; split it into smaller files.':
    'في الملف أكثر من {{0}} مقطع؛ قسّمه إلى ملفات أصغر.',
  'The key “{{0}}” is used twice; rename or remove one of them.':
    'المفتاح «{{0}}» مستخدَم مرتين؛ غيّر اسم أحدهما أو احذفه.',
  'The target of “{{0}}” {{1}}': 'ترجمة «{{0}}»: {{1}}',
  'has a character that {{0}} lacks; save the file as UTF-8, import it again and write the result then.':
    'فيها محرف لا يوجد في {{0}}؛ احفظ الملف بترميز UTF-8 واستورده من جديد ثم اكتب النتيجة.',
  'has half of a surrogate pair, which is no character; type the damaged character again.':
    'فيها نصف زوج بديل لا يمثّل محرفًا؛ أعد كتابة المحرف التالف.',
  "The file says that it is in “{{0}}”, which can't be written back; save it as UTF-8 and name that encoding in it.":
    'يذكر الملف الترميز «{{0}}» ولا يمكن الكتابة به؛ احفظه بترميز UTF-8 واذكر هذا الترميز فيه.',
  'The bytes here are not valid {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'البايتات هنا ليست {{0}} صالحًا؛ احفظ الملف بترميز UTF-8 أو حدّد ترميزه.',
  'The byte here does not exist in {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'البايت هنا غير موجود في {{0}}؛ احفظ الملف بترميز UTF-8 أو حدّد ترميزه.',
  'The file has a NUL character, so it is not text; open it in the program that made it and save it as text in UTF-8.':
    'في الملف محرف NUL، فهو ليس نصًا؛ افتحه في البرنامج الذي أنشأه واحفظه نصًا بترميز UTF-8.',
  "The file is in ISO-2022-JP, which can't be read; save it as UTF-8.":
    'الملف بترميز ISO-2022-JP الذي لا يمكن قراءته؛ احفظه بترميز UTF-8.',
  'The file looks like UTF-16 without a byte order mark; save it as UTF-8, or as UTF-16 with a byte order mark.':
    'يبدو الملف بترميز UTF-16 دون علامة ترتيب البايتات؛ احفظه بترميز UTF-8 أو UTF-16 مع هذه العلامة.',
  'There is no format “{{0}}”; choose one of {{1}}.': 'لا يوجد تنسيق «{{0}}»؛ اختر أحد هذه: {{1}}.',
  "The format can't be told from the name and the content; choose one of {{0}}.":
    'لا يُعرف التنسيق من الاسم ولا من المحتوى؛ اختر أحد هذه: {{0}}.',
  'The file is named like {{0}} but does not look like it; check it, or choose its format.':
    'اسم الملف يدل على {{0}} لكن محتواه لا يبدو كذلك؛ تحقق منه أو اختر تنسيقه.',
  'The file is named like {{0}} but looks like {{1}}; check it, or choose its format.':
    'اسم الملف يدل على {{0}} لكن محتواه يبدو {{1}}؛ تحقق منه أو اختر تنسيقه.',
  'The file is empty; check that it was saved.': 'الملف فارغ؛ تحقق من حفظه.',
  'The file is not valid YAML ({{0}}); correct it.': 'الملف ليس YAML صالحًا ({{0}})؛ صحّحه.',
  '{{0}}; correct it, or put the text in quotes.': '{{0}}؛ صحّحه أو ضع النص بين علامتي اقتباس.',
  'The values are nested more than {{0}} deep; flatten the file.':
    'تداخل القيم أعمق من {{0}}؛ بسّط بنية الملف.',
  'The key “{{0}}” stands twice in one mapping; rename or remove one of them.':
    'المفتاح «{{0}}» مكرر في خريطة واحدة؛ غيّر اسم أحدهما أو احذفه.',
  'The values are nested too deep; flatten the file.': 'تداخل القيم أعمق مما ينبغي؛ بسّط بنية الملف.',
  'A key is a list or a mapping here, which has no name; use text as keys.':
    'المفتاح هنا قائمة أو خريطة بلا اسم؛ استخدم نصًا مفتاحًا.',
  'The file is in {{0}} and declares {{1}}; correct the declaration.':
    'الملف بترميز {{0}} ويعلن {{1}}؛ صحّح الإعلان.',
  '“{{0}}” is no name of an element; correct it.': '«{{0}}» ليس اسم عنصر؛ صحّحه.',
  '“{{0}}” is no name of an attribute; correct it.': '«{{0}}» ليس اسم خاصية؛ صحّحه.',
  'The attribute {{0}} stands twice in one tag, with two prefixes of one namespace.':
    'الخاصية {{0}} مكررة في وسم واحد ببادئتين لنطاق أسماء واحد.',
  '{{0}} declares a prefix or namespace that XML reserves; remove it.':
    '{{0}} يعلن بادئة أو نطاق أسماء محجوزًا في XML؛ احذفه.',
  '{{0}} is empty; a prefix needs a namespace.': '{{0}} فارغ؛ البادئة تحتاج إلى نطاق أسماء.',
  'The prefix {{0}} is not declared; add xmlns:{{1}}="…" with its namespace.':
    'البادئة {{0}} غير معلنة؛ أضف xmlns:{{1}}="…" مع نطاق أسمائها.',
  'XML has no such control character; remove it.': 'محرف التحكم هذا غير موجود في XML؛ احذفه.',
  'The XML declaration is not <?xml version="1.0" encoding="…"?>; correct it.':
    'إعلان XML ليس <?xml version="1.0" encoding="…"?>؛ صحّحه.',
  'In text, “]]>” is written as ]]&gt;.': 'في النص يُكتب «]]>» هكذا: ]]&gt;.',
  'A comment can’t have “--” inside or end with “-”; remove a hyphen.':
    'لا يحتوي التعليق على «--» ولا ينتهي بـ«-»؛ احذف إحدى الشرطات.',
  'An XML declaration stands only at the very beginning; remove this one.':
    'إعلان XML لا يأتي إلا في أول الملف؛ احذف هذا الإعلان.',
  'A processing instruction begins with its name; add it or remove the instruction.':
    'تعليمة المعالجة تبدأ باسمها؛ أضفه أو احذف التعليمة.',
  'The file is cut off, or the element <{{0}}> is not closed; add </{{1}}>.':
    'الملف مقطوع، أو العنصر <{{0}}> غير مغلق؛ أضف </{{1}}>.',
  'What begins here with {{0}} is not closed; add {{1}}.': 'ما يبدأ هنا بـ{{0}} غير مغلق؛ أضف {{1}}.',
  'The end tag </{{0}}> has no start tag here, where no element is open; remove it.':
    'وسم النهاية </{{0}}> بلا وسم بداية، إذ لا عنصر مفتوح هنا؛ احذفه.',
  'The end tag </{{0}}> has no start tag here, where <{{1}}> is open; remove it or close the elements in their order.':
    'وسم النهاية </{{0}}> بلا وسم بداية هنا، إذ العنصر المفتوح <{{1}}>؛ احذفه أو أغلق العناصر بترتيبها.',
  'The file has more than {{0}} elements; split it into smaller files.':
    'يحتوي الملف على أكثر من {{0}} عنصر؛ قسّمه إلى ملفات أصغر.',
  'The sheet has too many merged cells; separate them.': 'في الورقة خلايا مدموجة أكثر من اللازم، افصلها.',
  'The sheet has more than {{0}} rows or {{1}} cells; split it into smaller files.':
    'تحتوي الورقة على أكثر من {{0}} صف أو {{1}} خلية؛ قسّمها إلى ملفات أصغر.',
  'The elements are nested more than {{0}} deep; flatten the file.':
    'تداخل العناصر أعمق من {{0}}؛ بسّط بنية الملف.',
  'The attribute {{0}} needs a value in quotes.': 'الخاصية {{0}} تحتاج إلى قيمة بين علامتي اقتباس.',
  'The value of the attribute {{0}} is not closed; add its quote.':
    'قيمة الخاصية {{0}} غير مغلقة؛ أضف علامة الاقتباس.',
  'The attribute {{0}} stands twice in one tag; remove one of them.':
    'الخاصية {{0}} مكررة في وسم واحد؛ احذف إحداهما.',
  'The entity {{0}} is not one of XML’s own; write the character itself.':
    'الكيان {{0}} ليس من كيانات XML؛ اكتب المحرف نفسه.',
  'The file has no XML element; check whether it is the right file.':
    'لا يوجد عنصر XML في الملف؛ تحقق من أنه الملف الصحيح.',
  'Text stands outside of the root element; remove it.': 'يوجد نص خارج العنصر الجذر؛ احذفه.',
  'A CDATA section stands outside of the root element; remove it.':
    'يوجد قسم CDATA خارج العنصر الجذر؛ احذفه.',
  'A declaration can’t stand here; remove it.': 'لا يجوز إعلان هنا؛ احذفه.',
  'The document type defines entities or elements, which is not read because it can make a small file grow without bounds; remove the part in square brackets and write the texts out.':
    'يعرّف نوع المستند كيانات أو عناصر، وهذا لا يُقرأ لأنه قد يضخّم ملفًا صغيرًا بلا حد؛ احذف الجزء بين القوسين المربعين واكتب النصوص كاملة.',
  'The end tag is not closed; add its “>”.': 'وسم النهاية غير مغلق؛ أضف «>».',
  'A second root element begins here; a file has one.': 'يبدأ هنا عنصر جذر ثانٍ؛ للملف جذر واحد.',
  'The file is cut off, or the tag that begins here is not closed; add its “>”.':
    'الملف مقطوع، أو الوسم الذي يبدأ هنا غير مغلق؛ أضف «>».',
  'A space or “>” must stand here, or a “<” before this is meant as text and written as &lt;.':
    'يجب أن تأتي هنا مسافة أو «>»، أو أن «<» قبل هذا نص ويُكتب &lt;.',
  'A “<” inside an attribute is written as &lt;, or a quote is missing before it.':
    'داخل الخاصية يُكتب «<» هكذا: &lt;، أو تنقص علامة اقتباس قبله.',
  'A name must stand here; a “<” that is meant as text is written as &lt;.':
    'يجب أن يأتي هنا اسم؛ و«<» المقصود نصًا يُكتب &lt;.',
  'An ampersand that is meant as text is written as &amp;.': 'العلامة & المقصودة نصًا تُكتب &amp;.',
  'is not well-formed XML: {{0}}': 'ليست XML سليم البنية: {{0}}',
  'has a control character that XML does not have; remove it.': 'فيها محرف تحكم لا يوجد في XML؛ احذفه.',
  'The workbook has more than {{0}} bytes when it is unpacked; split it into smaller files.':
    'حجم المصنف بعد فك الضغط أكثر من {{0}} بايت؛ قسّمه إلى ملفات أصغر.',
  'The archive has no Excel workbook in it; choose another format, or save it as .xlsx.':
    'لا يوجد مصنف Excel في الأرشيف؛ اختر تنسيقًا آخر أو احفظه بصيغة ‎.xlsx.',
  'This part of the workbook is not UTF-8; open the workbook in Excel and save it again.':
    'هذا الجزء من المصنف ليس بترميز UTF-8؛ افتح المصنف في Excel واحفظه من جديد.',
  'The file is not a whole Excel workbook; open it in Excel and save it as .xlsx again.':
    'الملف ليس مصنف Excel كاملًا؛ افتحه في Excel واحفظه من جديد بصيغة ‎.xlsx.',
  'Units without the id that the standard requires: {{0}}. Their sources tell them apart, so that one whose source changes counts as a new text.':
    'وحدات بلا id الذي يوجبه المعيار: {{0}}. تميّزها نصوصها المصدرية، فإذا تغيّر نص منها عُدّ نصًا جديدًا.',
  'The <trans-unit> has no {{0}}; add it.': 'ليس في <trans-unit> ‏{{0}}؛ أضفه.',
  'The <unit> has no id; add it.': 'ليس في <unit> معرّف id؛ أضفه.',
  'The <segment> has no <source>; add it.': 'ليس في <segment> ‏<source>؛ أضفه.',
  'XLIFF 1.2 and 2 begin with <xliff version="…">, and this file is <{{0}}{{1}}>; choose another format or export it as one of them.':
    'يبدأ XLIFF 1.2 و2 بـ<xliff version="…">، وهذا الملف <{{0}}{{1}}>؛ اختر تنسيقًا آخر أو صدّره بأحدهما.',
  'The cell has a formula; it stays as it is and is not translated.': 'في الخلية صيغة؛ تبقى كما هي ولا تُترجم.',
  'The quote that begins this cell is not closed; add it at the end of the cell.':
    'علامة الاقتباس التي تبدأ هذه الخلية غير مغلقة؛ أضفها في آخر الخلية.',
  'A quote inside a cell in quotes is written twice; write "" here.':
    'علامة الاقتباس داخل خلية بين علامتي اقتباس تُكتب مرتين؛ اكتب "" هنا.',
  'There is no column “{{0}}”; give its name in the first row, its letter or its number.':
    'لا يوجد عمود «{{0}}»؛ اذكر اسمه في الصف الأول أو حرفه أو رقمه.',
  'The key “{{0}}” stands in two rows; rename or remove one of them.':
    'المفتاح «{{0}}» موجود في صفين؛ غيّر اسم أحدهما أو احذفه.',
  'Which column has the source can’t be told from the first row; choose the columns.':
    'لا يُعرف من الصف الأول أي عمود فيه النص المصدر؛ اختر الأعمدة.',
  'begins with “=”, which makes it a formula; write it otherwise.':
    'تبدأ بـ«=» فتصير صيغة؛ اكتبها بطريقة أخرى.',
  'The times of a subtitle are written {{0}}; correct this line.':
    'تُكتب أوقات الترجمة المرئية هكذا: {{0}}؛ صحّح هذا السطر.',
  'A number and a line with times begin each subtitle; add them or remove this line.':
    'تبدأ كل ترجمة مرئية برقم وسطر أوقات؛ أضفهما أو احذف هذا السطر.',
  'A WebVTT file begins with WEBVTT; add it, or choose the format srt.':
    'يبدأ ملف WebVTT بالكلمة WEBVTT؛ أضفها أو اختر التنسيق srt.',
  'has “-->”, which begins a subtitle; write it otherwise.':
    'فيها «-->» الذي يبدأ ترجمة مرئية؛ اكتبها بطريقة أخرى.',
  'begins or ends with a space or an empty line; remove it.': 'تبدأ أو تنتهي بمسافة أو سطر فارغ؛ احذفه.',
  'has a carriage return; remove it.': 'فيها محرف إرجاع؛ احذفه.',
  'has an empty line, which ends a subtitle; remove it.': 'فيها سطر فارغ ينهي الترجمة المرئية؛ احذفه.',
  'The root of a RESX file is <root>, not <{{0}}>; choose another format.':
    'جذر ملف RESX هو <root> وليس <{{0}}>؛ اختر تنسيقًا آخر.',
  'The name “{{0}}” is used by two <data>; rename or remove one of them.':
    'الاسم «{{0}}» في عنصري <data>؛ غيّر أحدهما أو احذفه.',
  'A <data> has no name; add the attribute name.': 'عنصر <data> بلا اسم؛ أضف الخاصية name.',
  'The key “{{0}}” stands twice; rename or remove one of them.':
    'المفتاح «{{0}}» مكرر؛ غيّر اسم أحدهما أو احذفه.',
  'Four hexadecimal digits must follow \\u; correct the escape, or write a backslash as \\\\.':
    'يجب أن تتبع \\u أربعة أرقام ست عشرية؛ صحّحها أو اكتب الشرطة المائلة العكسية \\\\.',
  'An entry with the msgid “{{0}}” and this context stands twice; remove one of them or give it a msgctxt.':
    'مدخل msgid ‏«{{0}}» بهذا السياق مكرر؛ احذف أحدهما أو أعطه msgctxt.',
  'has a NUL character, which PO files do not have; remove it.': 'فيها محرف NUL لا يوجد في ملفات PO؛ احذفه.',
  'This {{0}} stands twice in one entry; remove one of them.': '{{0}} مكرر في مدخل واحد؛ احذف أحدهما.',
  'The entry has no {{0}}; add it.': 'ليس في المدخل {{0}}؛ أضفه.',
  'A comment, msgctxt, msgid, msgid_plural, msgstr or a string in double quotes must stand here; remove or correct the line.':
    'يجب أن يأتي هنا تعليق أو msgctxt أو msgid أو msgid_plural أو msgstr أو سلسلة بين علامتي اقتباس مزدوجتين؛ احذف السطر أو صحّحه.',
  'A string stands here without msgid or msgstr before it; add the keyword.':
    'توجد سلسلة هنا دون msgid أو msgstr قبلها؛ أضف الكلمة المفتاحية.',
  'The string must end with a double quote at the end of its line; add it, or write a quote inside as \\".':
    'يجب أن تنتهي السلسلة بعلامة اقتباس مزدوجة في آخر سطرها؛ أضفها، أو اكتب علامة الاقتباس الداخلية \\".',
  'A plural has msgid_plural and msgstr[0], any other entry neither; add what is missing.':
    'للجمع msgid_plural وmsgstr[0]، وليس لأي مدخل آخر أيٌّ منهما؛ أضف ما ينقص.',
  'has a line break, which a table cell can’t hold; write <br> instead.':
    'فيها فاصل أسطر لا تتسع له خلية الجدول؛ اكتب <br> بدلًا منه.',
  'An ARB file is a JSON object; choose the format json.': 'ملف ARB كائن JSON؛ اختر التنسيق json.',
  'The key “{{0}}” stands twice in one object; rename or remove one of them.':
    'المفتاح «{{0}}» مكرر في كائن واحد؛ غيّر اسم أحدهما أو احذفه.',
  'A comma or “{{0}}” must stand here.': 'يجب أن تأتي هنا فاصلة أو «{{0}}».',
  'The text goes on after the end of the JSON value; remove what follows.':
    'يستمر النص بعد نهاية قيمة JSON؛ احذف ما يليها.',
  'A key in double quotes must stand here; remove a comma too many, or add the quotes.':
    'يجب أن يأتي هنا مفتاح بين علامتي اقتباس مزدوجتين؛ احذف الفاصلة الزائدة أو أضف العلامتين.',
  'A colon must follow the key.': 'يجب أن تتبع المفتاح نقطتان.',
  'The string that begins here is not closed; add its closing quote.':
    'السلسلة التي تبدأ هنا غير مغلقة؛ أضف علامة الاقتباس.',
  'This escape does not exist in JSON; write a backslash as \\\\.':
    'تسلسل الهروب هذا غير موجود في JSON؛ اكتب الشرطة المائلة العكسية \\\\.',
  'A line break or control character stands inside a string; write it as \\n or \\u0000.':
    'داخل السلسلة فاصل أسطر أو محرف تحكم؛ اكتبه \\n أو \\u0000.',
  'A value must stand here: text in double quotes, a number, true, false, null, [ or {.':
    'يجب أن تأتي هنا قيمة: نص بين علامتي اقتباس مزدوجتين، أو رقم، أو true أو false أو null أو [ أو {.',
  'A value in double quotes must stand here.': 'يجب أن تأتي هنا قيمة بين علامتي اقتباس مزدوجتين.',
  'A semicolon must end the entry; add it.': 'يجب أن ينتهي المدخل بفاصلة منقوطة؛ أضفها.',
  'A key must stand here, in double quotes.': 'يجب أن يأتي هنا مفتاح بين علامتي اقتباس مزدوجتين.',
  'The comment that begins here is not closed; add */.': 'التعليق الذي يبدأ هنا غير مغلق؛ أضف */.',
  'The key “{{0}}” stands twice in one dictionary; rename or remove one of them.':
    'المفتاح «{{0}}» مكرر في قاموس واحد؛ غيّر اسم أحدهما أو احذفه.',
  'A stringsdict is a property list with a dictionary; choose another format.':
    'ملف stringsdict قائمة خصائص فيها قاموس؛ اختر تنسيقًا آخر.',
  'Keys and values take turns in a dictionary; add the missing <key> or its value.':
    'تتناوب المفاتيح والقيم في القاموس؛ أضف <key> الناقص أو قيمته.',
  'A string catalog has sourceLanguage and strings; choose the format json for another file.':
    'في كتالوج السلاسل sourceLanguage وstrings؛ اختر التنسيق json لملف آخر.',
  'The root of Android’s resources is <resources>, not <{{0}}>; choose another format.':
    'جذر موارد Android هو <resources> وليس <{{0}}>؛ اختر تنسيقًا آخر.',
  'A <{{0}}> has no name; add the attribute name.': 'عنصر <{{0}}> بلا اسم؛ أضف الخاصية name.',
  'The name “{{0}}” is used by two <{{1}}>; rename or remove one of them.':
    'الاسم «{{0}}» في عنصري <{{1}}>؛ غيّر أحدهما أو احذفه.',
  'The quantity “{{0}}” does not exist; it is one of zero, one, two, few, many, other.':
    'لا توجد الكمية «{{0}}»؛ هي إحدى zero وone وtwo وfew وmany وother.',
  'The quantity “{{0}}” stands twice in one <plurals>; remove one of them.':
    'الكمية «{{0}}» مكررة في <plurals> واحد؛ احذف إحداهما.',
  'This is no TBX, its first element is <{{0}}>; choose another file.':
    'هذا ليس TBX، فعنصره الأول هو <{{0}}>؛ اختر ملفًا آخر.',
  'The file has more than {{0}} concepts; split it.': 'في الملف أكثر من {{0}} مفهوم؛ قسّمه.',
  'The table has too many rows; split it into smaller files.':
    'صفوف الجدول أكثر من اللازم؛ قسّمه إلى ملفات أصغر.',
  'The first row names no language. Name them there (en, de, pt-BR), or say which languages the two columns have.':
    'لا يسمّي الصف الأول أي لغة. سمِّ اللغات فيه (en وde وpt-BR) أو حدّد لغتي العمودين.',
};

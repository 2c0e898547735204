/** English words of errors and their Arabic; `contract/sentence` finds one by the other. */
export const errors: Readonly<Record<string, string>> = {
  '{{0}}: "{{1}}" is not a language tag. Write it like de-CH.':
    '{{0}}: «{{1}}» ليس رمز لغة. اكتبه مثل de-CH.',
  'That backup is not there any more. Choose another one.': 'لم تعد تلك النسخة الاحتياطية موجودة. اختر غيرها.',
  'A backup, an export or an import is running. Wait until it is done, or cancel it.':
    'يجري نسخ احتياطي أو تصدير أو استيراد. انتظر حتى ينتهي أو ألغِه.',
  "The export {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'تتعذر كتابة ملف التصدير {{0}}: {{1}}. وفّر مساحة على القرص أو اختر مكانًا آخر.',
  "{{0}} can't be imported, and nothing was changed: {{1}}.": 'يتعذر استيراد {{0}}، ولم يتغير شيء: {{1}}.',
  'The file was changed while it was imported (line {{0}}). Import it again when it is whole.':
    'تغيّر الملف أثناء استيراده (السطر {{0}}). استورده مرة أخرى عندما يكتمل.',
  'line {{0}}: is longer than {{1}} MiB': 'السطر {{0}}: أطول من {{1}} ميبيبايت',
  'The thread ended before its job was done{{0}}. Try it again.':
    'انتهت العملية قبل إتمامها{{0}}. حاول مرة أخرى.',
  '{{0}} is there already. Choose another name: nothing is overwritten.':
    '{{0}} موجود بالفعل. اختر اسمًا آخر: لا يُستبدل شيء.',
  "The database in {{0}} can't be read, since SQLite has to write files beside it: change the permissions of that folder, or back up a copy of it with --data. {{1}} was not written.":
    'تتعذر قراءة قاعدة البيانات في {{0}}، لأن SQLite يحتاج إلى كتابة ملفات بجانبها: غيّر أذونات هذا المجلد، أو انسخ نسخة منه باستخدام ‎--data. لم يُكتب {{1}}.',
  "The backup {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'تتعذر كتابة النسخة الاحتياطية {{0}}: {{1}}. وفّر مساحة على القرص أو اختر مكانًا آخر.',
  'There is no database in {{0}}.': 'لا توجد قاعدة بيانات في {{0}}.',
  'The backup {{0}} did not read back as it was written ({{1}}). Choose another place, and have that disk looked at.':
    'لم تُقرأ النسخة الاحتياطية {{0}} كما كُتبت ({{1}}). اختر مكانًا آخر وافحص ذلك القرص.',
  'No backup was made, since the database {{0}} is damaged ({{1}}). Export what can be read, then restore one of the backups from before: in the settings, or with locdesk restore. {{2}} was not written.':
    'لم تُنشأ نسخة احتياطية لأن قاعدة البيانات {{0}} تالفة ({{1}}). صدّر ما يمكن قراءته، ثم استعد نسخة احتياطية أقدم: من الإعدادات أو بالأمر locdesk restore. لم يُكتب {{2}}.',
  'A backup in {{0}} needs {{1}}, and {{2}} are free. Make room, or choose another place.':
    'تحتاج النسخة الاحتياطية في {{0}} إلى {{1}}، والمساحة الحرة {{2}}. وفّر مساحة أو اختر مكانًا آخر.',
  '{{0}} is the file that Locdesk itself works with in {{1}}. Choose another file.':
    '{{0}} هو الملف الذي يعمل به Locdesk نفسه في {{1}}. اختر ملفًا آخر.',
  'put a copy of it in its place with locdesk restore FILE, or start on another folder with --data':
    'استبدل به نسخة بالأمر locdesk restore FILE، أو ابدأ في مجلد آخر باستخدام ‎--data',
  'put the newest backup in its place with: locdesk restore "{{0}}" --data "{{1}}"':
    'استبدل به أحدث نسخة احتياطية: locdesk restore "{{0}}" --data "{{1}}"',
  '{{0}} is damaged ({{1}}). It was left untouched: {{2}}.': '{{0}} تالف ({{1}}). لم يُعدَّل الملف. {{2}}.',
  '{{0}} can\'t be opened: {{1}}. If this stays so, put a copy from the folder "backups" in its place, or start on another folder with --data.':
    'يتعذر فتح {{0}}: {{1}}. إذا استمر ذلك، فضع مكانه نسخة من المجلد «backups»، أو ابدأ في مجلد آخر باستخدام ‎--data.',
  "{{0}} can't be read: the disk failed ({{1}}). Nothing was changed. Try again; if it stays so, have the disk checked, or start on another folder with --data.":
    'تتعذر قراءة {{0}}: تعطّل القرص ({{1}}). لم يتغير شيء. حاول مرة أخرى؛ وإذا استمر ذلك فافحص القرص، أو ابدأ في مجلد آخر باستخدام ‎--data.',
  '{{0}} is empty. Choose another file.': '{{0}} فارغ. اختر ملفًا آخر.',
  '{{0}} is damaged or no database of Locdesk ({{1}}). Choose another file.':
    '{{0}} تالف أو ليس قاعدة بيانات من Locdesk ({{1}}). اختر ملفًا آخر.',
  '{{0}} is a database of another program. Move it away, or use another data folder with --data.':
    '{{0}} قاعدة بيانات لبرنامج آخر. انقلها أو استخدم مجلد بيانات آخر باستخدام ‎--data.',
  '{{0}} was written by a newer Locdesk (database level {{1}}, this program knows {{2}}). Update Locdesk, or use another data folder with --data.':
    'كُتب {{0}} بإصدار أحدث من Locdesk (مستوى القاعدة {{1}}، وهذا البرنامج يعرف {{2}}). حدّث Locdesk أو استخدم مجلد بيانات آخر باستخدام ‎--data.',
  '{{0}} is not a file. Move it away, or use another folder with --data.':
    '{{0}} ليس ملفًا. انقله أو استخدم مجلدًا آخر باستخدام ‎--data.',
  "{{0}} can't be written: {{1}}. Change its permissions, or choose another folder with --data.":
    'تتعذر الكتابة في {{0}}: {{1}}. غيّر أذوناته أو اختر مجلدًا آخر باستخدام ‎--data.',
  "{{0}} can't use write-ahead logging here. Use a local disk with --data.":
    'لا يمكن استخدام سجل الكتابة المسبقة لـ{{0}} هنا. استخدم قرصًا محليًا باستخدام ‎--data.',
  'The running Locdesk is still bringing its database up to this version, or is of an earlier one (database level {{0}}, this program has {{1}}). Try again in a moment; if that does not help, restart Locdesk.':
    'ما زال Locdesk الجاري يحدّث قاعدة بياناته، أو هو إصدار أقدم (مستوى القاعدة {{0}}، ولهذا البرنامج {{1}}). حاول بعد قليل؛ وإن لم ينفع فأعد تشغيل Locdesk.',
  '{{0}} is a file, not a folder. Choose a folder with --data.':
    '{{0}} ملف وليس مجلدًا. اختر مجلدًا باستخدام ‎--data.',
  "The data folder {{0}} can't be written: {{1}}. Choose another with --data, or change its permissions.":
    'تتعذر الكتابة في مجلد البيانات {{0}}: {{1}}. اختر غيره باستخدام ‎--data أو غيّر أذوناته.',
  "The data folder {{0}} can't be locked: {{1}}. Choose another with --data, or change its permissions.":
    'يتعذر قفل مجلد البيانات {{0}}: {{1}}. اختر غيره باستخدام ‎--data أو غيّر أذوناته.',
  ' (process {{0}}, {{1}})': ' (العملية {{0}}، {{1}})',
  'Locdesk is already running on {{0}}{{1}}. Use that one, or give this one its own folder with --data.':
    'يعمل Locdesk بالفعل على {{0}}{{1}}. استخدم ذلك، أو أعطِ هذا مجلدًا خاصًا به باستخدام ‎--data.',
  '{{0}} was removed or replaced while Locdesk runs: what is stored now would be lost. Restart Locdesk.':
    'أُزيل {{0}} أو استُبدل أثناء عمل Locdesk: سيضيع ما يُحفظ الآن. أعد تشغيل Locdesk.',
  'The database has to be brought up to this version, and the copy before that, {{0}}, failed: {{1}}. Nothing was changed. Make room on the disk, or see that the folder can be written.':
    'يجب تحديث قاعدة البيانات إلى هذا الإصدار، وقد فشلت النسخة السابقة لذلك، {{0}}: {{1}}. لم يتغير شيء. وفّر مساحة على القرص أو تأكد من إمكان الكتابة في المجلد.',
  'it lacks the {{0}}': 'ينقصها: {{0}}',
  'the {{0}} in it is not of Locdesk': '{{0}} ليس من Locdesk',
  'the {{0}} in it is not as Locdesk made it': '{{0}} ليس كما أنشأه Locdesk',
  '{{0}} is intact, but it is no database that this Locdesk can work with ({{1}}). Nothing was replaced. Choose another file.':
    '{{0}} سليم، لكنه ليس قاعدة بيانات يستطيع Locdesk هذا العمل بها ({{1}}). لم يُستبدل شيء. اختر ملفًا آخر.',
  '{{0}} is not there. Choose another file.': '{{0}} غير موجود. اختر ملفًا آخر.',
  '{{0}} is not a file. Choose another one.': '{{0}} ليس ملفًا. اختر غيره.',
  "{{0}} can't be restored: {{1}}. Nothing was replaced. Make room on the disk, or choose another file.":
    'تتعذر استعادة {{0}}: {{1}}. لم يُستبدل شيء. وفّر مساحة على القرص أو اختر ملفًا آخر.',
  "{{0}} can't be understood. Remove it to start with the database as it is.":
    'يتعذر فهم {{0}}. أزله للبدء بقاعدة البيانات كما هي.',
  'The disk is full: nothing was stored. Free some space and send it again.':
    'القرص ممتلئ: لم يُحفظ شيء. وفّر مساحة وأرسل مرة أخرى.',
  'The disk accepts no more data: it is full for this user, or it is failing. Nothing was stored. Free some space and send it again; the log file says more.':
    'لا يقبل القرص المزيد: فهو ممتلئ لهذا المستخدم أو معطّل. لم يُحفظ شيء. وفّر مساحة وأرسل مرة أخرى؛ وفي ملف السجل المزيد.',
  'Another program is writing into the store: nothing was stored. Send it again.':
    'برنامج آخر يكتب في قاعدة البيانات: لم يُحفظ شيء. أرسل مرة أخرى.',
  'The database could not be read: the disk failed for a moment, or the file is damaged. Try again; if it stays so, restore a backup in the settings, or stop Locdesk and use: locdesk restore FILE.':
    'تعذرت قراءة قاعدة البيانات: تعطّل القرص لحظة أو الملف تالف. حاول مرة أخرى؛ وإذا استمر ذلك فاستعد نسخة احتياطية من الإعدادات، أو أوقف Locdesk واستخدم: locdesk restore FILE.',
  'The disk failed or may not be written: nothing was stored. The log file says more.':
    'تعطّل القرص أو لا تجوز الكتابة عليه: لم يُحفظ شيء. في ملف السجل المزيد.',
  'The disk failed and has not recovered: nothing was stored. Check that it is not full, then send it again; the log file says more.':
    'تعطّل القرص ولم يتعافَ: لم يُحفظ شيء. تأكد من أنه غير ممتلئ ثم أرسل مرة أخرى؛ وفي ملف السجل المزيد.',
  'The disk did not confirm that this was stored. Check that the disk is not full, and whether this is there before you send it again; the log file says more.':
    'لم يؤكد القرص أن هذا حُفظ. تأكد من أنه غير ممتلئ ومن وجود البيانات قبل أن ترسل مرة أخرى؛ وفي ملف السجل المزيد.',
  "{{0}} can't be shown: {{1}}": 'يتعذر عرض {{0}}: {{1}}',
  'Only the window of Locdesk may ask for this.': 'لا يجوز أن تطلب هذا إلا نافذة Locdesk.',
  'Locdesk is starting again. Try it in a moment.': 'يُعاد تشغيل Locdesk. حاول بعد قليل.',
  "{{0}} can't be written: {{1}}": 'تتعذر كتابة {{0}}: {{1}}',
  "{{0}} can't be removed: {{1}}": 'تتعذر إزالة {{0}}: {{1}}',
  'This request has no result yet, so there is nothing to compare.':
    'ليس لهذا الطلب نتيجة بعد، فلا شيء للمقارنة.',
  '{{0}}, line {{1}}, column {{2}}: {{3}}': '{{0}}، السطر {{1}}، العمود {{2}}: {{3}}',
  '{{0}} is not a file.': '{{0}} ليس ملفًا.',
  '{{0}} has {{1}} bytes and at most {{2}} are read; split it into smaller files.':
    'حجم {{0}} هو {{1}} بايت، وأقصى ما يُقرأ {{2}}؛ قسّمه إلى ملفات أصغر.',
  'There is no file {{0}}. Check the path.': 'لا يوجد ملف {{0}}. تحقق من المسار.',
  "{{0}} can't be read: {{1}}.": 'تتعذر قراءة {{0}}: {{1}}.',
  "{{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'تتعذر كتابة {{0}}: {{1}}. وفّر مساحة على القرص أو اختر مكانًا آخر.',
  '{{0}} has nothing to translate: it has no text, or marks all of it as not to be translated. Nothing was imported.':
    'لا شيء للترجمة في {{0}}: ليس فيه نص، أو كله مستثنى من الترجمة. لم يُستورد شيء.',
  "{{0}} can't be imported: {{1}}.": 'يتعذر استيراد {{0}}: {{1}}.',
  '{{0}} says that its source is in "{{1}}", and "{{2}}" was given. Nothing was imported; give the language of the file.':
    'بحسب {{0}} فإن مصدره بلغة «{{1}}»، لكن المحدد «{{2}}». لم يُستورد شيء؛ حدد لغة الملف.',
  'Order "{{0}}" was made here and has no file. Import the file as a new order.':
    'أُنشئت الطلبية «{{0}}» هنا وليس لها ملف. استورد الملف كطلبية جديدة.',
  'The source of order "{{0}}" is in "{{1}}". Import the file as a new order, or in that language.':
    'مصدر الطلبية «{{0}}» بلغة «{{1}}». استورد الملف كطلبية جديدة أو بتلك اللغة.',
  "{{0}} was imported as {{1}} before, and can't be {{2}} now. Leave the format out, or give the file another name.":
    'استُورد {{0}} من قبل بصيغة {{1}}، ولا يمكن أن يكون {{2}} الآن. اترك الصيغة أو غيّر اسم الملف.',
  '{{0}} would become more than {{1}} fields, and nothing was imported. Import it for fewer languages at a time: they come into the same order.':
    'سيصبح {{0}} أكثر من {{1}} حقل، فلم يُستورد شيء. استورده للغات أقل في المرة: ستدخل الطلبية نفسها.',
  '{{0}} was not imported: its order was changed meanwhile, again and again. Import it again.':
    'لم يُستورد {{0}}: تغيّرت طلبيته أثناء ذلك مرارًا. استورده مرة أخرى.',
  'Another order or file is being processed. Wait until that is done, or cancel it.':
    'يجري العمل على طلبية أخرى أو ملف آخر. انتظر حتى ينتهي أو ألغِه.',
  'There is no order, and no request of one, "{{0}}".': 'لا توجد طلبية، ولا طلب من طلبية، باسم «{{0}}».',
  'Order "{{0}}" was made here and has no file to write a result into.':
    'أُنشئت الطلبية «{{0}}» هنا وليس لها ملف تُكتب فيه نتيجة.',
  '"{{0}}" was not ordered in "{{1}}". It was in: {{2}}.':
    'لم تُطلب «{{0}}» بلغة «{{1}}»، بل بهذه اللغات: {{2}}.',
  '{{0}} has no version {{1}}.': 'ليس لـ{{0}} إصدار {{1}}.',
  '{{0}} in field "{{1}}" of request {{2}}': '{{0}} في الحقل «{{1}}» من الطلب {{2}}',
  '{{0}} more': '{{0}} أخرى',
  'The result in {{0}} was not written: 1 error is open ({{1}}). Correct or dismiss it, or write the result all the same with --force.':
    'لم تُكتب النتيجة بلغة {{0}}: هناك خطأ واحد لم يُعالج ({{1}}). صححه أو تجاهله، أو اكتب النتيجة على أي حال باستخدام ‎--force.',
  'The result in {{0}} was not written: {{1}} errors are open ({{2}}). Correct or dismiss them, or write the result all the same with --force.':
    'لم تُكتب النتيجة بلغة {{0}}: عدد الأخطاء التي لم تُعالج {{1}} ({{2}}). صححها أو تجاهلها، أو اكتب النتيجة على أي حال باستخدام ‎--force.',
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'حجم الملف {{0}} بايت، وأقصى ما يُقرأ {{1}}؛ قسّمه إلى ملفات أصغر.',
  'content: must be base64': 'المحتوى: يجب أن يكون بترميز base64',
  'content: is longer than the file': 'المحتوى: أطول من الملف',
  'Only {{0}} of {{1}} bytes of the file arrived.': 'لم يصل سوى {{0}} من {{1}} بايت من الملف.',
  'The file was not handed over completely. Choose it again.': 'لم يُنقل الملف كاملًا. اختره مرة أخرى.',
  'This file is decided already. Open it again to see it.': 'سبق البتّ في هذا الملف. افتحه مرة أخرى لرؤيته.',
  'This correction is no longer there.': 'لم يعد هذا التصحيح موجودًا.',
  "format: {{0}} can't be written by this version.": 'الصيغة: لا يستطيع هذا الإصدار كتابة {{0}}.',
  'A hand-over has at most {{0}} requests. Choose fewer of them.':
    'أقصى عدد للطلبات في التسليم {{0}}. اختر أقل.',
  'The texts have more than {{0}} characters. Hand them over in smaller parts.':
    'في النصوص أكثر من {{0}} حرف. سلّمها على أجزاء أصغر.',
  'None of these requests has a text to hand over.': 'ليس في أي من هذه الطلبات نص لتسليمه.',
  'These requests are not checked yet, so that their problems are not known. Start Locdesk, wait until it has checked them, or choose all fields.':
    'لم تُفحص هذه الطلبات بعد، فمشكلاتها غير معروفة. شغّل Locdesk وانتظر حتى يفحصها، أو اختر كل الحقول.',
  'No field of these requests has a problem. Choose all fields, or other requests.':
    'لا مشكلة في أي حقل من هذه الطلبات. اختر كل الحقول أو طلبات أخرى.',
  'No field of these requests changed since it was reviewed. Choose all fields, or other requests.':
    'لم يتغير أي حقل من هذه الطلبات منذ مراجعته. اختر كل الحقول أو طلبات أخرى.',
  'All fields of these requests are reviewed. Choose all fields, or other requests.':
    'كل حقول هذه الطلبات تمت مراجعتها. اختر كل الحقول أو طلبات أخرى.',
  'Nothing in the selection is reviewed, and TMX has reviewed translations only. Review the fields first, or choose another format.':
    'لم يُراجَع شيء مما اخترت، ولا يضم TMX سوى الترجمات المراجَعة. راجع الحقول أولًا أو اختر صيغة أخرى.',
  'This hand-over is no longer there.': 'لم يعد هذا التسليم موجودًا.',
  'Another hand-over is being made. Wait until that is done, or cancel it.':
    'يجري إعداد تسليم آخر. انتظر حتى ينتهي أو ألغِه.',
  'This hand-over is out already.': 'هذا التسليم خارج بالفعل.',
  'This hand-over is taken back already.': 'سبق استرجاع هذا التسليم.',
  'This hand-over is cancelled already.': 'سبق إلغاء هذا التسليم.',
  'The file has more than {{0}} rows.': 'في الملف أكثر من {{0}} صف.',
  'This receipt is no longer kept.': 'لم يعد هذا الاستدعاء الوارد محفوظًا.',
  'This group has no requests any more.': 'لم تعد في هذه المجموعة طلبات.',
  'This job is no longer there.': 'لم تعد هذه المهمة موجودة.',
  'The list could not be read. Retrying in a moment.': 'تعذرت قراءة القائمة. ستُعاد المحاولة بعد قليل.',
  'This connection is no longer there. Nothing was ordered.': 'لم يعد هذا الاتصال موجودًا. لم يُطلب شيء.',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: «{{1}}» ليس رمز لغة صحيحًا (BCP 47) مثل de أو de-CH',
  'target: "{{0}}" is given twice': 'لغة الهدف: «{{0}}» مكررة',
  'target: is missing, give at least one language': 'لغة الهدف: مفقودة، حدد لغة واحدة على الأقل',
  'title: is missing': 'العنوان: مفقود',
  'fields: must not be empty': 'الحقول: يلزم حقل واحد على الأقل',
  'This order is no longer in the store.': 'لم تعد هذه الطلبية موجودة.',
  "The disk of {{0}} is full: Locdesk can't work there, and nothing was changed. Free some space, then try again.":
    'قرص {{0}} ممتلئ: لا يستطيع Locdesk العمل هناك، ولم يتغير شيء. وفّر مساحة ثم حاول مرة أخرى.',
  'body: … and {{0}} more problems': 'المتن: … ومشكلات أخرى عددها {{0}}',
  "The log file {{0}} can't be opened: {{1}}. Move away what is in its place, or choose another data folder with --data.":
    'يتعذر فتح ملف السجل {{0}}: {{1}}. انقل ما في مكانه، أو اختر مجلد بيانات آخر باستخدام ‎--data.',
  'The secret was sealed by another key store. Enter it again.': 'شُفّر السر بمخزن مفاتيح آخر. أدخله مرة أخرى.',
  "The secret can't be read: {{0}} is missing. Put it back, or enter the secret again.":
    'تتعذر قراءة السر: {{0}} مفقود. أعده إلى مكانه أو أدخل السر مرة أخرى.',
  "The secret can't be read with {{0}}: that is another key than it was sealed with. Enter the secret again.":
    'تتعذر قراءة السر بالملف {{0}}: فقد شُفّر بمفتاح آخر. أدخل السر مرة أخرى.',
  "{{0}} can't be read. Change its permissions.": 'تتعذر قراءة {{0}}. غيّر أذوناته.',
  '{{0}} is damaged. Put a copy of it back, or remove it and enter the secrets again.':
    '{{0}} تالف. أعد نسخة منه إلى مكانه، أو أزله وأدخل الأسرار مرة أخرى.',
  'only the desktop application can read it': 'لا يستطيع قراءته إلا تطبيق سطح المكتب',
  "The secret is in the system's key store, and {{0}}. Start the desktop application where it was entered, or enter the secret again.":
    'السر في مخزن مفاتيح النظام: {{0}}. شغّل تطبيق سطح المكتب الذي أُدخل فيه، أو أدخل السر مرة أخرى.',
  'that can not be read': 'تتعذر قراءته',
  "The secret was sealed by the key store of another system or user, which this one can't read. Enter it again.":
    'شُفّر السر بمخزن مفاتيح نظام آخر أو مستخدم آخر، ولا يمكن قراءته هنا. أدخله مرة أخرى.',
  '{{0}}: is not a setting.': '{{0}}: ليس إعدادًا معروفًا.',
  '{{0}}: must be {{1}}.': '{{0}}: القيمة المقبولة: {{1}}.',
  'This is no profile of a receiver. {{0}}': 'هذا ليس ملفًا تعريفيًا لنظام مستقبِل. {{0}}',
  "This content model can't be used: {{0}} has no texts with rules. Export it again from {{1}}.":
    'لا يمكن استخدام نموذج المحتوى هذا: لا يحتوي {{0}} على نصوص لها قواعد. صدّره مرة أخرى من {{1}}.',
  'fields: "{{0}}" has no field ID. Leave it empty for all fields.':
    'الحقول: لا يحتوي "{{0}}" على معرّف حقل. اتركه فارغًا لجميع الحقول.',
  'name: "{{0}}" is the name of another profile. Choose another name, so that their findings can be told apart.':
    'الاسم: «{{0}}» اسم ملف تعريفي آخر. اختر اسمًا آخر كي تتميّز نتائجهما.',
  '{{0}}: is missing': '{{0}}: ناقص',
  '{{0}}: is not known here': '{{0}}: غير معروف هنا',
  '{{0}}: must be an integer': '{{0}}: يجب أن يكون عددًا صحيحًا',
  '{{0}}: must be a string': '{{0}}: يجب أن يكون نصًا',
  '{{0}}: must be an array': '{{0}}: يجب أن يكون قائمة',
  '{{0}}: must be an object': '{{0}}: يجب أن يكون كائنًا',
  '{{0}}: must not be empty': '{{0}}: يجب ألا يكون فارغًا',
  '{{0}}: must be one of {{1}}': '{{0}}: يجب أن يكون واحدًا مما يلي: {{1}}',
  '{{0}}: "{{1}}" is the ID of another rule, too': '{{0}}: «{{1}}» معرّف قاعدة أخرى أيضًا',
  '{{0}}: must be a regular expression': '{{0}}: يجب أن يكون تعبيرًا نمطيًا',
  '{{0}}: must not repeat a part that has a repetition, like (a+)+':
    '{{0}}: يجب ألا يكرر جزءًا فيه تكرار، مثل (a+)+',
  '{{0}}: must be characters as in a character class, like a-z0-9_-':
    '{{0}}: يجب أن يكون محارف كما في صنف محارف، مثل a-z0-9_-',
  '{{0}}: must have either "allowed" or "forbidden"':
    '{{0}}: يجب أن يحتوي إما على «allowed» أو على «forbidden»',
  '{{0}}: must have "allowed" or "forbidden"': '{{0}}: يجب أن يحتوي على «allowed» أو «forbidden»',
  'The file is not valid JSON at line {{0}}, column {{1}}.':
    'الملف ليس JSON صالحًا في السطر {{0}}، العمود {{1}}.',
  'id: "{{0}}" is a built-in profile. Choose another ID.': 'المعرّف: «{{0}}» ملف تعريفي مدمج. اختر معرّفًا آخر.',
  'A built-in profile can not be removed.': 'لا يمكن إزالة ملف تعريفي مدمج.',
  'There is no profile "{{0}}".': 'لا يوجد ملف تعريفي «{{0}}».',
  'This call is no longer in the log: newer calls replaced it.':
    'لم يعد هذا الاستدعاء في السجل: حلّت محله استدعاءات أحدث.',
  'There is no token with the id "{{0}}". "locdesk token list" shows them.':
    'لا يوجد رمز مميز بالمعرّف «{{0}}». يعرضها الأمر «locdesk token list».',
  'This request is no longer in the store.': 'لم يعد هذا الطلب موجودًا.',
  'Request {{0}} has no version {{1}}.': 'ليس للطلب {{0}} إصدار {{1}}.',
  'This field is no longer in the store.': 'لم يعد هذا الحقل موجودًا.',
  'A field has at most {{0}} bytes (setting service.maxFieldValue).':
    'أقصى حجم للحقل {{0}} بايت (الإعداد service.maxFieldValue).',
  'This field was changed in another window in the meantime. Nothing was overwritten.':
    'تغيّر هذا الحقل في نافذة أخرى في هذه الأثناء. لم يُستبدل شيء.',
  'This request was submitted with a test token: the service completes it automatically in a moment.':
    'أُرسل هذا الطلب برمز مميز للاختبار: ستكمله الخدمة تلقائيًا بعد قليل.',
  'This request is sent to {{0}} and fulfilled there: it is read-only here.':
    'أُرسل هذا الطلب إلى {{0}} وتجري ترجمته هناك: هو هنا للقراءة فقط.',
  'another service': 'خدمة أخرى',
  'This request is mirrored from {{0}} and fulfilled there: it is read-only here.':
    'هذا الطلب متزامن من {{0}} وتجري ترجمته هناك: هو هنا للقراءة فقط.',
  'Version {{0}} of this request arrived in the meantime. Look at it first; your drafts are kept.':
    'وصل الإصدار {{0}} من هذا الطلب في هذه الأثناء. اطّلع عليه أولًا؛ مسوداتك محفوظة.',
  'This request is confirmed already.': 'سبق تأكيد هذا الطلب.',
  'This request is completed already.': 'سبق إكمال هذا الطلب.',
  '1 field has no target yet.': 'حقل واحد ليس له هدف بعد.',
  '{{0}} fields have no target yet.': 'الحقول التي ليس لها هدف بعد: {{0}}.',
  'This request is not completed yet: complete it instead.': 'لم يكتمل هذا الطلب بعد: أكمله.',
  'This request is open already.': 'هذا الطلب مفتوح بالفعل.',
  'A request has at most {{0}} notes. Delete some that are resolved first.':
    'أقصى عدد لملاحظات الطلب {{0}}. احذف أولًا بعض ما عولج منها.',
  'This note is no longer there.': 'لم تعد هذه الملاحظة موجودة.',
  'A note needs some text.': 'يجب أن تحتوي الملاحظة على نص.',
  'A note has at most {{0}} characters.': 'أقصى طول للملاحظة {{0}} حرف.',
  'views: {{0}} are saved already, remove one first': 'طرق العرض: المحفوظ منها {{0}} بالفعل، أزل واحدة أولًا',
  'name: must not be empty': 'الاسم: يجب ألا يكون فارغًا',
  'name: there is a view "{{0}}" already': 'الاسم: توجد طريقة عرض «{{0}}» بالفعل',
  'This view is no longer there.': 'لم تعد طريقة العرض هذه موجودة.',
  'There is no dictionary for {{0}} on this computer.': 'لا يوجد قاموس للغة {{0}} على هذا الحاسوب.',
  'There are {{0}} own words already. Remove some in the settings first.':
    'في القاموس {{0}} كلمة خاصة بالفعل. أزل بعضها من الإعدادات أولًا.',
  'Port {{0}} on {{1}} is taken by another program. Close that one, or choose another port with {{2}} (0 picks a free one).':
    'يستخدم برنامج آخر المنفذ {{0}} على {{1}}. أغلقه أو اختر منفذًا آخر باستخدام {{2}} (0 يأخذ منفذًا حرًا).',
  'Port {{0}} needs more rights. Choose one from 1024 with {{1}}.':
    'يحتاج المنفذ {{0}} إلى أذونات أعلى. اختر منفذًا من 1024 فما فوق باستخدام {{1}}.',
  '{{0}} is not an address of this machine. Choose another with --host.':
    '{{0}} ليس عنوانًا لهذا الحاسوب. اختر غيره باستخدام ‎--host.',
  'Files are chosen in the desktop application. Here, use: {{0}}':
    'تُختار الملفات في تطبيق سطح المكتب. استخدم هنا: {{0}}',
  'There is no command "{{0}}".': 'لا يوجد أمر «{{0}}».',
  'Something went wrong inside Locdesk. The log file says more.':
    'حدث خطأ داخل Locdesk. في ملف السجل المزيد.',
  'The list has {{0}} requests, and a hand-over at most {{1}}. Narrow it by a filter.':
    'في القائمة {{0}} طلب، وأقصى عدد في التسليم {{1}}. ضيّقها بعامل تصفية.',
  'The request is not valid.': 'الطلب غير صالح.',
  'This link was used before, or is older than a minute. Run "locdesk open" for a new one.':
    'استُخدم هذا الرابط من قبل أو مضى عليه أكثر من دقيقة. شغّل «locdesk open» للحصول على رابط جديد.',
  '{{0}} would be overwritten by each language: keep {{1}} in the name, it stands for the language.':
    'ستستبدل كل لغة {{0}}: أبقِ {{1}} في الاسم، فهو يمثل اللغة.',
  'This file was not opened with Locdesk.': 'لم يُفتح هذا الملف باستخدام Locdesk.',
  'Here the browser checks the spelling.': 'هنا يدقق المتصفح الإملاء.',
  'This window has no session. Run "locdesk open" for a new one.':
    'ليس لهذه النافذة جلسة. شغّل «locdesk open» لفتح نافذة جديدة.',
  'origin: only the window of this Locdesk may ask for this': 'لا يجوز أن تطلب هذا إلا نافذة Locdesk هذا',
  '{{0}} belongs to another user, who could read the key to the window. Remove it, or choose another data folder with --data.':
    '{{0}} ملك مستخدم آخر يمكنه قراءة مفتاح النافذة. أزله أو اختر مجلد بيانات آخر باستخدام ‎--data.',
  'This connection is no longer there.': 'لم يعد هذا الاتصال موجودًا.',
  'There is none yet.': 'لا يوجد أي اتصال بعد.',
  'There are: {{0}}.': 'الموجود: {{0}}.',
  'There is no connection "{{0}}". {{1}}': 'لا يوجد اتصال «{{0}}». {{1}}',
  'name: there is a connection "{{0}}" already, choose another name or remove that one first':
    'الاسم: يوجد اتصال «{{0}}» بالفعل، اختر اسمًا آخر أو أزل ذلك أولًا',
  'There is nothing to decide: it is known whether upstream has this request.':
    'لا شيء للبتّ فيه: معروف هل لدى الخدمة هذا الطلب.',
  '"{{0}}" already belongs to another request.': '«{{0}}» يخص طلبًا آخر بالفعل.',
  'This request is no longer in the store, or is sent nowhere.':
    'لم يعد هذا الطلب موجودًا، أو لا يُرسل إلى أي مكان.',
  'Upstream has this request, or may have it: it can no longer be changed.':
    'لدى الخدمة هذا الطلب، أو ربما لديها: لم يعد تغييره ممكنًا.',
  'Request {{0}} has no field "{{1}}".': 'ليس في الطلب {{0}} حقل «{{1}}».',
  'secret: must be a Standard Webhooks secret, whsec_ followed by the base64 of 24 to 64 bytes':
    'السر: يجب أن يكون سر Standard Webhooks، أي whsec_ يليه ترميز base64 لعدد من 24 إلى 64 بايت',
  'This mark is no longer in the outbox.': 'لم تعد هذه العلامة في صندوق الصادر.',
  'Nothing was sent yet, so there is no signature to look at.': 'لم يُرسل شيء بعد، فلا توقيع لفحصه.',
  'This delivery is no longer in the store.': 'لم تعد عملية التسليم هذه موجودة.',
  'No webhook is registered. Save its address first, then send the test.':
    'لا webhook محفوظ. احفظ عنوانه أولًا ثم أرسل الاختبار.',
  'The request of this delivery was removed, and with it what the delivery said.':
    'أُزيل طلب عملية التسليم هذه، ومعه محتواها.',
  'This is not a file of a hand-over; choose the file that the reviewer sent back.':
    'ليس هذا ملف تسليم؛ اختر الملف الذي أعاده المراجع.',
  'The file is damaged or cut off: {{0}} Ask the reviewer to send it again.':
    'الملف تالف أو مبتور: {{0}} اطلب من المراجع إرساله مرة أخرى.',
  'The file is cut off: what came after “{{0}}” is missing, and nothing is said about it. Ask the reviewer to send the file again.':
    'الملف مبتور: ينقص ما يلي «{{0}}». اطلب من المراجع إرساله مرة أخرى.',
  'The file is too large when it is unpacked, or has too many rows, so it was not read.':
    'الملف كبير جدًا بعد فك ضغطه أو صفوفه كثيرة جدًا فلم يُقرأ.',
  'The file was saved as {{0}}, which is not read. Ask the reviewer to save it in the format that was handed out.':
    'حُفظ الملف بصيغة {{0}}، وهي لا تُقرأ. اطلب من المراجع حفظه بالصيغة التي سُلّم بها.',
  'The file is protected by a password; ask the reviewer to save it without one.':
    'الملف محمي بكلمة مرور؛ اطلب من المراجع حفظه دونها.',
  'The file defines entities, which are not read because they can make a small file grow without bounds.':
    'يعرّف الملف كيانات لا تُقرأ، لأنها قد تضخّم ملفًا صغيرًا بلا حد.',
  'The file is not in an encoding that can be read; ask the reviewer to save it in UTF-8.':
    'تتعذر قراءة ترميز الملف؛ اطلب من المراجع حفظه بترميز UTF-8.',
  'The file’s encoding was changed: {{0}} texts have misread letters. Ask the reviewer to save it in UTF-8.':
    'تغيّر ترميز الملف؛ عدد النصوص التي قُرئت حروفها خطأً: {{0}}. اطلب من المراجع حفظه بترميز UTF-8.',
  'The file can’t be read: {{0}}': 'تتعذر قراءة الملف: {{0}}',
  'Rows are in another order than they were handed out in. Each was found by its ids, not by its place.':
    'ترتيب الصفوف يختلف عن ترتيبها في الملف المسلَّم. عُرف كل صف بمعرّفاته لا بموضعه.',
  'Rows that are hidden in the file, by a filter for example, were read, too: {{0}}.':
    'قُرئت أيضًا الصفوف المخفية في الملف، بسبب مرشّح مثلًا: {{0}}.',
  'Rows that are in the file twice and say the same count once: {{0}}.':
    'الصفوف المكررة في الملف التي تقول الشيء نفسه تُحسب مرة واحدة: {{0}}.',
  'The file has macros. They were not run; only its texts were read.':
    'في الملف وحدات ماكرو. لم تُشغَّل، وقُرئت نصوصه فقط.',
  'The file has no rows of a hand-over.': 'لا صفوف تسليم في الملف.',
  'The page came back as it was handed out, without answers; ask for the file that “Save answer” writes.':
    'عادت الصفحة كما سُلِّمت دون إجابات؛ اطلب الملف الذي يكتبه «حفظ الإجابة».',
  'A column is gone or renamed: “target”, “handover”, “request” and “field” must be there. Ask for a file with all columns.':
    'أحد الأعمدة مفقود أو تغيّر اسمه: لا بد من «target» و«handover» و«request» و«field». اطلب ملفًا بكل الأعمدة.',
  'XLIFF {{0}} has one pair of languages in a file, and the requests have {{1}} and {{2}}. Choose another format, or hand over one pair at a time.':
    'لملف XLIFF {{0}} زوج لغات واحد، وللطلبات {{1}} و{{2}}؛ اختر صيغة أخرى، أو سلّم زوجًا واحدًا في المرة.',
  'it is not available on this system or still locked': 'غير متاح على هذا النظام أو ما زال مقفلًا',
  'this system has no keyring (GNOME Keyring or KWallet)':
    'ليس في هذا النظام حافظة مفاتيح (GNOME Keyring أو KWallet)',
  '{{0}} has no term that could be imported.': 'ليس في {{0}} مصطلح يمكن استيراده.',
  '{{0}}, line {{1}}: {{2}}': '{{0}}، السطر {{1}}: {{2}}',
  'id: another entry has the ID "{{0}}".': 'المعرّف: لمدخلة أخرى المعرّف «{{0}}».',
  'name: there is a termbase "{{0}}" already.': 'الاسم: توجد قاعدة مصطلحات «{{0}}» بالفعل.',
  'name: has more than {{0}} characters.': 'الاسم: أكثر من {{0}} حرف.',
  'This termbase is no longer here.': 'لم تعد قاعدة المصطلحات هذه موجودة.',
  'Another termbase has this name now. Rename it first.': 'لقاعدة مصطلحات أخرى هذا الاسم الآن. غيّر اسمها أولًا.',
  'use: name either a connection or a view.': 'الاستخدام: حدد إما اتصالًا أو طريقة عرض.',
  'This entry was changed elsewhere meanwhile. Open it again.':
    'تغيّرت هذه المدخلة في مكان آخر في هذه الأثناء. افتحها من جديد.',
  'This entry is no longer in its termbase.': 'لم تعد هذه المدخلة في قاعدة مصطلحاتها.',
  'terms: an entry needs a term in at least one language.':
    'المصطلحات: تحتاج المدخلة إلى مصطلح بلغة واحدة على الأقل.',
  'name: a termbase needs a name.': 'الاسم: تحتاج قاعدة المصطلحات إلى اسم.',
  'Another file of terms is being imported. Wait until that is done, or cancel it.':
    'يجري استيراد ملف مصطلحات آخر. انتظر حتى ينتهي أو ألغِه.',
  'name: there is a memory "{{0}}" already.': 'الاسم: توجد ذاكرة «{{0}}» بالفعل.',
  'This memory is no longer here.': 'لم تعد هذه الذاكرة موجودة.',
  'The file of this memory is damaged. Import its TMX file again.':
    'ملف هذه الذاكرة تالف. استورد ملف TMX الخاص بها مرة أخرى.',
  'encoding: "{{0}}" is not known.': 'الترميز: «{{0}}» غير معروف.',
  '{{0}} has no translation that could be imported.': 'ليس في {{0}} ترجمة يمكن استيرادها.',
  'name: a memory needs a name.': 'الاسم: تحتاج الذاكرة إلى اسم.',
  '{{0}} unpacks to more than {{1}} GiB; unpack it and split it into smaller files.':
    'حجم {{0}} بعد فك الضغط أكثر من {{1}} غيبيبايت؛ فك ضغطه وقسّمه إلى ملفات أصغر.',
  '{{0}} is no TMX file, since it has no <tmx> element; choose another file.':
    'ليس {{0}} ملف TMX لأنه بلا عنصر <tmx>؛ اختر ملفًا آخر.',
  'A memory is being imported, or a TMX file written. Wait until that is done, or cancel it.':
    'يجري استيراد ذاكرة أو كتابة ملف TMX. انتظر حتى ينتهي أو ألغِه.',
  'No translation is in this choice.': 'لا توجد ترجمة في هذا الاختيار.',
  'seconds between two criteria-based queries of a token, 0 = no limit':
    'عدد الثواني بين استعلامين بالمعايير لرمز واحد، 0 = بلا حد',
  'at most {{0}} exact origins of web pages, like https://shop.example,http://localhost:3000':
    '{{0}} على الأكثر من المصادر الدقيقة لصفحات الويب، مثل https://shop.example,http://localhost:3000',
  'true or false: whether calls are kept in the request log': 'true أو false: هل تُحفظ الاستدعاءات في السجل',
  'true or false: whether mirrored requests are returned with corrected targets':
    'true أو false: هل تُعاد الطلبات المتزامنة بترجماتها المصححة',
  'seconds until a test request is completed': 'عدد الثواني حتى يكتمل طلب تجريبي',
  'bytes of a request body, from 1024': 'عدد بايتات نص الطلب، بدءًا من 1024',
  'fields a request': 'عدد الحقول لكل طلب',
  'bytes of one field value': 'عدد بايتات قيمة الحقل الواحد',
  'seconds between two queries to a connection': 'عدد الثواني بين استعلامين لاتصال واحد',
  'seconds before each further attempt, like 5,30,120': 'عدد الثواني قبل كل محاولة تالية، مثل 5,30,120',
  'true or false: whether the webhook is called for mirrored requests too':
    'true أو false: هل يُستدعى الويب هوك للطلبات المتزامنة أيضًا',
  'seconds before a request whose answer was lost is looked for at its connection':
    'عدد الثواني قبل البحث لدى الاتصال عن طلب فُقد الرد عليه',
  'error, warn, info or debug': 'error أو warn أو info أو debug',
  'true or false: whether the system shows notices': 'true أو false: هل يعرض النظام الإشعارات',
  'local times without notices, like 18:00-08:00, or empty':
    'أوقات محلية بلا إشعارات، مثل 18:00-08:00، أو فارغ',
  'ask, yes or no: whether closing the window leaves Locdesk running':
    'ask أو yes أو no: هل يبقى Locdesk قيد التشغيل بعد إغلاق النافذة',
  'system or file: what seals secrets at rest in the desktop application':
    'system أو file: ما تُشفَّر به الأسرار المحفوظة في تطبيق سطح المكتب',
  'true or false: whether the newest version is asked for once a day':
    'true أو false: هل يُستعلم عن أحدث إصدار مرة في اليوم',
  'set by the program': 'قيمة يضبطها البرنامج',
  "languages of the spell checker, like de,en-GB, or none; by itself: the system's and that of what is edited":
    'لغات المدقق الإملائي، مثل de,en-GB، أو لا شيء؛ افتراضيًا: لغة النظام ولغة النص المحرَّر',
  'own words of the spell checker, like Locdesk,xliff': 'كلمات خاصة بالمدقق الإملائي، مثل Locdesk,xliff',
  'system, light or dark': 'system أو light أو dark',
  'system, en, de, fr, es, ja or ar': 'system أو en أو de أو fr أو es أو ja أو ar',
  'rendered, text or code': 'rendered أو text أو code',
  'true or false: whether a letter alone runs a command': 'true أو false: هل ينفّذ حرف وحده أمرًا',
  'true or false: whether the welcome was left': 'true أو false: هل أُغلقت شاشة الترحيب',
  'set in the window': 'قيمة تُضبط في النافذة',
  'A concept without a term': 'مفهوم بلا مصطلح',
  'A language that is missing, or no language tag': 'لغة ناقصة أو ليست وسم لغة',
  'Information that a termbase here has no place for': 'معلومات لا مكان لها في قاعدة المصطلحات هنا',
  'An unknown status, taken as admitted': 'حالة غير معروفة، عُدّت مقبولة',
  'An unknown part of speech, taken as noun or other': 'قسم كلام غير معروف، عُدّ اسمًا أو غير ذلك',
  'A term that the language has already': 'مصطلح موجود في هذه اللغة',
  'A term with two statuses, of which the first is kept': 'مصطلح له حالتان، أُبقي على الأولى منهما',
  'An ID that another concept has, so it was changed': 'معرّف لمفهوم آخر، لذلك غُيّر',
  'Too long, so it was cut or left out': 'أطول من اللازم، لذلك قُصّ أو تُرك',
  'The file ends in the middle; what comes before was read': 'ينتهي الملف في منتصفه؛ قُرئ ما قبل ذلك',
  'A row without a term': 'صف بلا مصطلح',
  'A formula whose value is not in the file, left out': 'صيغة ليست قيمتها في الملف، فأُسقطت',
  'A date that the file has only as a number, left out': 'تاريخ ليس في الملف منه إلا رقم، فأُسقط',
  'A row above the headings': 'صف فوق العناوين',
  'A column whose heading is unknown': 'عمود عنوانه غير معروف',
  'Not well-formed XML: the unit was left out': 'XML غير سليم البنية: أُسقطت الوحدة',
  'An entity that only the file defines: the unit was left out': 'كيان لا يعرّفه إلا الملف: أُسقطت الوحدة',
  'Definitions of entities or elements, which were not read': 'تعريفات كيانات أو عناصر لم تُقرأ',
  'Bytes that the encoding does not have: the text was left out': 'بايتات ليست في الترميز: أُسقط النص',
  'No language tag: the text was left out': 'بلا وسم لغة: أُسقط النص',
  'No text in the source language: the first text is the source': 'لا نص بلغة المصدر: النص الأول هو المصدر',
  'No translation: the unit was left out': 'بلا ترجمة: أُسقطت الوحدة',
  'Too long: left out': 'طويل جدًا: أُسقط',
  'Inline codes that don’t pair were left out': 'أُسقطت رموز لا زوج لها',
  'Line {{0}}: {{1}}.': 'السطر {{0}}: {{1}}.',
  'Line {{0}}: {{1}} ({{2}}).': 'السطر {{0}}: {{1}} ({{2}}).',
  "{{0}} is damaged and can't be unpacked. Get the file again.":
    'الملف {{0}} تالف ولا يمكن فك ضغطه. احصل على الملف مرة أخرى.',
};

/** The Arabic sentences of `finding-messages.ts`. */
export const messages = {
  'checkNames.refused': 'رفضه النظام المستقبِل',
  'checkNames.stored-differently': 'غيّره النظام المستقبِل',
  'problemText.refused.required': 'يرفض {{receiver}} حقلاً فارغًا هنا. أدخل نصًا.',
  'problemText.refused.too-long-characters':
    'يرفض {{receiver}} هنا {{length}} حرفًا: الحد الأقصى {{max}}، والزائد {{over}}.',
  'problemText.refused.too-long-utf16':
    'يرفض {{receiver}} هنا {{length}} حرفًا: الحد الأقصى {{max}}، والزائد {{over}}. يُحسب الرمز التعبيري باثنين.',
  'problemText.refused.too-long-bytes':
    'يرفض {{receiver}} هنا {{length}} بايت: الحد الأقصى {{max}}، والزائد {{over}}. يُحسب الحرف خارج ASCII باثنين إلى أربعة.',
  'problemText.refused.too-long-encoded':
    'يرفض {{receiver}} هنا {{length}} من محارف العنوان: الحد الأقصى {{max}}، والزائد {{over}}. يُحسب الحرف خارج ASCII من ستة إلى اثني عشر.',
  'problemText.refused.too-long-words':
    'يرفض {{receiver}} هنا {{length}} كلمة: الحد الأقصى {{max}}، والزائد {{over}}.',
  'problemText.refused.long-line': 'يرفض {{receiver}} سطرًا طوله {{length}}: الحد الأقصى {{max}}. اقسم السطر.',
  'problemText.refused.long-word':
    'يرفض {{receiver}} عددًا من الأحرف بلا مسافة قدره {{length}}: الحد الأقصى {{max}}. أدرج مسافة.',
  'problemText.refused.line-breaks': 'يرفض {{receiver}} فواصل الأسطر هنا. اكتب في سطر واحد.',
  'problemText.refused.tag': 'يرفض {{receiver}} الوسم {{tag}} هنا. أزل الوسم.',
  'problemText.refused.attribute': 'يرفض {{receiver}} السمة {{attribute}} في {{tag}}. أزلها.',
  'problemText.refused.style': 'يرفض {{receiver}} النمط «{{style}}» في {{tag}}. أزله.',
  'problemText.refused.scheme': 'يرفض {{receiver}} العناوين بـ {{scheme}} في {{tag}}. استخدم عنوانًا آخر.',
  'problemText.refused.prefix':
    'يرفض {{receiver}} «{{prefix}}» في بداية السمة {{attribute}} في {{tag}}. أزلها.',
  'problemText.refused.reference-shown': 'يرفض {{receiver}} المرجع {{reference}} هنا. اكتب المحرف نفسه.',
  'problemText.refused.braces': 'يرفض {{receiver}} ‏{{text}}: أقواس معقوفة بعد &. اكتب &amp;.',
  'problemText.refused.tag-form': 'يرفض {{receiver}} الوسم {{tag}} لأنه يكتبه بصورة أخرى. اكتب {{form}}.',
  'problemText.refused.reference': 'يرفض {{receiver}} الرمز & وحده هنا ({{count}}). اكتب &amp;.',
  'problemText.refused.greater-than': 'يرفض {{receiver}} الرمز > وحده هنا ({{count}}). اكتب &gt;.',
  'problemText.refused.less-than': 'يرفض {{receiver}} الرمز < وحده هنا ({{count}}). اكتب &lt;.',
  'problemText.refused.character': 'يرفض {{receiver}} الحرف {{character}} هنا. استبدله.',
  'problemText.refused.characters': 'يرفض {{receiver}} الحروف {{characters}} هنا. استبدلها.',
  'problemText.refused.slug': 'يرفض {{receiver}} هذا العنوان. اكتب «{{slug}}».',
  'problemText.refused.slug-letters': 'يرفض {{receiver}} عنوانًا بهذه الأحرف. اكتب العنوان بأحرف لاتينية.',
  'problemText.refused.form': 'يتوقع {{receiver}} هنا صيغة أخرى: {{form}}.',
  'problemText.refused.too-short': 'يرفض {{receiver}} هنا {{length}} حرفًا: الحد الأدنى {{min}}.',
  'problemText.refused.values': 'لا يقبل {{receiver}} هنا إلا أحد هذه النصوص: {{values}}.',
  'problemText.refused.forbidden-form': 'يرفض {{receiver}} هنا «{{text}}» لأن له الصيغة {{pattern}}. غيّره.',
  'problemText.refused.url': 'يتوقع {{receiver}} هنا عنوانًا كاملاً بـ {{schemes}}.',
  'problemText.refused.white-space': 'يرفض {{receiver}} المسافات الزائدة هنا ({{count}}). أزلها.',
  'problemText.refused.escape': 'يرفض {{receiver}} الرمز {{character}} وحده هنا. اكتب {{escaped}}.',
  'problemText.refused.escape-sequence':
    'لا يعرف {{receiver}} الرمز {{sequence}}. تُكتب الشرطة المائلة العكسية \\\\.',
  'problemText.refused.xml':
    'يرفض {{receiver}} هذا لأن {{what}} يجعله XML غير سليم. أغلق كل وسم واكتب & على شكل &amp;.',
  'problemText.refused.placeholder-missing':
    'يحتاج {{receiver}} إلى العنصر النائب {{placeholder}}، وهو مفقود. أضفه.',
  'problemText.refused.placeholder-extra': 'لا يعرف {{receiver}} العنصر النائب {{placeholder}}. أزله.',
  'problemText.refused.not-numbered':
    'يرفض {{receiver}} عدة عناصر نائبة بلا أرقام، مثل {{placeholder}}. رقّمها: %1$s، %2$s.',
  'problemText.refused.tag-count':
    'يقارن {{receiver}} الوسوم: {{tag}} موجود {{after}} مرة، وفي المصدر {{before}} مرة. استخدم وسوم المصدر.',
  'problemText.refused.tag-order':
    'يقارن {{receiver}} الوسوم بسماتها وترتيبها: {{tag}} موجود حيث في المصدر {{before}}. استخدم وسوم المصدر بترتيبها.',
  'problemText.refused.fields-missing': 'يرفض {{receiver}} الطلب بلا نص في: {{fields}}. املأها.',
  'problemText.refused.field-count':
    'يرفض {{receiver}} {{count}} حقلاً في الطلب: الحد الأقصى {{max}}. قسّم الطلب.',
  'problemText.refused.request-size':
    'يرفض {{receiver}} {{size}} بايت في الطلب: الحد الأقصى {{max}}. قسّم الطلب.',
  'problemText.refused.language': 'ليس لدى {{receiver}} رمز للغة {{language}}. استخدم لغة يعرفها.',
  'problemText.stored-differently.too-long-characters':
    'يقطع {{receiver}} بعد {{max}} حرفًا؛ العدد {{length}}.',
  'problemText.stored-differently.too-long-utf16':
    'يقطع {{receiver}} بعد {{max}} حرفًا؛ العدد {{length}}. يُحسب الرمز التعبيري باثنين.',
  'problemText.stored-differently.too-long-bytes': 'يقطع {{receiver}} بعد {{max}} بايت؛ العدد {{length}}.',
  'problemText.stored-differently.too-long-encoded':
    'يقطع {{receiver}} بعد {{max}} من محارف العنوان؛ العدد {{length}}. يُحسب الحرف خارج ASCII من ستة إلى اثني عشر.',
  'problemText.stored-differently.too-long-words': 'يقطع {{receiver}} بعد {{max}} كلمة؛ العدد {{length}}.',
  'problemText.stored-differently.long-line': 'يقسم {{receiver}} الأسطر الأطول من {{max}}؛ أطولها {{length}}.',
  'problemText.stored-differently.long-word':
    'يقسم {{receiver}} الكلمات الأطول من {{max}}؛ أطولها {{length}}.',
  'problemText.stored-differently.line-breaks': 'يزيل {{receiver}} فواصل الأسطر ({{count}}).',
  'problemText.stored-differently.tag': 'لا يحتفظ {{receiver}} بالوسم {{tag}}.',
  'problemText.stored-differently.attribute': 'يزيل {{receiver}} السمة {{attribute}} من {{tag}}.',
  'problemText.stored-differently.style': 'يزيل {{receiver}} النمط «{{style}}» من {{tag}}.',
  'problemText.stored-differently.scheme': 'يغيّر {{receiver}} العنوان بـ {{scheme}} في {{tag}} أو يزيله.',
  'problemText.stored-differently.prefix':
    'يزيل {{receiver}} «{{prefix}}» من السمة {{attribute}} في {{tag}}.',
  'problemText.stored-differently.reference-shown':
    'يعرض {{receiver}} المرجع {{reference}} كما كُتب. اكتب المحرف نفسه.',
  'problemText.stored-differently.braces': 'يزيل {{receiver}} ‏{{text}}: أقواس معقوفة بعد &. اكتب &amp;.',
  'problemText.stored-differently.reference': 'يكتب {{receiver}} الرمز & وحده هكذا &amp; ({{count}}).',
  'problemText.stored-differently.greater-than': 'يكتب {{receiver}} الرمز > وحده هكذا &gt; ({{count}}).',
  'problemText.stored-differently.less-than': 'يكتب {{receiver}} الرمز < وحده هكذا &lt; ({{count}}).',
  'problemText.stored-differently.character': 'يستبدل {{receiver}} الحرف {{character}} أو يزيله.',
  'problemText.stored-differently.characters': 'يستبدل {{receiver}} الحروف {{characters}} أو يزيلها.',
  'problemText.stored-differently.slug': 'يحفظ {{receiver}} «{{slug}}».',
  'problemText.stored-differently.slug-letters':
    'لا يحتفظ {{receiver}} بهذه الأحرف في العنوان. اكتب العنوان بأحرف لاتينية.',
  'problemText.stored-differently.placeholder-missing':
    'لا يعرض {{receiver}} قيمة {{placeholder}} لأنه مفقود. أضفه.',
  'problemText.stored-differently.placeholder-extra': 'ليس لدى {{receiver}} قيمة لـ {{placeholder}}. أزله.',
  'problemText.stored-differently.white-space': 'يزيل {{receiver}} مسافات ({{count}}).',
  'problemText.stored-differently.escape':
    'يحذف {{receiver}} الرمز {{character}} وحده. اكتب {{escaped}} للإبقاء عليه.',
  'problemText.stored-differently.escape-sequence':
    'يحذف {{receiver}} الشرطة المائلة العكسية من {{sequence}}. تُكتب الشرطة المائلة العكسية \\\\.',
};

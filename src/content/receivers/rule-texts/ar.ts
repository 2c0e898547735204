/** The sentences of the built-in rules in Arabic, by their IDs; `about.` begins those of the profiles. */
export const ruleTexts: Readonly<Record<string, string>> = {
  'about.wordpress':
    'مقالات وصفحات ومصطلحات WordPress 6 ولغات WPML. يرشّح KSES ما يحفظه مستخدم لا يحق له نشر HTML غير مرشّح، وهكذا تعمل عادةً أدوات الاستيراد وإضافات الترجمة.',
  'wordpress.content-tags':
    'لا يحتفظ المحتوى والمقتطف إلا بالوسوم والسمات التي يعرفها KSES؛ يُزال غيرها ويبقى نصها.',
  'wordpress.content-styles':
    'لا تحتفظ السمة style إلا بالخصائص التي يعرفها KSES، وفي القيم إلا بدوال مثل var() و calc().',
  'wordpress.content-protocols': 'العنوان ببروتوكول غير مسموح به يفقد البروتوكول.',
  'wordpress.content-entities': 'الرمز & وحده والاسم الذي لا يعرفه KSES يصيران &amp;، والرمز > وحده يصير &gt;.',
  'wordpress.control-characters': 'تُزال محارف التحكم.',
  'wordpress.blocks': 'يجب أن توجد كل تعليقات الكتل في المصدر: فالمحرر لا يميّز الكتل إلا بها.',
  'wordpress.title-tags': 'لا يحتفظ العنوان إلا بالوسوم السطرية.',
  'wordpress.title-trim': 'تُزال المسافات حول العنوان.',
  'wordpress.not-empty': 'يحتاج المقال إلى عنوان أو محتوى أو مقتطف: «Content, title, and excerpt are empty.»',
  'wordpress.slug-form':
    'في الاسم اللطيف حروف صغيرة بلا علامات وأرقام و - و _؛ تُزال علامات الاقتباس والمحارف الأخرى.',
  'wordpress.slug-length': 'يُقطع الاسم اللطيف بعد 200 محرف كما ترد في عنوان الويب: يُحسب الحرف الياباني تسعة.',
  'wordpress.term-name-length':
    'لا يزيد اسم التصنيف أو الوسم أو مصطلح آخر على 200 محرف: «Could not insert term into the database.»',
  'wordpress.wpml-languages':
    'لدى WPML رموز خاصة بحروف صغيرة، مثل pt-br و zh-hans، ويقبل أي رمز آخر لا يزيد على 7 محارف للغة مخصصة.',
  'wordpress.languages':
    'لدى WordPress قائمة بالإعدادات المحلية، مثل de_DE و pt_BR و zh_CN؛ وليس لأي لغة أخرى إعداد.',
  'about.drupal':
    'عُقد ومصطلحات وأسماء مستعارة ونصوص واجهة Drupal 10، وتنسيق النص Basic HTML في ملفه القياسي، وما يتحقق منه TMGMT. يحفظ Drupal النص كما سُلّم ويرشّحه كلما عرضه.',
  'drupal.title-length': 'لا يزيد عنوان العقدة على 255 محرفًا.',
  'drupal.title-required': 'تحتاج العقدة إلى عنوان.',
  'drupal.title-tags': 'العنوان نص: تُعرض الوسوم كما كُتبت.',
  'drupal.string-single-line': 'العنوان سطر واحد من النص؛ تُزال فواصل الأسطر.',
  'drupal.basic-html-tags': 'لا يعرض التنسيق Basic HTML إلا هذه الوسوم والسمات.',
  'drupal.restricted-html-tags':
    'لا يعرض التنسيق Restricted HTML، وهو تنسيق التعليقات، إلا هذه الوسوم والسمات.',
  'drupal.attributes': 'تُزال سمات style ومعالجات الأحداث في كل تنسيق مرشّح.',
  'drupal.protocols': 'في معظم السمات يُزال ما قبل أول نقطتين رأسيتين، إلا إذا كان من البروتوكولات المسموح بها.',
  'drupal.references':
    'تُعرض مراجع المحارف بلا فاصلة منقوطة، أو بعدد فردي من الأرقام الست عشرية، كما كُتبت؛ وتُزال الأقواس المعقوفة بعد &.',
  'drupal.alias-slash': 'يبدأ الاسم المستعار للمسار بشرطة مائلة: «The alias path has to start with a slash.»',
  'drupal.alias-length': 'لا يزيد الاسم المستعار للمسار على 255 محرفًا.',
  'drupal.term-name-length': 'لا يزيد اسم مصطلح التصنيف على 255 محرفًا.',
  'drupal.image-alt-length': 'لا يزيد النص البديل للصورة على 512 محرفًا.',
  'drupal.link-title-length': 'لا يزيد نص حقل الرابط على 255 محرفًا.',
  'drupal.interface-tags': 'ليس في نص الواجهة إلا وسوم النص: «The submitted string contains disallowed HTML».',
  'drupal.interface-attributes':
    'ليس في نص الواجهة سمات style ولا معالجات أحداث: «The submitted string contains disallowed HTML».',
  'drupal.interface-protocols':
    'في نص الواجهة لا تأتي النقطتان الرأسيتان في سمة غير title و alt و class و rel و data-* إلا بعد بروتوكول مسموح به.',
  'drupal.interface-references':
    'ليس في نص الواجهة مراجع محارف بعدد فردي من الأرقام الست عشرية، ولا أقواس معقوفة بعد &.',
  'drupal.interface-placeholders':
    'تُستبدل العناصر النائبة @name و %name و :name في نص الواجهة بحسب أسمائها؛ وحيث يُفقد أحدها لا تُعرض قيمته.',
  'drupal.tmgmt-not-empty': 'لا يقبل TMGMT ترجمة فارغة: «The field is empty.»',
  'drupal.tmgmt-tags':
    'يقارن «Validate HTML tags» في TMGMT الوسوم بسماتها وترتيبها بوسوم المصدر: «HTML tag validation failed».',
  'drupal.tmgmt-length':
    'يعدّ TMGMT البايتات: عنوان من 255 محرفًا فيه حروف بعلامات أطول من حدّه. «The field has @size characters while the limit is @limit.»',
  'drupal.languages':
    'يسمّي Drupal اللغات بحروف صغيرة، مثل pt-br و zh-hans، ويقبل أي وسم آخر لا يزيد على 12 محرفًا للغة مخصصة.',
  'about.contentful': 'حدود Contentful لإدخالات أي نوع محتوى. استورد نموذج المحتوى لتحصل على قواعد حقوله.',
  'contentful.symbol-length': 'لا يزيد النص القصير (Symbol) على 256 محرفًا.',
  'contentful.text-length': 'لا يزيد النص الطويل (Text) على 50,000 محرف؛ ولا يُعدّ منه النص المنسق و JSON.',
  'contentful.symbol-single-line': 'يُحرَّر النص القصير في سطر واحد تزيل منه المتصفحات فواصل الأسطر.',
  'contentful.rich-text-tags':
    'في النص المنسق فقرات وعناوين وقوائم واقتباسات وخطوط وجداول وروابط؛ ويبقى نص الوسوم الأخرى.',
  'contentful.field-count': 'لا تزيد حقول نوع المحتوى، ومن ثم الإدخال، على 50 حقلًا.',
  'contentful.request-size': 'لا يزيد الطلب إلى API على 1 ميغابايت.',
  'contentful.languages':
    'يسمّي Contentful الإعدادات المحلية برموز مثل en-GB و de-DE و zh-Hans، ويقبل أي رمز آخر إعدادًا مخصصًا.',
  'about.storyblok':
    'الأسماء اللطيفة واللغات والنص المنسق في Storyblok. استورد المكوّنات لتحصل على قواعد حقولها.',
  'storyblok.slug-characters':
    'في الاسم اللطيف الحروف a–z و A–Z وأرقام و _ و -، ما لم تسمح المساحة بمجموعة المحارف الموسعة؛ تُستبدل المحارف الأخرى.',
  'storyblok.slug-required': 'تحتاج القصة إلى اسم لطيف.',
  'storyblok.name-required': 'تحتاج القصة إلى اسم.',
  'storyblok.rich-text-tags':
    'في النص المنسق فقرات وعناوين وقوائم واقتباسات وخطوط وشيفرة وصور وروابط وعلامات؛ ويبقى نص الوسوم الأخرى.',
  'storyblok.rich-text-styles': 'يحتفظ النص المنسق من الأنماط بالألوان ومحاذاة النص وعرض خلايا الجداول.',
  'storyblok.rich-text-links':
    'يُزال رابط النص المنسق إلى مخطط غير http و https و ftp و mailto و tel و callto و sms و cid و xmpp؛ ويبقى نصه.',
  'storyblok.text-single-line': 'الحقل من النوع text سطر واحد تزيل منه المتصفحات فواصل الأسطر.',
  'storyblok.languages':
    'يسمّي Storyblok اللغات برموز صغيرة الحروف ويقبل أي رمز آخر؛ وفي أسماء الحقول تصير - إلى _: headline__i18n__de_at.',
  'about.shopify':
    'ترجمات المنتجات والمجموعات والحقول الوصفية (translationsRegister)، وملفات اللغة للقوالب. يُرفض ملخّص مصدر غير الحالي («Translatable content hash is invalid»)؛ ولم تُنشر طريقة حسابه في Shopify، فلا يمكن التمرّن عليه.',
  'shopify.blank': 'لا يجوز أن تكون الترجمة فارغة.',
  'shopify.handle-form': 'في المعرّف حروف صغيرة وأرقام وشرطات؛ تصير المحارف الأخرى شرطات.',
  'shopify.handle-length': 'لا يزيد المعرّف على 255 محرفًا.',
  'shopify.tag-length': 'لا يزيد الوسم على 255 محرفًا.',
  'shopify.metafield-length': 'لا يزيد الحقل الوصفي النصي على 64 كيلوبايت، أي 65,536 بايت.',
  'shopify.url-length': 'لا يزيد الحقل الوصفي من النوع url على 2 كيلوبايت، أي 2,048 بايت.',
  'shopify.url-form': 'للحقل الوصفي من النوع url أحد المخططات http و https و mailto و sms و tel.',
  'shopify.locale-count': 'لا تزيد ترجمات ملف لغة القالب على 3,400 ترجمة.',
  'shopify.liquid-variables': 'تُملأ المتغيرات مثل {{ count }} بحسب أسمائها.',
  'shopify.languages': 'لدى Shopify قائمة بالإعدادات المحلية، مثل de و pt-BR و zh-CN؛ وليس لأي لغة أخرى إعداد.',
  'about.aem': 'صفحات وأسماء عُقد وملفات XML لمهام الترجمة في Adobe Experience Manager 6.5.',
  'aem.page-name-characters': 'ليس في اسم الصفحة إلا حروف وأرقام و _ و -.',
  'aem.page-name-required': 'اسم الصفحة ليس فارغًا.',
  'aem.node-characters': 'ليس في اسم العقدة أيٌّ من المحارف / : [ ] | *.',
  'aem.xml-characters': 'ليس في XML مهمة الترجمة محارف تحكم عدا الجدولة وفواصل الأسطر، ولا U+FFFE ولا U+FFFF.',
  'aem.title-tags': 'العنوان نص: يعرض HTL وسومه كما كُتبت.',
  'aem.html-context-tags': 'النص المنسق المعروض في السياق html يفقد البرامج النصية والإطارات بمحتواها.',
  'aem.html-context-handlers': 'النص المنسق المعروض في السياق html يفقد معالجات الأحداث.',
  'aem.html-context-links': 'النص المنسق المعروض في السياق html يفقد الروابط إلى javascript:.',
  'aem.languages': 'اسم جذر اللغة رمز من ISO 639-1، وحده أو مع بلد من ISO 3166: de و de_ch.',
  'about.android-strings':
    'قيم تكتبها أداة كما هي في strings.xml. لا تحتاج الملفات المستوردة إلى Locdesk هذا التحقق، لأن Locdesk يهرّب نصوصها بنفسه.',
  'android.xml': 'القيمة XML سليم الصياغة: يُكتب & و < هكذا &amp; و &lt;.',
  'android.quotes': 'تسبق الفاصلةَ العليا شرطةٌ مائلة عكسية، أو تكون القيمة بين علامتي اقتباس.',
  'android.double-quotes': 'تختفي علامة الاقتباس بلا شرطة مائلة عكسية.',
  'android.first-character': 'القيمة مثل ?name أو @string/name مرجع، ما لم تسبقها شرطة مائلة عكسية.',
  'android.escape-sequences': 'تتبع \\u أربعة أرقام ست عشرية: «invalid unicode escape sequence in string».',
  'android.unknown-escapes': `تختفي الشرطة المائلة العكسية قبل محرف غير n t u # ' " @ ? والشرطة نفسها.`,
  'android.white-space': 'تُزال المسافات حول القيمة، وتصير المسافات المتتالية واحدة.',
  'android.tags': 'هذه الوسوم وحدها تنسّق النص؛ ولا أثر لغيرها.',
  'android.placeholders': 'يجب أن توجد وسائط التنسيق في المصدر، بالأنواع نفسها.',
  'android.numbered':
    'تُرقَّم الوسائط إذا كانت اثنتين أو أكثر: «Multiple substitutions specified in non-positional format».',
  'android.length': 'لا يزيد النص المترجَم برمجيًا على 32,767 بايت.',
  'android.languages':
    'مجلد اللغة values-de أو values-pt-rBR أو values-b+sr+Latn؛ العبرية iw والإندونيسية in.',
  'about.google-play': 'نصوص بطاقة بيانات المتجر في Play Console.',
  'google-play.title-length': 'لا يزيد اسم التطبيق على 30 محرفًا.',
  'google-play.short-description-length': 'لا يزيد الوصف القصير على 80 محرفًا.',
  'google-play.full-description-length': 'لا يزيد الوصف الكامل على 4,000 محرف.',
  'google-play.release-notes-length': 'لا تزيد ملاحظات الإصدار على 500 محرف في كل لغة.',
  'about.apple-strings':
    'قيم تكتبها أداة كما هي بين علامتي اقتباس في ملف \u2066.strings\u2069. لا تحتاج الملفات المستوردة إلى Locdesk هذا التحقق، لأن Locdesk يهرّب نصوصها بنفسه.',
  'apple.quotes': 'تسبق علامةَ الاقتباس شرطةٌ مائلة عكسية؛ وإلا تعذرت قراءة الملف.',
  'apple.escape-sequences':
    'تتبع الشرطةَ المائلة العكسية n أو r أو t أو علامة اقتباس أو شرطة مائلة عكسية أو U مع أربعة أرقام ست عشرية.',
  'apple.placeholders': 'يجب أن توجد محددات التنسيق في المصدر، بالأنواع نفسها؛ فغيرها قد يعطّل التطبيق.',
  'apple.bundle-name-length': 'لا يزيد CFBundleName على 15 محرفًا.',
  'apple.usage-descriptions': 'لا يجوز أن يكون النص الذي يشرح سبب طلب التطبيق للوصول فارغًا.',
  'apple.languages':
    'مجلد اللغة de.lproj أو pt-BR.lproj أو zh-Hans.lproj: لغة من ISO 639، مع منطقة أو كتابة.',
  'about.app-store': 'نصوص تطبيق في App Store Connect.',
  'app-store.name-length': 'لا يزيد اسم التطبيق على 30 محرفًا.',
  'app-store.subtitle-length': 'لا يزيد العنوان الفرعي على 30 محرفًا.',
  'app-store.keywords-length':
    'لا تزيد الكلمات المفتاحية على 100 محرف من أي كتابة؛ وحيث تذكر صفحة Apple البايتات يعدّ المتجر المحارف.',
  'app-store.promotional-text-length': 'لا يزيد النص الترويجي على 170 محرفًا.',
  'app-store.description-length': 'لا يزيد الوصف على 4,000 محرف.',
  'app-store.description-tags': 'الوصف نص عادي: «HTML format is not supported.»',
  'app-store.whats-new-length': 'لا يزيد «ما الجديد في هذا الإصدار» على 4,000 محرف.',
  'about.email': 'موضوعات الرسائل وأسماء مرسليها ونصوصها بحسب المعايير، وما تعرضه برامج البريد المعتادة.',
  'email.subject-required': 'تحتاج الحملة إلى موضوع.',
  'email.header-single-line': 'ليس في متن حقل الترويسة فواصل أسطر.',
  'email.header-line-length':
    'تُطوى ترويسة ASCII عند مسافاتها في أسطر لا تزيد على 998 بايت: 989 بعد «Subject: »؛ وتُرمَّز الترويسات الأخرى.',
  'email.subject-service-length': 'يقبل Postmark موضوعات لا تزيد على 2,000 وحدة UTF-16.',
  'email.from-length': 'يقبل Postmark أسماء مرسلين لا تزيد على 255 وحدة UTF-16.',
  'email.from-characters':
    'ليس في اسم المرسل المكتوب بمحارف ASCII أيٌّ من < > [ ] : ; @ \\ , " خارج علامات الاقتباس؛ والأسماء الأخرى تُرمَّز.',
  'email.header-characters': 'ليس في الترويسة محارف تحكم.',
  'email.subject-tags': 'الموضوع نص: تعرض البرامج وسومه كما كُتبت.',
  'email.line-length': 'لا يزيد سطر النص المكتوب بمحارف ASCII على 998 بايت؛ والنصوص الأخرى تُرمَّز.',
  'email.address-length': 'لا يزيد العنوان على 254 بايت.',
  'email.active-tags': 'لا يعرض Outlook لنظام Windows الإطارات والمكوّنات الإضافية والنماذج.',
  'email.gmail-clip': 'يعرض Gmail أول 102 كيلوبايت من الرسالة ويخفي الباقي وراء رابط.',
  'email.merge-tags': 'تُستبدل وسوم الدمج مثل *|FNAME|* بحسب أسمائها؛ ويجب أن يبقى *|UNSUB|*.',
  'model.required': 'الحقل {{field}} مطلوب.',
  'model.length': 'الحد الأقصى لأحرف {{field}} هو {{max}}.',
  'model.min-length': 'الحد الأدنى لأحرف {{field}} هو {{min}}.',
  'model.pattern': 'للحقل {{field}} الصيغة {{form}}.',
  'model.without-pattern': 'لا يحتوي {{field}} على ما له الصيغة {{pattern}}.',
  'model.values': 'الحقل {{field}} أحد هذه النصوص: {{values}}',
  'model.tags': 'لا يحتفظ {{field}} إلا بـ {{tags}}.',
  'model.single-line': 'الحقل {{field}} سطر واحد.',
  'model.languages': 'لغات المساحة هي {{codes}}.',
  'model.source.contentful': 'نموذج المحتوى لمساحتك في Contentful',
  'model.source.storyblok': 'مكونات مساحتك في Storyblok',
};

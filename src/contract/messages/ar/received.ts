/** English words of problems that were stored or received as text, and their Arabic. */
export const received: Readonly<Record<string, string>> = {
  '{{0}}: is missing': '{{0}}: غير موجود',
  '{{0}}: is empty': '{{0}}: فارغ',
  '{{0}}: is not valid UTF-8': '{{0}}: ليس UTF-8 صالحًا',
  '{{0}}: must be an object': '{{0}}: يجب أن يكون كائنًا',
  '{{0}}: must be a string': '{{0}}: يجب أن يكون سلسلة نصية',
  '{{0}}: must be an array': '{{0}}: يجب أن يكون مصفوفة',
  '{{0}}: must not be empty': '{{0}}: يجب ألا يكون فارغًا',
  '{{0}}: must have at least 1 entry': '{{0}}: يجب أن يحتوي على عنصر واحد على الأقل',
  '{{0}}: must have at least {{1}} entries': '{{0}}: يجب أن يحتوي على {{1}} من العناصر على الأقل',
  '{{0}}: must have at least {{1}} characters': '{{0}}: يجب أن يكون طوله {{1}} من الأحرف على الأقل',
  '{{0}}: must be a number': '{{0}}: يجب أن يكون عددًا',
  '{{0}}: must be an integer': '{{0}}: يجب أن يكون عددًا صحيحًا',
  '{{0}}: must be a boolean': '{{0}}: يجب أن يكون صوابًا أو خطأ',
  '{{0}}: is not known here': '{{0}}: غير معروف هنا',
  '{{0}}: must be one of {{1}}': '{{0}}: يجب أن يكون إحدى القيم: {{1}}',
  '{{0}}: is missing, send "Authorization: Bearer <token>"':
    '{{0}}: غير موجود، أرسل «Authorization: Bearer <token>»',
  '{{0}}: must have the form "Bearer <token>"': '{{0}}: يجب أن يكون بالصيغة «Bearer <token>»',
  '{{0}}: the token is unknown, revoked or expired': '{{0}}: الرمز المميز غير معروف أو ملغى أو منتهي الصلاحية',
  '{{0}}: is missing, content requests come with "content-request"':
    '{{0}}: غير موجود، وطلبات المحتوى تحمل «content-request»',
  '{{0}}: must be "content-request"': '{{0}}: يجب أن يكون «content-request»',
  '{{0}}: "{{1}}" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z':
    '{{0}}: «{{1}}» ليس تاريخًا ووقتًا وفق RFC 3339 مع فرق التوقيت، مثل 2026-11-20T09:30:00.123Z',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: «{{1}}» ليس رمز لغة سليمًا وفق BCP 47، مثل de أو de-CH',
  '{{0}}: must have at most {{1}} characters': '{{0}}: يجب ألا يزيد على {{1}} من الأحرف',
  '{{0}}: "{{1}}" is none of pending, confirmed, complete, completed':
    '{{0}}: «{{1}}» ليس أيًّا من pending و confirmed و complete و completed',
  '{{0}}: is missing, a completed request has it': '{{0}}: غير موجود، والطلب المكتمل يتضمنه',
  '{{0}}: is empty, a request has at least one field': '{{0}}: فارغ، والطلب يتضمن حقلًا واحدًا على الأقل',
  '{{0}}: must be unique, "{{1}}" is also {{2}}': '{{0}}: يجب أن يكون فريدًا، فالقيمة «{{1}}» هي أيضًا {{2}}',
  '{{0}}: has {{1}} bytes, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: حجمه {{1}} بايت، والحد الأقصى {{2}} (الإعداد {{3}})',
  '{{0}}: has {{1}} entries, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: عدد عناصره {{1}}، والحد الأقصى {{2}} (الإعداد {{3}})',
  '{{0}}: … and {{1}} more problems': '{{0}}: … ومشكلات أخرى: {{1}}',
  '… and {{0}} more': '… وغيرها: {{0}}',
  '{{0}}: starts with a byte order mark (BOM), send UTF-8 without one':
    '{{0}}: يبدأ بعلامة ترتيب البايتات (BOM)، فأرسل UTF-8 بدونها',
  '{{0}}: is nested deeper than {{1}} levels, the text after it was not checked':
    '{{0}}: مستويات التداخل أكثر من {{1}}، ولم يُفحص النص الذي يليها',
  '{{0}}: contains a NUL character (U+0000)': '{{0}}: يحتوي على حرف NUL ‏(U+0000)',
  '{{0}}: is a key that contains a NUL character (U+0000)': '{{0}}: مفتاح يحتوي على حرف NUL ‏(U+0000)',
  '{{0}}: contains half of a surrogate pair, which is not a character':
    '{{0}}: يحتوي على نصف زوج بديل، وهو ليس حرفًا',
  '{{0}}: is a key that contains half of a surrogate pair, which is not a character':
    '{{0}}: مفتاح يحتوي على نصف زوج بديل، وهو ليس حرفًا',
  '{{0}}: is not allowed as a key': '{{0}}: غير مسموح به كمفتاح',
  '{{0}}: appears more than once in its object': '{{0}}: يتكرر في كائنه',
  '{{0}}: is the number {{1}}, which cannot be kept exactly (send it as a string)':
    '{{0}}: العدد {{1}} لا يمكن حفظه بدقة (أرسله كسلسلة نصية)',
  '{{0}}: is not valid JSON at line {{1}}, column {{2}}: expected {{3}}, but {{4}}':
    '{{0}}: ليس JSON صالحًا في السطر {{1}}، العمود {{2}}: المتوقع {{3}}، لكن {{4}}',
  'a value': 'قيمة',
  'the end of the text': 'نهاية النص',
  'a key in double quotes': 'مفتاح بين علامتي اقتباس مزدوجتين',
  'a key in double quotes or "}"': 'مفتاح بين علامتي اقتباس مزدوجتين أو «}»',
  '"," or "}"': '«,» أو «}»',
  '"," or "]"': '«,» أو «]»',
  'the closing double quote': 'علامة الاقتباس الختامية',
  'control characters to be escaped': 'تخطّي أحرف التحكم',
  'four hexadecimal digits after \\u': 'أربعة أرقام ست عشرية بعد \\u',
  'a digit': 'رقم',
  'a digit after the decimal point': 'رقم بعد الفاصلة العشرية',
  'a digit of the exponent': 'رقم من الأس',
  'the text ends there': 'النص ينتهي هناك',
  'found a double quote': 'وُجدت علامة اقتباس مزدوجة',
  'found {{0}}': 'وُجد {{0}}',
  '{{0}}: is missing, calls to this address must be signed':
    '{{0}}: غير موجود، ويجب توقيع الاستدعاءات إلى هذا العنوان',
  '{{0}}: must be whole seconds since 1970': '{{0}}: يجب أن يكون ثواني صحيحة منذ 1970',
  '{{0}}: does not verify with the secret of this address': '{{0}}: لا يطابق سر هذا العنوان',
  '{{0}}: is {{1}} seconds old, at most {{2}} are accepted':
    '{{0}}: أقدم بمقدار {{1}} ثانية، والحد الأقصى {{2}}',
  '{{0}}: is {{1}} seconds ahead, at most {{2}} are accepted':
    '{{0}}: متقدم بمقدار {{1}} ثانية، والحد الأقصى {{2}}',
  'Applying it failed inside Locdesk. The log file says more; "Replay" tries again.':
    'فشل التطبيق داخل Locdesk. في ملف السجل المزيد، ويمكنك إعادة تطبيق الاستدعاء.',
  '{{0}} redirects to {{1}}. Redirects are not followed, to protect the token: use the final address.':
    'يعيد {{0}} التوجيه إلى {{1}}. لا تُتبع عمليات إعادة التوجيه حمايةً للرمز: استخدم العنوان النهائي.',
  '{{0}} redirects. Redirects are not followed, to protect the token: use the final address.':
    'يعيد {{0}} التوجيه. لا تُتبع عمليات إعادة التوجيه حمايةً للرمز: استخدم العنوان النهائي.',
  '{{0}} refused the token ({{1}}). Enter a valid one.': 'رفض {{0}} الرمز ({{1}}). أدخل رمزًا صالحًا.',
  '{{0}} has nothing at {{1}} (404). Check the address: it is what comes before /v1.':
    'لا شيء لدى {{0}} في {{1}} ‏(404). تحقق من العنوان: هو ما يسبق \u200e/v1.',
  '{{0}} limits how often it is called (429). Retrying later.':
    'يحدّ {{0}} من عدد الاستدعاءات (429). ستُعاد المحاولة لاحقًا.',
  '{{0}} limits how often it is called (429). Its Retry-After is longer than a week; retrying after a week.':
    'يحدّ {{0}} من عدد الاستدعاءات (429). الانتظار المطلوب أطول من أسبوع، وستُعاد المحاولة بعد أسبوع.',
  'Server error at {{0}} ({{1}}). Retrying.': 'خطأ في خادم {{0}} ‏({{1}}). ستُعاد المحاولة.',
  'Server error at {{0}} ({{1}}). Its Retry-After is longer than a week; retrying after a week.':
    'خطأ في خادم {{0}} ‏({{1}}). الانتظار المطلوب أطول من أسبوع، وستُعاد المحاولة بعد أسبوع.',
  '{{0}} answered {{1}} with {{2}}.': 'أجاب {{0}} عن {{1}} بالحالة {{2}}.',
  '{{0}} answered with {{1}} instead of JSON. Check the address.':
    'أجاب {{0}} بنوع {{1}} بدلًا من JSON. تحقق من العنوان.',
  '{{0}} answered with more than {{1}} MiB. Choose a smaller page size.':
    'أجاب {{0}} بأكثر من {{1}} ميبيبايت. اختر صفحات أصغر.',
  "{{0}} answered with what can't be understood: {{1}}.": 'إجابة {{0}} غير مفهومة: {{1}}.',
  '{{0}} did not answer within {{1}} s. Retrying.': 'لم يُجب {{0}} خلال {{1}} ث. ستُعاد المحاولة.',
  'The answer of {{0}} was not complete after {{1}} s. Choose a smaller page size, or check the network.':
    'لم تكتمل إجابة {{0}} بعد {{1}} ث. اختر صفحات أصغر أو تحقق من الشبكة.',
  'The answer of {{0}} broke off in the middle. Retrying.': 'انقطعت إجابة {{0}} في المنتصف. ستُعاد المحاولة.',
  '{{0}} Retrying.': '{{0}} ستُعاد المحاولة.',
  'Nothing answers at {{0}}: the connection was refused. Check that the service runs there, and the port of the address.':
    'لا شيء يجيب في {{0}}: رُفض الاتصال. تحقق من أن الخدمة تعمل هناك ومن منفذ العنوان.',
  'The host name of {{0}} was not found. Check its spelling, or the network.':
    'لم يُعثر على اسم المضيف {{0}}. تحقق من كتابته أو من الشبكة.',
  'The host name of {{0}} could not be looked up: the name service did not answer.':
    'تعذر البحث عن اسم المضيف {{0}}: لم تُجب خدمة الأسماء.',
  'There is no way to {{0}} from here. Check the network.': 'لا طريق من هنا إلى {{0}}. تحقق من الشبكة.',
  'There is no network to reach {{0}} by.': 'لا توجد شبكة للوصول إلى {{0}}.',
  'The connection to {{0}} was closed before there was an answer.': 'أُغلق الاتصال مع {{0}} قبل وصول أي إجابة.',
  'No secure connection to {{0}} could be agreed on. Is the address one of http:// instead of https://?':
    'تعذر الاتفاق على اتصال آمن مع {{0}}. هل العنوان من نوع http:// بدلًا من https://؟',
  'The certificate of {{0}} has expired.': 'انتهت صلاحية شهادة {{0}}.',
  'The certificate of {{0}} is not valid yet. Check the clock of this machine.':
    'شهادة {{0}} ليست صالحة بعد. تحقق من ساعة هذا الجهاز.',
  'The certificate of {{0}} is for another host name.': 'شهادة {{0}} لاسم مضيف آخر.',
  'The certificate of {{0}} is self-signed, so it proves nothing.': 'شهادة {{0}} موقعة ذاتيًا، فلا تثبت شيئًا.',
  'The certificate of {{0}} leads to a self-signed one that this machine does not trust.':
    'تقود شهادة {{0}} إلى شهادة موقعة ذاتيًا لا يثق بها هذا الجهاز.',
  "The certificate of {{0}} can't be checked: an intermediate certificate is missing.":
    'لا يمكن التحقق من شهادة {{0}}: تنقص شهادة وسيطة.',
  'The issuer of the certificate of {{0}} is not known here.': 'جهة إصدار شهادة {{0}} غير معروفة هنا.',
  'No connection to {{0}} was made in time. Check the network.':
    'لم يتم الاتصال مع {{0}} في الوقت المحدد. تحقق من الشبكة.',
  'The host of {{0}} is down.': 'مضيف {{0}} متوقف عن العمل.',
  'The headers of the answer are too long.': 'ترويسات الإجابة طويلة جدًا.',
  'What came back from {{0}} is not HTTP: {{1}}.': 'ما وصل من {{0}} ليس HTTP: {{1}}.',
  'No secure connection to {{0}} could be agreed on: {{1}}.': 'تعذر الاتفاق على اتصال آمن مع {{0}}: {{1}}.',
  'The certificate of {{0}} was not accepted: {{1}}.': 'لم تُقبل شهادة {{0}}: {{1}}.',
  'The call to {{0}} could not be made: {{1}}.': 'تعذر استدعاء {{0}}: {{1}}.',
  'There was no answer within {{0}} seconds.': 'لم تصل أي إجابة خلال {{0}} ثانية.',
  'Locdesk ended before there was an answer.': 'أُغلق Locdesk قبل وصول أي إجابة.',
  'The receiver sends calls on to another address. Redirects are not followed: register that address if it is right.':
    'يعيد المتلقي توجيه الاستدعاءات إلى عنوان آخر. لا تُتبع عمليات إعادة التوجيه: سجّل ذلك العنوان إن كان صحيحًا.',
  'The receiver sends calls on to {{0}}. Redirects are not followed: register that address if it is right.':
    'يعيد المتلقي توجيه الاستدعاءات إلى {{0}}. لا تُتبع عمليات إعادة التوجيه: سجّل ذلك العنوان إن كان صحيحًا.',
  'Upstream has marked it "{{0}}" itself, at {{1}}. Ours was not sent.':
    'وضعت الخدمة العلامة «{{0}}» بنفسها في {{1}}. لم تُرسل علامتنا.',
  'Upstream has no request "{{0}}" (404): it was removed there. Its mark holds here only.':
    'ليس لدى الخدمة الطلب «{{0}}» ‏(404): أُزيل هناك. العلامة سارية هنا فقط.',
};

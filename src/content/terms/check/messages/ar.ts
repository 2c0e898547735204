/** The Arabic sentences of `term-messages.ts`. */
export const messages = {
  'checkNames.term-missing': 'مصطلح ناقص',
  'checkNames.term-forbidden': 'مصطلح ممنوع',
  'checkNames.term-inconsistent': 'مصطلح غير متسق',
  'problemText.term-missing.missing': 'المصطلح المقابل لـ «{{term}}» غير موجود: {{expected}}.',
  'problemText.term-missing.related':
    'المصطلح المقابل لـ «{{term}}» غير موجود: {{expected}}. في النص الهدف «{{found}}» من الجذر نفسه.',
  'problemText.term-missing.part':
    'المصطلح المقابل لـ «{{term}}» غير موجود: {{expected}}. وهو في النص المصدر جزء من «{{found}}».',
  'problemText.term-missing.kept': '«{{term}}» لا يُترجم، وهو غير موجود في النص الهدف.',
  'problemText.term-forbidden.instead': 'مصطلح ممنوع: «{{term}}». استخدم «{{expected}}».',
  'problemText.term-forbidden.beside':
    'إلى جانب «{{expected}}»، يوجد في النص الهدف المصطلح الممنوع «{{term}}».',
  'problemText.term-forbidden.forbidden': 'مصطلح ممنوع: «{{term}}».',
  'problemText.term-inconsistent.here':
    'ترجمة غير متسقة للمصطلح «{{term}}»: «{{found}}» هنا، و«{{other}}» في موضع آخر من هذا الطلب.',
} as const;

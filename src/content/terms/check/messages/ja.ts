/** The Japanese sentences of `term-messages.ts`. */
export const messages = {
  'checkNames.term-missing': '用語の欠落',
  'checkNames.term-forbidden': '禁止用語',
  'checkNames.term-inconsistent': '用語の不統一',
  'problemText.term-missing.missing': '「{{term}}」の用語がありません: {{expected}}。',
  'problemText.term-missing.related':
    '「{{term}}」の用語がありません: {{expected}}。訳文には、語幹が同じ「{{found}}」があります。',
  'problemText.term-missing.part':
    '「{{term}}」の用語がありません: {{expected}}。原文では「{{found}}」の一部です。',
  'problemText.term-missing.kept': '「{{term}}」は翻訳しない用語ですが、訳文にありません。',
  'problemText.term-forbidden.instead': '禁止用語: 「{{term}}」。「{{expected}}」を使ってください。',
  'problemText.term-forbidden.beside': '訳文には「{{expected}}」のほかに、禁止用語「{{term}}」があります。',
  'problemText.term-forbidden.forbidden': '禁止用語: 「{{term}}」。',
  'problemText.term-inconsistent.here':
    '用語「{{term}}」の訳が統一されていません: ここでは「{{found}}」、このリクエストの他の箇所では「{{other}}」。',
} as const;

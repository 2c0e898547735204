/** The Spanish sentences of `term-messages.ts`. */
export const messages = {
  'checkNames.term-missing': 'Falta un término',
  'checkNames.term-forbidden': 'Término prohibido',
  'checkNames.term-inconsistent': 'Término incoherente',
  'problemText.term-missing.missing': 'Falta el término para «{{term}}»: {{expected}}.',
  'problemText.term-missing.related':
    'Falta el término para «{{term}}»: {{expected}}. En el destino está «{{found}}», de la misma raíz.',
  'problemText.term-missing.part':
    'Falta el término para «{{term}}»: {{expected}}. En el origen forma parte de «{{found}}».',
  'problemText.term-missing.kept': '«{{term}}» no debe traducirse y no está en el destino.',
  'problemText.term-forbidden.instead': 'Término prohibido: «{{term}}». Use «{{expected}}».',
  'problemText.term-forbidden.beside':
    'Además de «{{expected}}», el destino contiene el término prohibido «{{term}}».',
  'problemText.term-forbidden.forbidden': 'Término prohibido: «{{term}}».',
  'problemText.term-inconsistent.here':
    'Traducción incoherente del término «{{term}}»: aquí «{{found}}», en el resto de la solicitud «{{other}}».',
} as const;

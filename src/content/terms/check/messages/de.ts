/** The German sentences of `term-messages.ts`. */
export const messages = {
  'checkNames.term-missing': 'Fehlender Terminus',
  'checkNames.term-forbidden': 'Verbotener Terminus',
  'checkNames.term-inconsistent': 'Uneinheitlicher Terminus',
  'problemText.term-missing.missing': 'Der Terminus für „{{term}}“ fehlt: {{expected}}.',
  'problemText.term-missing.related':
    'Der Terminus für „{{term}}“ fehlt: {{expected}}. Im Zieltext steht „{{found}}“, vom selben Wortstamm.',
  'problemText.term-missing.part':
    'Der Terminus für „{{term}}“ fehlt: {{expected}}. Im Ausgangstext ist er ein Teil von „{{found}}“.',
  'problemText.term-missing.kept': '„{{term}}“ soll nicht übersetzt werden und steht nicht im Zieltext.',
  'problemText.term-forbidden.instead': 'Verbotener Terminus: „{{term}}“. Schreiben Sie „{{expected}}“.',
  'problemText.term-forbidden.beside':
    'Neben „{{expected}}“ steht im Zieltext der verbotene Terminus „{{term}}“.',
  'problemText.term-forbidden.forbidden': 'Verbotener Terminus: „{{term}}“.',
  'problemText.term-inconsistent.here':
    'Uneinheitliche Übersetzung des Terminus „{{term}}“: hier „{{found}}“, sonst in dieser Anfrage „{{other}}“.',
} as const;

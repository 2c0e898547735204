/** The sentences of the problems of terms; `{{name}}` stands for a value of the problem's detail. */
export const termMessages = {
  'problemText.term-missing.missing': 'The term for “{{term}}” is missing: {{expected}}.',
  'problemText.term-missing.related':
    'The term for “{{term}}” is missing: {{expected}}. The target has “{{found}}”, from the same root.',
  'problemText.term-missing.part':
    'The term for “{{term}}” is missing: {{expected}}. The source has it as a part of “{{found}}”.',
  'problemText.term-missing.kept': '“{{term}}” is not to be translated, and is not in the target.',
  'problemText.term-forbidden.instead': 'Forbidden term: “{{term}}”. Use “{{expected}}”.',
  'problemText.term-forbidden.beside': 'Beside “{{expected}}”, the target has the forbidden term “{{term}}”.',
  'problemText.term-forbidden.forbidden': 'Forbidden term: “{{term}}”.',
  'problemText.term-inconsistent.here':
    'Inconsistent translation of the term “{{term}}”: “{{found}}” here, “{{other}}” elsewhere in this request.',
} as const;

/** Texts around the explanation of a check; loaded with it. */
export const checkGuideMessages = {
  'checkGuide.about': 'Why “{{check}}” is reported',
  'checkGuide.beside.elsewhere': 'Elsewhere',
  'checkGuide.beside.languages': 'In other languages',
  'checkGuide.beside.termbase': 'In the termbase',
  'checkGuide.beside.receiver': 'Receiver',
  'checkGuide.beside.stored': 'Stored',
  'checkGuide.example': 'Example',
  'checkGuide.level.error': 'Reported as an error, unless the settings say otherwise.',
  'checkGuide.level.mixed':
    'Reported as an error where it is certain, else as a warning, unless the settings say otherwise.',
  'checkGuide.level.warning': 'Reported as a warning, unless the settings say otherwise.',
} as const;

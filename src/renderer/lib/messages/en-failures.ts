/** Texts about failed imports: reasons, evidence and what came of it; loaded with them. */
export const failureMessages = {
  'reason.title': 'Why did the import fail?',
  'reason.title.several_one': 'Why did {{count, number}} import fail?',
  'reason.title.several_other': 'Why did {{count, number}} imports fail?',
  'reason.list': 'Reasons',
  'reason.hint': 'Type to find a reason, or to give your own words.',
  'reason.none': 'Nothing was found in it. Type your own words, or mark it without a reason.',
  'reason.without': 'Without a reason',
  'reason.own': 'Use “{{text}}”',
  'reason.usedBefore': 'used before',
  'reason.allErrors_one': '{{count, number}} error',
  'reason.allErrors_other': 'All {{count, number}} errors',
  'reason.ofRequests': '{{found, number}} of {{total, number}}',
  'reason.verdict': 'Found wrong by a reviewer',
  'reason.verdict.by': 'Found wrong by {{name}}',
  'reason.correction': 'Corrected by a reviewer',
  'reason.correction.by': 'Corrected by {{name}}',
} as const;

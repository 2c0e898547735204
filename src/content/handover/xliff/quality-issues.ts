import type { CheckId, ProblemLevel } from '../../checks/problem';

/** The types of localization quality issues (ITS 2.0, 8.17) that the checks find. */
export const issueTypes: Readonly<Record<CheckId, string>> = {
  'target-empty': 'omission',
  'target-equals-source': 'untranslated',
  'other-version': 'mistranslation',
  'tags-missing': 'markup',
  'tags-extra': 'markup',
  'tags-reordered': 'markup',
  'tags-nesting': 'markup',
  'attribute-changed': 'markup',
  'unsafe-html': 'markup',
  placeholders: 'inconsistent-entities',
  numbers: 'numbers',
  addresses: 'inconsistent-entities',
  'end-punctuation': 'typographical',
  'edge-spaces': 'whitespace',
  'double-spaces': 'whitespace',
  'french-spacing': 'typographical',
  'doubled-words': 'duplication',
  brackets: 'typographical',
  script: 'characters',
  corrupted: 'characters',
  'invisible-added': 'characters',
  length: 'length',
  language: 'untranslated',
  'missing-sentences': 'omission',
  'repeated-text': 'duplication',
  leftovers: 'addition',
  html: 'markup',
  'tag-contents': 'markup',
  'line-breaks': 'whitespace',
  code: 'inconsistent-entities',
  symbols: 'characters',
  'number-format': 'locale-violation',
  punctuation: 'typographical',
  'letter-case': 'typographical',
  inconsistent: 'inconsistency',
  'same-target': 'inconsistency',
};

/** Severity from 0 to 100. */
export const severities: Readonly<Record<ProblemLevel, number>> = { error: 75, warning: 25 };

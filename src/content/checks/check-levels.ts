import type { CheckId, ProblemLevel } from './problem';

/**
 * The level of each check until the coordinator sets another one. An error breaks the import of the target or
 * is certainly wrong; a warning needs a person's judgement.
 */
export const defaultLevels: Readonly<Record<CheckId, ProblemLevel | 'off'>> = {
  'target-empty': 'error',
  'target-equals-source': 'warning',
  'other-version': 'warning',
  'tags-missing': 'error',
  'tags-extra': 'error',
  'tags-reordered': 'warning',
  'tags-nesting': 'error',
  'attribute-changed': 'error',
  'unsafe-html': 'error',
  placeholders: 'error',
  numbers: 'warning',
  addresses: 'warning',
  'end-punctuation': 'warning',
  'edge-spaces': 'warning',
  'double-spaces': 'warning',
  'french-spacing': 'warning',
  'doubled-words': 'warning',
  brackets: 'warning',
  script: 'warning',
  corrupted: 'error',
  'invisible-added': 'warning',
  length: 'warning',
  language: 'warning',
  'missing-sentences': 'warning',
  'repeated-text': 'warning',
  leftovers: 'warning',
  html: 'error',
  'tag-contents': 'warning',
  'line-breaks': 'warning',
  code: 'warning',
  symbols: 'warning',
  'number-format': 'warning',
  punctuation: 'warning',
  'letter-case': 'warning',
  inconsistent: 'warning',
  'same-target': 'warning',
};

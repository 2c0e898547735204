import type { CheckId, ProblemLevel } from './problem';

/**
 * How much a problem counts until a level is set. An error breaks what the target is imported into, or is
 * certainly wrong; a warning is for a person to judge.
 */
export const defaultLevels: Readonly<Record<CheckId, ProblemLevel | 'off'>> = {
  'target-empty': 'error',
  'target-equals-source': 'warning',
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
  inconsistent: 'warning',
  'same-target': 'warning',
};

import type { TermNoticeKind } from './term-file';

/** English words for why a part of a file of terms is not kept as it stands there. */
export const termNoticeTexts = {
  'concept-without-term': 'A concept without a term',
  language: 'A language that is missing, or no language tag',
  category: 'Information that a termbase here has no place for',
  status: 'An unknown status, taken as admitted',
  'part-of-speech': 'An unknown part of speech, taken as noun or other',
  'duplicate-term': 'A term that the language has already',
  'two-statuses': 'A term with two statuses, of which the first is kept',
  'duplicate-id': 'An ID that another concept has, so it was changed',
  'too-long': 'Too long, so it was cut or left out',
  'cut-off': 'The file ends in the middle; what comes before was read',
  'empty-row': 'A row without a term',
  formula: 'A formula whose value is not in the file, left out',
  date: 'A date that the file has only as a number, left out',
  title: 'A row above the headings',
  column: 'A column whose heading is unknown',
} as const satisfies Record<TermNoticeKind, string>;

import type { TmxNoticeKind } from './tmx-notices';

/** English words for why a part of a TMX file is not kept as it stands there. */
export const tmxNoticeTexts = {
  syntax: 'Not well-formed XML: the unit was left out',
  entity: 'An entity that only the file defines: the unit was left out',
  doctype: 'Definitions of entities or elements, which were not read',
  'cut-off': 'The file ends in the middle; what comes before was read',
  encoding: 'Bytes that the encoding does not have: the text was left out',
  language: 'No language tag: the text was left out',
  'no-source': 'No text in the source language: the first text is the source',
  'no-translation': 'No translation: the unit was left out',
  'too-long': 'Too long: left out',
  codes: 'Inline codes that don’t pair were left out',
} as const satisfies Record<TmxNoticeKind, string>;

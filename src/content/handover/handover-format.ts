/** The formats of a hand-over, in the order in which they are offered. */
export const handoverFormats = [
  'xlsx',
  'html',
  'docx',
  'xliff-2.1',
  'xliff-2.0',
  'xliff-2.2',
  'xliff-1.2',
  'tmx',
  'csv',
] as const;

export type HandoverFormat = (typeof handoverFormats)[number];

export function isHandoverFormat(text: string): text is HandoverFormat {
  return handoverFormats.some((format) => format === text);
}

/** The ending of a format's files, without the dot. */
export const handoverExtensions: Readonly<Record<HandoverFormat, string>> = {
  xlsx: 'xlsx',
  html: 'html',
  docx: 'docx',
  'xliff-2.1': 'xlf',
  'xliff-2.0': 'xlf',
  'xliff-2.2': 'xlf',
  'xliff-1.2': 'xlf',
  tmx: 'tmx',
  csv: 'csv',
};

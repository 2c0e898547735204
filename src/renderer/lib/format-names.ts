/**
 * The names of the formats as readers know them. The parsers are not imported here, so that a list of formats
 * costs the window little code.
 */
export const formatTitles = {
  android: 'Android strings.xml',
  arb: 'ARB',
  csv: 'CSV',
  html: 'HTML',
  json: 'JSON',
  markdown: 'Markdown',
  po: 'PO',
  properties: 'Java properties',
  resx: '.NET RESX',
  srt: 'SubRip',
  strings: 'Apple strings',
  stringsdict: 'Apple stringsdict',
  tsv: 'TSV',
  vtt: 'WebVTT',
  xcstrings: 'Apple string catalog',
  xliff: 'XLIFF',
  xlsx: 'Excel workbook',
  yaml: 'YAML',
} as const;

/** The title of a format, or its name where it has none. */
export function formatTitle(name: string): string {
  return new Map<string, string>(Object.entries(formatTitles)).get(name) ?? name;
}

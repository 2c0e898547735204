import type { TextFormat } from '../file-format';
import { escapeUnits } from './json-string';
import { scanJson } from './scan-json';

/** JSON with text in nested objects and arrays, including i18next's files. */
export const jsonFormat: TextFormat = {
  kind: 'text',
  name: 'json',
  title: 'JSON',
  extensions: ['json'],
  isBilingual: false,
  placeholders: ['double-braces', 'braces', 'dollar', 'ruby', 'printf'],
  detect: (head) => /^\s{0,999}[{["]/.test(head),
  scan: scanJson,
  escapeCharacter: escapeUnits,
};

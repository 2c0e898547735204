import type { TextFormat } from '../file-format';
import { scanYaml } from './scan-yaml';

/** YAML, including the locale files of Ruby on Rails. */
export const yamlFormat: TextFormat = {
  kind: 'text',
  name: 'yaml',
  title: 'YAML',
  extensions: ['yml', 'yaml'],
  isBilingual: false,
  placeholders: ['ruby', 'braces', 'double-braces', 'printf'],
  detect: (head, extension) => /^ya?ml$/.test(extension) && !/^\s{0,999}<[?!a-zA-Z]/.test(head),
  scan: scanYaml,
};

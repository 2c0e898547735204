import type { FileFormat } from './file-format';
import { androidFormat } from './android/android-format';
import { arbFormat } from './json/arb-format';
import { htmlFormat } from './html/html-format';
import { jsonFormat } from './json/json-format';
import { poFormat } from './po/po-format';
import { xliffFormat } from './xliff/xliff-format';

/** All formats. Where several take a file, the first one reads it. */
export const fileFormats: readonly FileFormat[] = [
  arbFormat,
  jsonFormat,
  androidFormat,
  poFormat,
  xliffFormat,
  htmlFormat,
];

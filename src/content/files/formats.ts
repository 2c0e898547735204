import type { FileFormat } from './file-format';
import { androidFormat } from './android/android-format';
import { arbFormat } from './json/arb-format';
import { htmlFormat } from './html/html-format';
import { jsonFormat } from './json/json-format';
import { poFormat } from './po/po-format';
import { xliffFormat } from './xliff/xliff-format';
import { yamlFormat } from './yaml/yaml-format';
import { propertiesFormat } from './properties/properties-format';
import { stringsFormat } from './apple/strings-format';
import { resxFormat } from './resx/resx-format';
import { subripFormat, webvttFormat } from './subtitles/subtitle-formats';
import { markdownFormat } from './markdown/markdown-format';
import { csvFormat, tsvFormat } from './table/csv-format';
import { xlsxFormat } from './xlsx/xlsx-format';
import { stringsdictFormat } from './apple/stringsdict-format';
import { xcstringsFormat } from './apple/xcstrings-format';

/** All formats. If several accept a file, the first one reads it. */
export const fileFormats: readonly FileFormat[] = [
  arbFormat,
  jsonFormat,
  androidFormat,
  poFormat,
  xliffFormat,
  htmlFormat,
  yamlFormat,
  propertiesFormat,
  stringsFormat,
  resxFormat,
  subripFormat,
  webvttFormat,
  markdownFormat,
  csvFormat,
  tsvFormat,
  xlsxFormat,
  stringsdictFormat,
  xcstringsFormat,
];

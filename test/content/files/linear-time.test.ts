import { expect, test } from 'vitest';
import { FileError } from '../../../src/content/files/content-file';
import { readContentFile } from '../../../src/content/files/content-files';
import { fileFormats } from '../../../src/content/files/formats';
import { processorMs } from '../../support/processor-time';
import { toBytes } from './support/file-laws';

/** A valid beginning for each format, so that a scanner continues to the hostile part. */
const beginnings: Readonly<Record<string, string>> = {
  json: '[',
  arb: '{',
  android: '<resources>',
  po: 'msgid "a"\nmsgstr "b"\n\n',
  xliff: '<xliff version="1.2"><file><body>',
  resx: '<root>',
  stringsdict: '<plist><dict>',
  xcstrings: '{"sourceLanguage":"en","strings":{',
  csv: 'source\n',
  tsv: 'source\n',
  vtt: 'WEBVTT\n\n',
};

const pumps = [
  '"a",',
  '"',
  '{"a":',
  '- ',
  '> ',
  '<b>',
  '<b a="',
  '&amp;',
  '<!--',
  '\\',
  '|',
  '# a\n',
  'a=b\n',
  '"a" = "b";\n',
  '00:00:01,000 --> 00:00:02,000\na\n\n',
  '`',
  '\n',
  ' ',
  '[a]: ',
  '{%',
  '/*',
];

function read(format: string, text: string): number {
  const bytes = toBytes(text);
  return processorMs(() => {
    try {
      readContentFile(bytes, { name: 'a', format });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
    }
  });
}

test.each(fileFormats.map(({ name }) => name))(
  '%s: a file ten times as long takes about ten times as long',
  (format) => {
    const slow = pumps.filter((pump) => {
      const text = (length: number): string =>
        (beginnings[format] ?? '') + pump.repeat(Math.ceil(length / pump.length));
      const short = Math.min(...[1, 2, 3].map(() => read(format, text(15_000))));
      const long = read(format, text(150_000));
      // Quadratic time would give 100; the margin is for garbage collection and small numbers.
      return long / Math.max(short, 3) > 40 && read(format, text(150_000)) / Math.max(short, 3) > 40;
    });
    expect(slow).toEqual([]);
  },
  60_000,
);

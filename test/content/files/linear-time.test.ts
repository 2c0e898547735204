import { expect, test } from 'vitest';
import { FileError } from '../../../src/content/files/content-file';
import { readContentFile } from '../../../src/content/files/content-files';
import { fileFormats } from '../../../src/content/files/formats';
import { scaled } from '../../support/effort';
import { growsTooFast } from '../../support/processor-time';
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

function read(format: string, text: string): void {
  try {
    readContentFile(toBytes(text), { name: 'a', format });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
}

test.each(fileFormats.map(({ name }) => name))(
  '%s: a file ten times as long takes about ten times as long',
  (format) => {
    const slow = pumps.filter((pump) =>
      growsTooFast(
        (length) => {
          read(format, (beginnings[format] ?? '') + pump.repeat(Math.ceil(length / pump.length)));
        },
        scaled(2000, 4000),
      ),
    );
    expect(slow).toEqual([]);
  },
);

import { sentence } from '../../sentence';
import type { Scan, TextFormat } from '../file-format';
import type { FileText } from '../file-text';
import { readXmlEncoding } from '../xml/xml-encoding';
import { attributeOf, localName } from '../xml/xml-node';
import { escapeXmlCharacter, lineEndOf } from '../xml/xml-text';
import { parseXliff } from './parse-xliff';
import { scanXliff1 } from './scan-xliff-1';
import { scanXliff2 } from './scan-xliff-2';
import { validateXliff } from './validation/validate-xliff';

/** XLIFF 1.2 and 2.x. */
export const xliffFormat: TextFormat = {
  kind: 'text',
  name: 'xliff',
  title: 'XLIFF',
  extensions: ['xlf', 'xliff', 'sdlxliff', 'mxliff'],
  isBilingual: true,
  placeholders: ['printf', 'braces', 'double-braces', 'ruby', 'dollar'],
  detect: (head) => /<(?:[\w.-]{1,40}:)?xliff[\s>]/.test(head),
  readEncoding: readXmlEncoding,
  scan: scanXliff,
  validate: validateXliff,
  escapeCharacter: escapeXmlCharacter,
};

function scanXliff(file: FileText): Scan {
  const root = parseXliff(file);
  const version = attributeOf(root, 'version') ?? '';
  if (localName(root) !== 'xliff' || !/^[12]\./.test(version)) {
    file.fail(
      'format',
      root.start,
      sentence`XLIFF 1.2 and 2 begin with <xliff version="…">, and this file is <${root.name.slice(0, 60)}${version === '' ? '' : ` version="${version.slice(0, 20)}"`}>; choose another format or export it as one of them.`,
    );
  }
  const scan = version.startsWith('1.') ? scanXliff1 : scanXliff2;
  return scan(file, root, lineEndOf(file.text));
}

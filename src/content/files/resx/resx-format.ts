import { sentence } from '../../sentence';
import type { Scan, TextFormat, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { joinKey } from '../segment-key';
import { inlineEdit, readInline } from '../xml/inline-markup';
import { parseXml } from '../xml/parse-xml';
import { readXmlEncoding } from '../xml/xml-encoding';
import { attributeOf, childElement, childElements, type XmlElement } from '../xml/xml-node';
import { escapeXmlCharacter, lineEndOf, textContent } from '../xml/xml-text';

/** Resource files of .NET. */
export const resxFormat: TextFormat = {
  kind: 'text',
  name: 'resx',
  title: '.NET RESX',
  extensions: ['resx', 'resw'],
  isBilingual: false,
  placeholders: ['braces'],
  detect: (head, extension) =>
    /<root[\s>/]/.test(head) && (/^res[xw]$/.test(extension) || head.includes('<resheader')),
  readEncoding: readXmlEncoding,
  scan: scanResx,
  escapeCharacter: escapeXmlCharacter,
};

function scanResx(file: FileText): Scan {
  const root = parseXml(file);
  if (root.name !== 'root') {
    file.fail(
      'format',
      root.start,
      sentence`The root of a RESX file is <root>, not <${root.name.slice(0, 60)}>; choose another format.`,
    );
  }
  const lineEnd = lineEndOf(file.text);
  const names = new Set<string>();
  const units = childElements(root, 'data').flatMap((data): readonly Unit[] => {
    const name = attributeOf(data, 'name');
    if (name === undefined)
      return file.fail('syntax', data.start, 'A <data> has no name; add the attribute name.');
    if (names.has(name)) {
      file.addProblem(
        'duplicate-key',
        data.start,
        sentence`The name “${name.slice(0, 100)}” is used by two <data>; rename or remove one of them.`,
      );
    }
    names.add(name);
    const unit = isText(data, name) ? unitOf(file.text, data, name, lineEnd) : undefined;
    return unit === undefined ? [] : [unit];
  });
  return { units };
}

/** Images, sizes and the form designer's data are not text. */
function isText(data: XmlElement, name: string): boolean {
  const isTyped = attributeOf(data, 'type') !== undefined || attributeOf(data, 'mimetype') !== undefined;
  return !isTyped && !name.startsWith('>>');
}

function unitOf(text: string, data: XmlElement, name: string, lineEnd: string): Unit | undefined {
  const value = childElement(data, 'value');
  if (value === undefined) return undefined;
  const model = readInline(text, value, lineEnd);
  if (model.value.trim() === '') return undefined;
  const note = childElement(data, 'comment');
  const comment = note === undefined ? '' : textContent(text, note).trim();
  return {
    segment: {
      id: joinKey([name]),
      data: model.data,
      value: model.value,
      places: [model.place],
      ...(comment === '' ? {} : { comment }),
    },
    edits: (target) => [inlineEdit(value, model, target)],
  };
}

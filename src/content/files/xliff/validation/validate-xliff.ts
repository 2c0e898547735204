import type { FileEncoding, FileProblem } from '../../content-file';
import type { FileText } from '../../file-text';
import { checkXml } from '../../xml/check-xml';
import { namespaceOf } from '../../xml/namespaces';
import { attributeOf, localName, type XmlElement } from '../../xml/xml-node';
import { parseXliff } from '../parse-xliff';
import { quoted, Report } from './report';
import { validateXliff1, xliff1Namespace } from './validate-xliff-1';
import { validateXliff2 } from './validate-xliff-2';
import { versionsOf, xliff2Schema, xliff20Namespace, xliff22Namespace } from './xliff-2-schema';

/**
 * Validates an XLIFF document: well-formedness first, then structure and values, then the constraints of the
 * specification. @throws FileError for text that the parser can't read.
 */
export function validateXliff(file: FileText, encoding: FileEncoding): readonly FileProblem[] {
  const root = parseXliff(file);
  const malformed = checkXml(file, root, encoding);
  if (malformed.length > 0) return malformed;
  const version = attributeOf(root, 'version') ?? '';
  if (localName(root) !== 'xliff')
    return unknownDocument(file, root, `begins with <${root.name.slice(0, 60)}>`);
  const namespace = namespaceOf(root) ?? '';
  if (versionsOf.has(namespace)) {
    const schema = xliff2Schema(root, version);
    if (schema !== undefined) return validateXliff2(file, root, schema);
  }
  if (version.startsWith('1.') || namespace === xliff1Namespace) return validateXliff1(file, root);
  return unknownDocument(
    file,
    root,
    namespace === '' ? 'has no namespace' : `has the unknown namespace ${quoted(namespace)}`,
  );
}

function unknownDocument(file: FileText, root: XmlElement, problem: string): readonly FileProblem[] {
  const report = new Report(file, 'XLIFF 2.1');
  report.add(
    'xliff',
    root.start,
    `The document ${problem}; XLIFF begins with <xliff> in one of the namespaces ${xliff20Namespace}, ${xliff22Namespace} and ${xliff1Namespace}.`,
  );
  return report.finish();
}

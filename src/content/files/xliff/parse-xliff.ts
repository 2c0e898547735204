import type { FileText } from '../file-text';
import { parseXml } from '../xml/parse-xml';
import type { XmlElement } from '../xml/xml-node';

/**
 * The standard sets no limit to groups in groups, and tools export folders as groups. So many elements still
 * leave room in the stack for the recursive checks.
 */
const deepest = 1000;

/** Parses an XLIFF document. @throws FileError for text that is not well-formed or nested too deep. */
export function parseXliff(file: FileText): XmlElement {
  return parseXml(file, deepest);
}

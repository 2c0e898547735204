import type { FileText } from '../file-text';
import { parseXml } from '../xml/parse-xml';
import { attributeOf, childElement, childElements } from '../xml/xml-node';

/** Number formats of dates and times that each workbook has (ECMA-376, part 1, 18.8.30). */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Returns the styles of a workbook by which a number is shown as a date or a time. */
export function readDateStyles(file: FileText | undefined): ReadonlySet<number> {
  if (file === undefined) return new Set();
  const sheet = parseXml(file);
  const childrenOf = (name: string) => {
    const list = childElement(sheet, name);
    return list === undefined ? [] : childElements(list);
  };
  const own = new Map(
    childrenOf('numFmts').map((format) => [
      Number(attributeOf(format, 'numFmtId')),
      attributeOf(format, 'formatCode') ?? '',
    ]),
  );
  const isDate = (id: number): boolean => {
    const code = own.get(id);
    return code === undefined ? isBuiltIn(id) : showsDate(code);
  };
  return new Set(
    childrenOf('cellXfs').flatMap((style, number) =>
      isDate(Number(attributeOf(style, 'numFmtId'))) ? [number] : [],
    ),
  );
}

/** Letters in quotes, after a backslash and in brackets are no parts of a date, such as in `[Red]`. */
function showsDate(code: string): boolean {
  return /[ymdhs]/i.test(code.replaceAll(/"[^"]{0,255}"|\\.|\[[^\]]{0,255}\]|General/gi, ''));
}

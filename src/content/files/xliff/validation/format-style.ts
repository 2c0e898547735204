import { attributeOf, localName, type XmlAttribute, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';

/** Checks the attributes of Format Style on an element: the HTML element, and the attributes of it. */
export function checkFormatStyle(
  element: XmlElement,
  style: XmlAttribute | undefined,
  subStyle: XmlAttribute | undefined,
  report: Report,
): void {
  if (subStyle !== undefined && style === undefined) {
    report.add('subFs', subStyle.start, 'fs:subFs needs fs:fs beside it; add it.');
  }
  if (subStyle !== undefined && !hasPairs(subStyle.value)) {
    report.add(
      'subFs',
      subStyle.valueRange.start,
      `${quoted(subStyle.value)} is no list of names and values, such as src,a.png\\alt,Text; write a comma and a backslash inside of a value as \\, and \\\\.`,
    );
  }
  const first = style ?? subStyle;
  if (first === undefined || localName(element) !== 'ec' || attributeOf(element, 'isolated') === 'yes')
    return;
  report.add('fs', first.start, '<ec> has a format style only where it is isolated; remove it.');
}

/** Pairs are separated by backslashes, and a name from its value by a comma. */
function hasPairs(list: string): boolean {
  if (list === '') return true;
  const pairs = list.replaceAll(/\\[\\,]/g, 'x').split('\\');
  return pairs.every((pair) => pair.indexOf(',') > 0 && pair.indexOf(',') === pair.lastIndexOf(','));
}

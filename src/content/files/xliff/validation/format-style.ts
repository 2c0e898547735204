import { attributeNamespace } from '../../xml/namespaces';
import { attributeOf, localName, type XmlAttribute, type XmlElement } from '../../xml/xml-node';
import type { Report } from './report';
import { quoted } from './report';

const styleNamespace = 'urn:oasis:names:tc:xliff:fs:2.0';
const sizeNamespace = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';
const messageNamespace = 'urn:oasis:names:tc:xliff:pgs:1.0';

/** The profiles of a file, which say what its size restrictions mean. */
export interface SizeProfiles {
  readonly general: string | undefined;
  readonly storage: string | undefined;
}

/** Checks attributes of Format Style, Size and Length Restriction, and Plural, Gender and Select. */
export function checkModuleAttributes(
  element: XmlElement,
  profiles: SizeProfiles,
  switches: string | undefined,
  report: Report,
): void {
  const find = (namespace: string, name: string): XmlAttribute | undefined =>
    element.attributes.find(
      (one) => attributeNamespace(element, one) === namespace && one.name.endsWith(`:${name}`),
    );
  checkStyle(element, find(styleNamespace, 'fs'), find(styleNamespace, 'subFs'), report);
  const info = find(sizeNamespace, 'sizeInfo');
  if (info !== undefined && find(sizeNamespace, 'sizeInfoRef') !== undefined) {
    report.add('sizeInfo', info.start, 'sizeInfo and sizeInfoRef can’t be used together; remove one.');
  }
  if (profiles.general === 'xliff:codepoints') checkRange(find(sizeNamespace, 'sizeRestriction'), report);
  if (/^xliff:utf(?:8|16|32)$/.test(profiles.storage ?? '')) {
    checkRange(find(sizeNamespace, 'storageRestriction'), report);
  }
  checkCase(find(messageNamespace, 'case'), switches, report);
}

function checkStyle(
  element: XmlElement,
  style: XmlAttribute | undefined,
  subStyle: XmlAttribute | undefined,
  report: Report,
): void {
  if (subStyle !== undefined && style === undefined) {
    report.add('subFs', subStyle.start, 'fs:subFs needs fs:fs beside it; add it.');
  }
  const first = style ?? subStyle;
  if (first === undefined || localName(element) !== 'ec' || attributeOf(element, 'isolated') === 'yes')
    return;
  report.add('fs', first.start, '<ec> has a format style only where it is isolated; remove it.');
}

/** `[minimum,]maximum`, where the maximum may be `*`. */
function checkRange(restriction: XmlAttribute | undefined, report: Report): void {
  if (restriction === undefined || restriction.value.trim() === '') return;
  const range = /^\s{0,9}(?:(\d{1,15})\s{0,9},\s{0,9})?(?:\*|(\d{1,15}))\s{0,9}$/.exec(restriction.value);
  const [, least = '0', most] = range ?? [];
  if (range !== null && (most === undefined || Number(least) <= Number(most))) return;
  report.add(
    restriction.name.slice(restriction.name.indexOf(':') + 1),
    restriction.valueRange.start,
    `${quoted(restriction.value)} is no size; write the largest one, or the smallest and the largest with a comma.`,
  );
}

/** A unit's case has a value for each variable that the switch around it names. */
function checkCase(value: XmlAttribute | undefined, switches: string | undefined, report: Report): void {
  if (value === undefined) return;
  if (switches !== undefined && countValues(value.value) === countValues(switches)) return;
  report.add(
    'case',
    value.start,
    `The case ${quoted(value.value)} needs a value for each variable of the switch on a group around it; correct them.`,
  );
}

function countValues(list: string): number {
  return list.trim().split(/[\s,]+/).length;
}

import {
  attributeOf,
  childElements,
  localName,
  type XmlAttribute,
  type XmlElement,
} from '../../xml/xml-node';
import { quoted, type Report } from './report';

/** The profiles of a file, which say what its size restrictions mean. */
export interface SizeProfiles {
  readonly general: string | undefined;
  readonly storage: string | undefined;
}

/** The attributes of Size and Length Restriction on an element. */
export interface SizeAttributes {
  readonly sizeRestriction: XmlAttribute | undefined;
  readonly storageRestriction: XmlAttribute | undefined;
  readonly sizeInfo: XmlAttribute | undefined;
  readonly sizeInfoRef: XmlAttribute | undefined;
  readonly equivStorage: XmlAttribute | undefined;
}

/** Checks size restrictions. `data` has the ids in the `<slr:data>` of the elements around. */
export function checkSizes(
  element: XmlElement,
  attributes: SizeAttributes,
  { profiles, data }: { readonly profiles: SizeProfiles; readonly data: ReadonlySet<string> },
  report: Report,
): void {
  const { sizeInfo, sizeInfoRef, equivStorage } = attributes;
  if (sizeInfo !== undefined && sizeInfoRef !== undefined) {
    report.add('sizeInfo', sizeInfo.start, 'sizeInfo and sizeInfoRef can’t be used together; remove one.');
  }
  // The one profile that the specification defines counts in whole numbers; others may write anything else.
  if (profiles.general === undefined && /^\s{0,9}\d{1,15}\.\d{1,15}\s{0,9}$/.test(sizeInfo?.value ?? ''))
    checkNumber(sizeInfo, report);
  if (profiles.general === 'xliff:codepoints') {
    checkRange(attributes.sizeRestriction, report);
    checkNumber(sizeInfo, report);
  }
  if (/^xliff:utf(?:8|16|32)$/.test(profiles.storage ?? '')) {
    checkRange(attributes.storageRestriction, report);
    checkNumber(equivStorage, report);
  }
  if (sizeInfoRef !== undefined && !data.has(sizeInfoRef.value.trim())) {
    report.add(
      'sizeInfoRef',
      sizeInfoRef.start,
      `No element in a <slr:data> around has the id ${quoted(sizeInfoRef.value)}; correct sizeInfoRef.`,
    );
  }
  const own = equivStorage ?? sizeInfo ?? sizeInfoRef;
  if (own === undefined || localName(element) !== 'ec' || attributeOf(element, 'isolated') === 'yes') return;
  report.add(nameOf(own), own.start, `<ec> has ${own.name} only where it is isolated; move it to its <sc>.`);
}

/** Returns the ids inside of a `<slr:data>`. */
export function sizeDataIds(data: XmlElement): readonly string[] {
  return childElements(data).flatMap((child) => [
    ...child.attributes.flatMap(({ name, value }) => (name === 'id' || name === 'xml:id' ? [value] : [])),
    ...sizeDataIds(child),
  ]);
}

/** `[minimum,]maximum`, where the maximum may be `*`. */
function checkRange(restriction: XmlAttribute | undefined, report: Report): void {
  if (restriction === undefined || restriction.value.trim() === '') return;
  const range = /^\s{0,9}(?:(\d{1,15})\s{0,9},\s{0,9})?(?:\*|(\d{1,15}))\s{0,9}$/.exec(restriction.value);
  const [, least = '0', most] = range ?? [];
  if (range !== null && (most === undefined || Number(least) <= Number(most))) return;
  report.add(
    nameOf(restriction),
    restriction.valueRange.start,
    `${quoted(restriction.value)} is no size; write the largest one, or the smallest and the largest with a comma.`,
  );
}

function checkNumber(size: XmlAttribute | undefined, report: Report): void {
  if (size === undefined || /^\s{0,9}\d{0,15}\s{0,9}$/.test(size.value)) return;
  report.add(nameOf(size), size.valueRange.start, `${quoted(size.value)} is no size; write a whole number.`);
}

function nameOf({ name }: XmlAttribute): string {
  return name.slice(name.indexOf(':') + 1);
}

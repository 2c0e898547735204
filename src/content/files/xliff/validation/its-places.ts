import { attributeNamespace } from '../../xml/namespaces';
import { localName, type XmlElement } from '../../xml/xml-node';
import { itsmNamespace, itsNamespace } from './its-rules';
import type { Report } from './report';
import { provenanceAttributes } from './xliff-2-modules';

/**
 * The attributes of the data categories that the ITS module has "at structural levels". All others annotate
 * spans of text.
 */
const structural: ReadonlySet<string> = new Set([
  ...provenanceAttributes,
  ...'allowedCharacters annotatorsRef domains localeFilterList localeFilterType locQualityRatingProfileRef locQualityRatingScore locQualityRatingScoreThreshold locQualityRatingVote locQualityRatingVoteThreshold provenanceRecordsRef version'.split(
    ' ',
  ),
]);
/** Elements on which only some attributes of ITS may stand. */
const places: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['xliff', new Set(['annotatorsRef', 'version'])],
  ['file', structural],
  ['group', structural],
  ['unit', structural],
  ['note', new Set(['version'])],
]);

/** Checks that the ITS attributes of an element of the core may stand there. */
export function checkItsPlaces(element: XmlElement, report: Report): void {
  const allowed = places.get(localName(element));
  if (allowed === undefined) return;
  for (const attribute of element.attributes) {
    const namespace = attributeNamespace(element, attribute);
    if (namespace !== itsNamespace && namespace !== itsmNamespace) continue;
    const name = attribute.name.slice(attribute.name.indexOf(':') + 1);
    if (allowed.has(name)) continue;
    report.add(
      'ITS Module',
      attribute.start,
      `${attribute.name} can’t stand on <${element.name}>; remove it, or put it on a <mrk> around the text.`,
    );
  }
}

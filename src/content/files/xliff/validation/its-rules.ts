import { attributeNamespace } from '../../xml/namespaces';
import { attributeOf, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import { provenanceAttributes } from './xliff-2-modules';

const itsNamespace = 'http://www.w3.org/2005/11/its';
const itsmNamespace = 'urn:oasis:names:tc:xliff:itsm:2.1';
const section = 'ITS Module';

/** Attributes that can't stand beside another one. */
const exclusive: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'locQualityIssuesRef',
    new Set(['Type', 'Comment', 'Severity', 'ProfileRef', 'Enabled'].map((end) => `locQualityIssue${end}`)),
  ],
  ['locQualityRatingScore', new Set(['locQualityRatingVote'])],
  ['taIdentRef', new Set(['taSource', 'taIdent'])],
  ['provenanceRecordsRef', provenanceAttributes],
];
/** Attributes that need another one, on the element or, for a threshold, around it. */
const needs: Readonly<Record<string, readonly string[]>> = {
  taSource: ['taIdent'],
  taIdent: ['taSource'],
};
const thresholds: Readonly<Record<string, string>> = {
  locQualityRatingScoreThreshold: 'locQualityRatingScore',
  locQualityRatingVoteThreshold: 'locQualityRatingVote',
};
/** Attributes on marks that terms and comments have too; with all others a mark is `its:generic`. */
const notGeneric = new Set(['version', 'termConfidence', 'taConfidence']);

const categories = new Set(
  'allowed-characters directionality domain elements-within-text external-resource id-value language-information locale-filter localization-note localization-quality-issue localization-quality-rating mt-confidence preserve-space provenance storage-size target-pointer terminology text-analysis translate'.split(
    ' ',
  ),
);

/** The state of ITS around an element. */
export interface ItsContext {
  readonly hasVersion: boolean;
  readonly inherited: ReadonlySet<string>;
  /** Ids of standoff elements in the unit, group or file. */
  readonly records: ReadonlySet<string>;
}

export const outsideIts: ItsContext = { hasVersion: false, inherited: new Set(), records: new Set() };

/** Checks the ITS attributes of an element; returns what its children inherit. */
export function checkIts(element: XmlElement, context: ItsContext, report: Report): ItsContext {
  const attributes = new Map(
    element.attributes.flatMap((attribute) => {
      const namespace = attributeNamespace(element, attribute);
      const isOwn = namespace === itsNamespace || namespace === itsmNamespace;
      return isOwn ? [[attribute.name.slice(attribute.name.indexOf(':') + 1), attribute] as const] : [];
    }),
  );
  const own = childElements(element).filter(
    ({ name, scope }) => scope.find(name.split(':')[0] ?? '') === itsNamespace,
  );
  const ids = own.flatMap((child) => attributeOf(child, 'xml:id') ?? []);
  const records = ids.length === 0 ? context.records : new Set([...context.records, ...ids]);
  if (attributes.size === 0) return { ...context, records };
  const first = element.start;
  const hasVersion = context.hasVersion || attributes.has('version');
  if (!hasVersion)
    report.add('its:version', first, 'ITS is used without its:version on or around the element; add it.');
  for (const [name, others] of exclusive) {
    const other = attributes.has(name) ? [...others].find((one) => attributes.has(one)) : undefined;
    if (other !== undefined)
      report.add(section, first, `its:${name} and its:${other} can’t be used together; remove one.`);
  }
  for (const name of attributes.keys()) {
    const missing = needs[name]?.find((one) => !attributes.has(one));
    if (missing !== undefined)
      report.add(section, first, `its:${name} needs its:${missing} beside it; add it.`);
    const score = thresholds[name];
    if (score !== undefined && !attributes.has(score) && !context.inherited.has(score)) {
      report.add(section, first, `its:${name} needs its:${score} on or around the element; add it.`);
    }
  }
  checkMark(element, attributes, report);
  checkRecords(element, attributes.get('locQualityIssuesRef')?.value, records, report);
  checkAnnotators(element, attributes.get('annotatorsRef')?.value, report);
  return { hasVersion, inherited: new Set([...context.inherited, ...attributes.keys()]), records };
}

function checkMark(element: XmlElement, attributes: ReadonlyMap<string, unknown>, report: Report): void {
  const name = localName(element);
  if (name !== 'mrk' && name !== 'sm') return;
  const type = attributeOf(element, 'type');
  if (type !== 'comment' && type !== 'generic' && type?.startsWith('mtc:') !== true) return;
  const wrong = [...attributes.keys()].find((attribute) => !notGeneric.has(attribute));
  if (wrong === undefined) return;
  report.add(
    section,
    element.start,
    `A mark with its:${wrong} has the type its:generic or none; change the type.`,
  );
}

function checkRecords(
  element: XmlElement,
  ref: string | undefined,
  records: ReadonlySet<string>,
  report: Report,
): void {
  if (ref === undefined) return;
  const [, id] = /^#(?:[^#]{0,500}\/)?its=([^/]{1,500})$/.exec(ref) ?? [];
  if (id !== undefined && records.has(id)) return;
  report.add(
    'locQualityIssuesRef',
    element.start,
    `${quoted(ref)} is no reference to issues of the unit, such as #its=1; correct it.`,
  );
}

function checkAnnotators(element: XmlElement, ref: string | undefined, report: Report): void {
  if (ref === undefined) return;
  const seen = new Set<string>();
  for (const part of ref.trim().split(/\s+/)) {
    const [category = '', tool = ''] = part.split('|', 2);
    const isKnown = categories.has(category) && tool !== '';
    if (isKnown && !seen.has(category)) {
      seen.add(category);
      continue;
    }
    report.add(
      'annotatorsRef',
      element.start,
      `${quoted(part)} must be a data category of ITS, used once, and a tool with | between them; correct it.`,
    );
  }
}

/** Checks the standoff elements of ITS. */
export function checkItsElement(name: string, element: XmlElement, report: Report): void {
  for (const record of childElements(element)) {
    const names = record.attributes.map((attribute) => attribute.name.slice(attribute.name.indexOf(':') + 1));
    const isFilled =
      name === 'its:locQualityIssues'
        ? names.includes('locQualityIssueType') || names.includes('locQualityIssueComment')
        : names.some((one) => provenanceAttributes.has(one));
    if (isFilled) continue;
    report.add(
      localName(record),
      record.start,
      `<${record.name}> says nothing; add a type and a comment, or an agent.`,
    );
  }
}

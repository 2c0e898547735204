import { attributeNamespace } from '../../xml/namespaces';
import { attributeOf, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import { provenanceAttributes } from './xliff-2-modules';
import { ownValue } from '../../../own-value';

export const itsNamespace = 'http://www.w3.org/2005/11/its';
export const itsmNamespace = 'urn:oasis:names:tc:xliff:itsm:2.1';
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
/** Attributes that need another one beside them. */
const needs: Readonly<Record<string, readonly string[]>> = {
  taSource: ['taIdent'],
  taIdent: ['taSource'],
};
const said = ['locQualityIssuesRef', 'locQualityIssueType', 'locQualityIssueComment'];
/** Attributes that need one of others, on the element or around it. */
const needsOneOf: Readonly<Record<string, readonly string[]>> = {
  locQualityIssueSeverity: said,
  locQualityIssueProfileRef: said,
  locQualityIssueEnabled: said,
  localeFilterType: ['localeFilterList'],
  locQualityRatingProfileRef: ['locQualityRatingScore', 'locQualityRatingVote'],
  locQualityRatingScoreThreshold: ['locQualityRatingScore'],
  locQualityRatingVoteThreshold: ['locQualityRatingVote'],
  taConfidence: ['taClassRef', 'taIdentRef', 'taIdent'],
};
/** Confidences, and the data category whose tool `annotatorsRef` names. */
const confidences: Readonly<Record<string, string>> = {
  mtConfidence: 'mt-confidence',
  taConfidence: 'text-analysis',
  termConfidence: 'terminology',
};
/** Attributes on marks that terms and comments have too; with all others a mark is `its:generic`. */
const notGeneric = new Set(['version', 'annotatorsRef', 'termConfidence', 'taConfidence']);

const categories = new Set(
  'allowed-characters directionality domain elements-within-text external-resource id-value language-information locale-filter localization-note localization-quality-issue localization-quality-rating mt-confidence preserve-space provenance storage-size target-pointer terminology text-analysis translate'.split(
    ' ',
  ),
);

/** The state of ITS around an element. */
export interface ItsContext {
  readonly hasVersion: boolean;
  readonly inherited: ReadonlySet<string>;
  /** Data categories of which `annotatorsRef` names a tool. */
  readonly annotated: ReadonlySet<string>;
  /** Ids of standoff elements in the unit, group or file, by the attributes that refer to them. */
  readonly records: Readonly<Record<RecordReference, ReadonlySet<string>>>;
}

type RecordReference = 'locQualityIssuesRef' | 'provenanceRecordsRef';
const recordReferences = ['locQualityIssuesRef', 'provenanceRecordsRef'] as const;

export const outsideIts: ItsContext = {
  hasVersion: false,
  inherited: new Set(),
  annotated: new Set(),
  records: { locQualityIssuesRef: new Set(), provenanceRecordsRef: new Set() },
};

/** Checks the ITS attributes of an element; returns what its children inherit. */
export function checkIts(element: XmlElement, context: ItsContext, report: Report): ItsContext {
  const attributes = new Map(
    element.attributes.flatMap((attribute) => {
      const namespace = attributeNamespace(element, attribute);
      const isOwn = namespace === itsNamespace || namespace === itsmNamespace;
      return isOwn ? [[attribute.name.slice(attribute.name.indexOf(':') + 1), attribute] as const] : [];
    }),
  );
  const records = recordsIn(element, context.records);
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
  const inherited = new Set([...context.inherited, ...attributes.keys()]);
  const annotated = new Set([
    ...context.annotated,
    ...partsOf(attributes.get('annotatorsRef')?.value).map(([category]) => category),
  ]);
  for (const [name, { start }] of attributes) {
    const missing = ownValue(needs, name)?.find((one) => !attributes.has(one));
    if (missing !== undefined)
      report.add(section, first, `its:${name} needs its:${missing} beside it; add it.`);
    const others = ownValue(needsOneOf, name);
    if (others !== undefined && others.every((one) => !inherited.has(one))) {
      const wanted = others.map((one) => `its:${one}`).join(' or ');
      report.add(section, first, `its:${name} needs ${wanted} on or around the element; add it.`);
    }
    const category = ownValue(confidences, name);
    if (category !== undefined && !annotated.has(category)) {
      report.add(
        'annotatorsRef',
        start,
        `its:${name} needs its:annotatorsRef on or around the element, with the tool of ${category}; add it.`,
      );
    }
  }
  checkMark(element, attributes, report);
  for (const name of recordReferences)
    checkRecords(element, attributes.get(name)?.value, [name, records[name]], report);
  checkAnnotators(element, attributes.get('annotatorsRef')?.value, report);
  return { hasVersion, inherited, annotated, records };
}

/** Adds the standoff elements in an element to those around it. */
function recordsIn(element: XmlElement, around: ItsContext['records']): ItsContext['records'] {
  const own = childElements(element).filter(
    ({ name, scope }) => scope.find(name.split(':')[0] ?? '') === itsNamespace,
  );
  if (own.length === 0) return around;
  const idsOf = (name: string): readonly string[] =>
    own.filter((child) => localName(child) === name).flatMap((child) => attributeOf(child, 'xml:id') ?? []);
  return {
    locQualityIssuesRef: new Set([...around.locQualityIssuesRef, ...idsOf('locQualityIssues')]),
    provenanceRecordsRef: new Set([...around.provenanceRecordsRef, ...idsOf('provenanceRecords')]),
  };
}

function checkMark(element: XmlElement, attributes: ReadonlyMap<string, unknown>, report: Report): void {
  const name = localName(element);
  if (name !== 'mrk' && name !== 'sm') return;
  const type = attributeOf(element, 'type');
  if (type === undefined || type === 'its:generic') return;
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
  [name, records]: readonly [RecordReference, ReadonlySet<string>],
  report: Report,
): void {
  if (ref === undefined) return;
  const [, id] = /^#(?:[^#]{0,500}\/)?its=([^/]{1,500})$/.exec(ref) ?? [];
  if (id !== undefined && records.has(id)) return;
  const title = name === 'locQualityIssuesRef' ? 'issues' : 'provenance records';
  report.add(
    name,
    element.start,
    `${quoted(ref)} is no reference to ${title} of the unit, such as #its=1; correct it.`,
  );
}

function partsOf(ref: string | undefined): readonly (readonly [category: string, tool: string])[] {
  if (ref === undefined) return [];
  return ref
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [category = '', tool = ''] = part.split('|', 2);
      return [category, tool] as const;
    });
}

function checkAnnotators(element: XmlElement, ref: string | undefined, report: Report): void {
  const seen = new Set<string>();
  for (const [category, tool] of partsOf(ref)) {
    const isKnown = categories.has(category) && tool !== '';
    if (isKnown && !seen.has(category)) {
      seen.add(category);
      continue;
    }
    report.add(
      'annotatorsRef',
      element.start,
      `${quoted(`${category}|${tool}`)} must be a data category of ITS, used once, and a tool with | between them; correct it.`,
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

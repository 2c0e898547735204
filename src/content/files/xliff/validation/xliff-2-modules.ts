import type { ElementNotation, SchemaName, ValueType } from './schema';
import { oneOf } from './value-types';

/** Namespaces of the modules of XLIFF 2, and the prefixes by which the specification names them. */
export const modulePrefixes: readonly (readonly [string, string])[] = [
  ['urn:oasis:names:tc:xliff:matches:2.0', 'mtc'],
  ['urn:oasis:names:tc:xliff:glossary:2.0', 'gls'],
  ['urn:oasis:names:tc:xliff:fs:2.0', 'fs'],
  ['urn:oasis:names:tc:xliff:metadata:2.0', 'mda'],
  ['urn:oasis:names:tc:xliff:resourcedata:2.0', 'res'],
  ['urn:oasis:names:tc:xliff:changetracking:2.0', 'ctr'],
  ['urn:oasis:names:tc:xliff:sizerestriction:2.0', 'slr'],
  ['urn:oasis:names:tc:xliff:validation:2.0', 'val'],
  ['http://www.w3.org/2005/11/its', 'its'],
  ['urn:oasis:names:tc:xliff:itsm:2.1', 'itsm'],
  ['urn:oasis:names:tc:xliff:pgs:1.0', 'pgs'],
];

const provenance =
  'org orgRef person personRef revOrg revOrgRef revPerson revPersonRef revTool revToolRef tool toolRef';

export const moduleElements: Readonly<Record<SchemaName, ElementNotation>> = {
  'mtc:matches': { content: 'mtc:match+', attributes: '' },
  'mtc:match': {
    content: 'mda:metadata? originalData? source target other*',
    attributes:
      'id=token matchQuality=percent matchSuitability=percent origin ref!=uri reference=yesNo similarity=percent subType=ownPrefixed type=matchType *',
  },
  'gls:glossary': { content: 'gls:glossEntry+', attributes: '' },
  'gls:glossEntry': {
    content: 'gls:term gls:translation* gls:definition? other*',
    attributes: 'id=token ref=uri *',
  },
  'gls:term': { content: 'text', attributes: 'source *' },
  'gls:translation': { content: 'text', attributes: 'id=token ref=uri source *' },
  'gls:definition': { content: 'text', attributes: 'source *' },
  'mda:metadata': { content: 'mda:metaGroup+', attributes: 'id=token' },
  'mda:metaGroup': {
    content: '(mda:metaGroup|mda:meta)+',
    attributes: 'id=token category appliesTo=metaAppliesTo',
  },
  'mda:meta': { content: 'text', attributes: 'type!' },
  'res:resourceData': { content: 'res:resourceItemRef* res:resourceItem*', attributes: '' },
  'res:resourceItemRef': { content: '', attributes: 'id=token ref!=token *' },
  'res:resourceItem': {
    content: 'res:source? res:target? res:reference*',
    attributes: 'mimeType id=token context=yesNo *',
  },
  'res:source': { content: 'foreign*', attributes: 'href xml:lang=languageOrNone *' },
  'res:target': { content: 'foreign*', attributes: 'href xml:lang=languageOrNone *' },
  'res:reference': { content: '', attributes: 'href! xml:lang=languageOrNone *' },
  'ctr:changeTrack': { content: 'ctr:revisions+', attributes: '' },
  'ctr:revisions': {
    content: 'ctr:revision+',
    attributes: 'appliesTo!=token ref=token currentVersion=token *',
  },
  'ctr:revision': { content: 'ctr:item+', attributes: 'author datetime=noteDateTime version=token *' },
  'ctr:item': { content: 'text', attributes: 'property! *' },
  'slr:profiles': { content: 'slr:normalization? foreign*', attributes: 'generalProfile storageProfile' },
  'slr:normalization': { content: '', attributes: 'general=normalization storage=normalization' },
  'slr:data': { content: 'foreign*', attributes: 'profile! *' },
  'val:validation': { content: 'val:rule+', attributes: '*' },
  'val:rule': {
    content: '',
    attributes:
      'isPresent occurs=positive isNotPresent startsWith endsWith existsInSource=yesNo caseSensitive=yesNo normalization=normalization disabled=yesNo *',
  },
  'its:locQualityIssues': {
    content: 'its:locQualityIssue+',
    attributes: 'xml:id!=name version=itsVersion its:*',
  },
  'its:locQualityIssue': {
    content: '',
    attributes:
      'locQualityIssueType=issueType locQualityIssueComment locQualityIssueSeverity=percent locQualityIssueProfileRef locQualityIssueEnabled=yesNo version=itsVersion its:*',
  },
  'its:provenanceRecords': {
    content: 'its:provenanceRecord+',
    attributes: 'xml:id!=name version=itsVersion its:*',
  },
  'its:provenanceRecord': { content: '', attributes: `${provenance} version=itsVersion its:*` },
};

/** The elements of modules that XLIFF 2.2 changed. */
export const moduleElements22: Readonly<Record<SchemaName, ElementNotation>> = {
  ...moduleElements,
  'mda:metaGroup': {
    content: '(mda:metaGroup|mda:meta|meta)+',
    attributes: 'id=token category appliesTo=metaAppliesTo',
  },
  'res:resourceItem': {
    content: 'notes? res:source? res:target? res:reference*',
    attributes: 'mimeType id=token context=yesNo *',
  },
};

/** Where elements of modules stand among those of the core, and how many. */
export const modulePlacements: Readonly<Record<SchemaName, Readonly<Record<SchemaName, number>>>> = {
  'mtc:matches': { unit: 1 },
  'gls:glossary': { unit: 1 },
  'mda:metadata': { file: 1, group: 1, unit: 1 },
  'res:resourceData': { file: 1, unit: 1 },
  // The test suite of the standard has several in a unit.
  'ctr:changeTrack': { file: Infinity, group: Infinity, unit: Infinity },
  'slr:profiles': { file: 1 },
  'slr:data': { file: 1, group: 1, unit: 1 },
  'val:validation': { file: 1, group: 1, unit: 1 },
  'its:locQualityIssues': { unit: Infinity },
  'its:provenanceRecords': { file: Infinity, group: Infinity, unit: Infinity },
};

/** Attributes of modules on elements of the core. */
export const moduleAttributes: Readonly<Record<SchemaName, string>> = {
  'fs:fs': 'htmlElement',
  'fs:subFs': 'any',
  'slr:equivStorage': 'any',
  'slr:sizeInfo': 'any',
  'slr:sizeInfoRef': 'token',
  'slr:sizeRestriction': 'any',
  'slr:storageRestriction': 'any',
  'its:allowedCharacters': 'any',
  'its:annotatorsRef': 'any',
  'its:localeFilterList': 'localeRanges',
  'its:localeFilterType': 'filterType',
  'its:locQualityIssueComment': 'any',
  'its:locQualityIssueEnabled': 'yesNo',
  'its:locQualityIssueProfileRef': 'uri',
  'its:locQualityIssuesRef': 'uri',
  'its:locQualityIssueSeverity': 'percent',
  'its:locQualityIssueType': 'issueType',
  'its:locQualityRatingProfileRef': 'uri',
  'its:locQualityRatingScore': 'percent',
  'its:locQualityRatingScoreThreshold': 'percent',
  'its:locQualityRatingVote': 'integer',
  'its:locQualityRatingVoteThreshold': 'integer',
  'its:mtConfidence': 'confidence',
  'its:provenanceRecordsRef': 'uri',
  'its:taClassRef': 'uri',
  'its:taConfidence': 'confidence',
  'its:taIdent': 'any',
  'its:taIdentRef': 'uri',
  'its:taSource': 'any',
  ...Object.fromEntries(provenance.split(' ').map((name) => [`its:${name}`, 'any'])),
  'its:termConfidence': 'confidence',
  'its:version': 'itsVersion',
  'itsm:lang': 'language',
  'itsm:domains': 'any',
  'pgs:switch': 'any',
  'pgs:case': 'any',
};

/** The attributes of the ITS module that have any text as value; those of provenance among them. */
export const provenanceAttributes: ReadonlySet<string> = new Set(provenance.split(' '));

export const moduleTypes: readonly (readonly [string, ValueType])[] = [
  ['matchType', oneOf('am mt icm idm tb tm other')],
  ['metaAppliesTo', oneOf('source target ignorable')],
  ['normalization', oneOf('none nfc nfd')],
  [
    'noteDateTime',
    { accepts: isNoteDateTime, title: 'a date such as 2026, 2026-11-24 or 2026-11-24T09:30Z' },
  ],
  ['filterType', oneOf('include exclude')],
  // The text of every version allows 2.0 only, and an example of XLIFF 2.2 has 2.2.
  ['itsVersion', oneOf('2.0 2.2')],
  ['localeRanges', { accepts: areLocaleRanges, title: 'language ranges such as fr-CA, de-* with commas' }],
  [
    'issueType',
    oneOf(
      'terminology mistranslation omission untranslated addition duplication inconsistency grammar legal register locale-specific-content locale-violation style characters misspelling typographical formatting inconsistent-entities numbers markup pattern-problem whitespace internationalization length non-conformance uncategorized other',
    ),
  ],
  [
    'htmlElement',
    oneOf(
      'a b bdo big blockquote body br button caption center cite code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 h6 head hr html i img label legend li ol p pre q s samp select small span strike strong sub sup table tbody td tfoot th thead title tr tt u ul',
    ),
  ],
];

/** An empty list is of no locale. */
function areLocaleRanges(list: string): boolean {
  const range = /^(?:\*|[a-z]{1,8})(?:-(?:\*|[a-z\d]{1,8})){0,20}$/i;
  return list.trim() === '' || list.split(',').every((one) => range.test(one.trim()));
}

/**
 * Whether a value has a format of the W3C's note on dates. Examples of the specification write the hour of a
 * time zone with one digit.
 */
function isNoteDateTime(value: string): boolean {
  const [date = '', time, ...more] = value.split('T');
  if (!/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/.test(date)) return false;
  if (time === undefined) return true;
  const isTime = /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:\.\d{1,20})?)?(?:Z|[-+]\d{1,2}:[0-5]\d)?$/.test(
    time,
  );
  return date.length === 10 && isTime && more.length === 0;
}

import { describe, expect, it } from 'vitest';
import { checkContentFile } from '../../../src/content/files/content-files';
import { expectSameBytes, toBytes } from './support/file-laws';

const options = { name: 'a.xlf' };
const namespaces = [
  'xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"',
  'xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"',
  'xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"',
  'xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0"',
  'xmlns:val="urn:oasis:names:tc:xliff:validation:2.0" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0" xmlns:x="urn:x"',
  'xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0" xmlns:itsm="urn:oasis:names:tc:xliff:itsm:2.1"',
].join(' ');

const document = (version: '2.1' | '2.2', inside: string): string =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:${version === '2.2' ? '2.2' : '2.0'}" version="${version}" srcLang="en" trgLang="de" ${namespaces}>${inside}</xliff>`;
const file = (inside: string): string => `<file id="f">${inside}</file>`;
const segment = '<segment id="s"><source>a</source><target>b</target></segment>';
const unit = (inside: string, attributes = ''): string =>
  `<unit id="u"${attributes}>${inside}${segment}</unit>`;
const inUnit = (inside: string): string => file(unit(inside));
const marked = (attributes: string): string =>
  file(`<unit id="u"><segment><source><mrk id="m" ${attributes}>a</mrk></source></segment></unit>`);
const source = (inside: string): string =>
  file(`<unit id="u"><segment><source>${inside}</source></segment></unit>`);
const pair = (first: string, second: string): string =>
  file(`<unit id="u"><segment><source>${first}</source><target>${second}</target></segment></unit>`);
const variants = (switches: string, ...cases: readonly string[]): string => {
  const segments = cases.map(
    (one, index) => `<segment id="s${index}" pgs:case="${one}"><source>a</source></segment>`,
  );
  return file(`<unit id="u" pgs:switch="${switches}">${segments.join('')}</unit>`);
};
const profiles = '<slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>';
const sized = (inside: string): string => file(`${profiles}${unit('').replace('>a<', `>${inside}<`)}`);
const resource = (inside: string): string =>
  file(
    `<res:resourceData><res:resourceItem id="r" mimeType="a/b">${inside}</res:resourceItem></res:resourceData>${unit('')}`,
  );

const revisions = (
  attributes: string,
  inside = '<ctr:revision><ctr:item property="content">a</ctr:item></ctr:revision>',
): string =>
  inUnit(`<ctr:changeTrack><ctr:revisions ${attributes}>${inside}</ctr:revisions></ctr:changeTrack>`);
const revisionOf = (name: string): string =>
  `<ctr:revision version="${name}"><ctr:item property="content">a</ctr:item></ctr:revision>`;
const dated = (datetime: string): string =>
  `<ctr:revision datetime="${datetime}"><ctr:item property="content">a</ctr:item></ctr:revision>`;
const resourceRef = (ref: string): string =>
  file(
    `<res:resourceData><res:resourceItem id="r" mimeType="a/b"><res:source href="a"/></res:resourceItem></res:resourceData>${unit(`<res:resourceData><res:resourceItemRef ref="${ref}"/></res:resourceData>`)}`,
  );

/** A constraint of the specification, with a document that meets it and one that breaks it. */
type Pair = readonly [rule: string, valid: string, invalid: string];

const pairs21: readonly Pair[] = [
  // A span of a unit with the same id in another file
  [
    'ref',
    inUnit(
      '<mtc:matches><mtc:match ref="#u=u/s"><source>a</source><target>b</target></mtc:match></mtc:matches>',
    ),
    inUnit(
      '<mtc:matches><mtc:match ref="#/f=other/u=u/s"><source>a</source><target>b</target></mtc:match></mtc:matches>',
    ),
  ],
  [
    'Comment Annotation',
    file(
      unit('<notes><note id="n">b</note></notes>').replace(
        '>a<',
        '><mrk id="m" type="comment" ref="#f=f/u=u/n=n">a</mrk><',
      ),
    ),
    file(
      unit('<notes><note id="n">b</note></notes>').replace(
        '>a<',
        '><mrk id="m" type="comment" ref="#f=other/u=u/n=n">a</mrk><',
      ),
    ),
  ],
  // A span of another unit
  [
    'ref',
    inUnit(
      '<mtc:matches><mtc:match ref="#/f=f/u=u/s"><source>a</source><target>b</target></mtc:match></mtc:matches>',
    ),
    inUnit(
      '<mtc:matches><mtc:match ref="#/f=f/u=v/s"><source>a</source><target>b</target></mtc:match></mtc:matches>',
    ),
  ],
  [
    'ref',
    inUnit(
      '<gls:glossary><gls:glossEntry ref="#u=u/s"><gls:term>a</gls:term><gls:definition>b</gls:definition></gls:glossEntry></gls:glossary>',
    ),
    inUnit(
      '<gls:glossary><gls:glossEntry ref="#u=v/s"><gls:term>a</gls:term><gls:definition>b</gls:definition></gls:glossEntry></gls:glossary>',
    ),
  ],
  // A code, mark, revision or resource that is there only by name
  [
    'copyOf',
    pair('<pc id="1">a</pc>', '<pc id="1">a</pc><pc id="2" copyOf="1">b</pc>'),
    pair('<pc id="1">a</pc>', '<pc id="1" copyOf="1">a</pc>'),
  ],
  [
    'copyOf',
    pair('<ph id="1"/>', '<ph id="1"/><ph id="2" copyOf="1"/>'),
    pair('<ph id="1"/>a', '<ph id="1"/><pc id="2" copyOf="1">b</pc>'),
  ],
  [
    'copyOf',
    pair('<ph id="1"/>', '<ph id="1"/><ph id="2" copyOf="1"/>'),
    pair('<mrk id="1" type="term">a</mrk>', '<ph id="2" copyOf="1"/>'),
  ],
  ['Translate Annotation', marked('translate="no"'), marked('')],
  ['Translate Annotation', marked('type="generic" x:purpose="a"'), marked('type="generic" value="a"')],
  [
    'Translate Annotation',
    source('<sm id="1" translate="no"/>a<em startRef="1"/>'),
    source('<sm id="1"/>a<em startRef="1"/>'),
  ],
  [
    'canOverlap',
    source('<sc id="1" canOverlap="no"/><sc id="2"/>a<ec startRef="2"/><ec startRef="1" canOverlap="no"/>'),
    source('<sc id="1" canOverlap="no"/>a<sc id="2"/>b<ec startRef="1" canOverlap="no"/>c<ec startRef="2"/>'),
  ],
  [
    'canOverlap',
    source('<sc id="2"/>a<sc id="1"/>b<ec startRef="2"/>c<ec startRef="1"/>'),
    source('<sc id="2"/>a<sc id="1" canOverlap="no"/>b<ec startRef="2"/>c<ec startRef="1" canOverlap="no"/>'),
  ],
  [
    'canOverlap',
    source('<pc id="1" canOverlap="no">a<sc id="2"/>b</pc>c<ec startRef="2"/>'),
    source('<sc id="1" canOverlap="no"/><ec id="2" isolated="yes"/><ec startRef="1" canOverlap="no"/>'),
  ],
  [
    'canOverlap',
    source('<sc id="1"/><sc id="2" isolated="yes"/><ec startRef="1"/>'),
    source('<sc id="1" canOverlap="no"/><sc id="2" isolated="yes"/><ec startRef="1" canOverlap="no"/>'),
  ],
  [
    'datetime',
    revisions(
      'appliesTo="source"',
      ['2015', '2015-10', '2015-10-21', '2015-10-21T09:00Z', '2015-10-21T09:00:00.5+8:00']
        .map(dated)
        .join(''),
    ),
    revisions('appliesTo="source"', dated('yesterday')),
  ],
  [
    'datetime',
    revisions('appliesTo="source"', dated('2015-10-21T09:00:00+00:00')),
    revisions('appliesTo="source"', dated('21.10.2015')),
  ],
  ['appliesTo', revisions('appliesTo="segment"'), revisions('appliesTo="note"')],
  [
    'currentVersion',
    revisions('appliesTo="source" currentVersion="1"', revisionOf('1') + revisionOf('2')),
    revisions('appliesTo="source" currentVersion="1"', revisionOf('1') + revisionOf('1')),
  ],
  ['ref', resourceRef('r'), resourceRef('q')],
  // Core
  [
    'type',
    source('<sc id="1" type="fmt"/>a<ec startRef="1" type="fmt"/>'),
    source('<sc id="1" type="fmt"/>a<ec startRef="1" type="ui"/>'),
  ],
  [
    'subType',
    source('<sc id="1" type="fmt" subType="xlf:b"/>a<ec startRef="1"/>'),
    source('<sc id="1" type="fmt" subType="xlf:b"/>a<ec startRef="1" type="fmt" subType="xlf:i"/>'),
  ],
  [
    'canReorder',
    pair(
      '<pc id="1" canReorder="firstNo" canDelete="no" canCopy="no">a<ph id="2" canReorder="no" canDelete="no" canCopy="no"/></pc>',
      '<sc id="1" canReorder="firstNo" canDelete="no" canCopy="no"/><ph id="2" canReorder="no" canDelete="no" canCopy="no"/>b<ec startRef="1" canReorder="no" canDelete="no" canCopy="no"/>',
    ),
    pair(
      '<pc id="1" canReorder="firstNo" canDelete="no" canCopy="no">a<ph id="2" canReorder="no" canDelete="no" canCopy="no"/></pc>',
      '<pc id="1" canReorder="firstNo" canDelete="no" canCopy="no">b</pc><ph id="2" canReorder="no" canDelete="no" canCopy="no"/>',
    ),
  ],
  [
    'canReorder',
    pair(
      '<sc id="1" canReorder="firstNo" canDelete="no" canCopy="no"/><ph id="2" canReorder="no" canDelete="no" canCopy="no"/>a<ec startRef="1" canReorder="no" canDelete="no" canCopy="no"/>',
      '<pc id="1" canReorder="firstNo" canDelete="no" canCopy="no"><ph id="2" canReorder="no" canDelete="no" canCopy="no"/>b</pc>',
    ),
    pair(
      '<pc id="1" canReorder="firstNo" canDelete="no" canCopy="no">a</pc><ph id="2" canReorder="no" canDelete="no" canCopy="no"/>',
      '<pc id="1" canReorder="firstNo" canDelete="no" canCopy="no">b<ph id="2" canReorder="no" canDelete="no" canCopy="no"/></pc>',
    ),
  ],
  // Change tracking
  [
    'property',
    inUnit(
      `<ctr:changeTrack><ctr:revisions appliesTo="note" ref="n"><ctr:revision><ctr:item property="content">a</ctr:item><ctr:item property="category">b</ctr:item></ctr:revision><ctr:revision><ctr:item property="category">c</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id="n" category="d">e</note></notes>`,
    ),
    inUnit(
      `<ctr:changeTrack><ctr:revisions appliesTo="note" ref="n"><ctr:revision><ctr:item property="category">b</ctr:item><ctr:item property="category">c</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id="n" category="d">e</note></notes>`,
    ),
  ],
  [
    'ref',
    file(
      unit(
        '<gls:glossary><gls:glossEntry><gls:term>a</gls:term><gls:translation ref="t=#m">b</gls:translation></gls:glossEntry></gls:glossary>',
      ).replace('>b</target', '><mrk id="m" type="term">b</mrk></target'),
    ),
    inUnit(
      '<gls:glossary><gls:glossEntry><gls:term>a</gls:term><gls:translation ref="t=#m">b</gls:translation></gls:glossEntry></gls:glossary>',
    ),
  ],
  [
    'xml:space',
    pair('a', 'b').replaceAll(/<(source|target)/g, '<$1 xml:space="preserve"'),
    pair('a', 'b').replace('<source', '<source xml:space="preserve"'),
  ],
  [
    'Editing Hints',
    file(
      '<unit id="u"><segment><source><ph id="1" canDelete="no"/>a</source><target>b</target></segment><segment><source>c</source><target>d<ph id="1" canDelete="no"/></target></segment></unit>',
    ),
    pair('<ph id="1" canDelete="no"/>a', ''),
  ],
  [
    'Comment Annotation',
    file(
      `<notes><note id="n">a</note></notes>${unit('<notes><note id="n">b</note></notes>').replace('>a<', '><mrk id="m" type="comment" ref="#f=f/u=u/n=n">a</mrk><')}`,
    ),
    file(
      `<notes><note id="n">a</note></notes>${unit('<notes><note id="n">b</note></notes>').replace('>a<', '><mrk id="m" type="comment" ref="#f=f/n=n">a</mrk><')}`,
    ),
  ],
  [
    'Fragment Identification',
    marked('type="term" ref="#f=f/tbx=t1"'),
    marked('type="term" ref="#f=f/tby=t1"'),
  ],
  // Format Style
  [
    'subFs',
    source('<ph id="1" fs:fs="img" fs:subFs="src,c:\\\\a.png\\alt,Text\\, more"/>'),
    source('<ph id="1" fs:fs="img" fs:subFs="src,a.png\\alt,Text, more"/>'),
  ],
  ['subFs', source('<ph id="1" fs:fs="br" fs:subFs=""/>'), source('<ph id="1" fs:fs="br" fs:subFs="src"/>')],
  [
    'source',
    file(unit('<notes><note fs:fs="p">n</note></notes>')),
    file(unit('').replace('<source', '<source fs:fs="p"')),
  ],
  ['fs', source('<ec id="1" isolated="yes" fs:fs="b"/>'), source('<sc id="1"/><ec startRef="1" fs:fs="b"/>')],
  // Size and Length Restriction
  [
    'sizeRestriction',
    sized('<pc id="1" slr:sizeRestriction="5">a</pc>'),
    sized('<ph id="1" slr:sizeRestriction="5"/>'),
  ],
  [
    'sizeRestriction',
    sized('<pc id="1" slr:sizeRestriction="2,*">a</pc>'),
    sized('<pc id="1" slr:sizeRestriction="*,2">a</pc>'),
  ],
  [
    'storageRestriction',
    sized('<pc id="1" slr:storageRestriction="2,9">a</pc>'),
    sized('<pc id="1" slr:storageRestriction="9,2">a</pc>'),
  ],
  ['sizeInfo', sized('<ph id="1" slr:sizeInfo="3"/>'), sized('<ph id="1" slr:sizeInfo="wide"/>')],
  [
    'equivStorage',
    sized('<ph id="1" slr:equivStorage="3"/>'),
    sized('<ph id="1" slr:equivStorage="3 bytes"/>'),
  ],
  [
    'equivStorage',
    sized('<ec id="1" isolated="yes" slr:equivStorage="3"/>'),
    sized('<sc id="1"/><ec startRef="1" slr:equivStorage="3"/>'),
  ],
  [
    'equivStorage',
    sized('<sc id="1" slr:equivStorage="3"/><ec startRef="1"/>'),
    file(unit('', ' slr:equivStorage="3"')),
  ],
  [
    'sizeInfoRef',
    file(`<slr:data profile="x:y"><x:box id="b"/></slr:data>${unit('', ' slr:sizeInfoRef="b"')}`),
    file(`<slr:data profile="x:y"><x:box id="c"/></slr:data>${unit('', ' slr:sizeInfoRef="b"')}`),
  ],
  [
    'sizeRestriction',
    file(unit('', ' slr:sizeRestriction="5"')),
    document('2.1', file(unit(''))).replace('<xliff', '<xliff slr:sizeRestriction="5"'),
  ],
  // Resource Data
  [
    'res:resourceData',
    inUnit('<res:resourceData/>'),
    file(`<group id="g"><res:resourceData/></group>${unit('')}`),
  ],
  [
    'res:resourceItem',
    resource('<res:reference href="a"/>'),
    resource('<res:reference href="a"/><res:source href="b"/>'),
  ],
  [
    'res:resourceItem',
    resource('<res:source href="b"/>'),
    resource('<notes><note>n</note></notes><res:source href="b"/>'),
  ],
  [
    'xml:lang',
    resource('<res:source xml:lang="en" href="b"/><res:target xml:lang="fr" href="b"/>'),
    resource('<res:source xml:lang="fr" href="b"/>'),
  ],
  [
    'context',
    resource('<res:source href="b"/>').replace(' id="r"', ' context="no"'),
    resource('<res:source href="b"/>').replace(' id="r"', ' context="maybe"'),
  ],
  // Size and Length Restriction without a profile: numbers of the one that is defined are whole.
  [
    'sizeInfo',
    source('<pc id="1" slr:sizeInfo="some info">a</pc>'),
    source('<pc id="1" slr:sizeInfo="25.5">a</pc>'),
  ],
  // Change Tracking
  [
    'property',
    inUnit(
      '<ctr:changeTrack><ctr:revisions appliesTo="note" ref="n"><ctr:revision><ctr:item property="category">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><ctr:changeTrack><ctr:revisions appliesTo="note" ref="n"><ctr:revision><ctr:item property="content">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id="n" category="c">a</note></notes>',
    ),
    inUnit(
      '<ctr:changeTrack><ctr:revisions appliesTo="note" ref="n"><ctr:revision><ctr:item property="priority">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id="n" category="c">a</note></notes>',
    ),
  ],
  [
    'ref',
    inUnit(
      '<ctr:changeTrack><ctr:revisions appliesTo="source" ref="n"><ctr:revision><ctr:item property="content">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id="n">a</note></notes>',
    ),
    inUnit(
      '<ctr:changeTrack><ctr:revisions appliesTo="source" ref="m"><ctr:revision><ctr:item property="content">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id="n">a</note></notes>',
    ),
  ],
  // Metadata, Glossary, Translation Candidates and Validation
  [
    'match',
    inUnit('<mtc:matches><mtc:match ref="#s"><source/><target/></mtc:match></mtc:matches>'),
    inUnit('<mtc:matches><mtc:match ref="#s" xml:lang="fr"><source/><target/></mtc:match></mtc:matches>'),
  ],
  [
    'ref',
    inUnit('<mtc:matches><mtc:match ref="#s"><source/><target/></mtc:match></mtc:matches>'),
    inUnit('<mtc:matches><mtc:match ref="s"><source/><target/></mtc:match></mtc:matches>'),
  ],
  [
    'appliesTo',
    inUnit(
      '<mda:metadata><mda:metaGroup appliesTo="ignorable"><mda:meta type="t"/></mda:metaGroup></mda:metadata>',
    ),
    inUnit(
      '<mda:metadata><mda:metaGroup appliesTo="segment"><mda:meta type="t"/></mda:metaGroup></mda:metadata>',
    ),
  ],
  [
    'mda:metaGroup',
    inUnit(
      '<mda:metadata><mda:metaGroup><mda:metaGroup><mda:meta type="t"/></mda:metaGroup></mda:metaGroup></mda:metadata>',
    ),
    inUnit('<mda:metadata><mda:metaGroup/></mda:metadata>'),
  ],
  [
    'id',
    inUnit(
      '<gls:glossary><gls:glossEntry id="1"><gls:term>a</gls:term><gls:translation id="2">b</gls:translation></gls:glossEntry></gls:glossary>',
    ),
    inUnit(
      '<gls:glossary><gls:glossEntry id="1"><gls:term>a</gls:term><gls:translation id="1">b</gls:translation></gls:glossEntry></gls:glossary>',
    ),
  ],
  [
    'ref',
    inUnit(
      '<gls:glossary><gls:glossEntry ref="#s"><gls:term>a</gls:term><gls:definition>b</gls:definition></gls:glossEntry></gls:glossary>',
    ),
    inUnit(
      '<gls:glossary><gls:glossEntry ref="#t"><gls:term>a</gls:term><gls:definition>b</gls:definition></gls:glossEntry></gls:glossary>',
    ),
  ],
  [
    'id',
    inUnit(
      '<mtc:matches><mtc:match id="1" ref="#s"><source/><target/></mtc:match><mtc:match id="2" ref="#s"><source/><target/></mtc:match></mtc:matches>',
    ),
    inUnit(
      '<mtc:matches><mtc:match id="1" ref="#s"><source/><target/></mtc:match><mtc:match id="1" ref="s"><source/><target/></mtc:match></mtc:matches>',
    ),
  ],
  [
    'type',
    inUnit(
      '<mtc:matches><mtc:match ref="#s" type="icm" subType="x:y"><source/><target/></mtc:match></mtc:matches>',
    ),
    inUnit('<mtc:matches><mtc:match ref="#s" type="own"><source/><target/></mtc:match></mtc:matches>'),
  ],
  [
    'id',
    inUnit(
      '<mtc:matches><mtc:match ref="#s"><source><ph id="1"/></source><target><ph id="1"/></target></mtc:match></mtc:matches>',
    ),
    inUnit(
      '<mtc:matches><mtc:match ref="#s"><source><ph id="1"/></source><target><ph id="1"/><ph id="1"/></target></mtc:match></mtc:matches>',
    ),
  ],
  [
    'occurs',
    inUnit('<val:validation><val:rule isPresent="b" occurs="1"/></val:validation>'),
    inUnit('<val:validation><val:rule isPresent="b" occurs="0"/></val:validation>'),
  ],
  [
    'existsInSource',
    inUnit('<val:validation><val:rule endsWith="b" existsInSource="no"/></val:validation>'),
    inUnit('<val:validation><val:rule isNotPresent="c" existsInSource="no"/></val:validation>'),
  ],
  [
    'normalization',
    inUnit('<val:validation><val:rule isPresent="b" normalization="nfd"/></val:validation>'),
    inUnit('<val:validation><val:rule isPresent="b" normalization="nfkc"/></val:validation>'),
  ],
  // ITS
  [
    'its:version',
    marked('its:version="2.0" its:allowedCharacters="[a-z]"'),
    marked('its:version="1.0" its:allowedCharacters="[a-z]"'),
  ],
  [
    'annotatorsRef',
    marked('its:mtConfidence="0.5" its:annotatorsRef="mt-confidence|MT"'),
    marked('its:mtConfidence="0.5"'),
  ],
  [
    'annotatorsRef',
    marked('type="term" its:termConfidence="0.5"').replace(
      '<unit',
      '<unit its:annotatorsRef="terminology|T"',
    ),
    marked('type="term" its:termConfidence="0.5"').replace(
      '<unit',
      '<unit its:annotatorsRef="mt-confidence|T"',
    ),
  ],
  [
    'annotatorsRef',
    marked('its:annotatorsRef="mt-confidence|A terminology|B"'),
    marked('its:annotatorsRef="mt-confidence|A mt-confidence|B"'),
  ],
  [
    'ITS Module',
    marked('its:locQualityIssueType="other" its:locQualityIssueSeverity="5"'),
    marked('its:locQualityIssueSeverity="5"'),
  ],
  [
    'ITS Module',
    marked('its:localeFilterList="de" its:localeFilterType="exclude"'),
    marked('its:localeFilterType="exclude"'),
  ],
  [
    'its:localeFilterList',
    marked('its:localeFilterList="fr-CA, *-CH"'),
    marked('its:localeFilterList="fr CA"'),
  ],
  [
    'ITS Module',
    marked('type="its:generic" its:taClassRef="http://a"'),
    marked('type="x:own" its:taClassRef="http://a"'),
  ],
  ['ITS Module', marked('its:taSource="a" its:taIdent="b"'), marked('its:taSource="a"')],
  [
    'ITS Module',
    marked('its:taIdentRef="http://a"'),
    marked('its:taIdentRef="http://a" its:taSource="a" its:taIdent="b"'),
  ],
  [
    'ITS Module',
    marked('its:locQualityRatingVote="5" its:locQualityRatingVoteThreshold="3"'),
    marked('its:locQualityRatingScore="5" its:locQualityRatingVoteThreshold="3"'),
  ],
  [
    'ITS Module',
    marked('its:locQualityRatingScore="5" its:locQualityRatingProfileRef="p"'),
    marked('its:locQualityRatingProfileRef="p"'),
  ],
  ['itsm:lang', marked('itsm:lang="fr"'), marked('itsm:lang="not a language"')],
  [
    'provenanceRecordsRef',
    marked('its:provenanceRecordsRef="#its=p"').replace(
      '<segment',
      '<its:provenanceRecords xml:id="p"><its:provenanceRecord tool="T"/></its:provenanceRecords><segment',
    ),
    marked('its:provenanceRecordsRef="#its=p"').replace(
      '<segment',
      '<its:locQualityIssues xml:id="p"><its:locQualityIssue locQualityIssueComment="c"/></its:locQualityIssues><segment',
    ),
  ],
  [
    'provenanceRecord',
    inUnit('<its:provenanceRecords xml:id="p"><its:provenanceRecord revOrg="O"/></its:provenanceRecords>'),
    inUnit('<its:provenanceRecords xml:id="p"><its:provenanceRecord/></its:provenanceRecords>'),
  ],
  ['its:unknown', marked('its:org="O"'), marked('its:unknown="O"')],
  [
    'ITS Module',
    marked('its:mtConfidence="0.5" its:annotatorsRef="mt-confidence|MT"'),
    file(unit('', ' its:mtConfidence="0.5" its:annotatorsRef="mt-confidence|MT"')),
  ],
  ['ITS Module', marked('itsm:lang="fr"'), file(unit('', ' itsm:lang="fr"'))],
  [
    'ITS Module',
    file(unit('', ' itsm:domains="a" its:locQualityRatingScore="5" its:revTool="T"')),
    file(unit('', ' its:locQualityIssueType="other"')),
  ],
  [
    'ITS Module',
    inUnit('<notes><note>n</note></notes>'),
    inUnit('<notes><note its:org="O">n</note></notes>'),
  ],
  // Core
  ['id', pair('<ph id="1"/>', '<ph id="2"/><ph id="1"/>'), pair('<ph id="1"/>', '<ph id="2"/><ph id="2"/>')],
  [
    'copyOf',
    pair('<pc id="1">a</pc>', '<pc id="1">a</pc><pc id="2" copyOf="1">b</pc>'),
    pair('<pc id="1">a</pc>', '<pc id="1">a</pc><pc id="2" copyOf="u">b</pc>'),
  ],
  [
    'subType',
    source('<ph id="1" type="fmt" subType="xlf:lb"/>'),
    source('<ph id="1" type="fmt" subType="xlf:var"/>'),
  ],
  [
    'canOverlap',
    source('<sc id="1" canOverlap="no"/><ec startRef="1" canOverlap="no"/>'),
    source('<sc id="1" canOverlap="no"/><ec startRef="1"/>'),
  ],
  [
    'canReorder',
    source(
      '<sc id="1" canReorder="firstNo" canCopy="no" canDelete="no"/><ec startRef="1" canReorder="no" canCopy="no" canDelete="no"/>',
    ),
    source(
      '<sc id="1" canReorder="firstNo" canCopy="no" canDelete="no"/><ec startRef="1" canReorder="firstNo" canCopy="no" canDelete="no"/>',
    ),
  ],
  [
    'id',
    inUnit('<originalData><data id="1"/></originalData>'),
    inUnit('<originalData><data/></originalData>'),
  ],
  [
    'xml:space',
    inUnit('<originalData><data id="1" xml:space="preserve"/></originalData>'),
    inUnit('<originalData><data id="1" xml:space="default"/></originalData>'),
  ],
  ['hex', source('<cp hex="001F"/>'), source('<cp hex="0020"/>')],
  ['dir', source('<pc id="1" dir="auto">a</pc>'), source('<pc id="1" dir="none">a</pc>')],
  ['srcDir', file(unit('', ' srcDir="rtl"')), file(unit('', ' srcDir="RTL"'))],
  [
    'subFlowsEnd',
    source('<pc id="1" subFlowsStart="u" subFlowsEnd="u">a</pc>'),
    source('<pc id="1" subFlowsEnd="u">a</pc>'),
  ],
  [
    'equivStart',
    source('<pc id="1" equivStart="" equivEnd="">a</pc>'),
    source('<pc id="1" equivStart="">a</pc>'),
  ],
  [
    'priority',
    inUnit('<notes><note priority="10">n</note></notes>'),
    inUnit('<notes><note priority="0">n</note></notes>'),
  ],
  ['note', inUnit('<notes><note>n</note></notes>'), inUnit('<notes><note><x:b/>n</note></notes>')],
  ['note', inUnit('<notes><note id="1">n</note></notes>'), inUnit('<notes><note ref="#s">n</note></notes>')],
  ['originalData', inUnit('<originalData><data id="1"/></originalData>'), inUnit('<originalData/>')],
  [
    'group',
    file(`<group id="g"><x:own/>${unit('')}</group>`),
    file(`<group id="g">${unit('')}<x:own/></group>`),
  ],
  [
    'file',
    file(`<notes><note>n</note></notes>${unit('')}`),
    file(`${unit('')}<notes><note>n</note></notes>`),
  ],
  ['id', file(unit('')) + file(unit('')).replace('"f"', '"g"'), file(unit('')) + file(unit(''))],
];

const pairs22: readonly Pair[] = [
  [
    'mda:metaGroup',
    `<mda:metadata><mda:metaGroup><meta type="a">b</meta></mda:metaGroup></mda:metadata>${inUnit('')}`,
    `<mda:metadata><mda:metaGroup><note>b</note></mda:metaGroup></mda:metadata>${inUnit('')}`,
  ],
  ['case', variants('plural:count', '0', '1', 'other'), variants('plural:count', '0', 'one thing', 'other')],
  ['case', variants('ordinal:place', 'few', '3.14'), variants('ordinal:place', 'several')],
  [
    'case',
    variants('gender:host,plural:n', 'feminine, 0', 'other,other'),
    variants('gender:a,plural:n', 'other'),
  ],
  [
    'case',
    variants('plural:n, gender:g', 'one, masculine', 'other , other', 'other,other'),
    variants('plural:n, gender:g', 'masculine, one', 'other, other'),
  ],
  [
    'case',
    variants('gender:host plural:n', 'feminine 0', 'other other'),
    variants('gender:host plural:n', 'feminine'),
  ],
  [
    'case',
    variants('select:own', 'any', 'other'),
    file(unit('').replace('<segment', '<segment pgs:case="other"')),
  ],
  ['case', variants('select:own', 'this,that', 'other'), variants('select:own', 'this that', 'other')],
  [
    'case',
    variants('select:own plural:n', 'this,that 0', 'other other'),
    variants('select:own plural:n', 'this,that 0 1', 'other other'),
  ],
  ['switch', variants('gender:host', 'common'), variants('number:host', 'common')],
  ['switch', variants('select:a', 'x'), variants('select', 'x')],
  ['switch', variants('select:a', 'x'), file(unit('')).replace('<file', '<file pgs:switch="select:a"')],
  ['ref', inUnit('<notes><note ref="#s">n</note></notes>'), inUnit('<notes><note ref="#t">n</note></notes>')],
  [
    'ref',
    inUnit('<notes><note ref="#f=f/u=u/s">n</note></notes>'),
    inUnit('<notes><note ref="#f=f/u=u/t">n</note></notes>'),
  ],
  [
    'ref',
    inUnit('<notes><note ref="#u=u/s">n</note></notes>'),
    inUnit('<notes><note ref="#f=other/u=u/s">n</note></notes>'),
  ],
  [
    'note',
    resource('<notes><note>n</note></notes><res:source href="b"/>'),
    resource('<notes><note><x:b/></note></notes><res:source href="b"/>'),
  ],
  [
    'xliff',
    `<notes><note>n</note></notes>${file(unit(''))}`,
    `${file(unit(''))}<notes><note>n</note></notes>`,
  ],
  [
    'res:resourceItem',
    resource('<notes><note>n</note></notes><res:source href="b"/>'),
    resource('<res:source href="b"/><notes><note>n</note></notes>'),
  ],
];

function rulesOf(text: string): readonly string[] {
  return checkContentFile(toBytes(text), options).problems.map(({ rule }) => rule);
}

describe.each([
  ['2.1', pairs21],
  ['2.2', pairs22],
] as const)('a constraint of XLIFF %s', (version, pairs) => {
  const whole = (inside: string): string =>
    inside.startsWith('<xliff') ? inside : document(version, inside);

  it.each(pairs)('%s: %#: is met, and the document is written back as it was', (_, valid) => {
    expect(rulesOf(whole(valid))).toEqual([]);
    expectSameBytes(toBytes(whole(valid)), { ...options, targetLanguage: 'de' });
  });

  it.each(pairs)('%s: %#: is broken, and the rule is named', (rule, _, invalid) => {
    const rules = rulesOf(whole(invalid));
    expect(rules[0]).toBe(`XLIFF ${version}: ${rule}`);
    expect(rules.length).toBeLessThan(3);
  });
});

it('a file without resources of its own refers to those that it does not have', () => {
  const references =
    '<res:resourceItemRef ref="r1"/><res:resourceItemRef ref="r2" id="rr1"/><res:resourceItem id="t" mimeType="a/b"><res:source href="b"/></res:resourceItem>';
  const text = document('2.2', inUnit(`<res:resourceData>${references}</res:resourceData>`));
  expect(rulesOf(text)).toEqual([]);
  expectSameBytes(toBytes(text), { ...options, targetLanguage: 'de' });
});

it('a rule of XLIFF 2.0 counts what is not present, too; one of 2.1 only what is', () => {
  const text = document(
    '2.1',
    inUnit('<val:validation><val:rule isNotPresent="b" occurs="1"/></val:validation>'),
  );
  expect(rulesOf(text)).toEqual(['XLIFF 2.1: occurs']);
  expect(rulesOf(text.replace('version="2.1"', 'version="2.0"'))).toEqual([]);
});

it('ITS is an extension in XLIFF 2.0, which the standard does not restrict', () => {
  const text = document('2.1', marked('type="its:any" its:unknown="1" its:mtConfidence="high"'))
    .replace('version="2.1"', 'version="2.0"')
    .replace('its:version="2.0"', '')
    .replace('<segment', '<its:any/><its:locQualityIssues/><segment');
  expect(checkContentFile(toBytes(text), options)).toMatchObject({ valid: true, problems: [] });
});

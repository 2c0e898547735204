import { describe, expect, it } from 'vitest';
import { checkContentFile } from '../../../src/content/files/content-files';
import { expectSameBytes, readText, toBytes, writeText } from './support/file-laws';

const options = { name: 'a.xlf' };

/** A document with every element of the core and of the modules. */
const everything = `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by hand -->
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"
  xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"
  xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"
  xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"
  xmlns:val="urn:oasis:names:tc:xliff:validation:2.0" xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0"
  xmlns:itsm="urn:oasis:names:tc:xliff:itsm:2.1" xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0" xmlns:x="urn:x">
 <file id="f1" original="a.html" xml:space="default" x:own="1">
  <skeleton>x<x:part/></skeleton>
  <x:any id="e1"><x:any id="e2"/></x:any>
  <mda:metadata><mda:metaGroup category="c"><mda:meta type="t">v</mda:meta></mda:metaGroup></mda:metadata>
  <res:resourceData><res:resourceItem id="r1" mimeType="image/png"><res:source href="a.png"/><res:reference href="b"/></res:resourceItem></res:resourceData>
  <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"><slr:normalization general="nfc"/></slr:profiles>
  <val:validation><val:rule isPresent="x" occurs="1"/><val:rule x:own="1"/></val:validation>
  <its:provenanceRecords xml:id="p1"><its:provenanceRecord person="P"/></its:provenanceRecords>
  <notes><note id="n1" appliesTo="target" category="c" priority="3" fs:fs="p">Note</note></notes>
  <group id="g1" type="x:y"><notes><note id="n1">Note</note></notes>
   <unit id="u1" slr:sizeRestriction="3,*" slr:storageRestriction="50">
    <mtc:matches><mtc:match ref="#s1" matchQuality="99.5" type="tm" reference="yes"><originalData><data id="d1">b</data></originalData><source><ph id="1" dataRef="d1"/>A</source><target xml:lang="fr"><ph id="1" dataRef="d1"/>B</target></mtc:match></mtc:matches>
    <gls:glossary><gls:glossEntry ref="#m1"><gls:term>A</gls:term><gls:translation id="t1">B</gls:translation></gls:glossEntry></gls:glossary>
    <ctr:changeTrack><ctr:revisions appliesTo="note" ref="n2" currentVersion="r1"><ctr:revision author="A" version="r1"><ctr:item property="content">Old</ctr:item><ctr:item property="category">c</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>
    <its:locQualityIssues xml:id="q1"><its:locQualityIssue locQualityIssueType="misspelling" locQualityIssueComment="c" locQualityIssueSeverity="50"/></its:locQualityIssues>
    <notes><note id="n2" category="c">Note</note></notes>
    <originalData><data id="d1">&lt;b></data><data id="d2">&lt;/b><cp hex="001A"/></data></originalData>
    <segment id="s1" state="translated" subState="x:y">
     <source xml:lang="en"><pc id="c1" dataRefStart="d1" dataRefEnd="d2" type="fmt" subType="xlf:b" fs:fs="b">One <mrk id="m1" type="term" value="x">term</mrk></pc><sc id="c2" canReorder="firstNo" canCopy="no" canDelete="no"/></source>
     <target order="2"><pc id="c1" dataRefStart="d1" dataRefEnd="d2" type="fmt" subType="xlf:b">Eins <mrk id="m2" type="comment" ref="#n=n2">Wort</mrk></pc><sc id="c2" canReorder="firstNo" canCopy="no" canDelete="no"/></target>
    </segment>
    <ignorable><source> <ec startRef="c2" canReorder="no" canCopy="no" canDelete="no"/></source><target order="1"> <ec startRef="c2" canReorder="no" canCopy="no" canDelete="no"/></target></ignorable>
    <segment id="s2"><source><sm id="m3" type="its:generic" its:locQualityIssuesRef="#its=q1"/>Two<em startRef="m3"/> <ph id="c3" subFlows="u2" equiv=""/><ec id="c4" isolated="yes" dir="ltr" fs:fs="i"/></source></segment>
   </unit>
  </group>
  <unit id="u2" translate="no"><x:any id="e1"/><segment><source><![CDATA[a <b>]]><!-- c --><?pi x?></source></segment><ignorable><source/></ignorable></unit>
 </file>
</xliff>
`;

const core = (unit: string, attributes = 'version="2.1" srcLang="en" trgLang="de"'): string =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}><file id="f">${unit}</file></xliff>`;
const inUnit = (inside: string): string => core(`<unit id="u">${inside}</unit>`);
const source = (inside: string): string => inUnit(`<segment id="s"><source>${inside}</source></segment>`);
const both = (first: string, second: string, state = ''): string =>
  inUnit(`<segment${state}><source>${first}</source><target>${second}</target></segment>`);

/** The rules that a document breaks, in the order of their places. */
function rulesOf(text: string | Uint8Array): readonly string[] {
  const { problems } = checkContentFile(typeof text === 'string' ? toBytes(text) : text, options);
  return problems.map(({ rule }) => rule);
}

describe('XLIFF 2 is valid', () => {
  it('with everything that the standard allows, and is written back as it was', () => {
    const { problems, valid } = checkContentFile(toBytes(everything), options);
    expect(problems).toEqual([]);
    expect(valid).toBe(true);
    expectSameBytes(toBytes(everything), { ...options, targetLanguage: 'de' });
  });

  it('also after targets were written into it', () => {
    const german = { ...options, targetLanguage: 'de' };
    const texts = [
      everything,
      inUnit('<segment state="initial"  subState="a:b"><source xml:space="preserve"> a </source></segment>'),
    ];
    for (const text of texts) {
      const targets = readText(text, german).segments.map(({ id, value, existing }) => [
        id,
        `${existing ?? value}!`,
      ]);
      const written = writeText(text, Object.fromEntries(targets), german);
      expect(written).not.toBe(text);
      expect(checkContentFile(toBytes(written), options).problems).toEqual([]);
    }
  });

  it.each([
    [
      'other prefixes',
      everything
        .replaceAll(/(<\/?)(?=[a-z][a-zA-Z]*[ >/])(?!xliff xmlns=)/g, '$1q:')
        .replace('<xliff xmlns=', '<q:xliff xmlns:q=')
        .replaceAll('<q:?', '<?'),
    ],
    ['2.0', everything.replace('version="2.1"', 'version="2.0"')],
    [
      '2.2',
      everything
        .replace('document:2.0', 'document:2.2')
        .replace('version="2.1"', 'version="2.2"')
        .replace(
          '<file id',
          '<notes><note id="n" ref="#f=f1">x</note></notes><mda:metadata><mda:metaGroup><mda:meta type="t"/></mda:metaGroup></mda:metadata><file id',
        ),
    ],
    [
      'extensions with names of the core',
      inUnit(
        '<segment xmlns="urn:x" id="1"><source/></segment><x:unit xmlns:x="urn:x"/><segment><source>a</source></segment>',
      ),
    ],
    [
      'a segment without id beside one whose id is a number',
      inUnit('<segment><source>a</source></segment><segment id="1"><source>b</source></segment>'),
    ],
    [
      'a pair whose end is not translated yet',
      inUnit(
        '<segment><source><sc id="1"/>a</source><target><sc id="1"/>b</target></segment><segment><source>c<ec startRef="1"/></source></segment>',
      ),
    ],
    [
      'white space that is kept by source and target',
      both('a', 'b').replaceAll(/<(source|target)/g, '<$1 xml:space="preserve"'),
    ],
    ['a span that a target splits', both('<pc id="1">a</pc>', '<sc id="1"/>a<ec startRef="1"/>')],
  ])('with %s', (_, text) => {
    expect(checkContentFile(toBytes(text), options).problems).toEqual([]);
    expectSameBytes(toBytes(text), { ...options, targetLanguage: 'de' });
  });
});

const s = '<segment><source>a</source></segment>';
const unit = (attributes = 'id="u"'): string => `<unit ${attributes}>${s}</unit>`;
const fixed = 'canCopy="no" canDelete="no"';
const modules =
  'xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" xmlns:val="urn:oasis:names:tc:xliff:validation:2.0" xmlns:its="http://www.w3.org/2005/11/its" xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0" xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0"';
const inModules = (inside: string): string =>
  core(
    `<unit id="u">${inside}${s.replace('<segment', '<segment id="s"')}</unit>`,
    `version="2.1" srcLang="en" ${modules}`,
  );
const inFile = (inside: string): string =>
  core(`${inside}${unit()}`, `version="2.1" srcLang="en" ${modules}`);
const match = (attributes: string, inside = '<source>a</source><target>b</target>'): string =>
  inModules(`<mtc:matches><mtc:match ${attributes}>${inside}</mtc:match></mtc:matches>`);

describe('XLIFF 2 is valid with a candidate', () => {
  it('that is for reference only and in another language', () => {
    const text = match('ref="#s" reference="yes"', '<source>a</source><target xml:lang="fr">b</target>');
    expect(rulesOf(text.replace('srcLang="en"', 'srcLang="en" trgLang="de"'))).toEqual([]);
  });
});

describe('XLIFF 2 is refused', () => {
  it.each([
    // Structure and values
    ['xliff', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"></xliff>'],
    ['srcLang', core(unit(), 'version="2.0"')],
    ['srcLang', core(unit(), 'version="2.0" srcLang="not a language"')],
    ['version', core(unit(), 'srcLang="en"')],
    ['version', core(unit(), 'version="2.3" srcLang="en"')],
    ['file', core('')],
    ['id', core(unit('id="a b"'))],
    ['id', core(unit(''))],
    ['id', core(unit() + unit())],
    ['id', core('<group id="g"/><group id="g"/>' + unit())],
    ['unit', inUnit('')],
    ['unit', inUnit('<ignorable><source/></ignorable>')],
    ['unit', inUnit(`${s}<notes><note>n</note></notes>`)],
    ['unit', inUnit(`text${s}`)],
    ['unit', inUnit(`${s}<x xmlns="urn:x"/>`)],
    ['notes', inUnit(`<notes/>${s}`)],
    ['priority', inUnit(`<notes><note priority="11">n</note></notes>${s}`)],
    ['id', inUnit(`<notes><note id="1"/><note id="1"/></notes>${s}`)],
    ['skeleton', core(`<skeleton/>${unit()}`)],
    ['skeleton', core(`<skeleton href="a">b</skeleton>${unit()}`)],
    ['translate', core(unit('id="u" translate="maybe"'))],
    ['segment', inUnit('<segment translate="no"><source/></segment>')],
    ['segment', inUnit('<segment><target/></segment>').replace('trgLang="de"', 'trgLang="de"')],
    ['segment', inUnit('<segment xmlns:x="urn:x" x:y="1"><source/></segment>')],
    ['state', inUnit('<segment state="done"><source/></segment>')],
    ['state', inUnit('<segment state="final"><source/></segment>')],
    ['subState', inUnit('<segment subState="a:b"><source/></segment>')],
    ['subState', inUnit('<segment state="initial" subState="b"><source/></segment>')],
    ['subState', inUnit('<segment state="initial" subState="xlf:b"><source/></segment>')],
    ['type', core(unit('id="u" type="xlf:own"'))],
    ['type', source('<mrk id="1" type="xlf:own"/>')],
    ['trgLang', both('a', 'b').replace(' trgLang="de"', '')],
    ['xml:lang', both('a', 'b').replace('<target', '<target xml:lang="fr"')],
    ['xml:lang', source('a').replace('<unit', '<unit xml:lang="fr"')],
    ['order', inUnit('<segment><source/><target order="3"/></segment><segment><source/><target/></segment>')],
    ['order', inUnit('<segment><source/><target order="2"/></segment><segment><source/><target/></segment>')],
    ['Extension Mechanisms', inUnit(`<x xmlns="urn:x" id="1"/><x xmlns="urn:x" id="1"/>${s}`)],
    // Inline codes
    ['id', source('<ph id="s"/>')],
    ['id', source('<ph id="1"/><pc id="1"/>')],
    ['id', both('<ph id="1"/>', '<pc id="1"/>')],
    ['id', both('a', '<ph id="1"/><ph id="1"/>')],
    ['ph', source('<ph id="1">a</ph>')],
    ['pc', source('<pc id="1" xmlns:x="urn:x" x:y="1"/>')],
    ['hex', source('<cp hex="0041"/>')],
    ['hex', source('<cp hex="1"/>')],
    ['isolated', source('<sc id="1"/>')],
    ['isolated', source('<sc id="1" isolated="yes"/><ec startRef="1"/>')],
    ['startRef', source('<ec startRef="1"/><sc id="1"/>')],
    ['startRef', source('<ec startRef="1"/>')],
    ['ec', source('<ec id="1"/>')],
    ['ec', source('<sc id="1"/><ec startRef="1" dir="rtl"/>')],
    ['ec', source('<ec id="1" startRef="1" isolated="yes"/>')],
    ['canCopy', source('<sc id="1" canCopy="no"/><ec startRef="1"/>')],
    ['dataRef', source('<ph id="1" dataRef="d"/>')],
    [
      'dataRefEnd',
      inUnit(
        '<originalData><data id="d"/></originalData><segment><source><pc id="1" dataRefEnd="d"/></source></segment>',
      ),
    ],
    ['id', inUnit(`<originalData><data id="d"/><data id="d"/></originalData>${s}`)],
    ['copyOf', both('<ph id="1"/>', '<ph id="1"/><ph id="2" copyOf="3"/>')],
    ['copyOf', both('<ph id="1" canCopy="no"/>', '<ph id="1" canCopy="no"/><ph id="2" copyOf="1"/>')],
    ['subType', source('<ph id="1" subType="a:b"/>')],
    ['subType', source('<ph id="1" type="ui" subType="xlf:b"/>')],
    ['type', source('<ph id="1" type="own"/>')],
    ['subFlows', source('<ph id="1" subFlows="u v"/>')],
    ['Editing Hints', source('<ph id="1" canReorder="firstNo" canCopy="no"/>')],
    ['Editing Hints', both(`<ph id="1" ${fixed}/>`, 'a', ' state="final"')],
    ['canReorder', source(`<ph id="1" canReorder="no" ${fixed}/>`)],
    [
      'canReorder',
      both(
        `<ph id="1" canReorder="firstNo" ${fixed}/><ph id="2" canReorder="no" ${fixed}/>`,
        `<ph id="2" canReorder="firstNo" ${fixed}/><ph id="1" canReorder="no" ${fixed}/>`,
      ).replace(
        '<target><ph id="2" canReorder="firstNo"',
        '<target><ph id="3" canReorder="firstNo" canCopy="no" canDelete="no"/><ph id="2" canReorder="no"',
      ),
    ],
    // Annotations
    ['sm', source('<sm id="1"/>')],
    ['startRef', source('<em startRef="1"/>')],
    ['mrk', source('<mrk id="1" xml:lang="en"/>')],
    ['type', source('<mrk id="1" type="own"/>')],
    ['Comment Annotation', source('<mrk id="1" type="comment"/>')],
    ['Comment Annotation', source('<mrk id="1" type="comment" value="a" ref="#n=1"/>')],
    ['Comment Annotation', source('<mrk id="1" type="comment" ref="#n=1"/>')],
    ...['#', '#a/b', '#u=1/f=1', '#f=1/f=2', '#n=1/u=2', '#q=1', '#=1', '#u=', '#unknown=1', '#u=1//n=2'].map(
      (ref) => ['Fragment Identification', source(`<mrk id="1" type="term" ref="${ref}"/>`)] as const,
    ),
    // Modules
    ['ref', match('ref="#x"')],
    ['ref', match('')],
    ['matchQuality', match('ref="#s" matchQuality="101"')],
    ['xml:lang', match('ref="#s"', '<source xml:lang="fr">a</source><target>b</target>')],
    [
      'xml:lang',
      match('ref="#s"', '<source>a</source><target xml:lang="fr">b</target>').replace(
        'srcLang="en"',
        'srcLang="en" trgLang="de"',
      ),
    ],
    ['subType', match('ref="#s" subType="a:b"')],
    ['dataRef', match('ref="#s"', '<source><ph id="1" dataRef="d"/></source><target/>')],
    ['isolated', match('ref="#s"', '<source><sc id="1"/></source><target/>')],
    ['mtc:match', match('ref="#s"', '<source/>')],
    ['mtc:matches', inFile('<mtc:matches><mtc:match ref="#u"><source/><target/></mtc:match></mtc:matches>')],
    ['mtc:match', inModules('<mtc:match ref="#s"><source/><target/></mtc:match>')],
    ['unit', inModules('<slr:data profile="a"/><slr:data profile="b"/>')],
    [
      'glossEntry',
      inModules('<gls:glossary><gls:glossEntry><gls:term>a</gls:term></gls:glossEntry></gls:glossary>'),
    ],
    [
      'gls:glossEntry',
      inModules(
        '<gls:glossary><gls:glossEntry><gls:translation>a</gls:translation></gls:glossEntry></gls:glossary>',
      ),
    ],
    ['type', inModules('<mda:metadata><mda:metaGroup><mda:meta>a</mda:meta></mda:metaGroup></mda:metadata>')],
    [
      'id',
      inModules(
        '<mda:metadata id="1"><mda:metaGroup id="1"><mda:meta type="a"/></mda:metaGroup></mda:metadata>',
      ),
    ],
    [
      'href',
      inFile(
        '<res:resourceData><res:resourceItem mimeType="a/b"><res:source/></res:resourceItem></res:resourceData>',
      ),
    ],
    [
      'mimeType',
      inFile(
        '<res:resourceData><res:resourceItem><res:source href="a"/></res:resourceItem></res:resourceData>',
      ),
    ],
    ['rule', inModules('<val:validation><val:rule/></val:validation>')],
    ['rule', inModules('<val:validation><val:rule isPresent="a" startsWith="b"/></val:validation>')],
    [
      'rule',
      inModules('<val:validation><val:rule xmlns:y="y" isNotPresent="a" y:own="1"/></val:validation>'),
    ],
    ['rule', inModules('<val:validation><val:rule xml:id="a"/></val:validation>')],
    ['occurs', inModules('<val:validation><val:rule startsWith="a" occurs="1"/></val:validation>')],
    ['disabled', inFile('<val:validation><val:rule isPresent="a" disabled="yes"/></val:validation>')],
    ['fs:fs', source('<pc id="1" xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0" fs:fs="blink"/>')],
    ['fs', source('<sc id="1"/><ec startRef="1" xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0" fs:fs="b"/>')],
    ['subFs', source('<pc id="1" xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0" fs:subFs="a,b"/>')],
    [
      'sizeRestriction',
      inFile('<slr:profiles generalProfile="xliff:codepoints"/>').replace(
        '<unit',
        '<unit slr:sizeRestriction="5,2"',
      ),
    ],
    ['its:version', source('<mrk id="1" xmlns:its="http://www.w3.org/2005/11/its" its:mtConfidence="0.5"/>')],
    [
      'its:mtConfidence',
      source(
        '<mrk id="1" xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0" its:annotatorsRef="mt-confidence|MT" its:mtConfidence="2"/>',
      ),
    ],
    [
      'locQualityIssuesRef',
      source(
        '<mrk id="1" xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0" its:locQualityIssuesRef="#its=1"/>',
      ),
    ],
    [
      'ITS Module',
      source('<mrk id="1" xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0" its:taIdent="1"/>'),
    ],
    [
      'locQualityIssue',
      inModules('<its:locQualityIssues xml:id="a"><its:locQualityIssue/></its:locQualityIssues>'),
    ],
    [
      'property',
      inModules(
        '<ctr:changeTrack><ctr:revisions appliesTo="source"><ctr:revision><ctr:item property="colour">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>',
      ),
    ],
    [
      'ref',
      inModules(
        '<ctr:changeTrack><ctr:revisions appliesTo="segment" ref="x"><ctr:revision><ctr:item property="id">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>',
      ),
    ],
  ] as readonly (readonly [string, string])[])('by the rule %s', (rule, text) => {
    const rules = rulesOf(text);
    expect(rules[0]).toMatch(new RegExp(`^XLIFF 2\\.[01]: ${rule}$`));
    expect(rules.length).toBeLessThan(3);
  });

  it('with line and column of the place', () => {
    const text = inUnit('\n <segment state="done">\n  <source/></segment>');
    expect(checkContentFile(toBytes(text), options).problems).toEqual([
      {
        line: 2,
        column: 18,
        rule: 'XLIFF 2.1: state',
        message: 'state is “done”, and must be one of initial, translated, reviewed, final.',
      },
    ]);
  });
});

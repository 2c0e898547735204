import { describe, expect, it } from 'vitest';
import { checkContentFile } from '../../../src/content/files/content-files';
import { expectSameBytes, toBytes } from './support/file-laws';

const options = { name: 'a.xlf' };
const inFile = (inside: string, attributes = 'datatype="html"'): string =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en" ${attributes}>${inside}</file></xliff>`;
const inBody = (inside: string): string => inFile(`<body>${inside}</body>`);
const inUnit = (inside: string): string => inBody(`<trans-unit id="1">${inside}</trans-unit>`);
const source = (inside: string): string => inUnit(`<source>${inside}</source>`);

const everything = inFile(
  `<header><skl><external-file href="a"/></skl><phase-group><phase phase-name="p" process-name="x" tool-id="t" date="2026-11-24T09:30:00Z"><note>n</note></phase></phase-group>
  <glossary><internal-file form="text">g</internal-file></glossary><reference><external-file href="r" uid="u"/></reference><note priority="1" annotates="general" from="me">n</note>
  <tool tool-id="t" tool-name="T"/><x:own xmlns:x="urn:x"/></header>
  <body><group id="g" restype="x-own" merged-trans="no"><context-group name="c" purpose="location x-own"><context context-type="linenumber">1</context></context-group>
   <count-group name="n"><count count-type="total" unit="word">3</count></count-group><prop-group><prop prop-type="t">v</prop></prop-group><note>n</note>
   <trans-unit id="1" approved="yes" resname="r" maxwidth="10" size-unit="char" phase-name="p" xml:space="preserve">
    <source>A <g id="1" ctype="bold">b <x id="2"/></g><bpt id="3" rid="1">&lt;i></bpt>c<ept id="4" rid="1">&lt;/i></ept><ph id="5">a<sub>b</sub></ph><it id="6" pos="open">x</it></source>
    <seg-source><mrk mtype="seg" mid="1">A <g id="1">b</g></mrk></seg-source>
    <target state="needs-review-translation" state-qualifier="fuzzy-match"><mrk mtype="seg" mid="1">A</mrk><mrk mtype="protected">x</mrk></target>
    <alt-trans match-quality="80%" tool-id="t" mid="1" alttranstype="proposal"><source>a</source><target>b</target></alt-trans>
    <note>n</note><context-group><context context-type="x-own">c</context></context-group><x:own xmlns:x="urn:x"/></trans-unit></group>
   <bin-unit id="b" mime-type="image/png"><bin-source><external-file href="a.png"/></bin-source><trans-unit id="2"><source/></trans-unit></bin-unit></body>`,
  'datatype="x-own" target-language="de" tool-id="t"',
);

const pair = (name: string, text: string): string => `<${name}>${text}</${name}>`;

const breaks = (text: string): readonly string[] =>
  checkContentFile(toBytes(text), options).problems.map(({ rule }) => rule);

describe('XLIFF 1.2', () => {
  it.each([
    ['everything that the standard allows', everything],
    [
      'files of the same original',
      inBody('<trans-unit id="1"><source>a</source></trans-unit>').replace(/<file.*file>/s, '$&$&'),
    ],
    [
      'candidates with several targets, and a type of resource on a target',
      inUnit(
        '<source>a</source><target restype="button"/><alt-trans><target>b</target><target>c</target><note>n</note></alt-trans>',
      ),
    ],
    [
      'lists of what may be reformatted',
      source('a').replace('<trans-unit', '<trans-unit reformat="coord-x x-own font"'),
    ],
    [
      'empty lists, and a text that says it has no language',
      inUnit(
        '<source xml:lang="">a</source><context-group purpose=""><context context-type="record">c</context></context-group>',
      ).replace('<trans-unit', '<trans-unit reformat=""'),
    ],
    [
      'a candidate and a binary unit of phases that the file does not have',
      inBody(
        '<trans-unit id="1"><source>a</source><alt-trans phase-name="before"><target>b</target></alt-trans></trans-unit><bin-unit id="2" mime-type="image/png" phase-name="p"><bin-source><external-file href="a"/></bin-source></bin-unit>',
      ),
    ],
    [
      'sizes in whole and other numbers',
      source('a').replace('<trans-unit', '<trans-unit maxbytes="80" maxwidth="12.5" size-unit="cm"'),
    ],
    [
      'a code that refers to a unit of another file, which the text leaves open',
      source('<x id="1" xid="elsewhere"/>'),
    ],
    ['pairs by their ids', source('<bpt id="1"/>a<ept id="1"/><bx id="2"/>b<ex id="2"/>')],
    [
      'XLIFF 1.1',
      source('a').replace('document:1.2', 'document:1.1').replace('version="1.2"', 'version="1.1"'),
    ],
  ])('is valid with %s, and is written back as it was', (_, text) => {
    expect(checkContentFile(toBytes(text), options)).toMatchObject({ valid: true, problems: [] });
    expectSameBytes(toBytes(text), { ...options, targetLanguage: 'de' });
  });

  it.each([
    ['xliff', source('a').replace(/ xmlns="[^"]*"/, '')],
    ['original', source('a').replace(' original="a"', '')],
    ['source-language', source('a').replace('"en"', '"en us"')],
    ['datatype', inFile('<body/>', '')],
    ['datatype', inFile('<body/>', 'datatype="own"')],
    ['date', inFile('<body/>', 'datatype="html" date="yesterday"')],
    ['file', inFile('')],
    ['body', inBody('<source/>')],
    ['trans-unit', inUnit('<target>b</target>')],
    ['trans-unit', inUnit('<note>n</note><source>a</source>')],
    ['trans-unit', inUnit('<source>a</source><x xmlns="urn:x"/><note>n</note>')],
    ['trans-unit', inUnit('<source>a</source>text')],
    ['trans-unit', inUnit('<source>a</source><constructor id="1"/>')],
    ['id', inBody('<trans-unit><source>a</source></trans-unit>')],
    ['id', inBody('<trans-unit id="1"><source>a</source></trans-unit>'.repeat(2))],
    ['id', inBody('<group id="1"/>'.repeat(2))],
    ['state', inUnit('<source>a</source><target state="done"/>')],
    ['approved', source('a').replace('<trans-unit', '<trans-unit approved="maybe"')],
    ['restype', source('a').replace('<trans-unit', '<trans-unit restype="own"')],
    ['phase-name', source('a').replace('<trans-unit', '<trans-unit phase-name="p"')],
    ['tool-id', inFile('<body/>', 'datatype="html" tool-id="t"')],
    ['maxbytes', source('a').replace('<trans-unit', '<trans-unit maxbytes="-1"')],
    ['minwidth', source('a').replace('<trans-unit', '<trans-unit minwidth="wide"')],
    ['maxheight', inBody('<group maxheight="2px"/>')],
    ['rid', source('<ept id="1" rid="1"/>')],
    ['rid', source('<bpt id="1" rid="1"/><bpt id="2" rid="1"/><ept id="3" rid="1"/>')],
    ['bpt', source('<bpt id="1"/>a<ept id="2"/>')],
    ['bpt', source('<bpt id="1"/>a')],
    ['ept', source('a<ept id="2"/>')],
    ['bx', source('<bx id="1" rid="1"/>a')],
    ['ex', source('a<ex id="2"/>')],
    ['pos', source('<it id="1">a</it>')],
    ['id', source('<x/>')],
    ['x', source('<x id="1">a</x>')],
    ['ctype', source('<g id="1" ctype="own"/>')],
    [
      'mid',
      inUnit(
        '<source>a</source><seg-source><mrk mtype="seg" mid="1">a</mrk></seg-source><target><mrk mtype="seg" mid="2"/></target>',
      ),
    ],
    ['alt-trans', inUnit('<source>a</source><alt-trans><source>a</source></alt-trans>')],
    [
      'group',
      inBody('<group><note>n</note><context-group><context context-type="record"/></context-group></group>'),
    ],
    [
      'alt-trans',
      inUnit(
        '<source>a</source><alt-trans><target>b</target><note>n</note><prop-group><prop prop-type="p"/></prop-group></alt-trans>',
      ),
    ],
    ['prop-group', inUnit('<source>a</source><prop-group/>')],
    ['reformat', source('a').replace('<trans-unit', '<trans-unit reformat="yes coord"')],
    ['mid', inUnit('<source>a</source><target><mrk mtype="term" mid="1">b</mrk></target>')],
    ['mid', inUnit('<source>a</source><alt-trans mid="1"><target>b</target></alt-trans>')],
    ['bin-unit', inBody('<bin-unit id="1" mime-type="image/png"/>')],
    ['context-type', inUnit('<source>a</source><context-group><context>c</context></context-group>')],
    ['priority', inUnit('<source>a</source><note priority="0">n</note>')],
    ['name', inBody('<group><count-group name="a"/><count-group name="a"/></group>')],
  ])('is refused by the rule %s', (rule, text) => {
    expect(breaks(text)[0]).toBe(`XLIFF 1.2: ${rule}`);
    expect(breaks(text).length).toBeLessThan(3);
  });
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
}

describe('XML', () => {
  const head = (text: string): string => `${text}${source('a')}`;
  it.each([
    ['a declaration after other text', head('\n<?xml version="1.0"?>')],
    ['a declaration without version', head('<?xml encoding="UTF-8"?>')],
    ['a second declaration', source('<?xml version="1.0"?>')],
    ['a comment with two hyphens', head('<!-- a -- b -->')],
    ['a comment inside with two hyphens', source('<!-- a -- b -->')],
    ['an instruction without name', source('<? a?>')],
    ['a control character', source('\u0001')],
    ['a reference to a control character', source('&#1;')],
    ['the end of a CDATA section in text', source('a ]]> b')],
    ['an undeclared prefix', source('<x:a/>')],
    ['an undeclared prefix of an attribute', source('a').replace('<source', '<source x:a="1"')],
    [
      'an attribute with two prefixes of one namespace',
      source('a').replace('<source', '<source xmlns:x="u" xmlns:y="u" x:a="1" y:a="2"'),
    ],
    ['an empty namespace for a prefix', source('a').replace('<source', '<source xmlns:x=""')],
    ['a name with two colons', source('<a:b:c xmlns:a="u"/>')],
    ['an entity', source('&nbsp;')],
    ['definitions of entities', head('<!DOCTYPE xliff [<!ENTITY a "b">]>')],
    [
      'an external definition of entities',
      head('<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    ],
    ['a truncated file', source('a').slice(0, -20)],
  ])('with %s is refused', (_, text) => {
    const { valid, problems } = checkContentFile(toBytes(text), options);
    expect(valid).toBe(false);
    expect(problems).toEqual([
      expect.objectContaining({ rule: expect.stringMatching(/^(?:syntax|entity|doctype)$/) }),
    ]);
  });

  it('in UTF-16 is read by its byte order mark, and refused where it declares another encoding', () => {
    expect(checkContentFile(utf16(head('<?xml version="1.0" encoding="UTF-16"?>')), options).valid).toBe(
      true,
    );
    expect(checkContentFile(utf16(head('<?xml version="1.0" encoding="UTF-8"?>')), options).problems).toEqual(
      [expect.objectContaining({ line: 1, column: 1, rule: 'syntax' })],
    );
  });
});

describe('codes of XLIFF 1.2', () => {
  const once = pair('source', '<x id="1" clone="no"/><g id="2" clone="no">a</g>');

  it.each([
    ['a copy of a code that may not be copied', once + pair('target', '<x id="1"/><x id="1"/>b'), 'clone'],
    ['such a copy around text', once + pair('target', '<g id="2">a<g id="2">b</g></g>'), 'clone'],
    ['an end before its start', pair('source', '<ept id="1">/b</ept>a<bpt id="1">b</bpt>'), 'ept'],
    ['an end before its start, by rid', pair('source', '<ex id="2" rid="1"/>a<bx id="1" rid="1"/>'), 'ex'],
    [
      'an end with a wrong rid that is the id of a start, for that only',
      pair('source', '<ex id="9" rid="2"/>a<bx id="2" rid="3"/>b<ex id="3" rid="3"/>'),
      'rid',
    ],
  ])('are refused: %s', (_, inside, rule) => {
    expect(breaks(inUnit(inside))).toEqual([`XLIFF 1.2: ${rule}`]);
  });

  it.each([
    ['a copy that is allowed', pair('source', '<x id="1"/>a') + pair('target', '<x id="1"/><x id="1"/>b')],
    [
      'as many as the source has',
      pair('source', '<x id="1" clone="no"/><x id="1" clone="no"/>a') +
        pair('target', '<x id="1"/><x id="1"/>b'),
    ],
    ['a code that only the target has', pair('source', 'a') + pair('target', '<x id="1" clone="no"/>b')],
    [
      'an end with the id of a later start',
      pair('source', '<bpt id="1">b</bpt>a<ept id="1">/b</ept><bpt id="2">i</bpt>c<ept id="2">/i</ept>'),
    ],
  ])('are valid: %s', (_, inside) => {
    expect(breaks(inUnit(inside))).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContentFile } from '../../../src/content/files/content-files';
import { describeLaws } from './support/describe-laws';
import { problemsOf, readText, segmentsOf, writeText } from './support/file-laws';

const german = { name: 'a.xlf', targetLanguage: 'de' };
const version1 = (inside: string): string =>
  `<xliff version="1.2"><file original="a" source-language="en" datatype="plaintext"><body>${inside}</body></file></xliff>`;
const version2 = (inside: string): string =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"><file id="f">${inside}</file></xliff>`;

const plainUnit = (id: string, more = ''): string =>
  `<trans-unit id="${id}"${more}><source>${id}</source></trans-unit>`;
const nested = (depth: number, inside: string): string =>
  Array.from({ length: depth }, (_, index) => `<group id="g${index}">`).join('') +
  inside +
  '</group>'.repeat(depth);

describe('XLIFF 1.2', () => {
  it('gives sources and existing targets with notes and limits', () => {
    const text = version1(`
  <group><trans-unit id="1" maxwidth="10" size-unit="char"><source>Save &amp; go</source><target state="needs-review-translation">Los</target><note>Button</note><context-group><context>menu</context></context-group></trans-unit></group>
  <trans-unit id="2"><source>Hi <g id="1">you</g> <x id="2"/></source><target/></trans-unit>
  <trans-unit id="3" translate="no"><source>x</source></trans-unit>`);
    const file = readText(text, german);
    expect(file.sourceLanguage).toBe('en');
    expect(segmentsOf(text, german)).toEqual([
      {
        id: '1',
        data: 'text',
        value: 'Save & go',
        comment: 'Button',
        context: 'menu',
        maxLength: 10,
        existing: 'Los',
        isFuzzy: true,
      },
      { id: '2', data: 'html', value: 'Hi <g id="1">you</g> <x id="2"/>' },
    ]);
    expect(writeText(text, { 1: 'Los & weg', 2: '<g id="1">Du</g>&nbsp;<x id="2"/>' }, german)).toBe(
      text
        .replace('<target state="needs-review-translation">Los<', '<target state="translated">Los &amp; weg<')
        .replace('<target/>', '<target><g id="1">Du</g>\u00a0<x id="2"/></target>')
        .replace('source-language="en"', 'source-language="en" target-language="de"'),
    );
  });

  it('gets a target beside a source that has none', () => {
    const text = version1(
      '\n  <trans-unit id="1">\n    <source>Save</source>\n    <note>n</note>\n  </trans-unit>\n',
    );
    expect(writeText(text, { 1: 'Sichern' }, german)).toContain(
      '<source>Save</source>\n    <target>Sichern</target>\n    <note>',
    );
    expect(writeText(text, { 1: 'Save' }, german)).toBe(text);
  });

  it('has a unit for each segment', () => {
    const marks = '<mrk mtype="seg" mid="0">One.</mrk> <mrk mtype="seg" mid="1">Two.</mrk>';
    const text = version1(
      `<trans-unit id="u"><source>One. Two.</source><seg-source>${marks}</seg-source></trans-unit>`,
    );
    expect(readText(text, german).segments.map(({ id, value }) => [id, value])).toEqual([
      ['u|0', 'One.'],
      ['u|1', 'Two.'],
    ]);
    const written = writeText(text, { 'u|0': 'Eins.', 'u|1': 'Zwei.' }, german);
    expect(written).toContain(`<target>${marks.replace('One', 'Eins').replace('Two', 'Zwei')}</target>`);
    expect(readText(written, german).segments.map(({ existing }) => existing)).toEqual(['Eins.', 'Zwei.']);
  });

  it('names its file where it has several', () => {
    const text =
      '<xliff version="1.2"><file original="a"><body><trans-unit id="1"><source>A</source></trans-unit></body></file><file original="b"><body><trans-unit id="1"><source>B</source></trans-unit></body></file></xliff>';
    expect(readText(text, german).segments.map(({ id }) => id)).toEqual(['a|1', 'b|1']);
  });

  it('refuses inline codes that are not closed', () => {
    const text = version1('<trans-unit id="1"><source>a <g id="1">b</g></source></trans-unit>');
    expect(() => writeText(text, { 1: 'a <g id="1">b' }, german)).toThrow(/“1” is not well-formed/);
  });
});

describe('XLIFF 2', () => {
  it('has a unit for each segment, and states', () => {
    const text = version2(`<unit id="u" name="title"><notes><note>n</note></notes>
      <segment id="a" state="initial"><source>One <pc id="1">x</pc></source></segment>
      <segment><source>Two</source><target>Zwei</target></segment></unit>
      <unit id="v" translate="no"><segment><source>x</source></segment></unit>`);
    expect(segmentsOf(text, german)).toEqual([
      { id: 'u|a', data: 'html', value: 'One <pc id="1">x</pc>', comment: 'n', context: 'title' },
      { id: 'u|2', data: 'text', value: 'Two', comment: 'n', context: 'title', existing: 'Zwei' },
    ]);
    expect(writeText(text, { 'u|a': 'Eins <pc id="1">x</pc>' }, german)).toBe(
      text
        .replace('state="initial"', 'state="translated"')
        .replace('</source></segment>', '</source><target>Eins <pc id="1">x</pc></target></segment>')
        .replace('srcLang="en"', 'srcLang="en" trgLang="de"'),
    );
  });
});

describe('a code that only the target has stays a code', () => {
  it.each([
    ['1.2', version1('<trans-unit id="u"><source>Save &amp; go</source><target>AB</target></trans-unit>')],
    [
      '1.2 with segments',
      version1(
        '<trans-unit id="u"><source>Save</source><seg-source><mrk mtype="seg" mid="1">Save &amp; go</mrk></seg-source><target><mrk mtype="seg" mid="1">AB</mrk></target></trans-unit>',
      ),
    ],
    [
      '2',
      version2('<unit id="u"><segment><source>Save &amp; go</source><target>AB</target></segment></unit>'),
    ],
  ])('%s', (_, template) => {
    const text = template.replace('AB', 'Los <x id="1"/>&lt;');
    const [segment] = readText(text, german).segments;
    expect(segment).toMatchObject({
      data: 'html',
      value: 'Save &amp; go',
      existing: 'Los <x id="1"/>&lt;',
    });
    const targets = { [segment?.id ?? '']: 'Jetzt <x id="1"/> &lt;los' };
    expect(writeText(text, targets, german)).toContain('>Jetzt <x id="1"/> &lt;los</');
  });
});

it('the target of a source with codes is markup even without codes of its own', () => {
  const text = version2(
    '<unit id="u"><segment><source>a <ph id="1"/></source><target>b &lt; c</target></segment></unit>',
  );
  expect(readText(text, german).segments[0]).toMatchObject({ data: 'html', existing: 'b &lt; c' });
});

it('units of XLIFF 1.2 without id, as MateCat writes them, are told apart by their sources, and said', () => {
  const text = version1(
    '<trans-unit><source>a</source></trans-unit><trans-unit><source>b</source></trans-unit><trans-unit><source>a</source></trans-unit>',
  );
  const { segments, problems } = readText(text, german);
  expect(segments.map(({ value }) => value)).toEqual(['a', 'b', 'a']);
  expect(new Set(segments.map(({ id }) => id)).size).toBe(3);
  expect(problems).toMatchObject([
    { rule: 'XLIFF 1.2: id', message: expect.stringContaining('requires: 3.') },
  ]);
  const [, , last] = segments;
  expect(writeText(text, { [last?.id ?? '']: 'C' }, german)).toContain(
    '<source>b</source></trans-unit><trans-unit><source>a</source><target>C</target>',
  );
  // The standard requires the id all the same.
  expect(checkContentFile(new TextEncoder().encode(text), german)).toMatchObject({
    valid: false,
    problems: expect.arrayContaining([expect.objectContaining({ rule: 'XLIFF 1.2: id' })]),
  });
});

it('in XLIFF 1.2 a unit says whether it is translated, whatever its groups say', () => {
  const text = version1(
    `<group translate="no">${plainUnit('a', ' translate="yes"')}${plainUnit('b')}<group translate="yes">${plainUnit('c')}${plainUnit('d', ' translate="no"')}</group></group>`,
  );
  expect(readText(text, german).segments.map(({ id }) => id)).toEqual(['a', 'c']);
});

describe('groups may be nested as deep as other tools nest them', () => {
  it.each([
    ['1.2', version1, '<trans-unit id="u"><source>A</source></trans-unit>'],
    ['2', version2, '<unit id="u"><segment><source>A</source></segment></unit>'],
  ])('%s', (_, document, unit) => {
    const text = document(nested(900, unit));
    expect(writeText(text, { u: 'B' }, german)).toContain('<target>B</target>');
    expect(checkContentFile(new TextEncoder().encode(text), german)).toMatchObject({ format: 'xliff' });
    expect(problemsOf(document(nested(1100, unit)), german)[0]).toMatchObject({ rule: 'too-deep' });
  });
});

describe('what is no XLIFF is refused in one sentence with its place', () => {
  it.each([
    ['<xliff version="3.0"/>', 1, 1, 'format'],
    ['<xliff version="1.2"><file><body>\n<trans-unit id="1"/></body></file></xliff>', 2, 1, 'syntax'],
    ['<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff version="1.2"/>', 1, 1, 'doctype'],
    [
      version1(
        '<trans-unit id="1"><source>a</source></trans-unit><trans-unit id="1"><source>b</source></trans-unit>',
      ),
      1,
      176,
      'duplicate-key',
    ],
  ])('%j', (text, line, column, rule) => {
    expect(problemsOf(text, german)[0]).toMatchObject({ line, column, rule });
  });
});

const content = fc
  .array(
    fc.constantFrom(
      'word',
      ' ',
      '&amp;',
      '&lt;',
      '&#233;',
      'é',
      '%s',
      '<g id="1">x</g>',
      '<x id="2"/>',
      '<!-- c -->',
      '<![CDATA[a <b>]]>',
      '\n  ',
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const target = fc.option(fc.tuple(fc.constantFrom('', ' state="new"'), content), { nil: undefined });
const segments = fc.array(fc.tuple(content, target), { maxLength: 5 });

describeLaws({
  options: { name: 'a.xlf', format: 'xliff', targetLanguage: 'de' },
  files: fc.tuple(segments, fc.boolean()).map(([all, isFirst]) => {
    const pairs = all.map(([source, own]) => {
      const [attributes, text] = own ?? ['', ''];
      const state = isFirst ? attributes : '';
      return `<source>${source}</source>${own === undefined ? '' : `<target${state}>${text}</target>`}`;
    });
    if (isFirst)
      return version1(
        pairs.map((pair, index) => `<trans-unit id="${index}">${pair}</trans-unit>`).join('\r\n'),
      );
    return version2(
      pairs.map((pair, index) => `<unit id="${index}"><segment>${pair}</segment></unit>`).join('\n'),
    );
  }),
  pieces: [
    '<xliff version="1.2">',
    '<xliff version="2.0">',
    '<file>',
    '<body>',
    '<trans-unit id="1">',
    '<unit id="1">',
    '<segment>',
    '<source>',
    '</source>',
    '<target>',
    '</target>',
    '<target/>',
    '<seg-source>',
    '<mrk mtype="seg" mid="1">',
    '</mrk>',
    'x',
    '&lt;',
  ],
});

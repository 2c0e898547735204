import { expect, it } from 'vitest';
import { compareImported } from '../../../src/content/diff/imported-content';

const fields = [
  { id: 'title', data: 'text', value: 'Faites bouillir l’eau "froide"' },
  {
    id: 'end',
    data: 'html',
    value: '<p>Savourez votre <b>boisson</b> entre amis.</p><p>Vous &amp; moi &copy; 2026.</p>',
  },
];

/** The fields in files of the formats that Locdesk reads, as their tools write them. */
const files: Readonly<Record<string, string>> = {
  'fr.po': String.raw`msgid "title"
msgstr "Faites bouillir l’eau \"froide\""

msgid "end"
msgstr ""
"<p>Savourez votre <b>boisson</b> "
"entre amis.</p><p>Vous &amp; moi &copy; 2026.</p>"
`,
  'fr.xliff': `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="fr" datatype="html"><body><trans-unit id="title"><source>Boil</source><target>Faites bouillir l’eau "froide"</target></trans-unit><trans-unit id="end"><source>End</source><target>&lt;p&gt;Savourez votre &lt;b&gt;boisson&lt;/b&gt; entre amis.&lt;/p&gt;&lt;p&gt;Vous &amp;amp; moi &amp;copy; 2026.&lt;/p&gt;</target></trans-unit></body></file></xliff>`,
  'strings.xml': String.raw`<resources><string name="title">Faites bouillir l’eau \"froide\"</string><string name="end">&lt;p>Savourez votre &lt;b>boisson&lt;/b> entre amis.&lt;/p>&lt;p>Vous &amp;amp; moi &amp;copy; 2026.&lt;/p></string></resources>`,
  'fr.properties': String.raw`title=Faites bouillir l\u2019eau "froide"
end=<p>Savourez votre <b>boisson</b> \
  entre amis.</p><p>Vous &amp; moi &copy; 2026.</p>
`,
  'Localizable.strings': String.raw`"title" = "Faites bouillir l\U2019eau \"froide\"";
"end" = "<p>Savourez votre <b>boisson</b> entre amis.</p><p>Vous &amp; moi &copy; 2026.</p>";
`,
  'fr.csv': `id,source,target
title,Boil,"Faites bouillir l’eau ""froide"""
end,End,"<p>Savourez votre <b>boisson</b> entre amis.</p><p>Vous &amp; moi &copy; 2026.</p>"
`,
  'fr.resx': `<?xml version="1.0" encoding="utf-8"?><root><data name="title" xml:space="preserve"><value>Faites bouillir l’eau "froide"</value></data><data name="end" xml:space="preserve"><value>&lt;p&gt;Savourez votre &lt;b&gt;boisson&lt;/b&gt; entre amis.&lt;/p&gt;&lt;p&gt;Vous &amp;amp; moi &amp;copy; 2026.&lt;/p&gt;</value></data></root>`,
  'fr.yaml': String.raw`fr:
  title: "Faites bouillir l\u2019eau \"froide\""
  end: >-
    <p>Savourez votre <b>boisson</b>
    entre amis.</p><p>Vous &amp; moi &copy; 2026.</p>
`,
  'fr.json': JSON.stringify(Object.fromEntries(fields.map(({ id, value }) => [id, value]))),
  'fr.md': String.raw`---
title: Recettes
---

# Faites bouillir l’eau "froide"

Savourez votre **boisson** entre amis\.

Vous & moi &copy; 2026.
`,
  'fr.html': `<!doctype html><h1>Faites bouillir l’eau "froide"</h1>${fields[1]?.value ?? ''}`,
};

const names = Object.keys(files);
const differing = (imported: string, name?: string) =>
  compareImported(fields, imported, name).filter(({ lines }) => lines.length > 0);

it.each(names)('%s has arrived as it was delivered', (name) => {
  expect(differing(files[name] ?? '', name)).toEqual([]);
});

it.each(names)('a word that is another one in %s is found', (name) => {
  const changed = (files[name] ?? '').replace('boisson', 'tisane');
  expect(differing(changed, name)).toMatchObject([
    { id: 'end', lines: [{ arrived: 'Savourez votre tisane entre amis.' }] },
  ]);
});

it.each(['fr.po', 'fr.xliff', 'strings.xml', 'fr.resx'])('%s is known when it is pasted', (name) => {
  expect(differing(files[name] ?? '')).toEqual([]);
});

it('a damaged file is compared as a page is', () => {
  expect(
    differing('<resources><string name="title">Faites bouillir l’eau "froide"', 'strings.xml'),
  ).toMatchObject([{ id: 'end' }]);
});

it.each([
  ['fr.csv', `key,en,de\ntitle,Boil,"Faites bouillir l’eau ""froide"""\nend,End,"${fields[1]?.value}"\n`],
  ['fr.csv', `id,text,excerpt\n1,"Faites bouillir l’eau ""froide""","${fields[1]?.value}"\n`],
  ['fr.csv', `ID;Title;Body\n1;"Faites bouillir l’eau ""froide""";"${fields[1]?.value}"\n`],
  ['fr.tsv', `key\ten\tde\ntitle\tBoil\tFaites bouillir l’eau "froide"\nend\tEnd\t${fields[1]?.value}\n`],
])('each cell of a table is compared: %s %j', (name, table) => {
  expect(differing(table, name)).toEqual([]);
});

const hello = [{ id: 'body', data: 'html', value: 'Hallo <b>Welt</b> &amp; Mond!' }];
const lines = (imported: string, name: string, delivered = hello) =>
  compareImported(delivered, imported, name).flatMap((field) => field.lines);
const xliff = (target: string, source = 'Hello') =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="html"><body><trans-unit id="other"><source>Other</source><target>Anderes</target></trans-unit><trans-unit id="body"><source>${source}</source>${target}</trans-unit></body></file></xliff>`;
const xliff2 = (target: string) =>
  `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="f"><unit id="u"><originalData><data id="d1">&lt;b></data><data id="d2">&lt;/b></data></originalData><segment><source>Hello</source><target>${target}</target></segment></unit></file></xliff>`;

it.each([
  ['codes without data', xliff('<target>Hallo <g id="1">Welt</g> &amp; Mond!</target>')],
  ['a typed code', xliff('<target>Hallo <g id="1" ctype="bold">Welt</g> &amp; Mond!</target>')],
  ['a type of HTML', xliff('<target>Hallo <g id="1" ctype="x-html-strong">Welt</g> &amp; Mond!</target>')],
  [
    'codes with data',
    xliff('<target>Hallo <bpt id="1">&lt;b&gt;</bpt>Welt<ept id="1">&lt;/b&gt;</ept> &amp; Mond!</target>'),
  ],
  [
    'codes with data in a segment',
    xliff(
      '<seg-source><mrk mtype="seg" mid="1">Hello</mrk></seg-source><target><mrk mtype="seg" mid="1">Hallo <x id="1" equiv-text="&lt;b&gt;"/>Welt<x id="2" equiv-text="&lt;/b&gt;"/> &amp; Mond!</mrk></target>',
    ),
  ],
  ['pairs of XLIFF 2', xliff2('Hallo <pc id="1" dataRefStart="d1" dataRefEnd="d2">Welt</pc> &amp; Mond!')],
  [
    'starts and ends in XLIFF 2',
    xliff2('Hallo <sc id="1" dataRef="d1"/>Welt<ec startRef="1" dataRef="d2"/> &amp; Mond!'),
  ],
  ['a type of XLIFF 2', xliff2('Hallo <pc id="1" type="fmt" subType="xlf:b">Welt</pc> &amp; Mond!')],
])('tags that are inline codes have arrived: %s', (_, file) => {
  expect(lines(file, 'de.xlf')).toEqual([]);
});

it('tags that inline codes do not stand for are lost', () => {
  const file = xliff('<target>Hallo <g id="1" ctype="italic">Welt</g> &amp; Mond!</target>');
  expect(lines(file, 'de.xlf')).toMatchObject([{ lostTags: ['b'] }]);
});

it('inline codes that were delivered as the file has them have arrived, or are lost', () => {
  const own = [{ id: 'body', data: 'html', value: 'Hallo <g id="1">Welt</g>!' }];
  expect(lines(xliff('<target>Hallo <g id="1">Welt</g>!</target>'), 'de.xlf', own)).toEqual([]);
  expect(lines(xliff('<target>Hallo Welt!</target>'), 'de.xlf', own)).toMatchObject([{ lostTags: ['g'] }]);
});

it.each([
  ['de.xlf', xliff('<target>Hallo Welt &amp; Mond!</target>')],
  ['de.po', 'msgid "body"\nmsgstr "Hallo Welt & Mond!"\n'],
  ['de.properties', 'body=Hallo Welt & Mond!\n'],
])('tags are lost in a file of translations without any tag: %s', (name, file) => {
  expect(lines(file, name)).toMatchObject([{ lostTags: ['b'] }]);
});

it.each([
  ['de.po', '#, fuzzy\nmsgid "Save"\nmsgstr "Speichern"\n\nmsgid "Other"\nmsgstr "Anderes"\n'],
  ['de.po', 'msgid "Speichern"\nmsgstr ""\n\nmsgid "Other"\nmsgstr "Anderes"\n'],
  ['de.xlf', xliff('', 'Speichern')],
])('a text has not arrived as a suggestion or as a source: %s %j', (name, file) => {
  const own = [{ id: 'save', data: 'text', value: 'Speichern' }];
  expect(lines(file, name, own)).toEqual([{ delivered: 'Speichern', lostTags: [] }]);
});

it('the sources of a file without any target are its texts', () => {
  const file = 'msgid "Speichern"\nmsgstr ""\n';
  expect(lines(file, 'de.pot', [{ id: 'save', data: 'text', value: 'Speichern' }])).toEqual([]);
});

it.each(['Localizable.strings', 'fr.po', 'fr.csv', undefined])(
  'a text with references but no tags is compared as HTML shows it: %s',
  (name) => {
    const delivered = [
      { id: 'body', data: 'html', value: '<p>Vous &amp; moi, caf&eacute; &#8211; noir</p>' },
    ];
    const of = (text: string) =>
      name === 'fr.po'
        ? `msgid "body"\nmsgstr "${text}"\n`
        : name === 'fr.csv'
          ? `id,target\nbody,"${text}"\n`
          : name === undefined
            ? text
            : `"body" = "${text}";\n`;
    const arrived = (text: string) => compareImported(delivered, of(text), name).flatMap((one) => one.lines);
    expect(arrived('Vous &amp; moi, caf&eacute; &#8211; noir')).toEqual([]);
    expect(arrived('Vous & moi, café – noir')).toEqual([]);
    expect(arrived('Vous &amp; toi, caf&eacute; &#8211; noir')).toHaveLength(1);
  },
);

it('a reference that a text shows as it is written is still found', () => {
  const delivered = [{ id: 'a', data: 'text', value: 'Write &amp; here' }];
  expect(compareImported(delivered, 'Write &amp; here').flatMap((one) => one.lines)).toEqual([]);
});

it.each([
  ['Localizable.strings', '"a" = "R&amp;D team";\n'],
  ['de.json', '{"a": "R&amp;D team"}'],
])('a text that is no HTML and was escaped as such is found: %s', (name, file) => {
  const delivered = [{ id: 'a', data: 'text', value: 'R&D team' }];
  expect(compareImported(delivered, file, name).flatMap((one) => one.lines)).toMatchObject([
    { delivered: 'R&D team' },
  ]);
});

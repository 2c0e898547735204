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

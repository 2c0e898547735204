import { expect, test } from 'vitest';
import { compareImported } from '../../../src/content/diff/imported-content';
import { importedTexts } from '../../../src/content/diff/imported-texts';
import { growsTooFast } from '../../support/processor-time';

const field = (value: string, data = 'html') => ({ id: 'any', data, value });
const linesOf = (delivered: string, imported: string, data?: string) =>
  compareImported([field(delivered, data)], imported)[0]?.lines;

const page = (body: string) =>
  `<!doctype html><html><head><title>Shop</title><script>var a = "<p>Hidden</p>"</script></head><body><nav>Home</nav>${body}</body></html>`;

test('what arrived in a page is the same, whatever stands around it and however spaces are written', () => {
  const delivered = '<p>Keeps you&nbsp;<b>warm</b>.</p><ul><li>Light</li></ul>';
  const arrived = page(
    '<div class="x"><p>Keeps you\u00a0<b>warm</b>.</p></div><div><ul class="x"> <li>Light</li></ul></div>',
  );
  expect(linesOf(delivered, arrived)).toEqual([]);
});

test('a changed line is shown beside the one that is most like it', () => {
  expect(linesOf('<p>It costs 25 euros today.</p>', page('<p>It costs 52 euros today.</p>'))).toEqual([
    { delivered: 'It costs 25 euros today.', arrived: 'It costs 52 euros today.', lostTags: [] },
  ]);
});

test('a line that is not there has nothing beside it', () => {
  expect(linesOf('Hidden', page('<p>Quite different words</p>'), 'text')).toEqual([
    { delivered: 'Hidden', lostTags: [] },
  ]);
});

test('lost tags are named where a page was imported, and do not count in plain text', () => {
  const delivered = '<p>Read <a href="/x">more</a> <em>now</em></p>';
  expect(linesOf(delivered, page('<p>Read more <em>now</em></p>'))).toEqual([
    { delivered: 'Read more now', arrived: 'Read more now', lostTags: ['a'] },
  ]);
  expect(linesOf(delivered, 'Read more now')).toEqual([]);
});

test('the parts of a table are no tags that count', () => {
  const row = '<tr><th>Breite</th></tr>';
  expect(linesOf(`<table><thead>${row}</thead></table>`, page(`<table>${row}</table>`))).toEqual([]);
});

test('scripts without spaces between words are compared by characters', () => {
  expect(linesOf('お湯を沸かしてください。', '<p>お湯を沸かしないでください。</p>', 'text')).toMatchObject([
    { arrived: 'お湯を沸かしないでください。' },
  ]);
});

test('the answer of an API is read text by text, however its JSON writes letters and marks', () => {
  const answer = JSON.stringify({
    id: 7,
    title: { rendered: 'Der „neue“ Weg' },
    content: { rendered: '<p>Grüße an <b>alle</b>,\ndie "hier" sind.</p>' },
  }).replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  expect(linesOf('Der „neue“ Weg', answer, 'text')).toEqual([]);
  expect(linesOf('<p>Grüße an <b>alle</b>, die "hier" sind.</p>', answer)).toEqual([]);
  expect(linesOf('<p>Grüße an <a href="/">alle</a>, die "dort" sind.</p>', answer)).toEqual([
    {
      delivered: 'Grüße an alle, die "dort" sind.',
      arrived: 'Grüße an alle, die "hier" sind.',
      lostTags: ['a'],
      addedTags: ['b'],
    },
  ]);
});

test('the sections of an export in XML are read as the content that they are', () => {
  const item = `<?xml version="1.0" encoding="UTF-8"?><rss><item><title>Neu</title>
    <content:encoded><![CDATA[<p>Lesen Sie <b>weiter</b>.</p><p>5 &gt; 3</p>]]></content:encoded></item></rss>`;
  expect(linesOf('<p>Lesen Sie <b>weiter</b>.</p><p>5 &gt; 3</p>', item)).toEqual([]);
  expect(linesOf('<p>Lesen Sie nicht <b>weiter</b>.</p>', item)).toMatchObject([
    { arrived: 'Lesen Sie weiter.' },
  ]);
});

test('an export in XML may have its content in attributes and in escaped texts, as that of a page of AEM has', () => {
  const node = `<?xml version="1.0" encoding="UTF-8"?>
    <jcr:root xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:sling="http://sling.apache.org/jcr/sling/1.0">
      <title jcr:title="Grüße &amp; Küsse" sling:resourceType="wknd/components/title"/>
      <text text="&lt;p>Lesen Sie &lt;b>weiter&lt;/b>.&lt;/p>&#xa;" textIsRich="true"/>
      <property>&lt;p&gt;Bis &lt;i&gt;bald&lt;/i&gt;.&lt;/p&gt;</property>
    </jcr:root>`;
  expect(linesOf('Grüße & Küsse', node, 'text')).toEqual([]);
  expect(linesOf('<p>Lesen Sie <b>weiter</b>.</p>', node)).toEqual([]);
  expect(linesOf('<p>Bis <i>bald</i>.</p>', node)).toEqual([]);
  expect(linesOf('<p>Lesen Sie <a href="/">jetzt</a> <b>weiter</b>.</p>', node)).toMatchObject([
    { delivered: 'Lesen Sie jetzt weiter.', arrived: 'Lesen Sie weiter.', lostTags: ['a'] },
  ]);
  expect(linesOf('Grüße & Küsse', node.replace('</property>', ''), 'text')).toMatchObject([{}]);
});

const paragraph = (text: object, bold: object, link: object) => ({ content: [text, bold, link] });
const richTexts = {
  Contentful: {
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        ...paragraph(
          { nodeType: 'text', value: 'Lesen Sie ', marks: [] },
          { nodeType: 'text', value: 'heute', marks: [{ type: 'bold' }] },
          { nodeType: 'hyperlink', content: [{ nodeType: 'text', value: ' mehr.', marks: [] }] },
        ),
      },
      { nodeType: 'paragraph', content: [{ nodeType: 'text', value: '1 < 2 & 3', marks: [] }] },
    ],
  },
  Storyblok: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        ...paragraph(
          { type: 'text', text: 'Lesen Sie ' },
          { type: 'text', text: 'heute', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' mehr.', marks: [{ type: 'link', attrs: { href: '/' } }] },
        ),
      },
      { type: 'paragraph', content: [{ type: 'text', text: '1 < 2 & 3' }] },
    ],
  },
  Shopify: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Lesen Sie ' },
          { type: 'text', value: 'heute', bold: true },
          { type: 'link', url: '/', children: [{ type: 'text', value: ' mehr.' }] },
        ],
      },
      { type: 'paragraph', children: [{ type: 'text', value: '1 < 2 & 3' }] },
    ],
  },
  'Adobe Experience Manager': [
    {
      nodeType: 'paragraph',
      ...paragraph(
        { nodeType: 'text', value: 'Lesen Sie ' },
        { nodeType: 'text', value: 'heute', format: { variants: ['bold'] } },
        { nodeType: 'link', data: { href: '/' }, content: [{ nodeType: 'text', value: ' mehr.' }] },
      ),
    },
    { nodeType: 'paragraph', content: [{ nodeType: 'text', value: '1 < 2 & 3' }] },
  ],
};
const delivered = (second: string) =>
  `<p>Lesen Sie <strong>heute</strong><a href="/"> mehr.</a></p><p>${second}</p>`;
test.each(Object.entries(richTexts))('a rich text of %s is read as what it shows', (_name, document) => {
  const answer = JSON.stringify({ fields: { title: 'Neu', body: document } });
  expect(linesOf(delivered('1 &lt; 2 &amp; 3'), answer)).toEqual([]);
  expect(linesOf('Neu', answer, 'text')).toEqual([]);
  expect(linesOf(delivered('<em>1</em> &lt; 2 &amp; 4'), answer)).toMatchObject([
    { arrived: '1 < 2 & 3', lostTags: ['em'] },
  ]);
});

test('texts in attributes of a page count: of its description and of pictures', () => {
  const arrived = `<meta name="description" content="Suppen &amp; Salate"><p>Suppe</p><img alt="Teller warme Suppe" src="a.png">`;
  expect(linesOf('Suppen & Salate', arrived, 'text')).toEqual([]);
  expect(linesOf('<p>Suppe</p><img alt="Teller warme Suppe" src="a.png">', arrived)).toEqual([]);
  expect(linesOf('<p>Suppe</p><img alt="Teller kalte Suppe" src="a.png">', arrived)).toEqual([
    { delivered: 'Teller kalte Suppe', arrived: 'Teller warme Suppe', lostTags: [] },
  ]);
});

test.each([
  ['an answer of an API', (html: string) => JSON.stringify({ content: { rendered: html } })],
  ['a section of XML', (html: string) => `<?xml version="1.0"?><rss><item><![CDATA[${html}]]></item></rss>`],
  [
    'an escaped text of XML',
    (html: string) =>
      `<?xml version="1.0"?><a><b>${html.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</b></a>`,
  ],
])('texts in attributes of HTML count in %s', (_where, importedOf) => {
  const html = '<img src="a.png" alt="A red shoe"><p>Hello</p>';
  expect(linesOf(html, importedOf(html))).toEqual([]);
  expect(linesOf(html, importedOf(html.replace('red', 'blue')))).toEqual([
    { delivered: 'A red shoe', arrived: 'A blue shoe', lostTags: [] },
  ]);
});

const hello = { type: 'text', text: 'Hello' };
test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ['the title of a page', { title: 'My page title', content: [hello] }],
  ['the heading of a component', { component: 'hero', heading: 'My page title', children: [hello] }],
  ['a picture', { type: 'doc', content: [hello, { type: 'image', attrs: { alt: 'My page title' } }] }],
  ['a link', { content: [{ ...hello, marks: [{ type: 'link', attrs: { title: 'My page title' } }] }] }],
  ['a blok', { content: [hello, { type: 'blok', attrs: { body: [{ headline: 'My page title' }] } }] }],
  ['a list of strings', { content: [hello, 'My page title'] }],
])('a text beside or in a rich text is read: of %s', (_where, document) => {
  const answer = JSON.stringify({ fields: { body: document } });
  expect(linesOf('My page title', answer, 'text')).toEqual([]);
  const tags = answer.includes('"link"') ? '<a href="/">Hello</a>' : 'Hello';
  expect(linesOf(`<p>${tags}</p>`, answer)).toEqual([]);
  expect(linesOf('text', answer, 'text')).toHaveLength(1);
});

test('a text is read however deep in a rich text it is', () => {
  let document: object = { type: 'text', text: 'Deep down' };
  for (let depth = 0; depth < 250; depth++) document = { type: 'list', content: [document] };
  const answer = JSON.stringify({ content: [hello, document] });
  expect(linesOf('<p>Deep down</p><p>Hello</p>', answer)).toEqual([]);
});

test('a text that only begins like JSON is a text', () => {
  expect(linesOf('{name} ist da', '{name} ist da', 'text')).toEqual([]);
});

const comparePage = (count: number): void => {
  const imported = page('<p>word word word</p>'.repeat(count));
  expect(linesOf('<p>word word other</p>'.repeat(50), imported)?.length).toBe(50);
};

test('a long hostile page takes no longer than its length', () => {
  expect(growsTooFast(comparePage, 300)).toBe(false);
});

test('a list of more items than a call has arguments is read as any other', () => {
  const items = Array.from({ length: 130_000 }, () => 'a');
  expect(importedTexts(JSON.stringify(items))).toHaveLength(items.length);
  const xml = `<?xml version="1.0"?><list><b>&amp;</b>${'<a/>'.repeat(items.length)}</list>`;
  expect(importedTexts(xml).map(({ text }) => text)).toEqual([xml, '&']);
});

test('words that only begin, or end, others have not arrived', () => {
  for (const [value, imported] of [
    ['Neu', 'Neues Haus'],
    ['Preis 10', 'Preis 100'],
    ['gleich', 'ganz ungleich'],
    ['10 km', '110 km'],
    ['aa', 'a'.repeat(20_000)],
  ] as const)
    expect([value, linesOf(value, imported, 'text')?.[0]?.isPart]).toEqual([value, undefined]);
  for (const [value, imported] of [
    ['Neu', 'Titel: Neu!'],
    ['Preis 10', 'Preis 100, jetzt Preis 10'],
    ['保存', '今すぐ保存する'],
    ['كتاب', 'الكتاب الجديد'],
    ['10', '保存10件'],
  ] as const)
    expect(linesOf(value, imported, 'text')).toEqual([
      { delivered: value, arrived: imported, lostTags: [], isPart: true },
    ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareImported, type DeliveredField } from '../../../src/content/diff/imported-content';

const html = (id: string, value: string): DeliveredField => ({ id, data: 'html', value });
const text = (id: string, value: string): DeliveredField => ({ id, data: 'text', value });

const title = text('title', 'Neu');
const link = '<p>Siehe <a href="https://a.example/x">hier</a> jetzt.</p>';
const body = html('body', `${link}<p>Preis 10</p>`);
const note = text('note', 'gleich');
const note2 = text('note2', 'gleich');
const space = text('space', '10\u00A0km');
const fields = [title, body, note, note2, space];
const page = (inner: string) =>
  `<!doctype html><html lang="de"><head><title>Neu | Shop</title><script>var a = 1</script></head><body><nav><a href="/">Start</a> <a href="/a">Mehr</a></nav><main>${inner}</main><footer>Ende</footer></body></html>`;
const whole = `<h1>Neu</h1>${link}<p>Preis 10</p><p>gleich</p><p>gleich</p><p>10&nbsp;km</p>`;

interface Row {
  readonly says: string;
  readonly imported: string;
  readonly name?: string;
  readonly delivered?: readonly DeliveredField[];
  /** Lines that differ, by fields. */
  readonly finds: Readonly<Record<string, readonly object[]>>;
}

const one = (
  says: string,
  delivered: DeliveredField,
  imported: string,
  ...found: readonly object[]
): Row => ({
  says,
  delivered: [delivered],
  imported,
  finds: found.length === 0 ? {} : { [delivered.id]: found },
});
const inPage = (says: string, from: string, to: string, finds: Row['finds']): Row => ({
  says,
  imported: page(whole.replace(from, to)),
  finds,
});
const address = (name: string, delivered: string, arrived: string) => ({
  changed: [{ tag: name, name: name === 'a' ? 'href' : 'src', delivered, arrived }],
});
const linkTo = (to: string): DeliveredField => html('a', `<p>Zum <a href="${to}">Haus</a>.</p>`);
const linked = (to: string): string => page(`<p>Zum <a href="${to}">Haus</a>.</p>`);
const picture = (src: string): string => `<p>Bild <img src="${src}" alt="Rot"></p>`;
const json = (values: object): string => JSON.stringify(values);
const android = (values: Readonly<Record<string, string>>): string =>
  `<resources>${Object.entries(values)
    .map(([name, value]) => `<string name="${name}">${value}</string>`)
    .join('')}</resources>`;
const pair = [text('title', 'Neu'), text('note', 'gleich')];
const swapped = { title: 'gleich', note: 'Neu' };
const otherKeys = {
  title: [{ delivered: 'Neu', arrived: 'gleich', otherKey: 'note' }],
  note: [{ delivered: 'gleich', arrived: 'Neu', otherKey: 'title' }],
};

const rich =
  '<h2>Kopf</h2><p>Eins <i>zwei</i></p><ul><li>Ah</li><li>Beh</li></ul><table><tr><td>Zelle</td></tr></table>';
const richIn = (says: string, from: string, to: string, ...found: readonly object[]): Row =>
  one(says, html('a', rich), page(rich.replace(from, to)), ...found);
const asText = html('a', '<h2>Kopf</h2><p>Eins <i>zwei</i></p>');

const rows: readonly Row[] = [
  richIn('a heading that became a paragraph', '<h2>Kopf</h2>', '<p>Kopf</p>', { lostTags: ['h2'] }),
  richIn('a heading of another level', '<h2>Kopf</h2>', '<h3>Kopf</h3>', {
    delivered: 'Kopf',
    lostTags: ['h2'],
    addedTags: ['h3'],
  }),
  richIn(
    'a list that became paragraphs',
    '<ul><li>Ah</li><li>Beh</li></ul>',
    '<p>Ah</p><p>Beh</p>',
    { delivered: 'Ah', lostTags: ['ul'] },
    { delivered: 'Beh', lostTags: ['ul'] },
  ),
  richIn(
    'a list with numbers',
    '<ul><li>Ah</li><li>Beh</li></ul>',
    '<ol><li>Ah</li><li>Beh</li></ol>',
    { lostTags: ['ul'], addedTags: ['ol'] },
    { lostTags: ['ul'], addedTags: ['ol'] },
  ),
  richIn('a lost table', '<table><tr><td>Zelle</td></tr></table>', '<p>Zelle</p>', { lostTags: ['table'] }),
  one(
    'a quotation that became a paragraph',
    html('a', '<p>Eins</p><blockquote><p>Zitat</p></blockquote><p>Zwei</p>'),
    page('<p>Eins</p><p>Zitat</p><p>Zwei</p>'),
    { delivered: 'Zitat', lostTags: ['blockquote'] },
  ),
  one(
    'code that became a paragraph',
    html('a', '<p>Eins</p><pre>x = 1</pre><dl><dt>Wort</dt></dl>'),
    page('<p>Eins</p><p>x = 1</p><p>Wort</p>'),
    { delivered: 'x = 1', lostTags: ['pre'] },
    { delivered: 'Wort', lostTags: ['dl'] },
  ),
  richIn('a heading without its end', '</h2>', ''),
  richIn('a list in a box', '<ul>', '<h3>Mehr</h3><ul class="x">'),
  richIn('the words of a heading also in a menu', '<h2>', '<ul><li>Kopf</li></ul><h2>'),
  one(
    'a text whose tags were taken out',
    asText,
    page('<p>Kopf Eins zwei</p>'),
    { delivered: 'Kopf', lostTags: ['h2'] },
    { delivered: 'Eins zwei', lostTags: ['i'] },
  ),
  {
    says: 'a value of JSON whose tags were taken out',
    delivered: [html('body', '<ul><li>Ah</li></ul>'), note],
    imported: json({ body: 'Ah', note: 'gleich' }),
    finds: { body: [{ lostTags: ['ul'] }] },
  },
  {
    says: 'Markdown, whose headings and lists are not read',
    delivered: [html('body', '<h2>Kopf</h2><ul><li>Ah</li></ul>')],
    imported: '## Kopf\n\n- Ah\n',
    name: 'a.md',
    finds: {},
  },
  {
    says: 'a heading of a rich text, whose blocks are not read',
    delivered: [html('body', '<h2>Kopf</h2>'), note],
    imported: json({
      note: 'gleich',
      body: { type: 'doc', content: [{ type: 'heading', content: [{ type: 'text', text: 'Kopf' }] }] },
    }),
    finds: {},
  },
  {
    says: 'a text with a tag as its words',
    delivered: [text('title', 'Nutze <b> jetzt'), note],
    imported: json({ title: 'Nutze <b> jetzt', note: 'gleich' }),
    finds: {},
  },
  inPage('another address', 'https://a.example/x', 'https://evil.example/other', {
    body: [address('a', 'https://a.example/x', 'https://evil.example/other')],
  }),
  inPage('an address that runs code', 'https://a.example/x', 'javascript:alert(1)', {
    body: [address('a', 'https://a.example/x', 'javascript:alert(1)')],
  }),
  inPage('a lost link', '<a href="https://a.example/x">hier</a>', 'hier', { body: [{ lostTags: ['a'] }] }),
  inPage('an added tag', 'jetzt', '<b>jetzt</b>', { body: [{ addedTags: ['b'] }] }),
  inPage('an added font', 'hier<', '<font>hier</font><', { body: [{ addedTags: ['font'] }] }),
  inPage('an added script in a line', 'jetzt', '<script>x()</script>jetzt', {
    body: [{ addedTags: ['script'] }],
  }),
  inPage('an added script between two lines', '<p>Preis', '<script>x()</script><p>Preis', {
    body: [{ delivered: 'Preis 10', addedTags: ['script'] }],
  }),
  inPage('an added frame between two lines', '<p>Preis', '<iframe src="/x"></iframe><p>Preis', {
    body: [{ addedTags: ['iframe'] }],
  }),
  inPage('a handler that runs', '<a href', '<a onclick="x()" href', {
    body: [{ changed: [{ tag: 'a', name: 'onclick', arrived: 'x()' }] }],
  }),
  inPage('a longer number', 'Preis 10', 'Preis 100', { body: [{ delivered: 'Preis 10' }] }),
  inPage('more words around', 'Preis 10', 'Preis 10 EUR entfällt', {
    body: [{ arrived: 'Preis 10 EUR entfällt', isPart: true }],
  }),
  inPage('one of two equal texts', '<p>gleich</p>', '', {
    note2: [{ delivered: 'gleich', times: { found: 1, delivered: 2 } }],
  }),
  inPage('a longer word instead of one of two', '<p>gleich</p>', '<p>ungleich</p>', {
    note2: [{ delivered: 'gleich', times: { found: 1, delivered: 2 } }],
  }),
  inPage('a lost no-break space', '10&nbsp;km', '10 km', { space: [{ lostSpaces: 1 }] }),
  inPage('a lost text', '<h1>Neu</h1>', '', {
    title: [{ delivered: 'Neu', arrived: 'Neu | Shop', isPart: true }],
  }),
  { says: 'an untouched page', imported: page(whole), finds: {} },
  { says: 'a fragment of the page', imported: whole, finds: {} },
  {
    says: 'another order',
    imported: page(`<p>gleich</p><p>10&nbsp;km</p><p>gleich</p>${link}<p>Preis 10</p><h2>Neu</h2>`),
    finds: {},
  },
  inPage('pretty printing', '<p>Preis 10</p>', '\n  <p>\n    Preis\n    10\n  </p>\n', {}),
  inPage('rel, target and class', '<a href', '<a rel="noopener" target="_blank" class="x" href', {}),
  inPage('another way to write a reference', '&nbsp;', '&#160;', {}),
  inPage('a wrapped line', 'Siehe <a', 'Siehe<br> <a', {}),
  inPage('blocks and ids around', '<p>Preis 10</p>', '<div id="p"><span>Preis 10</span></div>', {}),
  inPage('a link around the title', '<h1>Neu</h1>', '<h1><a href="/neu"><b>Neu</b></a></h1>', {}),
  inPage('a title beside a mark', '<h1>Neu</h1>', '<h1><span>Neu</span> <sup>1</sup></h1>', {}),
  inPage('two texts in one line', '<p>gleich</p><p>gleich</p>', '<p>gleich · gleich</p>', {}),
  {
    says: 'text without tags that was copied from the page',
    imported: 'Neu\nSiehe hier jetzt.\nPreis 10\ngleich\ngleich\n10 km',
    finds: {},
  },
  {
    says: 'text whose lines a mail wrapped',
    imported: 'Neu\nSiehe\nhier jetzt.\nPreis 10\ngleich\ngleich\n10\nkm',
    finds: {},
  },
  one('the host before an address', linkTo('/x'), linked('https://shop.example/x')),
  one('the language before an address', linkTo('/x'), linked('/de/x')),
  one('a slash behind an address', linkTo('https://a.example/x'), linked('https://a.example/x/')),
  one('an encrypted address', linkTo('http://a.example/x'), linked('https://a.example/x')),
  one('an address without its host', linkTo('https://a.example/x'), linked('/x')),
  one('letters that an address encodes', linkTo('/straße'), linked('/stra%C3%9Fe')),
  one('a lost fragment', linkTo('/x#teil'), linked('/x'), address('a', '/x#teil', '/x')),
  one('another question', linkTo('/x?a=1'), linked('/x?a=2'), address('a', '/x?a=1', '/x?a=2')),
  one('another page', linkTo('/x'), linked('/xy'), address('a', '/x', '/xy')),
  one('the home page', linkTo('/'), linked('/x'), address('a', '/', '/x')),
  one('another folder', linkTo('/x'), linked('/alt/2019/x'), address('a', '/x', '/alt/2019/x')),
  one('an address from the page on', linkTo('x.html'), linked('/de/shop/x.html')),
  one(
    'code in an address that a tab hides',
    linkTo('x.html'),
    linked('java\tscript:alert(1)//x.html'),
    address('a', 'x.html', 'java\tscript:alert(1)//x.html'),
  ),
  one(
    'an export in XML whose values have all lost their tags',
    html('a', '<p>Lesen Sie <b>weiter</b>.</p>'),
    '<?xml version="1.0"?><a><t>Lesen Sie weiter.</t></a>',
    { lostTags: ['b'] },
  ),
  {
    says: 'a text whose words stand beside it',
    delivered: [text('hero', 'Neu'), note],
    imported: json({ hero: 'Alt', 'hero.alt': 'Neu', note: 'gleich' }),
    finds: { hero: [{ arrived: 'Alt', otherKey: 'hero.alt' }] },
  },
  {
    says: 'a value of JSON whose line was wrapped',
    delivered: [text('title', 'Eins zwei drei'), note],
    imported: json({ title: 'Eins zwei\ndrei', note: 'gleich' }),
    finds: {},
  },
  one('another number to call', linkTo('tel:1'), linked('tel:2'), address('a', 'tel:1', 'tel:2')),
  one(
    'a picture that is stored in another size',
    html('a', picture('/f/rot.png')),
    picture('https://cdn.example/9/rot-300x200.png?v=2'),
  ),
  one(
    'a picture that is loaded late',
    html('a', picture('/f/rot.png')),
    '<p>Bild <img src="data:image/gif;base64,R0" data-src="/f/rot.png" alt="Rot"></p>',
  ),
  one(
    'another picture',
    html('a', picture('/f/rot.png')),
    picture('/f/blau.png'),
    address('img', '/f/rot.png', '/f/blau.png'),
  ),
  one('a picture alone', html('a', '<img src="/rot.png">'), page('<p>x</p><img src="/rot.png">')),
  one('a lost picture alone', html('a', '<img src="/rot.png">'), page('<p>x</p>'), {
    delivered: '<img src="/rot.png">',
    lostTags: ['img'],
  }),
  one(
    'a lost picture between two lines',
    html('a', '<p>eins</p><img src="/rot.png"><p>zwei</p>'),
    '<p>eins</p><p>zwei</p>',
    { delivered: 'eins', lostTags: ['img'] },
  ),
  one('strong for bold', html('a', '<p>ganz <b>neu</b></p>'), '<p>ganz <strong>neu</strong></p>'),
  one('cells of a row', text('a', 'Breite'), page('<table><tr><th>Breite</th><td>3 m</td></tr></table>')),
  one('words of a menu', text('a', 'Mehr'), page('')),
  one('another case', text('a', 'Neues Haus'), '<p>neues Haus</p>', { arrived: 'neues Haus' }),
  { says: 'keys of JSON', delivered: pair, imported: json({ title: 'Neu', note: 'gleich' }), finds: {} },
  { says: 'swapped in JSON', delivered: pair, imported: json(swapped), finds: otherKeys },
  {
    says: 'swapped in strings.xml',
    delivered: pair,
    imported: android(swapped),
    name: 'strings.xml',
    finds: otherKeys,
  },
  {
    says: 'swapped in properties',
    delivered: pair,
    imported: 'title=gleich\nnote=Neu\n',
    name: 'a.properties',
    finds: otherKeys,
  },
  {
    says: 'swapped in a table',
    delivered: pair,
    imported: 'key,de\ntitle,gleich\nnote,Neu\n',
    name: 'a.csv',
    finds: { title: [{ otherKey: 'note' }], note: [{ otherKey: 'title' }] },
  },
  {
    says: 'the ends of keys',
    delivered: pair,
    imported: json({
      id: 3,
      title: { rendered: 'Neu' },
      acf: { note: 'gleich' },
      seo: { title: 'Neu – Shop' },
    }),
    finds: {},
  },
  {
    says: 'keys that are the ends of IDs',
    delivered: [text('home.title', 'Neu'), text('home.note', 'gleich')],
    imported: json({ title: 'gleich', note: 'gleich' }),
    finds: { 'home.title': [{ delivered: 'Neu', arrived: 'gleich' }] },
  },
  {
    says: 'a value with more than was delivered',
    delivered: [html('body', '<p>Neu</p>'), pair[1] ?? note],
    imported: json({ body: '<p>Neu</p><p>Werbung</p>', note: 'gleich' }),
    finds: { body: [{ delivered: '', arrived: 'Werbung' }] },
  },
  {
    says: 'a value of JSON without its link',
    delivered: [html('body', link), pair[1] ?? note],
    imported: json({ body: 'Siehe hier jetzt.', note: 'gleich' }),
    finds: { body: [{ lostTags: ['a'] }] },
  },
  {
    says: 'a value of JSON without its no-break space',
    delivered: [space, note],
    imported: json({ space: '10 km', note: 'gleich' }),
    finds: { space: [{ lostSpaces: 1 }] },
  },
  {
    says: 'a rich text with another address',
    delivered: [html('body', '<p>Siehe <a href="/x">hier</a></p>'), note],
    imported: json({
      note: 'gleich',
      body: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Siehe ' },
              { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: '/y' } }] },
            ],
          },
        ],
      },
    }),
    finds: { body: [address('a', '/x', '/y')] },
  },
  {
    says: 'Markdown with another address',
    delivered: [html('body', '<p>Siehe <a href="/x">hier</a></p>')],
    imported: 'Siehe [hier](/y)\n',
    name: 'a.md',
    finds: { body: [address('a', '/x', '/y')] },
  },
];

describe('what arrived differently', () => {
  it.each(rows)('$says', ({ delivered = fields, imported, name, finds }) => {
    const found = compareImported(delivered, imported, name).filter(({ lines }) => lines.length > 0);
    expect(Object.keys(finds)).toEqual(found.map(({ id }) => id));
    for (const { id, lines } of found) {
      expect(lines).toHaveLength(finds[id]?.length ?? 0);
      expect(lines).toMatchObject(finds[id] ?? []);
    }
  });

  it('is exactly the field that was changed, whatever stands around the fields', () => {
    const word = fc.stringMatching(/^[a-zäß]{3,9}$/);
    const around = fc.constantFrom(
      '',
      '<nav><a href="/">Start</a> <a href="/a">Mehr</a></nav>',
      '<aside><img src="/werbung.png"><script>x()</script></aside>',
      '<h2>Werbung</h2><p>Kaufen <b>Sie</b></p>',
      '<!-- Ende --><ul><li>1</li><li>2</li></ul>',
      'loser Text ohne Block',
    );
    const change = fc.constantFrom('none', 'word', 'address', 'tag', 'lost');
    const contents = fc.uniqueArray(fc.tuple(word, word), { minLength: 1, maxLength: 6, selector: String });
    fc.assert(
      fc.property(
        contents,
        fc.array(around, { minLength: 7, maxLength: 7 }),
        change,
        fc.nat(),
        (given, others, kind, at) => {
          const values = given.map(([first, second], index) => ({
            id: `f${index}`,
            data: 'html',
            value: `<p>${first} <a href="/${index}">${second}</a> 9${index}</p>`,
          }));
          const changed = at % values.length;
          const arrived = values.map(({ value }, index) => {
            if (index !== changed || kind === 'none') return value;
            if (kind === 'lost') return '';
            if (kind === 'word') return value.replace(/<p>\p{L}+/u, '<p>QQ');
            return kind === 'address'
              ? value.replace('href="/', 'href="/x')
              : value.replace('</a>', '</a><b>').replace('</p>', '</b></p>');
          });
          const imported = others
            .map((chrome, index) => `<div>${chrome}</div>${arrived[index] ?? ''}`)
            .join('');
          const found = compareImported(values, imported).filter(({ lines }) => lines.length > 0);
          expect(found.map(({ id }) => id)).toEqual(kind === 'none' ? [] : [`f${changed}`]);
        },
      ),
    );
  });
});

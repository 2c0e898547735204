import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOneLine } from '../../../../src/content/memory/field-units';
import { isBalanced } from '../../../../src/content/memory/unit-markup';
import { StreamDecoder } from '../../../../src/content/memory/tmx/stream-decoder';
import { TmxReader, type TmxTranslation } from '../../../../src/content/memory/tmx/tmx-reader';
import { tmxEnd, tmxStart, tmxUnit } from '../../../../src/content/memory/tmx/tmx-writer';

function read(text: string, portion = text.length) {
  const reader = new TmxReader();
  const translations: TmxTranslation[] = [];
  for (let at = 0; at < text.length; at += Math.max(portion, 1))
    translations.push(...reader.push(text.slice(at, at + Math.max(portion, 1))));
  translations.push(...reader.end());
  const notices = reader.notices.map(({ kind, detail, count, line }) => [kind, detail, count, line]);
  return { translations, notices, header: reader.header };
}

const file = (
  units: string,
  header = '<header creationtool="Old tool" creationtoolversion="2" srclang="en"/>',
) =>
  `<?xml version="1.0"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">\n${header}\n<body>\n${units}\n</body>\n</tmx>\n`;

const unit = (source: string, target: string, attributes = '') =>
  `<tu${attributes}><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;

const bold = (text: string) => `<bpt i="1">&lt;B&gt;</bpt>${text}<ept i="1">&lt;/B&gt;</ept>`;

const texts = ({ translations }: ReturnType<typeof read>) =>
  translations.map(({ languages, unit: one }) => [
    `${languages.source}>${languages.target}`,
    one.source,
    one.target,
  ]);

describe('a TMX file is read', () => {
  it('with its languages, dates and program, whatever the portions are', () => {
    const text = file(
      `<tu changedate="20260102T030405Z"><tuv xml:lang="EN-us"><seg>Two
        words &amp; <![CDATA[<more>]]></seg></tuv>
      <tuv lang="de_AT" changedate="20260203T040506Z"><seg>Zwei Wörter</seg></tuv><tuv xml:lang="fr"><seg>Deux</seg></tuv></tu>`,
    );
    const whole = read(text);
    expect(whole.header).toEqual({ tool: 'Old tool 2', source: 'en', isHtml: false });
    expect(whole.translations).toEqual([
      {
        languages: { source: 'en-US', target: 'de-AT' },
        unit: { source: 'Two words & <more>', target: 'Zwei Wörter' },
        changed: '2026-02-03T04:05:06Z',
      },
      {
        languages: { source: 'en-US', target: 'fr' },
        unit: { source: 'Two words & <more>', target: 'Deux' },
        changed: '2026-01-02T03:04:05Z',
      },
    ]);
    expect(whole.notices).toEqual([]);
    for (const portion of [1, 2, 7, 64]) expect(read(text, portion)).toEqual(whole);
  });

  it('in both directions where it names no source language', () => {
    const header = '<header srclang="*all*"/>';
    expect(texts(read(file(unit('One', 'Eins'), header)))).toEqual([
      ['en>de', 'One', 'Eins'],
      ['de>en', 'Eins', 'One'],
    ]);
    expect(texts(read(file(unit('One', 'Eins', ' srclang="de"'), header)))).toEqual([
      ['de>en', 'Eins', 'One'],
    ]);
  });

  it('with its inline codes: HTML tags, placeholders as text, others by their number', () => {
    const { translations, notices } = read(
      file(
        unit(
          '<bpt i="1">&lt;b&gt;</bpt>Bold<ept i="1">&lt;/b&gt;</ept> <ph>%s</ph>, <hi>high</hi><ph x="3">{\\tab}</ph>',
          '<bpt i="2">\\b1</bpt>Fett<ept i="2">\\b0</ept><ph>&lt;br/&gt;</ph><ut>x<sub>inner</sub></ut>',
        ),
      ),
    );
    expect(translations.map((one) => one.unit)).toEqual([
      {
        source: 'Bold %s, high',
        target: 'Fett',
        sourceMarkup: '<b>Bold</b> %s, high<x id="3"/>',
        targetMarkup: '<g id="2">Fett</g><br/><x id=""/>',
      },
    ]);
    expect(notices).toEqual([]);
  });

  it('with markup that is escaped in a text of HTML', () => {
    const { translations } = read(file(unit('&lt;b&gt;A&lt;/b&gt; &amp;amp; b', 'C', ' datatype="html"')));
    expect(translations[0]?.unit).toEqual({ source: 'A & b', sourceMarkup: '<b>A</b> &amp; b', target: 'C' });
  });
});

describe('what is wrong with a TMX file is said with its line, and the rest is read:', () => {
  const good = unit('Good', 'Gut');
  const kept = [['en>de', 'Good', 'Gut']];

  it.each([
    ['a unit that is not well-formed', unit('A & B', 'C'), [['syntax', '', 1, 6]]],
    ['a unit without its end tag', '<tu><tuv xml:lang="en"><seg>Never', [['cut-off', '', 1, 6]]],
    ['an entity of its own', unit('&bomb;', 'x'), [['entity', '&bomb;', 1, 6]]],
    [
      'a text without language',
      '<tu><tuv><seg>A</seg></tuv>\n<tuv xml:lang="de"><seg>B</seg></tuv></tu>',
      [['language', '', 1, 6]],
    ],
    [
      'a language that is none',
      '<tu><tuv xml:lang="en"><seg>A</seg></tuv>\n<tuv xml:lang="German!"><seg>B</seg></tuv></tu>',
      [['language', 'German!', 1, 7]],
    ],
    ['no translation', '<tu><tuv xml:lang="en"><seg>A</seg></tuv></tu>', [['no-translation', '', 1, 6]]],
    ['an empty translation', unit('A', ''), [['no-translation', '', 1, 6]]],
    ['broken bytes', unit('A\uFFFD', 'B'), [['encoding', '', 1, 6]]],
    ['a long text', unit('long '.repeat(500), 'B'), [['too-long', '', 1, 6]]],
    ['numbers only, which are no sentence', unit('12', '12'), []],
  ])('%s', (_name, bad, notices) => {
    const found = read(file(`${bad}\n${good}`), 100);
    expect(texts(found)).toEqual(kept);
    expect(found.notices).toEqual(notices);
  });

  it('codes that do not pair are left out of their text', () => {
    const found = read(file(unit('<bpt i="1">&lt;i&gt;</bpt>Open', 'Zu<ept i="1">&lt;/i&gt;</ept>')));
    expect(found.translations[0]?.unit).toEqual({ source: 'Open', target: 'Zu' });
    expect(found.notices).toEqual([['codes', '', 2, 6]]);
  });

  it('a code whose counterpart is in another segment is left out, and those that pair stay', () => {
    const isolated = '<it x="1" pos="begin">&lt;I&gt;</it>';
    const found = read(file(unit(`${isolated}${bold('Click')} here`, `Hier ${bold('klicken')}`)));
    expect(found.notices).toEqual([['codes', '', 1, 6]]);
    expect(found.translations[0]?.unit).toEqual({
      source: 'Click here',
      sourceMarkup: '<B>Click</B> here',
      target: 'Hier klicken',
      targetMarkup: 'Hier <B>klicken</B>',
    });
  });

  it('a unit without the source language has its first text as the source', () => {
    const text = '<tu><tuv xml:lang="fr"><seg>Un</seg></tuv><tuv xml:lang="de"><seg>Ein</seg></tuv></tu>';
    const found = read(file(text));
    expect(texts(found)).toEqual([['fr>de', 'Un', 'Ein']]);
    expect(found.notices).toEqual([['no-source', 'en', 1, 6]]);
  });

  it('a file that ends in the middle', () => {
    const text = file(`${good}\n${unit('Second', 'Zweitens')}`);
    const found = read(text.slice(0, text.indexOf('Zweitens')));
    expect(texts(found)).toEqual(kept);
    expect(found.notices).toEqual([['cut-off', '', 1, 7]]);
    const end = read(`${text.slice(0, text.indexOf('Zweitens'))}\n\nZwei`);
    expect(end.notices).toEqual([['cut-off', '', 1, 9]]);
  });

  it('but nothing is wrong with one that has no unit', () => {
    for (const portion of [1, 10_000]) expect(read(file(''), portion).notices).toEqual([]);
    expect(read(file('').replace('</tmx>', '')).notices).toMatchObject([['cut-off', '', 1, 8]]);
  });

  it.each(['<tu/>', '<tu tuid="a > b" />', "<tu srclang='en' tuid='\"'\n/>"])(
    'but a file that ends with the empty unit %s is whole',
    (empty) => {
      const text = file(`${good}\n${empty}`);
      for (const portion of [1, 7, 10_000]) {
        const found = read(text, portion);
        expect(texts(found)).toEqual(kept);
        expect(found.notices).toEqual([['no-translation', '', 1, 7]]);
      }
    },
  );

  it('definitions of entities, which are neither loaded nor replaced', () => {
    const text = `<!DOCTYPE tmx [<!ENTITY a "aaaa"><!ENTITY x SYSTEM "file:///etc/passwd">]><tmx><header srclang="en"/><body>${unit('&x;', 'A')}${good}</body></tmx>`;
    const found = read(text);
    expect(texts(found)).toEqual(kept);
    expect(found.notices).toEqual([
      ['doctype', '', 1, 1],
      ['entity', '&x;', 1, 1],
    ]);
  });

  it('a comment or a CDATA section with units is none of its units', () => {
    const hidden = `<!-- ${unit('No', 'Nein')} --><note><![CDATA[</tu><tu>]]></note>`;
    expect(texts(read(file(`${hidden}${good}`), 3))).toEqual(kept);
    expect(texts(read(file(`<tu><note><![CDATA[</tu>]]></note>${good.slice(4)}`), 3))).toEqual(kept);
  });

  it('another file is refused', () => {
    expect(() => read('<xliff version="1.2"><body/></xliff>')).toThrow('This is no TMX file');
    expect(() => read('PK\u0003\u0004 <tu></tu>')).toThrow('This is no TMX file');
    expect(() => read('')).toThrow('This is no TMX file');
  });
});

it('a text without end does not fill the memory', () => {
  const reader = new TmxReader();
  reader.push('<tmx><header srclang="en"/><body>');
  reader.push('<tu><tuv xml:lang="en"><seg>');
  for (let turn = 0; turn < 60; turn++) reader.push('word '.repeat(10_000));
  expect(reader.notices.map(({ kind }) => kind)).toEqual(['too-long']);
  expect(reader.push(`</seg></tuv></tu>${unit('Good', 'Gut')}</body>`)).toHaveLength(1);
});

const bytesOf = (text: string, encoding: string): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'latin1') return Uint8Array.from(text, (character) => character.charCodeAt(0));
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++)
    view.setUint16(2 * at, text.charCodeAt(at), encoding === 'utf-16le');
  return bytes;
};

it.each([
  ['utf-8', '', undefined],
  ['utf-8', '\uFEFF', undefined],
  ['utf-8', '<?xml version="1.0" encoding="UTF-16"?>', undefined],
  ['utf-16le', '\uFEFF', undefined],
  ['utf-16be', '\uFEFF', undefined],
  ['utf-16le', '<?xml version="1.0"?>', undefined],
  ['utf-16be', '<?xml version="1.0"?>', undefined],
  ['latin1', '<?xml version="1.0" encoding="ISO-8859-1"?>', undefined],
  ['latin1', '<?xml version="1.0" encoding="UTF-8"?>', 'windows-1252'],
  ['latin1', '<?xml version="1.0"?>', 'windows-1252'],
])('bytes of %s that begin with "%s" are decoded', (encoding, start, wanted) => {
  const text = `${start}<tmx>Größe ÿ</tmx>`;
  for (const portion of [1, 3, 1000]) {
    const decoder = new StreamDecoder(wanted);
    const bytes = bytesOf(text, encoding);
    let decoded = '';
    for (let at = 0; at < bytes.length; at += portion)
      decoded += decoder.decode(bytes.slice(at, at + portion));
    decoded += decoder.end();
    expect(decoded).toBe(text.replace('\uFEFF', ''));
  }
});

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const visible = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) =>
    onOneLine(`a${words.join(' ')}`)
      .toWellFormed()
      .replaceAll(/[^\P{C}\u200d]|\uFFFD/gu, ''),
  )
  .filter((text) => /\p{L}/u.test(text));
const encoded = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;');
const marked = fc
  .tuple(visible, visible, fc.constantFrom('b', 'g id="1"', 'a href="?a=1&amp;b=&lt;"'))
  .map(([a, b, tag]) => ({
    text: onOneLine(`${a}${b} ${a}`),
    markup: `${encoded(a)}<${tag}>${encoded(b)}</${tag.split(' ')[0]}> <x id="7"/>${encoded(a)}`,
  }));
const side = fc.oneof(
  visible.map((text) => ({ text, markup: undefined })),
  marked,
);

it('what is written is read again without loss', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(side, side, fc.boolean()), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 300 }),
      (sides, portion) => {
        const given = sides.map(([source, target, isDated]): TmxTranslation => ({
          languages: { source: 'en-GB', target: 'pt-BR' },
          unit: {
            source: source.text,
            target: target.text,
            ...(source.markup === undefined ? {} : { sourceMarkup: source.markup }),
            ...(target.markup === undefined ? {} : { targetMarkup: target.markup }),
          },
          ...(isDated ? { changed: '2026-11-24T10:20:30Z' } : {}),
        }));
        for (const { unit: one } of given)
          fc.pre(isBalanced(one.sourceMarkup ?? '') && isBalanced(one.targetMarkup ?? ''));
        const head = { source: undefined, version: '1', date: '2026-11-24T00:00:00Z' };
        const text = `${tmxStart(head)}${given.map(tmxUnit).join('')}${tmxEnd}`;
        const found = read(text, portion);
        expect(found.translations).toEqual(given);
        expect(found.notices).toEqual([]);
      },
    ),
  );
});

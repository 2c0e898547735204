import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContentFile } from '../../../src/content/files/content-files';
import { type HandoverReader, type HandoverWriter } from '../../../src/content/handover/handover-codec';
import type { HandoverDocument, HandoverField } from '../../../src/content/handover/handover-document';
import type { ReturnedDocument } from '../../../src/content/handover/returned-document';
import { markField, unmarkTarget } from '../../../src/content/handover/tag-markers';
import { tmxHandover } from '../../../src/content/handover/tmx/tmx-handover';
import { xliff1Writer } from '../../../src/content/handover/xliff/xliff-1-writer';
import { xliff2Writer } from '../../../src/content/handover/xliff/xliff-2-writer';
import { xliffReader } from '../../../src/content/handover/xliff/xliff-reader';
import { runs, scaled } from '../../support/effort';
import { anyCharacter } from '../../support/content/any-character';

interface Format {
  readonly writer: HandoverWriter;
  readonly reader: HandoverReader;
  /** The n-th target, with its content as the first group. */
  readonly target: RegExp;
}

const formats: Readonly<Record<string, Format>> = {
  'xliff-2.0': {
    writer: xliff2Writer('2.0'),
    reader: xliffReader,
    target: /<target[^>]*>(.*?)<\/target>/dgs,
  },
  'xliff-2.1': {
    writer: xliff2Writer('2.1'),
    reader: xliffReader,
    target: /<target[^>]*>(.*?)<\/target>/dgs,
  },
  'xliff-2.2': {
    writer: xliff2Writer('2.2'),
    reader: xliffReader,
    target: /<target[^>]*>(.*?)<\/target>/dgs,
  },
  'xliff-1.2': { writer: xliff1Writer, reader: xliffReader, target: /<target[^>]*>(.*?)<\/target>/dgs },
  tmx: { writer: tmxHandover, reader: tmxHandover, target: /<\/tuv>\s*<tuv[^>]*><seg>(.*?)<\/seg>/dgs },
};

/** Ten thousand edits take minutes. */
const longest = scaled(30_000, 1_800_000);
const limits = { mostBytes: 64 * 1024 * 1024 };
const write = ({ writer }: Format, document: HandoverDocument): string =>
  new TextDecoder().decode(writer.write(document));
const read = ({ reader }: Format, text: string): ReturnedDocument =>
  reader.read(new TextEncoder().encode(text), limits);

const piece = fc.oneof(
  fc.constantFrom(
    '<b>',
    '</b>',
    '<i class="x">',
    '</i>',
    '<br>',
    '<!-- c -->',
    '<a href="?a&amp;b=\'1\'">',
    '</a>',
  ),
  fc.constantFrom(
    '&amp;',
    '&nbsp;',
    '⟦',
    ']]>',
    '\u0001',
    '\uD800',
    '\r\n',
    '\n',
    '  ',
    '\t',
    '<',
    '\\u0001',
    '\uFFFE',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const value = fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(''));
const problem = fc.record({
  check: fc.constantFrom('numbers' as const, 'length' as const, 'tags-missing' as const),
  level: fc.constantFrom('error' as const, 'warning' as const),
  message: value,
  source: fc.constant([]),
  target: fc.constant([]),
});
const field: fc.Arbitrary<HandoverField> = fc.record(
  {
    id: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 8 }),
    data: fc.constantFrom('html', 'text'),
    source: value,
    target: value,
    sourceHash: fc.stringMatching(/^[\da-f]{8}$/),
    targetHash: fc.stringMatching(/^[\da-f]{8}$/),
    context: value,
    comment: value,
    maxLength: fc.integer({ min: 1, max: 500 }),
    reviewed: fc.boolean(),
    problems: fc.array(problem, { maxLength: 2 }),
  },
  { requiredKeys: ['id', 'data', 'source', 'target', 'sourceHash', 'targetHash', 'reviewed', 'problems'] },
);
const request = fc.record({
  id: fc.string({ minLength: 1, maxLength: 12 }),
  title: value,
  language: fc.constant({ source: 'en', target: 'de-CH' }),
  version: fc.integer({ min: 1, max: 9 }),
  fields: fc.uniqueArray(field, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
});
const handover: fc.Arbitrary<HandoverDocument> = fc.record({
  id: fc.uuid(),
  desk: fc.uuid(),
  created: fc.constant('2026-11-24T09:30:00.123Z'),
  note: value,
  recipient: fc.constantFrom('', 'Ada'),
  language: fc.constant('en'),
  requests: fc.uniqueArray(request, { selector: ({ id }) => id, minLength: 1, maxLength: 3 }),
});

/** The fields that a format hands out, as rows without anything that changed. */
function untouched(name: string, document: HandoverDocument) {
  return document.requests.flatMap((one) =>
    one.fields
      .filter(({ reviewed, target }) => name !== 'tmx' || (reviewed && target !== ''))
      .map((own) => ({ request: one.id, field: own })),
  );
}

function expectRows(returned: ReturnedDocument, rows: ReturnType<typeof untouched>): void {
  expect(returned.rows.map((row) => [row.request, row.field, row.sourceHash, row.targetHash])).toEqual(
    rows.map((row) => [row.request, row.field.id, row.field.sourceHash, row.field.targetHash]),
  );
  for (const row of returned.rows) {
    expect([row.verdict, row.comment, row.author, row.faults]).toEqual([undefined, undefined, undefined, []]);
  }
}

/** Returns the texts that are left when the typed one is taken away from one of its places. */
function withoutOnce(text: string, typed: string): readonly string[] {
  return Array.from(text, (_, at) => at)
    .filter((at) => text.startsWith(typed, at))
    .map((at) => text.slice(0, at) + text.slice(at + typed.length));
}

describe.each(Object.entries(formats))('%s', (name, format) => {
  it('gives back every target, identity and hash, and no change of an untouched file', () => {
    fc.assert(
      fc.property(handover, (document) => {
        const text = write(format, document);
        if (name !== 'tmx')
          expect(checkContentFile(format.writer.write(document), { name: 'a.xlf' }).problems).toEqual([]);
        expect(format.reader.recognizes(new TextEncoder().encode(text))).toBe(true);
        const returned = read(format, text);
        const rows = untouched(name, document);
        expect(returned).toMatchObject({ format: name, desk: document.desk, handover: document.id });
        expectRows(returned, rows);
        for (const [index, { markedTarget }] of returned.rows.entries()) {
          const own = rows[index]?.field;
          if (own !== undefined)
            expect(unmarkTarget(markedTarget ?? '', own)).toEqual({ value: own.target, faults: [] });
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it(
    'gives back an edit of the row that it was made in, and no other',
    () => {
      const edit = fc.tuple(fc.nat(), fc.stringMatching(/^Ж[жш ]{0,8}$/), fc.boolean());
      fc.assert(
        fc.property(handover, edit, (document, [at, typed, isAtEnd]) => {
          const rows = untouched(name, document).filter(({ field: { target } }) => target !== '');
          const text = write(format, document);
          const all = Array.from(text.matchAll(format.target));
          expect(all).toHaveLength(rows.length);
          const index = rows.length === 0 ? 0 : at % rows.length;
          const found = all[index];
          if (found === undefined) return;
          const [begin, end] = found.indices?.[1] ?? [0, 0];
          const where = isAtEnd ? end : begin;
          const returned = read(format, text.slice(0, where) + typed + text.slice(where));
          expectRows(returned, untouched(name, document));
          const targets = returned.rows.flatMap(({ markedTarget = '' }, rowIndex) =>
            untouched(name, document)[rowIndex]?.field.target === '' ? [] : [markedTarget],
          );
          for (const [row, own] of rows.entries()) {
            const before = markField(own.field).target.replaceAll(/\r\n?/g, '\n');
            const after = (targets[row] ?? '').replaceAll(/\r\n?/g, '\n');
            if (row !== index) expect(after).toBe(before);
            else if (isAtEnd) expect(after).toBe(`${before}${typed}`);
            else expect(withoutOnce(after, typed)).toContain(before);
          }
        }),
        { numRuns: runs(10_000) },
      );
    },
    longest,
  );

  it('reads hostile bytes without an error', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            '<xliff version="2.0">',
            '<xliff version="1.2">',
            '<tmx>',
            '<body>',
            '<tu>',
            '<tuv>',
            '<seg>',
            '<file>',
            '<unit>',
            '<trans-unit>',
            '<segment>',
            '<target>',
            'x',
            '</target>',
            '<pc>',
            '<ec/>',
          ),
          { maxLength: 20 },
        )
        .map((parts) => new TextEncoder().encode(parts.join(''))),
    );
    fc.assert(
      fc.property(bytes, (any) => {
        expect(format.reader.read(any, limits).faults.length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(100) },
    );
  });
});

const example: HandoverDocument = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  desk: 'desk-1',
  created: '2026-11-24T09:30:00Z',
  note: 'Please read it',
  recipient: 'Ada',
  language: 'en',
  requests: [
    {
      id: 'r/1',
      title: 'Press Save',
      language: { source: 'en', target: 'de' },
      version: 2,
      fields: [
        {
          id: 'body text',
          data: 'html',
          source: 'Press <b>Save</b>.<br>Wait',
          target: '<b>Sichern</b> drücken.<br>Warten',
          sourceHash: 's1',
          targetHash: 't1',
          maxLength: 40,
          reviewed: false,
          problems: [
            { check: 'numbers', level: 'error', message: 'A number differs', source: [], target: [] },
          ],
        },
      ],
    },
  ],
};
it.each([
  ['xliff-2.0', 'slr:sizeRestriction="40"', '<mda:meta type="targetHash">t1</mda:meta>'],
  ['xliff-2.1', 'slr:sizeRestriction="40"', '<mda:meta type="targetHash">t1</mda:meta>'],
  ['xliff-2.2', 'slr:sizeRestriction="40"', '<mda:meta type="targetHash">t1</mda:meta>'],
  ['xliff-1.2', 'maxwidth="40"', '<context context-type="x-targetHash">t1</context>'],
])(
  '%s has the limit, the hashes, the original codes, and problems as quality issues',
  (name, limit, hash) => {
    const format = formats[name];
    if (format === undefined) throw new Error(name);
    const text = write(format, example);
    for (const part of [limit, hash, '&lt;b>']) expect(text).toContain(part);
    expect(text).toMatch(/<its:locQualityIssue [^>]*locQualityIssueComment="A number differs"/);
    expect(text).toMatch(/<(?:target|mrk) [^>]*its:locQualityIssuesRef="/);
  },
);

it.each([
  // An empty field has no target that could have a state.
  ['xliff-1.2', 'translated', 'signed-off'],
  ...['xliff-2.0', 'xliff-2.1', 'xliff-2.2'].map(
    (name) => [name, 'initial', 'translated', 'reviewed'] as const,
  ),
] as const)('%s says which fields are translated or reviewed by their states', (name, ...states) => {
  const format = formats[name];
  const [handed] = example.requests;
  const [usual] = handed?.fields ?? [];
  if (format === undefined || handed === undefined || usual === undefined) throw new Error(name);
  const texts = [{ target: '' }, { reviewed: false }, { reviewed: true }];
  const fields = texts.map((own, index) => ({ ...usual, reviewed: false, ...own, id: `f${index}` }));
  const text = write(format, { ...example, requests: [{ ...handed, fields }] });
  const element = name === 'xliff-1.2' ? 'target' : 'segment';
  const found = text.matchAll(new RegExp(`<${element} [^>]*\\bstate="([^"]*)"`, 'g'));
  expect(Array.from(found, ([, state]) => state)).toEqual(states);
});

const handedOut = '⟦b1⟧Sichern⟦/b1⟧ drücken.⟦br2⟧Warten';
const [row1, row2] = ['xliff-1.2', 'xliff-2.1'].map((name) => {
  const format = formats[name];
  if (format === undefined) throw new Error(name);
  const text = write(format, example);
  return (change: (text: string) => string) => read(format, change(text)).rows[0];
});

describe('XLIFF that another program wrote', () => {
  it.each([
    [
      'with another prefix',
      (text: string) =>
        text.replaceAll(/(<\/?)(?=[a-z][\w-]*[\s/>])/gi, '$1q:').replace('xmlns=', 'xmlns:q='),
    ],
    [
      'with its attributes in another order, and single quotes',
      (text: string) => text.replaceAll(/ ([\w:-]+)="([^"']*)" ([\w:-]+)="([^"']*)"/g, " $3='$4' $1='$2'"),
    ],
    ['with line breaks between elements', (text: string) => text.replaceAll(/>\n</g, '>\r\n\r\n   <')],
  ])('%s is read the same', (_, change) => {
    expect(row1?.(change)).toMatchObject({
      request: 'r/1',
      field: 'body text',
      markedTarget: handedOut,
      faults: [],
    });
    expect(row2?.(change)).toMatchObject({
      request: 'r/1',
      field: 'body text',
      markedTarget: handedOut,
      faults: [],
    });
  });

  it('without the metadata still says what it is of', () => {
    const dropped = row2?.((text) =>
      text.replaceAll(/<mda:metadata>.*?<\/mda:metadata>/gs, '').replace(/ xmlns:mda="[^"]*"/, ''),
    );
    expect(dropped).toMatchObject({ request: 'r/1', field: 'body text', markedTarget: handedOut });
    expect(row1?.((text) => text.replaceAll(/<context-group.*?<\/context-group>/gs, ''))).toMatchObject({
      request: 'r/1',
      field: 'body text',
    });
  });

  it('in more segments is put together in the order of its targets', () => {
    const split = row2?.((text) =>
      text.replace(
        /<segment.*<\/segment>/s,
        '<segment><source>a</source><target order="3">B<ec startRef="b1"/></target></segment><ignorable><source> </source></ignorable><segment><source>b</source><target order="1">A<sc id="b1"/></target></segment>',
      ),
    );
    expect(split?.markedTarget).toBe('A⟦b1⟧ B⟦/b1⟧');
    expect(
      row2?.((text) => text.replace('<segment', '<segment><source>a</source></segment><segment')),
    ).toMatchObject({
      faults: [{ rule: 'cut-off' }],
    });
  });

  it('in units that another program added, without identity, is said to have none', () => {
    const added =
      '<n:trans-unit xmlns:n="urn:oasis:names:tc:xliff:document:1.1" id="7"><n:source>a</n:source><target>b</target></n:trans-unit>';
    const text = write(formats['xliff-1.2'] as Format, example).replace('</body>', `${added}</body>`);
    expect(read(formats['xliff-1.2'] as Format, text).rows[1]).toMatchObject({
      markedTarget: 'b',
      faults: [{ rule: 'identity-missing' }],
    });
  });

  it('has its own codes as unknown ones, so that none is lost silently', () => {
    expect(row2?.((text) => text.replace('Warten', '<ph id="x9"/>'))?.markedTarget).toContain('⟦x9⟧');
    expect(row1?.((text) => text.replace('Warten', '<x id="9"/>'))?.markedTarget).toContain('⟦9⟧');
  });
});

describe('what a reviewer says in XLIFF', () => {
  it.each([
    ['state="translated"', 'state="final"', 'fine'],
    ['state="translated"', 'state="reviewed"', 'fine'],
    [
      '<notes>',
      '<its:locQualityIssues xml:id="own"><its:locQualityIssue locQualityIssueComment="No"/></its:locQualityIssues><notes>',
      'wrong',
    ],
  ])('XLIFF 2: %s → %s is %s', (from, to, verdict) => {
    expect(row2?.((text) => text.replace(new RegExp(`${from}(?![\\s\\S]*${from})`), to))?.verdict).toBe(
      verdict,
    );
  });

  it.each([
    ['state="translated"', 'state="signed-off"', 'fine'],
    ['approved="no"', 'approved="yes"', 'fine'],
    ['state="translated"', 'state="needs-review-translation"', 'wrong'],
    ['state="translated"', 'state="translated" state-qualifier="rejected-grammar"', 'wrong'],
  ])('XLIFF 1.2: %s → %s is %s', (from, to, verdict) => {
    expect(row1?.((text) => text.replace(from, to))?.verdict).toBe(verdict);
  });

  it('in notes and marks is a comment, with the name of who says it', () => {
    expect(
      row2?.((text) => text.replace('</notes>\n<orig', '<note>Too long</note></notes>\n<orig')),
    ).toMatchObject({ comment: 'Too long' });
    expect(
      row2?.((text) => text.replace('Warten', '<mrk id="m" type="comment" value="Odd">Warten</mrk>')),
    ).toMatchObject({ comment: 'Odd', markedTarget: handedOut });
    expect(
      row1?.((text) => text.replace('</trans-unit>', '<note from="Ada">Too long</note></trans-unit>')),
    ).toMatchObject({ comment: 'Too long', author: 'Ada' });
  });

  it('twice about one field is refused, where the two differ', () => {
    expect(
      row2?.((text) =>
        text.replace(/<unit.*<\/unit>/s, (unit) => unit + unit.replace('Warten', 'Bitte warten')),
      )?.faults,
    ).toMatchObject([{ rule: 'duplicate-row' }]);
    expect(row2?.((text) => text.replace(/<unit.*<\/unit>/s, '$&$&'))?.faults).toEqual([]);
  });
});

describe('bad files', () => {
  const faultOf = (text: string): string | undefined =>
    read(formats['xliff-2.1'] as Format, text).faults[0]?.rule;
  it.each([
    ['syntax', write(formats['xliff-2.1'] as Format, example).slice(0, -30)],
    ['entity', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff version="2.1"/>'],
    ['no-rows', '<xliff version="2.1"/>'],
  ])('are said: %s', (rule, text) => {
    expect(faultOf(text)).toBe(rule);
  });

  it('of several pairs of languages are no XLIFF 2', () => {
    const [one] = example.requests;
    if (one === undefined) throw new Error('no request');
    const two = {
      ...example,
      requests: [one, { ...one, id: 'r2', language: { source: 'en', target: 'fr' } }],
    };
    expect(() => xliff2Writer('2.1').write(two)).toThrow(/\ben → \S+ and en → fr\b/);
    expect(
      read(formats['xliff-1.2'] as Format, write(formats['xliff-1.2'] as Format, two)).rows,
    ).toHaveLength(2);
  });
});

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvHandover } from '../../../src/content/handover/csv/csv-handover';
import { docxHandover } from '../../../src/content/handover/docx/docx-handover';
import { faultSentence } from '../../../src/content/handover/fault-sentence';
import { readReturned } from '../../../src/content/handover/formats';
import { xlsxHandover } from '../../../src/content/handover/xlsx/xlsx-handover';
import { handoverDocument } from './support/handover-documents';

const limits = { mostBytes: 1024 * 1024 };
const document = handoverDocument([
  {
    id: 'r1',
    target: 'ar',
    fields: [
      { id: 'a', data: 'html', source: '<b>One</b>', target: '<b>Eins</b>' },
      { id: 'b', data: 'text', source: 'Two', target: 'Zwei' },
    ],
  },
]);

/** A packed file with the text of a part replaced. */
function repacked(bytes: Uint8Array, part: string, edit: (text: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  return zipSync({ ...parts, [part]: strToU8(edit(strFromU8(parts[part] ?? new Uint8Array()))) });
}

const sheet = 'xl/worksheets/sheet2.xml';
const workbook = (edit: (text: string) => string) => repacked(xlsxHandover.write(document), sheet, edit);
const text = (edit: (text: string) => string) =>
  repacked(docxHandover.write(document), 'word/document.xml', edit);
const read = (bytes: Uint8Array) => {
  const returned = readReturned(bytes, limits);
  if (returned === undefined) throw new Error('not recognized');
  return returned;
};
const faultsOf = (bytes: Uint8Array) =>
  read(bytes).rows.map(({ field, faults }) => [field, ...faults.map(({ rule }) => rule)]);

/** Gives a cell of a sheet a value of a type other than text. */
const cell = (place: string, type: string, value: string) => (xml: string) =>
  xml.replace(
    new RegExp(`<c r="${place}"( s="\\d+")?(?:/>|[^>]*>.*?</c>)`),
    `<c r="${place}"$1 t="${type}"><v>${value}</v></c>`,
  );

/** A file of the container of before 2007, with the name of one stream. */
const compound = (stream: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), Buffer.from(`${stream}\0`, 'utf16le')]);

const written = (place: string, value: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const related = (target: string, type: string): string =>
  `<Relationship Id="${type}" Type="http://x/${type}" Target="../${target}"/>`;

/** The parts of a workbook with a comment without an author. */
function commented(note: string): Record<string, Uint8Array> {
  const comments = `<comments><authors><author/></authors><commentList><comment ref="C4" authorId="0"><text><t>${note}</t></text></comment></commentList></comments>`;
  const relations = `<Relationships>${related('comments1.xml', 'comments')}</Relationships>`;
  return {
    ...unzipSync(xlsxHandover.write(document)),
    'xl/worksheets/_rels/sheet2.xml.rels': strToU8(relations),
    'xl/comments1.xml': strToU8(comments),
  };
}

/** The rows of the sheet as a program saves them as delimited text. */
function sheetLines(delimiter: string): readonly string[] {
  const xml = strFromU8(unzipSync(xlsxHandover.write(document))[sheet] ?? new Uint8Array());
  return Array.from(xml.matchAll(/<row .*?<\/row>/gs), ([row]) =>
    Array.from(row.matchAll(/<c [^>]*?(?:\/>|>.*?<\/c>)/gs), ([one]) => {
      const [, content = ''] = /<t[^>]*>(.*?)<\/t>/s.exec(one) ?? [];
      return `"${content}"`;
    }).join(delimiter),
  );
}

describe('a table', () => {
  it('has its parts also where a program wrote them as decimal numbers', () => {
    const value = Array.from({ length: 4 }, () => `<p>${'Wort '.repeat(300)}</p>`).join('');
    const fields = [{ id: 'a', data: 'html', source: value, target: value }];
    const long = handoverDocument([{ id: 'r1', target: 'de', fields }]);
    const csv = new TextDecoder().decode(csvHandover.write(long));
    const decimal = new TextEncoder().encode(csv.replaceAll(/,(\d),(?=[\w-]{16},)/g, ',$1.0,'));
    expect(new TextDecoder().decode(decimal)).toContain(',1.0,');
    expect(read(decimal).rows).toEqual(read(csvHandover.write(long)).rows);
  });
});

describe('a file that was made to do harm', () => {
  it('is said to be damaged where a text was changed behind the checksum of its part', () => {
    const bytes = Buffer.from(zipSync(unzipSync(xlsxHandover.write(document)), { level: 0 }));
    bytes.write('Drei', bytes.indexOf('Zwei'));
    const reason = expect.stringContaining('a part of it is not what its checksum says.');
    expect(read(bytes)).toMatchObject({ rows: [], faults: [{ rule: 'damaged-file', detail: { reason } }] });
  });

  it('is said to be damaged where a part of it is there twice, also where its end is missing', () => {
    const reason = expect.stringContaining('a part of it is there twice.');
    const twice = { rows: [], faults: [{ rule: 'damaged-file', detail: { reason } }] };
    for (const [whole, part, other] of [
      [xlsxHandover.write(document), sheet, 'xl/worksheets/sheet9.xml'],
      [docxHandover.write(document), 'word/document.xml', 'word/documenu.xml'],
    ] as const) {
      const parts = unzipSync(whole);
      const bytes = Buffer.from(zipSync({ ...parts, [other]: parts[part] ?? new Uint8Array() }));
      expect(read(bytes).rows).toHaveLength(2);
      for (let at = bytes.indexOf(other); at !== -1; at = bytes.indexOf(other, at)) bytes.write(part, at);
      expect(read(bytes)).toMatchObject(twice);
      expect(read(bytes.subarray(0, bytes.length - 30))).toMatchObject(twice);
    }
  });

  it('is said to be too large where its cells share a long text in many rows', () => {
    const shared = `<sst><si><t>${'Wort '.repeat(40_000)}</t></si></sst>`;
    const rows = Array.from(
      { length: 12 },
      (_, index) => `<row r="${index + 9}"><c t="s"><v>0</v></c></row>`,
    );
    const long = (count: number) =>
      read(
        repacked(
          workbook((xml) => xml.replace('</sheetData>', `${rows.slice(0, count).join('')}</sheetData>`)),
          'xl/sharedStrings.xml',
          () => shared,
        ),
      );
    expect(long(4)).toMatchObject({ rows: [{ field: 'a' }, { field: 'b' }], faults: [] });
    expect(long(12)).toMatchObject({ rows: [], faults: [{ rule: 'too-large' }] });
  });

  it('has its answers where many of its rows are heads, and texts far right of them as remarks', () => {
    const bytes = workbook((xml) => {
      const [heads = ''] = /<row [^>]*>(?:(?!<\/row>).)*>handover<.*?<\/row>/s.exec(xml) ?? [];
      expect(heads).not.toBe('');
      const far = '<row r="4000"><c r="ZZZ4000" t="inlineStr"><is><t>far</t></is></c></row>';
      return xml.replace('</sheetData>', `${heads.repeat(300)}${far}</sheetData>`);
    });
    const { rows, remarks } = read(bytes);
    expect(rows.map(({ field, faults }) => [field, faults])).toEqual([
      ['a', []],
      ['b', []],
    ]);
    expect(remarks?.at(-1)).toMatchObject({ text: 'far', place: { number: 4000 } });
    expect(remarks).toHaveLength((read(xlsxHandover.write(document)).remarks ?? []).length + 1);
  });

  it('has no rows that stand in no place of rows, or in a second one', () => {
    const row = '<row r="9"><c r="C9" t="inlineStr"><is><t>elsewhere</t></is></c></row>';
    for (const more of [`<sheetData>${row}</sheetData>`, row, `<x><sheetData>${row}</sheetData></x>`])
      expect(read(workbook((xml) => xml.replace('</sheetData>', `</sheetData>${more}`)))).toEqual(
        read(xlsxHandover.write(document)),
      );
  });

  it('is said to be too large where a sheet has more rows than a review, however they are written', () => {
    const kinds = ['<row r="9"/>', '<row/>', '<row\n r="9"/>', '<row><c/></row>', '<x:row xmlns:x="a"/>'];
    // More than 200,000, and fewer without those of any one kind.
    const bytes = workbook((xml) =>
      xml.replace('</sheetData>', `${kinds.join('').repeat(40_001)}</sheetData>`),
    );
    expect(readReturned(bytes, { mostBytes: 64 * 1024 * 1024 })).toMatchObject({
      rows: [],
      faults: [{ rule: 'too-large' }],
    });
  });

  it('has its other rows where one of a table has 200,000 cells', () => {
    const csv = new TextDecoder().decode(csvHandover.write(document));
    expect(faultsOf(strToU8(csv + ','.repeat(200_000)))).toEqual([['a'], ['b']]);
  });
});

describe('a workbook', () => {
  it('is read by the heads that a person reads where the hidden ones lost a name', () => {
    const renamed = workbook((xml) => xml.replace('>handover<', '>Column H<'));
    expect(read(renamed)).toEqual(read(xlsxHandover.write(document)));
  });

  it('says formulas and merged cells in their rows, and leaves the other rows usable', () => {
    const formula = workbook((xml) =>
      xml.replace(/<c r="C3"( s="\d+")[^>]*>.*?<\/c>/, '<c r="C3"$1><f>1+1</f><v>2</v></c>'),
    );
    expect(faultsOf(formula)).toEqual([['a', 'formula'], ['b']]);
    const merged = workbook((xml) =>
      xml.replace(
        '<sheetProtection',
        '<mergeCells count="1"><mergeCell ref="C4:D4"/></mergeCells><sheetProtection',
      ),
    );
    expect(faultsOf(merged)).toEqual([['a'], ['b', 'merged-cells']]);
  });

  it('has its truth values and dates as they are shown, and errors as formulas whose texts are not taken', () => {
    const truth = workbook((xml) => cell('E3', 'd', '2026-11-24T00:00:00')(cell('C3', 'b', '1')(xml)));
    expect(read(truth).rows).toMatchObject([
      {
        field: 'a',
        markedTarget: 'TRUE',
        comment: '2026-11-24',
        faults: [
          { rule: 'number-cell', detail: { text: 'TRUE' } },
          { rule: 'date-cell', detail: { text: '2026-11-24' } },
        ],
      },
      { field: 'b', faults: [] },
    ]);
    expect(faultsOf(workbook(cell('C4', 'e', '#NAME?')))).toEqual([['a'], ['b', 'formula']]);
  });

  it.each([
    ['5', 'numFmtId="49"', []],
    ['491701234567', 'numFmtId="0"', ['number-cell']],
    ['0.05', 'numFmtId="9"', ['number-cell']],
    ['7', 'numFmtId="164"', ['number-cell']],
    ['7', 'numFmtId="165"', []],
    ['1000', 'numFmtId="166"', ['number-cell']],
    ['1.1000000000000001', 'numFmtId="0"', ['number-cell']],
  ])(
    'says that the number %s with %s may have been shown otherwise, unless it is certain',
    (value, format, rules) => {
      const parts = unzipSync(workbook(cell('C4', 'n', value)));
      const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
      const codes = `<numFmts><numFmt numFmtId="165" formatCode="General"/><numFmt numFmtId="166" formatCode="#,##0"/></numFmts>`;
      const formatted = styles.replaceAll('numFmtId="49"', format).replace('<fonts', `${codes}<fonts`);
      const numbers = { ...parts, 'xl/styles.xml': strToU8(formatted) };
      expect(faultsOf(zipSync(numbers))).toEqual([['a'], ['b', ...rules]]);
      expect(read(zipSync(numbers)).rows[1]).toMatchObject({ markedTarget: value });
    },
  );

  it('says that rows of a hidden sheet were read', () => {
    const hidden = repacked(xlsxHandover.write(document), 'xl/workbook.xml', (xml) =>
      xml.replace('<sheet name="ar"', '<sheet state="veryHidden" name="ar"'),
    );
    expect(read(hidden).faults).toEqual([{ rule: 'rows-hidden', detail: { count: '2' } }]);
  });

  it('whose own parts have numbers, as Excel for the web writes them, is read', () => {
    const parts = unzipSync(xlsxHandover.write(document));
    const numbered = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name.replace(/(?<=workbook|styles)(?=\.xml)/, '22'),
        part,
      ]),
    );
    expect(numbered).toHaveProperty(['xl/_rels/workbook22.xml.rels']);
    expect(read(zipSync(numbered))).toEqual(read(zipSync(parts)));
  });

  it.each([
    ['Too long\n\t-Ana Pérez', 'Too long', 'Ana Pérez'],
    ['Too long\n\t-Ana Pérez\nI agree\n\t-Ben', 'Too long\nBen: I agree', 'Ana Pérez'],
    ['Both:\n\t-one\n\t-two\n\t-Ana Pérez', 'Both:\n\t-one\n\t-two', 'Ana Pérez'],
    ['Bitte:\n\t-kurz\nund höflich\n\t-Anna', 'Bitte:\n\t-kurz\nund höflich', 'Anna'],
    ['Bitte:\n\t-Kürze\nund Anstand\n\t-Anna', 'Bitte:\n\t-Kürze\nund Anstand', 'Anna'],
    ['So\n\t-kurz\nund höflich\n\t-Anna', 'So\n\t-kurz\nund höflich', 'Anna'],
    ['Two:\n\t-One\n\t-Two\nplease\n\t-Ana', 'Two:\n\t-One\n\t-Two\nplease', 'Ana'],
    ['Why:\n\t-ana\nSo\n\t-Ben\nNo\n\t-ana', 'Why:\nBen: So\nNo', 'ana'],
    ['Too long\n\t-Ana\n\n\t-Ben', 'Too long', 'Ana'],
  ])(
    'has the authors of the comment %j below its texts where Google Sheets wrote it',
    (note, comment, author) => {
      expect(read(zipSync(commented(note))).rows[1]).toMatchObject({ comment, author });
    },
  );

  it('has the lines of an unsigned comment as its text where another program wrote it', () => {
    const parts = { ...commented('- one\n\t-two items here'), 'docProps/app.xml': strToU8('<Properties/>') };
    const [, row] = read(zipSync(parts)).rows;
    expect(row).toMatchObject({ comment: '- one\n\t-two items here' });
    expect(row).not.toHaveProperty('author');
  });

  it.each([
    [';', 'utf8'],
    [',', 'utf8'],
    ['\t', 'utf16le'],
  ] as const)('that was saved as text with %j in %s is read in the same way', (delimiter, encoding) => {
    const rows = read(xlsxHandover.write(document)).rows;
    const expected = rows.map(({ field, markedTarget, sourceHash }) => ({
      field,
      markedTarget,
      sourceHash,
      faults: [],
    }));
    const [names = '', ...rest] = sheetLines(delimiter);
    const saved = (lines: readonly string[]): Buffer =>
      Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, encoding);
    expect(read(saved([names, ...rest])).rows).toMatchObject(expected);
    // The hidden row of names may have been deleted.
    expect(read(saved(rest)).rows).toMatchObject(expected);
    // A name in it may have been changed. Its names are no remarks then.
    const renamed = names.replace('"handover"', '"Column H"').replace('"request"', '"x"');
    expect(renamed).toContain('Column H');
    expect(read(saved([renamed, ...rest])).rows).toMatchObject(expected);
    expect(read(saved([renamed, ...rest]))).not.toHaveProperty('remarks');
  });

  it('has dates that are numbers as dates, which may have been typed otherwise', () => {
    const parts = unzipSync(workbook(cell('C4', 'n', '46350')));
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
    const dated = { ...parts, 'xl/styles.xml': strToU8(styles.replaceAll('numFmtId="49"', 'numFmtId="14"')) };
    expect(read(zipSync(dated)).rows).toMatchObject([
      { faults: [] },
      { markedTarget: '2026-11-24', faults: [{ rule: 'date-cell', detail: { text: '2026-11-24' } }] },
    ]);
  });

  it('says answers that are struck out, and shared texts that are lost', () => {
    const run = '<is><r><rPr><strike/></rPr><t>Zw</t></r><r><t>ei</t></r></is>';
    const struck = workbook((xml) => xml.replace('<is><t xml:space="preserve">Zwei</t></is>', run));
    expect(read(struck).rows[1]).toMatchObject({
      markedTarget: 'Zwei',
      faults: [{ rule: 'struck-out', detail: { text: 'Zwei' } }],
    });
    expect(faultsOf(workbook(cell('C4', 's', '7')))).toEqual([['a'], ['b', 'text-missing']]);
  });

  it('whose sheet is in UTF-16 is read', () => {
    const parts = unzipSync(xlsxHandover.write(document));
    const xml = strFromU8(parts[sheet] ?? new Uint8Array());
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le'));
    expect(read(zipSync({ ...parts, [sheet]: utf16 })).rows).toEqual(read(zipSync(parts)).rows);
  });

  it('never writes a formula: what looks like one is text, and cells are formatted as text', () => {
    const risky = handoverDocument([
      { id: 'r', target: 'de', fields: [{ id: '=f', data: 'text', source: '=1+1', target: '@SUM(A1)' }] },
    ]);
    const xml = strFromU8(unzipSync(xlsxHandover.write(risky))[sheet] ?? new Uint8Array());
    expect(xml).not.toContain('<f>');
    expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">@SUM(A1)</t>');
  });

  it('has rows as high as their wrapped texts, also those of the instructions', () => {
    const fields = [{ id: 'a', data: 'text', source: 'One', target: '予約の変更とキャンセル'.repeat(12) }];
    const made = handoverDocument([{ id: 'r1', target: 'ja', fields }], 'ja');
    const parts = unzipSync(xlsxHandover.write({ ...made, note: 'ご確認ください。'.repeat(30) }));
    const heightsIn = (name: string) =>
      Array.from(strFromU8(parts[name] ?? new Uint8Array()).matchAll(/<row [^>]*ht="(\d+)"/g), ([, points]) =>
        Number(points),
      );
    // 264 characters of the room of two in a column of 60, and 480 in one of 90.
    expect(heightsIn(sheet)).toEqual([90]);
    expect(heightsIn('xl/worksheets/sheet1.xml')[1]).toBe(108);
  });

  it('is read with columns in another order and with other heads', () => {
    const swapped = workbook((xml) =>
      xml.replaceAll(
        /r="([CD])(\d+)"/g,
        (_, column: string, row: string) => `r="${column === 'C' ? 'D' : 'C'}${row}"`,
      ),
    );
    expect(read(swapped).rows.map(({ markedTarget }) => markedTarget)).toEqual(['⟦b1⟧Eins⟦/b1⟧', 'Zwei']);
    const renamed = workbook((xml) => xml.replace('>Translation<', '>Mine<').replace('>Source<', '>Theirs<'));
    expect(read(renamed).rows).toHaveLength(2);
    const nameless = workbook((xml) => xml.replace('>target</t>', '>none</t>'));
    // The heads that a person reads name the columns, too.
    expect(read(nameless).rows).toEqual(read(xlsxHandover.write(document)).rows);
    const headless = workbook((xml) =>
      xml.replace('>target</t>', '>none</t>').replace('>Translation<', '>Mine<'),
    );
    expect(read(headless).faults).toMatchObject([{ rule: 'columns-missing' }]);
  });

  it('without its hidden first row is read by the heads that a person reads', () => {
    const cut = workbook((xml) => xml.replace(/<row r="1".*?<\/row>/, ''));
    expect(read(cut)).toMatchObject({
      rows: [
        {
          field: 'a',
          markedTarget: '⟦b1⟧Eins⟦/b1⟧',
          targetHash: read(xlsxHandover.write(document)).rows[0]?.targetHash,
        },
        { field: 'b', markedTarget: 'Zwei' },
      ],
      faults: [],
    });
  });

  it('has what a person wrote beside its table as remarks, wherever that is', () => {
    const parts = unzipSync(
      workbook((xml) =>
        xml
          .replace('<row r="2">', `<row r="2">${written('P2', 'over the table')}`)
          .replace(
            '</row></sheetData>',
            `${written('P4', 'beside a row')}</row><row r="9">${written('B9', 'below')}</row></sheetData>`,
          ),
      ),
    );
    const readMe = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const drawing =
      '<xdr:wsDr xmlns:xdr="x" xmlns:a="y"><xdr:sp><a:p><a:r><a:t>in a box</a:t></a:r></a:p></xdr:sp></xdr:wsDr>';
    const returned = read(
      zipSync({
        ...parts,
        'xl/worksheets/sheet1.xml': strToU8(
          readMe
            .replace(/(<c r="B\d" s="\d+")\/>/, '$1 t="inlineStr"><is><t>Ana</t></is></c>')
            .replace('</sheetData>', `<row r="12">${written('A12', 'on its own sheet')}</row></sheetData>`),
        ),
        'xl/drawings/drawing1.xml': strToU8(drawing),
      }),
    );
    expect(returned.author).toBe('Ana');
    expect(returned.rows).toHaveLength(2);
    expect(returned.remarks?.map((one) => [one.text, one.place?.sheet, one.place?.number])).toEqual([
      ['in a box', undefined, undefined],
      // The note of the hand-over, which the desk knows.
      [document.note, 'Read me', 2],
      ['on its own sheet', 'Read me', 12],
      ['over the table', 'ar', 2],
      ['beside a row', 'ar', 4],
      ['below', 'ar', 9],
    ]);
  });

  it('gives the comments of a thread with the names of their authors, and not once more as notes', () => {
    const parts = unzipSync(xlsxHandover.write(document));
    const returned = read(
      zipSync({
        ...parts,
        'xl/comments1.xml': strToU8(
          '<comments><authors><author>tc={1}</author></authors><commentList><comment ref="C4" authorId="0"><text><t>[Threaded comment] Too short</t></text></comment></commentList></comments>',
        ),
        'xl/threadedComments/threadedComment1.xml': strToU8(
          '<ThreadedComments><threadedComment ref="C4" personId="{p}" id="{1}"><text>Too short</text></threadedComment></ThreadedComments>',
        ),
        'xl/persons/person.xml': strToU8('<personList><person displayName="Ana" id="{p}"/></personList>'),
        'xl/worksheets/_rels/sheet2.xml.rels': strToU8(
          `<Relationships>${related('comments1.xml', 'comments')}${related('threadedComments/threadedComment1.xml', 'threadedComment')}</Relationships>`,
        ),
      }),
    );
    expect(returned.rows).toMatchObject([{ field: 'a' }, { comment: 'Too short', author: 'Ana' }]);
  });

  it('has the sheet and the texts of a right-to-left language in its direction, and a locked identity', () => {
    const parts = unzipSync(xlsxHandover.write(document));
    const xml = strFromU8(parts[sheet] ?? new Uint8Array());
    expect(xml).toContain('rightToLeft="1"');
    // The heads stay in sight, texts have wide columns, and who a row belongs to is in hidden ones.
    expect(xml).toContain('<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<col min="3" max="3" width="60" customWidth="1"/>');
    expect(xml).toMatch(/<col min="14" max="14" [^>]*hidden="1"/);
    expect(xml).toContain('<sheetProtection sheet="1"');
    expect(xml).toMatch(/<dataValidation type="list"[^>]*><formula1>"fine,changed,wrong"<\/formula1>/);
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
    expect(styles).toContain('readingOrder="2"');
    expect(styles).toContain('<name val="Arial"/>');
    expect(styles).toContain('<protection locked="0"/>');
  });

  it('gives notes on cells as comments of their rows', () => {
    const parts = unzipSync(xlsxHandover.write(document));
    const notes =
      '<comments><authors><author>Ana</author></authors><commentList><comment ref="C4" authorId="0"><text><r><t>Too </t></r><r><t>short</t></r></text></comment></commentList></comments>';
    const relations =
      '<Relationships><Relationship Id="rId1" Type="http://x/comments" Target="../comments1.xml"/></Relationships>';
    const returned = read(
      zipSync({
        ...parts,
        'xl/comments1.xml': strToU8(notes),
        'xl/worksheets/_rels/sheet2.xml.rels': strToU8(relations),
      }),
    );
    expect(returned.rows).toMatchObject([
      { field: 'a' },
      { field: 'b', comment: 'Too short', author: 'Ana' },
    ]);
  });

  it('with macros is read, and says that they were not run', () => {
    const parts = unzipSync(xlsxHandover.write(document));
    const returned = read(zipSync({ ...parts, 'xl/vbaProject.bin': strToU8('x') }));
    expect(returned.faults).toMatchObject([{ rule: 'macros' }]);
    expect(returned.rows).toHaveLength(2);
  });
});

/** Writes other runs in place of a text. */
const run = (inside: string) => (xml: string) =>
  xml.replace(/<w:r>(?:(?!<w:r>).)*<w:t xml:space="preserve">Zwei<\/w:t><\/w:r>/, inside);

/** Replaces a text as a tracked change with a comment. */
const tracked = (xml: string): string =>
  xml.replace(
    /<w:r>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)<w:t xml:space="preserve">Zwei<\/w:t><\/w:r>/,
    (_, look: string) =>
      `<w:r>${look}<w:t>Zwe</w:t></w:r><w:del w:id="1" w:author="Ana"><w:r>${look}<w:delText>i</w:delText></w:r></w:del><w:ins w:id="2" w:author="Ana"><w:r>${look}<w:t>en</w:t></w:r></w:ins><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
  );

describe('a document', () => {
  it('gives the text with tracked changes, the comments on it, and who made them', () => {
    const parts = unzipSync(text(tracked));
    const comments =
      '<w:comments xmlns:w="x"><w:comment w:id="0" w:author="Ana"><w:p><w:r><w:t>Better</w:t></w:r></w:p></w:comment></w:comments>';
    const { rows } = read(zipSync({ ...parts, 'word/comments.xml': strToU8(comments) }));
    expect(rows).toMatchObject([
      { field: 'a', markedTarget: '⟦b1⟧Eins⟦/b1⟧' },
      { field: 'b', markedTarget: 'Zween', comment: 'Better', author: 'Ana' },
    ]);
    expect(rows[0]).not.toHaveProperty('comment');
  });

  it('says text that is struck out by its format, and what is no text', () => {
    const struck = text(
      run('<w:r><w:rPr><w:strike/></w:rPr><w:t>Zwei</w:t></w:r><w:r><w:t>Drei</w:t></w:r>'),
    );
    expect(read(struck).rows[1]).toMatchObject({
      markedTarget: 'ZweiDrei',
      faults: [{ rule: 'struck-out', detail: { text: 'Zwei' } }],
    });
    const sign = text(run('<w:r><w:t>Zwei</w:t><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>'));
    expect(faultsOf(sign)).toEqual([['a'], ['b', 'not-text']]);
    const guide = text(
      run(
        '<w:r><w:ruby><w:rt><w:r><w:t>x</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>Zwei</w:t></w:r></w:rubyBase></w:ruby></w:r>',
      ),
    );
    expect(read(guide).rows[1]).toMatchObject({ markedTarget: 'Zwei', faults: [{ rule: 'not-text' }] });
    const listed = text((xml) =>
      xml.replace(
        /<w:pPr>(?=(?:(?!<w:p>).)*Zwei)/,
        '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
      ),
    );
    expect(faultsOf(listed)).toEqual([['a'], ['b', 'not-text']]);
  });

  it('has what a person wrote around its table as remarks, and comments on nothing in it', () => {
    const parts = unzipSync(
      text((xml) =>
        xml
          .replace('<w:body>', '<w:body><w:p><w:r><w:t>Dear all</w:t></w:r></w:p>')
          .replace(
            '<w:sectPr>',
            '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>A table</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:sectPr>',
          ),
      ),
    );
    const comments =
      '<w:comments xmlns:w="x"><w:comment w:id="7" w:author="Ana"><w:p><w:r><w:t>In general</w:t></w:r></w:p></w:comment></w:comments>';
    const footer = '<w:ftr xmlns:w="x"><w:p><w:r><w:t>At the foot</w:t></w:r></w:p></w:ftr>';
    const returned = read(
      zipSync({ ...parts, 'word/comments.xml': strToU8(comments), 'word/footer1.xml': strToU8(footer) }),
    );
    expect(returned.rows).toHaveLength(2);
    expect(returned.remarks?.map((remark) => remark.text)).toEqual([
      'Dear all',
      document.note,
      'At the foot',
      'In general',
      'A table',
    ]);
  });

  it('leaves out rows whose deletion is tracked, and says merged cells and fields', () => {
    const deleted = text((xml) =>
      xml.replace('<w:trPr><w:cantSplit/>', '<w:trPr><w:cantSplit/><w:del w:id="9" w:author="A"/>'),
    );
    expect(read(deleted).rows.map(({ field }) => field)).toEqual(['b']);
    const field = text((xml) =>
      xml.replace(/<w:t xml:space="preserve">Zwei<\/w:t>/, '<w:instrText>DATE</w:instrText>'),
    );
    expect(faultsOf(field)).toEqual([['a'], ['b', 'formula']]);
    const merged = text((xml) => xml.replace(/(.*)<w:tcPr>/s, '$1<w:tcPr><w:gridSpan w:val="2"/>'));
    expect(faultsOf(merged)).toEqual([['a'], ['b', 'merged-cells']]);
  });

  it('with macros is read, and says that they were not run', () => {
    const parts = unzipSync(docxHandover.write(document));
    const returned = read(zipSync({ ...parts, 'word/vbaProject.bin': strToU8('x') }));
    expect(returned.faults).toMatchObject([{ rule: 'macros' }]);
    expect(returned.rows).toHaveLength(2);
  });
});

describe('a file', () => {
  it('that is packed and lacks its end gives the rows that are whole, and says where it ends', () => {
    const many = handoverDocument([
      {
        id: 'r1',
        target: 'de',
        fields: Array.from({ length: 60 }, (_, index) => ({
          id: `f${index}`,
          data: 'text',
          source: `Source ${Math.sin(index)}`,
          target: `Ziel ${Math.cos(index)}`,
        })),
      },
    ]);
    for (const format of [xlsxHandover, docxHandover]) {
      const bytes = format.write(many);
      const whole = read(bytes).rows;
      // Without its directory the archive has all of its parts.
      const undirected = read(bytes.subarray(0, bytes.length - 30));
      expect(undirected.rows).toEqual(whole);
      const part = bytes.subarray(0, Math.floor(bytes.length * 0.6));
      const { rows, faults } = read(part);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.length).toBeLessThan(whole.length);
      expect(rows).toEqual(whole.slice(0, rows.length));
      expect(faults).toMatchObject([{ rule: 'file-cut-off', detail: { after: rows.at(-1)?.field } }]);
      expect(readReturned(part, { mostBytes: 3000 })).toMatchObject({
        rows: [],
        faults: [{ rule: 'too-large' }],
      });
    }
  });

  it('of values that lacks its end gives the rows that are whole, and says where it ends', () => {
    const bytes = csvHandover.write(document);
    const [inQuotes = ''] = /^.*"Zwei/s.exec(new TextDecoder().decode(bytes).replace('Zwei', '"Zwei')) ?? [];
    for (const cut of [bytes.subarray(0, bytes.length - 40), Buffer.from(inQuotes)]) {
      expect(read(cut)).toMatchObject({
        rows: [{ field: 'a' }],
        faults: [{ rule: 'file-cut-off', detail: { after: 'a' } }],
      });
    }
  });

  it('of values with the line ends of an old Macintosh is read', () => {
    const bytes = new TextDecoder().decode(csvHandover.write(document)).replaceAll('\r\n', '\r');
    expect(read(Buffer.from(bytes))).toMatchObject({
      handover: document.id,
      rows: [{ field: 'a' }, { field: 'b', markedTarget: 'Zwei' }],
      faults: [],
    });
  });

  it('that names a character as HTML does says which name it is', () => {
    const [fault] = read(text((xml) => xml.replace('>Zwei<', '>V&eacute;lo<'))).faults;
    expect(fault && faultSentence(fault)).toContain('names a character as &eacute;, which XML does not know');
  });

  it.each([
    ['cut off before its first row', xlsxHandover.write(document).subarray(0, 900), 'damaged-file'],
    ['with a password', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'encrypted'],
    ['of 2007 with a password', compound('EncryptedPackage'), 'encrypted'],
    [
      'that grows when it is unpacked',
      workbook((xml) => `${xml}<!--${' '.repeat(2_000_000)}-->`),
      'too-large',
    ],
    [
      'with entities',
      workbook((xml) =>
        xml.replace('<worksheet', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet'),
      ),
      'entity',
    ],
    [
      'that names a character as HTML does',
      text((xml) => xml.replace('>Zwei<', '>V&eacute;lo<')),
      'unknown-entity',
    ],
    ['whose XML is broken', text((xml) => xml.replace('</w:tbl>', '')), 'syntax'],
    ['in an encoding without its mark', csvHandover.write(document).with(200, 0xff), 'encoding'],
  ])('%s says so', (_, bytes, rule) => {
    expect(read(bytes)).toMatchObject({ rows: [], faults: [{ rule }] });
  });

  it.each([
    ['.xls', compound('Workbook')],
    [
      'XML Spreadsheet 2003',
      Buffer.from(
        '<?xml version="1.0"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      ),
    ],
    ['.doc', compound('WordDocument')],
    ['.xlsb', zipSync({ 'xl/workbook.bin': strToU8('x') })],
    [
      '.ods',
      zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
    ],
    ['PDF', strToU8('%PDF-1.7')],
    ['ZIP', zipSync({ 'answer.xlsx': xlsxHandover.write(document) })],
    ['.rtf', strToU8('{\\rtf1 a}')],
  ])('saved as %s is refused with the name of that format', (format, bytes) => {
    expect(read(bytes)).toMatchObject({ rows: [], faults: [{ rule: 'other-format', detail: { format } }] });
  });

  it.each([
    ['semicolons', ';', 'utf-8'],
    ['tabs', '\t', 'utf-8'],
    ['UTF-16', ';', 'utf-16'],
  ])('of values with %s is read', (_, delimiter, encoding) => {
    const values = new TextDecoder().decode(csvHandover.write(document)).replaceAll(',', delimiter);
    const bytes =
      encoding === 'utf-8'
        ? Buffer.from(values)
        : Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(values, 'utf16le')]);
    expect(read(bytes).rows).toMatchObject([{ field: 'a' }, { field: 'b', markedTarget: 'Zwei' }]);
  });

  it.each(['windows-1252', 'windows-1251', 'macintosh'])(
    'of values whose byte order mark was misread as %s has no remarks because of that',
    (encoding) => {
      const bytes = csvHandover.write(document);
      const misread = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes.subarray(0, 3));
      const { rows, remarks } = read(Buffer.concat([Buffer.from(misread), bytes.subarray(3)]));
      expect(rows).toHaveLength(2);
      expect(remarks).toBeUndefined();
    },
  );

  it('of values has what stands in no column, above the heads and in no row as remarks', () => {
    const lines = new TextDecoder().decode(csvHandover.write(document)).trim().split('\r\n');
    const heads = lines.findIndex((line) => line.startsWith('number,'));
    const more = lines.map((line, index) =>
      index === heads ? `${line},over it` : index === heads + 1 ? `${line},beside` : line,
    );
    const { rows, remarks } = read(Buffer.from(['Hello,', ...more, ',below'].join('\r\n')));
    expect(rows).toHaveLength(2);
    expect(remarks?.map((remark) => remark.text)).toEqual(['Hello', 'over it', 'beside', 'below']);
  });

  it('of values whose column was renamed says which columns must be there', () => {
    const renamed = new TextDecoder().decode(csvHandover.write(document)).replace('target', 'Mine');
    const { rows, faults } = read(Buffer.from(renamed));
    expect(rows).toEqual([]);
    expect(faults.map(faultSentence)).toEqual([expect.stringContaining('renamed: “target”')]);
  });

  it('whose parts are larger than its directory says is refused before they are unpacked', () => {
    const bytes = workbook((xml) => xml.replace('</sheetData>', `${' '.repeat(900_000)}</sheetData>`));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = view.getUint32(bytes.length - 6, true); view.getUint32(at, true) === 0x02_01_4b_50;) {
      view.setUint32(at + 24, Math.min(view.getUint32(at + 24, true), 5000), true);
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
    }
    const { rows, faults } = read(bytes);
    expect(rows).toEqual([]);
    expect(faults.map(faultSentence)).toEqual([
      'The file is damaged or cut off: a part of it is larger than its directory says. Ask the reviewer to send it again.',
    ]);
  });

  it('of values in UTF-16 without a byte order mark says that its encoding can’t be read', () => {
    const little = Buffer.from(new TextDecoder().decode(csvHandover.write(document)), 'utf16le').subarray(2);
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(readReturned(bytes, limits)).toMatchObject({ rows: [], faults: [{ rule: 'encoding' }] });
  });

  it('of any bytes is no hand-over', () => {
    for (const bytes of [
      new Uint8Array(),
      Buffer.from('PK'),
      Buffer.from('<html>'),
      Buffer.from('a,b\n1,2'),
    ]) {
      expect(readReturned(bytes, limits)).toBeUndefined();
    }
  });
});

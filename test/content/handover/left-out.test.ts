import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docxHandover } from '../../../src/content/handover/docx/docx-handover';
import { readReturned } from '../../../src/content/handover/formats';
import { xlsxHandover } from '../../../src/content/handover/xlsx/xlsx-handover';
import { handoverDocument } from './support/handover-documents';

const limits = { mostBytes: 8 * 1024 * 1024 };
const field = (target: string) => ({ id: 'a', data: 'text', source: 'One', target }) as const;
const document = handoverDocument([
  { id: 'r1', target: 'de', fields: [field('Eins')] },
  { id: 'r2', target: 'fr', fields: [field('Un')] },
]);
const german = 'xl/worksheets/sheet2.xml';
const french = 'xl/worksheets/sheet3.xml';

type Parts = Record<string, Uint8Array>;
const read = (parts: Parts) => readReturned(zipSync(parts, { level: 0 }), limits);
const workbook = (): Parts => unzipSync(xlsxHandover.write(document));
const edited = (parts: Parts, part: string, edit: (xml: string) => string): Parts => ({
  ...parts,
  [part]: strToU8(edit(strFromU8(parts[part] ?? new Uint8Array()))),
});
const without = (parts: Parts, gone: string): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => name !== gone));
const leftOut = (part: unknown, reason: unknown = expect.any(String)) => ({
  rule: 'part-left-out',
  detail: { part, reason },
});

describe('a workbook of which a sheet can’t be read', () => {
  it.each([
    ['is not well-formed', (parts: Parts) => edited(parts, german, (xml) => xml.replace('</row>', ''))],
    [
      'defines entities',
      (parts: Parts) => edited(parts, german, (xml) => `<!DOCTYPE a [<!ENTITY b "c">]>${xml}`),
    ],
    [
      'has too many rows',
      (parts: Parts) =>
        edited(parts, german, (xml) =>
          xml.replace('</sheetData>', `${'<row/>'.repeat(200_001)}</sheetData>`),
        ),
    ],
    ['is in another encoding', (parts: Parts) => ({ ...parts, [german]: Buffer.from('<a>ü</a>', 'latin1') })],
    ['is gone', (parts: Parts) => without(parts, german)],
  ])('is read without it, which is said: one that %s', (_, damage) => {
    const [, untouched] = readReturned(xlsxHandover.write(document), limits)?.rows ?? [];
    expect(read(damage(workbook()))).toMatchObject({ rows: [untouched], faults: [leftOut('de')] });
  });

  it('is read without one that is not what its checksum says', () => {
    const bytes = Buffer.from(zipSync(workbook(), { level: 0 }));
    bytes.write('Zwei', bytes.indexOf('Eins'));
    expect(readReturned(bytes, limits)).toMatchObject({
      rows: [{ request: 'r2', markedTarget: 'Un' }],
      faults: [leftOut('de', expect.stringContaining('checksum'))],
    });
  });

  it('is read where a sheet before it has too many characters, which do not count for it', () => {
    const long = `<c t="inlineStr"><is><t>${'a'.repeat(1000)}</t></is></c>`;
    const parts = edited(workbook(), 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace('</sheetData>', `<row>${long.repeat(40)}</row></sheetData>`),
    );
    const most = Object.values(parts).reduce((sum, { length }) => sum + length, 0);
    const shared = edited(parts, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replaceAll(long, '<c t="s"><v>0</v></c>'),
    );
    const strings = `<sst><si><t>${'a'.repeat(60_000)}</t></si></sst>`;
    const returned = readReturned(zipSync({ ...shared, 'xl/sharedStrings.xml': strToU8(strings) }), {
      mostBytes: most + 60_000,
    });
    expect(returned?.rows.map(({ request }) => request)).toEqual(['r1', 'r2']);
    expect(returned?.faults).toMatchObject([
      leftOut(expect.any(String), expect.stringContaining('too large')),
    ]);
  });

  it('is refused for what is wrong where no sheet with a table is left', () => {
    const broken = [german, french].reduce(
      (parts, sheet) => edited(parts, sheet, (xml) => xml.replace('</row>', '')),
      workbook(),
    );
    expect(read(broken)).toMatchObject({ rows: [], faults: [{ rule: 'syntax' }] });
  });

  it('names twenty of them, and says how many more there are', () => {
    const listed = edited(workbook(), 'xl/workbook.xml', (xml) =>
      xml.replace('</sheets>', `${'<sheet name="x" r:id="gone"/>'.repeat(25)}</sheets>`),
    );
    const parts = edited(listed, 'xl/_rels/workbook.xml.rels', (xml) =>
      xml.replace('</Relationships>', '<Relationship Id="gone" Target="worksheets/y.xml"/></Relationships>'),
    );
    const faults = read(parts)?.faults ?? [];
    expect(faults).toHaveLength(21);
    expect(faults.at(-1)).toMatchObject({ rule: 'more-left-out', detail: { count: '5' } });
  });

  it('is read without its comments where only they can’t be', () => {
    const relations =
      '<Relationships><Relationship Id="c" Type="http://x/comments" Target="../comments1.xml"/></Relationships>';
    const parts = {
      ...workbook(),
      'xl/worksheets/_rels/sheet2.xml.rels': strToU8(relations),
      'xl/comments1.xml': strToU8('<comments><commentList>'),
    };
    const returned = read(parts);
    expect(returned?.rows).toHaveLength(2);
    expect(returned?.faults).toMatchObject([leftOut('xl/comments1.xml')]);
  });
});

describe('a document of which a part can’t be read', () => {
  it('is read without its comments, which is said', () => {
    const parts: Parts = unzipSync(docxHandover.write(document));
    const returned = read({ ...parts, 'word/comments.xml': strToU8('<w:comments>') });
    expect(returned?.rows).toHaveLength(2);
    expect(returned?.faults).toMatchObject([leftOut('word/comments.xml')]);
  });

  it('is refused where it is the one of the tables', () => {
    const parts: Parts = unzipSync(docxHandover.write(document));
    expect(read(edited(parts, 'word/document.xml', (xml) => xml.slice(0, -9)))).toMatchObject({
      rows: [],
      faults: [{ rule: 'syntax' }],
    });
  });
});

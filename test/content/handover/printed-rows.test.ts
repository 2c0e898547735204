import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldPieces } from '../../../src/content/handover/table/field-pieces';
import { mostRowHeight, textWidth, wrappedHeight } from '../../../src/content/handover/table/wrapped-lines';
import { markField } from '../../../src/content/handover/tag-markers';
import { writeWorkbook } from '../../../src/content/handover/xlsx/write-workbook';
import { compareReturned } from '../../../src/main/handover/compare-returned';
import { handedHash } from '../../../src/main/handover/local-fields';
import { handoverDocument } from './support/handover-documents';

const english = '<p>Each line of the user file contains a username, followed by a password.</p>\n'.repeat(40);
const japanese = '<p>ユーザファイルの各行にはユーザ名とコロンと暗号化したパスワードを記述します。</p>'.repeat(
  30,
);
const field = { id: 'a', data: 'html', source: english, target: japanese };

function sheetOf(fields: readonly (typeof field)[]): string {
  const bytes = writeWorkbook(handoverDocument([{ id: 'r', target: 'ja', fields }]));
  return strFromU8(unzipSync(bytes)['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
}

describe('a long field whose paragraphs differ in number', () => {
  const marked = markField(field);
  const pieces = fieldPieces(marked.source, marked.target);

  it('is divided after paragraphs so that each row can be as tall as its texts', () => {
    expect(pieces.length).toBeGreaterThan(2);
    for (const { source, target } of pieces) {
      expect(wrappedHeight(source, textWidth)).toBeLessThanOrEqual(mostRowHeight);
      expect(wrappedHeight(target, textWidth)).toBeLessThanOrEqual(mostRowHeight);
      expect(target).toMatch(/⟦\/p\d+⟧$/);
    }
    const heights = Array.from(sheetOf([field]).matchAll(/ ht="(\d+)"/g), ([, height]) => Number(height));
    expect(heights).toHaveLength(pieces.length);
  });

  it('is taken back whole from a file of an earlier version', () => {
    const handed = {
      ...field,
      requestId: 'r',
      fieldId: 'a',
      languages: { source: 'en', target: 'ja' },
    };
    const row = {
      request: 'r',
      field: 'a',
      sourceHash: handedHash('r', 'a', english),
      targetHash: handedHash('r', 'a', japanese),
      shownSource: marked.source,
      markedTarget: marked.target,
      place: { unit: 'row', number: 3 } as const,
      faults: [],
    };
    expect(compareReturned([row], handed, handed)).toMatchObject({ state: 'unchanged', faults: [] });
    const edited = { ...row, markedTarget: row.markedTarget.replace('各行には', '各行に') };
    expect(compareReturned([edited], handed, handed)).toMatchObject({
      state: 'changed',
      value: japanese.replace('各行には', '各行に'),
    });
  });
});

it('a text that is short in characters and tall in lines is divided, too, and joins to the same', () => {
  const poem = 'a\n'.repeat(60);
  const pieces = fieldPieces(poem, poem);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map(({ target }) => target).join('')).toBe(poem);
});

it('the pieces of any field join to exactly the field', () => {
  const part = fc.oneof(
    fc.constantFrom('<p>', '</p>', '<br>', '\n', ' ', '日本語。', '<b>x</b>'),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );
  const text = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (source, target) => {
      const marked = markField({ data: 'html', source, target });
      const pieces = fieldPieces(marked.source, marked.target);
      expect(pieces.map((piece) => piece.source).join('')).toBe(marked.source);
      expect(pieces.map((piece) => piece.target).join('')).toBe(marked.target);
      for (const piece of pieces) expect(piece.target).not.toMatch(/⟦[^⟧]*$/);
    }),
  );
});

describe('a sheet that is printed', () => {
  it('repeats its header row, has all columns on a page, and prints its name and the page number', () => {
    const xml = sheetOf([field]);
    expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(xml).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
    expect(xml).toContain(
      '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
    );
    const parts = unzipSync(writeWorkbook(handoverDocument([{ id: 'r', target: 'ja', fields: [field] }])));
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="1">'ja'!$2:$2</definedName>`,
    );
  });

  it('has wider columns only where a paragraph would be cut off', () => {
    const paragraph = `<p>${'Turn the knob to the left and wait. '.repeat(55)}</p>`;
    const long = { id: 'b', data: 'html', source: paragraph.repeat(2), target: paragraph.repeat(2) };
    expect(sheetOf([field])).toContain('<col min="3" max="3" width="60" customWidth="1"/>');
    expect(sheetOf([field, long])).toContain('<col min="3" max="3" width="80" customWidth="1"/>');
  });
});

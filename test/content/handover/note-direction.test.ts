import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docxHandover } from '../../../src/content/handover/docx/docx-handover';
import { xlsxHandover } from '../../../src/content/handover/xlsx/xlsx-handover';
import { handoverDocument } from './support/handover-documents';

const fields = [{ id: 'a', data: 'text', source: 'One', target: 'Eins' }];

function partOf(bytes: Uint8Array, name: string): string {
  return strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
}

it.each([
  ['Please be brief.', 'ar', 'from left to right', 0],
  ['من فضلك اختصر.', 'ar', 'from right to left', 1],
  ['من فضلك اختصر.', 'de', 'from right to left', 1],
  ['2 % off', 'ar', 'from left to right', 0],
  ['50 %', 'ar', 'as the instructions', 1],
] as const)('the note %s in %s runs %s', (note, language, _direction, isFromRight) => {
  const document = { ...handoverDocument([{ id: 'r', target: language, fields }], language), note };
  const text = partOf(docxHandover.write(document), 'word/document.xml');
  const paragraph = text.split('<w:p>').find((one) => one.includes(note));
  expect(paragraph).toContain(`<w:bidi w:val="${isFromRight}"/>`);
  const workbook = xlsxHandover.write(document);
  const [, look = ''] = /<c r="A2" s="(\d+)"/.exec(partOf(workbook, 'xl/worksheets/sheet1.xml')) ?? [];
  const formats = partOf(workbook, 'xl/styles.xml').split('<cellXfs')[1]?.split('<xf ') ?? [];
  expect(formats[Number(look) + 1]).toContain(`readingOrder="${isFromRight + 1}"`);
});

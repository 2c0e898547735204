import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docxHandover } from '../../../src/content/handover/docx/docx-handover';
import { handoverDocument } from './support/handover-documents';

/** The order that ECMA-376 part 1, 17.3.2 prescribes; Word may call a file with another one damaged. */
const order = ['rFonts', 'b', 'bCs', 'noProof', 'vanish', 'sz', 'szCs', 'rtl', 'lang'];

it('properties of text stand in a document in the order of its schema', () => {
  const fields = [{ id: 'a', data: 'text', source: 'One', target: 'Eins' }];
  const bytes = docxHandover.write(handoverDocument([{ id: 'r1', target: 'ar', fields }], 'ar'));
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const lists = new Set(
    Array.from(xml.matchAll(/<w:rPr>(.*?)<\/w:rPr>/g), ([, list = '']) =>
      Array.from(list.matchAll(/<w:(\w+)/g), ([, name = '']) => name).join(' '),
    ),
  );
  expect([...lists].join(' ')).toContain('vanish');
  for (const list of lists) {
    const names = list.split(' ');
    expect(names).toEqual(order.filter((name) => names.includes(name)));
  }
});

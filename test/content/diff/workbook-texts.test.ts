import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { compareImported } from '../../../src/content/diff/imported-content';
import { workbookTexts } from '../../../src/content/diff/workbook-texts';

const cell = (text: string) =>
  `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;

/** A workbook with these texts in two columns of one sheet. */
function workbook(rows: readonly (readonly [string, string])[]): Uint8Array {
  const sheet = rows.map(([a, b], at) => `<row r="${at + 1}">${cell(a)}${cell(b)}</row>`).join('');
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><sheets><sheet name="Texts" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const fields = [
  { id: 'title', data: 'text', value: 'Eau "froide"' },
  { id: 'end', data: 'html', value: '<p>Une <b>boisson</b> entre amis.</p>' },
];
const differing = (bytes: Uint8Array) =>
  compareImported(fields, workbookTexts('fr.xlsx', bytes), 'fr.xlsx').filter(({ lines }) => lines.length > 0);

it.each([
  ['<p>Une <b>boisson</b> entre amis.</p>', []],
  ['<p>Une boisson entre amis.</p>', [{ id: 'end', lines: [{ lostTags: ['b'] }] }]],
])('the cells of a workbook are compared as texts of their own: %s', (end, found) => {
  expect(
    differing(
      workbook([
        ['Title', 'Eau "froide"'],
        ['End', end],
      ]),
    ),
  ).toMatchObject(found);
});

it('a damaged workbook is refused with its name', () => {
  expect(() => workbookTexts('fr.xlsx', strToU8('PK no workbook'))).toThrow(/^fr\.xlsx/);
});

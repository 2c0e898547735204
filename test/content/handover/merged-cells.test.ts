import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FileText } from '../../../src/content/files/file-text';
import { columnName } from '../../../src/content/files/table/table-columns';
import { mergedCells } from '../../../src/content/handover/xlsx/merged-cells';

const span = fc.tuple(fc.nat(8), fc.nat(4)).map(([first, more]) => [first, first + more] as const);

it('a cell is merged where one of the ranges of its sheet has it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(span, span), { maxLength: 8 }), (ranges) => {
      const xml = ranges
        .map(
          ([[left, right], [top, bottom]]) =>
            `<mergeCell ref="${columnName(left)}${top + 1}:${columnName(right)}${bottom + 1}"/>`,
        )
        .join('');
      const isMerged = mergedCells(new FileText('sheet', `<mergeCells>${xml}</mergeCells>`));
      for (let row = 0; row < 14; row++)
        for (let column = 0; column < 14; column++)
          expect(isMerged(row + 1, column)).toBe(
            ranges.some(
              ([[left, right], [top, bottom]]) =>
                column >= left && column <= right && row >= top && row <= bottom,
            ),
          );
    }),
  );
});

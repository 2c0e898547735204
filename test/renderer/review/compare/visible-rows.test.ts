import { expect, it } from 'vitest';
import { visibleRows } from '../../../../src/renderer/review/compare/visible-rows';
import type { FieldChange } from '../../../../src/contract/reviewing';

const fields = 'sscsssac'.split('').map((letter, row): FieldChange => {
  const kind = letter === 's' ? 'same' : letter === 'a' ? 'added' : 'changed';
  return { id: `f${row}`, kind, source: false, target: kind !== 'same' };
});
const shown = (folded: boolean, ...opened: number[]): string[] =>
  visibleRows(fields, folded, new Set(opened)).map((row) =>
    row.kind === 'fold' ? `${row.row}+${row.count}` : String(row.row),
  );

it('unchanged fields are folded into one line a stretch, which opens by itself', () => {
  expect(shown(true)).toEqual(['0+2', '2', '3+3', '6', '7']);
  expect(shown(true, 3)).toEqual(['0+2', '2', '3', '4', '5', '6', '7']);
  expect(shown(false)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});

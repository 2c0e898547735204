import { UnwritableTarget, type Unit } from '../file-format';
import type { KeylessIds } from '../keyless-ids';
import { markupKind } from '../markup-kind';
import type { MarkdownLine } from './read-blocks';

/** Returns the cells of a table row; `\|` is a bar inside a cell. */
export function tableCells(text: string, { start, end }: MarkdownLine, ids: KeylessIds): readonly Unit[] {
  return splitRow(text.slice(start, end)).flatMap(({ from, raw }): readonly Unit[] => {
    const content = raw.trim();
    if (!/\p{L}/u.test(content)) return [];
    const at = start + from + raw.length - raw.trimStart().length;
    const place = { start: at, end: at + content.length };
    const value = content.replaceAll('\\|', '|');
    return [
      {
        segment: { id: ids.add('cell', value), data: markupKind(value), value, places: [place] },
        edits: (target) => {
          if (/[\n\r]/.test(target))
            throw new UnwritableTarget(
              'has a line break, which a table cell can’t hold; write <br> instead.',
            );
          return [{ ...place, text: target.replaceAll('|', '\\|') }];
        },
      },
    ];
  });
}

interface RowPart {
  readonly from: number;
  readonly raw: string;
}

function splitRow(row: string): readonly RowPart[] {
  const parts: RowPart[] = [];
  let from = 0;
  for (let at = 0; at <= row.length; at += 1) {
    if (row[at] === '\\') at += 1;
    else if (at === row.length || row[at] === '|') {
      parts.push({ from, raw: row.slice(from, at) });
      from = at + 1;
    }
  }
  if (from < row.length) parts.push({ from, raw: row.slice(from) });
  return parts;
}

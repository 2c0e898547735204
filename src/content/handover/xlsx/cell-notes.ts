import type { FileText } from '../../files/file-text';
import { parseXml } from '../../files/xml/parse-xml';
import { attributeOf, childElement, childElements } from '../../files/xml/xml-node';
import { textContent } from '../../files/xml/xml-text';

/** A note on a cell, which reviewers write in place of the column for comments. */
export interface CellNote {
  readonly text: string;
  readonly author: string;
}

/** Returns the notes of a sheet by the number of their row. */
export function readCellNotes(
  parts: ReadonlyMap<string, FileText>,
  sheetPart: string,
): ReadonlyMap<number, readonly CellNote[]> {
  const notes = new Map<number, CellNote[]>();
  const file = parts.get(notesPart(parts, sheetPart) ?? '');
  if (file === undefined) return notes;
  const root = parseXml(file);
  const authorList = childElement(root, 'authors');
  const authors = authorList === undefined ? [] : childElements(authorList, 'author');
  const list = childElement(root, 'commentList');
  for (const comment of list === undefined ? [] : childElements(list, 'comment')) {
    const row = Number(/\d{1,7}$/.exec(attributeOf(comment, 'ref') ?? '')?.[0] ?? 0);
    const author = authors[Number(attributeOf(comment, 'authorId') ?? -1)];
    const own = notes.get(row) ?? [];
    const content = childElement(comment, 'text');
    own.push({
      text: content === undefined ? '' : textContent(file.text, content).trim(),
      author: author === undefined ? '' : textContent(file.text, author).trim(),
    });
    notes.set(row, own);
  }
  return notes;
}

/** The part with the notes of a sheet, by the sheet's relations. */
function notesPart(parts: ReadonlyMap<string, FileText>, sheetPart: string): string | undefined {
  const name = sheetPart.slice(sheetPart.lastIndexOf('/') + 1);
  const relations = parts.get(`xl/worksheets/_rels/${name}.rels`);
  if (relations === undefined) return undefined;
  const notes = childElements(parseXml(relations)).find((one) =>
    attributeOf(one, 'Type')?.endsWith('/comments'),
  );
  const target = notes && attributeOf(notes, 'Target');
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace('../', '')}`;
}

import type { FileText } from '../../files/file-text';
import { parseXml } from '../../files/xml/parse-xml';
import { attributeOf, childElement, childElements } from '../../files/xml/xml-node';
import { textContent } from '../../files/xml/xml-text';

/** A note on a cell, which reviewers write in place of the column for comments. */
export interface CellNote {
  readonly text: string;
  readonly author: string;
}

/** Returns the notes of a sheet by the number of their row. `isSigned` says that Google Sheets wrote them. */
export function readCellNotes(
  parts: ReadonlyMap<string, FileText>,
  sheetPart: string,
  isSigned: boolean,
): ReadonlyMap<number, readonly CellNote[]> {
  const notes = readThreads(parts, sheetPart);
  const isThreaded = notes.size > 0;
  const file = parts.get(relatedPart(parts, sheetPart, '/comments') ?? '');
  if (file === undefined) return notes;
  const root = parseXml(file);
  const authorList = childElement(root, 'authors');
  const authors = authorList === undefined ? [] : childElements(authorList, 'author');
  const list = childElement(root, 'commentList');
  for (const comment of list === undefined ? [] : childElements(list, 'comment')) {
    const row = Number(/\d{1,7}$/.exec(attributeOf(comment, 'ref') ?? '')?.[0] ?? 0);
    const author = authors[Number(attributeOf(comment, 'authorId') ?? -1)];
    const content = childElement(comment, 'text');
    const name = author === undefined ? '' : textContent(file.text, author).trim();
    // A comment of a thread is repeated as a note, with a sentence for programs that show no threads.
    if (isThreaded && name.startsWith('tc=')) continue;
    const text = content === undefined ? '' : textContent(file.text, content).trim();
    const written = name === '' && isSigned ? signedNotes(text) : [{ text, author: name }];
    for (const note of written) addNote(notes, row, note);
  }
  return notes;
}

/**
 * Google Sheets writes the author's name below each text of a thread. The last line of a comment is a name; a
 * line within it may also be an item of a list, unless the same name signs the end.
 */
function signedNotes(text: string): readonly CellNote[] {
  const found = Array.from(text.matchAll(signatures));
  const last = found.at(-1);
  const signer = last !== undefined && last.index + last[0].length === text.length ? last[1] : undefined;
  const notes: CellNote[] = [];
  let from = 0;
  for (const { index, 0: signature, 1: author = '' } of found) {
    const lineBefore = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    if (author !== signer && isListItem(author, lineBefore)) continue;
    notes.push({ text: text.slice(from, index).trim(), author });
    from = index + signature.length;
  }
  notes.push({ text: text.slice(from).trim(), author: '' });
  return notes.filter((note) => note.text !== '');
}

/** Names begin with a capital where their script has one; lists follow a colon, and items follow others. */
function isListItem(line: string, lineBefore: string): boolean {
  return /^\p{Ll}/u.test(line) || /[:：]$/.test(lineBefore.trimEnd()) || lineBefore.startsWith('\t-');
}

const signatures = /\r?\n\t-([^\r\n\t]{1,100})(?=\r?\n(?!\t-)|$)/g;

/** Reads comments of threads, which Excel for the web and newer versions of Excel write. */
function readThreads(parts: ReadonlyMap<string, FileText>, sheetPart: string): Map<number, CellNote[]> {
  const notes = new Map<number, CellNote[]>();
  const file = parts.get(relatedPart(parts, sheetPart, '/threadedComment') ?? '');
  if (file === undefined) return notes;
  const names = new Map(
    Array.from(parts)
      .filter(([name]) => name.startsWith('xl/persons/'))
      .flatMap(([, persons]) => childElements(parseXml(persons), 'person'))
      .map((person) => [attributeOf(person, 'id'), attributeOf(person, 'displayName') ?? '']),
  );
  for (const comment of childElements(parseXml(file), 'threadedComment')) {
    const row = Number(/\d{1,7}$/.exec(attributeOf(comment, 'ref') ?? '')?.[0] ?? 0);
    const content = childElement(comment, 'text');
    addNote(notes, row, {
      text: content === undefined ? '' : textContent(file.text, content).trim(),
      author: names.get(attributeOf(comment, 'personId')) ?? '',
    });
  }
  return notes;
}

function addNote(notes: Map<number, CellNote[]>, row: number, note: CellNote): void {
  const own = notes.get(row) ?? [];
  own.push(note);
  notes.set(row, own);
}

/** A part that belongs to a sheet, by the type of its relation. */
function relatedPart(
  parts: ReadonlyMap<string, FileText>,
  sheetPart: string,
  type: string,
): string | undefined {
  const name = sheetPart.slice(sheetPart.lastIndexOf('/') + 1);
  const relations = parts.get(`xl/worksheets/_rels/${name}.rels`);
  if (relations === undefined) return undefined;
  const notes = childElements(parseXml(relations)).find((one) => attributeOf(one, 'Type')?.endsWith(type));
  const target = notes && attributeOf(notes, 'Target');
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace('../', '')}`;
}

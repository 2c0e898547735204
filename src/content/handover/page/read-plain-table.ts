import { decodeText } from '../../html/decode-text';
import { tokenizeHtml, type HtmlPiece } from '../../html/tokenize';
import { verdictOfWord } from '../reviewer-texts';
import type { ReadAnswerText } from './answer-text';
import { isRecord } from '../../json-object';
import { isIdentity, plainColumns, spaceMarkers } from './plain-table';
import { shownCards } from './shown-cards';

/**
 * Reads the table of a page that a program without scripts saved. Undefined where there is none. Rows count
 * only with the id of the hand-over that the head of the page names, so that no content can forge one.
 */
export function answersInTable(html: string): ReadAnswerText | undefined {
  const [, handover] = /<meta name="locdesk" content="review page ([\w-]{1,80})"/.exec(html) ?? [];
  if (handover === undefined) return undefined;
  const cards = shownCards(html);
  const rows: Readonly<Record<string, unknown>>[] = [];
  const others: TableRow[] = [];
  const tables = new Set<number>();
  for (const read of new CellReader(html).read()) {
    const row = readRow(read.cells, handover, cards);
    if (row === undefined) others.push(read);
    else {
      rows.push(row);
      tables.add(read.table);
    }
  }
  // Contents of requests are drawn in the page, and have tables of their own.
  const remarks = others.filter(({ table }) => tables.has(table)).flatMap(({ cells }) => cells);
  return rows.length === 0
    ? undefined
    : { head: { handover }, rows, remarks, isTable: true, isDamaged: false };
}

function readRow(
  cells: readonly string[],
  handover: string,
  cards: ReadonlyMap<number, string>,
): Readonly<Record<string, unknown>> | undefined {
  const said = parsed(cells.find(isIdentity));
  if (!isRecord(said) || said['locdesk'] !== 'row' || said['handover'] !== handover) return undefined;
  const cellOf = (column: (typeof plainColumns)[number]): string => cells[plainColumns.indexOf(column)] ?? '';
  const word = cellOf('verdict').trim();
  const { request, field, sourceHash, targetHash, card, shown } = said;
  // Pages of an older version have no digests, and a card that is gone says nothing.
  const isEdited = typeof shown === 'string' && (cards.get(Number(card)) ?? shown) !== shown;
  return {
    request,
    field,
    sourceHash,
    targetHash,
    ...(cells.length === plainColumns.length ? {} : { isMerged: true }),
    ...(isEdited && { isEditedElsewhere: true }),
    target: spaceMarkers.reduce((text, [marker, space]) => text.replaceAll(marker, space), cellOf('target')),
    ...(word === '' ? {} : { verdict: verdictOfWord(word) ?? word }),
    comment: cellOf('comment').trim(),
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const blocks = new Set(['p', 'pre', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

interface TableRow {
  /** Number of its table in the page. */
  readonly table: number;
  readonly cells: readonly string[];
}

/** Reads the cells of all tables, row by row, as the text that a person sees. */
class CellReader {
  readonly #html: string;
  readonly #rows: TableRow[] = [];
  #table = 0;
  #cells: string[] | undefined;
  #text: string | undefined;
  #isKept = false;
  /** A line end that is only notation may follow: after `<pre>`, and after a line break. */
  #mayLineFollow = false;
  /** Begins a new line before the next text. */
  #isBlockEnded = false;

  constructor(html: string) {
    this.#html = html;
  }

  read(): readonly TableRow[] {
    for (const piece of tokenizeHtml(this.#html)) this.#add(piece);
    return this.#rows;
  }

  #add(piece: HtmlPiece): void {
    if (piece.kind === 'text') this.#addText(decodeText(this.#html.slice(piece.start, piece.end)));
    if (piece.kind !== 'tag') return;
    const { name, isEnd } = piece;
    if (name === 'table') this.#table += 1;
    else if (name === 'tr') {
      this.#endRow();
      this.#cells = isEnd ? undefined : [];
    } else if (name === 'td' || name === 'th') {
      this.#endCell();
      if (!isEnd) this.#text = '';
    } else if (name === 'br' && this.#text !== undefined) {
      this.#text += '\n';
      this.#mayLineFollow = true;
    } else if (blocks.has(name)) this.#addBlock(name, isEnd);
  }

  #addBlock(name: string, isEnd: boolean): void {
    this.#isKept = name === 'pre' && !isEnd;
    this.#mayLineFollow = this.#isKept;
    if (this.#text === undefined) return;
    if (isEnd) this.#isBlockEnded = true;
    else if (this.#isBlockEnded) {
      this.#text += '\n';
      this.#isBlockEnded = false;
    }
  }

  #addText(text: string): void {
    if (this.#text === undefined) return;
    // White space between the elements of a cell is the layout of the file.
    if (!this.#isKept && text.trim() === '') return;
    const lines = text.replaceAll(/\r\n?/g, '\n');
    const own = this.#mayLineFollow ? lines.replace(/^\n/, '') : lines;
    this.#mayLineFollow = false;
    this.#text += this.#isKept ? own : own.replaceAll(/[ \t\n]+/g, ' ');
  }

  #endCell(): void {
    if (this.#text !== undefined) this.#cells?.push(this.#text);
    this.#text = undefined;
    this.#isBlockEnded = false;
  }

  #endRow(): void {
    this.#endCell();
    if (this.#cells !== undefined) this.#rows.push({ table: this.#table, cells: this.#cells });
  }
}

import type { FileText } from '../file-text';
import type { TableCell, TableRow } from './table-units';

export interface DelimitedTable {
  readonly delimiter: string;
  readonly rows: readonly TableRow[];
}

/**
 * Reads delimited text (RFC 4180). The delimiter is the most frequent one of the first row, or the one that
 * Excel's first line names (`sep=;`). Of a row, at most `mostCells` are kept. @throws FileError for unclosed
 * quotes and quotes inside a cell.
 */
export function readDelimited(
  file: FileText,
  delimiter: string | undefined,
  mostCells = Number.POSITIVE_INFINITY,
): DelimitedTable {
  const named = /^sep=(.)\r?\n/.exec(file.text);
  const own = delimiter ?? named?.[1] ?? mostFrequent(file.text);
  const reader = new DelimitedReader(file, own, mostCells);
  return { delimiter: own, rows: reader.read(named?.[0].length ?? 0) };
}

function mostFrequent(text: string): string {
  const counts = new Map([',', ';', '\t', '|'].map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return Array.from(counts).reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

class DelimitedReader {
  readonly #file: FileText;
  readonly #text: string;
  readonly #delimiter: string;
  readonly #mostCells: number;
  #at = 0;

  constructor(file: FileText, delimiter: string, mostCells: number) {
    this.#file = file;
    this.#text = file.text;
    this.#delimiter = delimiter;
    this.#mostCells = mostCells;
  }

  read(start: number): readonly TableRow[] {
    const rows: TableRow[] = [];
    this.#at = start;
    while (this.#at < this.#text.length) rows.push(this.#readRow(rows.length + (start === 0 ? 1 : 2)));
    return rows;
  }

  #readRow(number: number): TableRow {
    const start = this.#at;
    const cells = new Map<number, TableCell>();
    for (;;) {
      const cell = this.#readCell();
      if (cells.size < this.#mostCells) cells.set(cells.size, cell);
      const next = this.#text[this.#at];
      if (next === this.#delimiter) {
        this.#at += 1;
        continue;
      }
      const end = this.#at;
      if (next !== undefined) this.#at += this.#text.startsWith('\r\n', end) ? 2 : 1;
      const width = cells.size;
      const add = (column: number, text: string) => [
        {
          start: end,
          end,
          text: this.#delimiter.repeat(Math.max(0, column - width + 1)) + this.#write(text, false),
        },
      ];
      return { number, cells, start, add };
    }
  }

  #readCell(): TableCell {
    const start = this.#at;
    const isQuoted = this.#text[start] === '"';
    const text = isQuoted ? this.#readQuoted() : this.#readPlain();
    const end = this.#at;
    const edits = (target: string) => [{ start, end, text: this.#write(target, isQuoted) }];
    return { text, isFormula: text.startsWith('='), start, end, edits };
  }

  #readPlain(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !this.#endsCell(this.#text[this.#at] ?? '')) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #readQuoted(): string {
    const start = this.#at;
    const parts: string[] = [];
    for (let from = start + 1; ;) {
      const quote = this.#text.indexOf('"', from);
      if (quote === -1)
        this.#file.fail(
          'syntax',
          start,
          'The quote that begins this cell is not closed; add it at the end of the cell.',
        );
      parts.push(this.#text.slice(from, quote));
      from = quote + 2;
      if (this.#text[quote + 1] === '"') {
        parts.push('"');
        continue;
      }
      this.#at = quote + 1;
      const next = this.#text[this.#at];
      if (next !== undefined && !this.#endsCell(next)) {
        this.#file.fail('syntax', quote, 'A quote inside a cell in quotes is written twice; write "" here.');
      }
      return parts.join('');
    }
  }

  #endsCell(character: string): boolean {
    return character === this.#delimiter || character === '\n' || character === '\r';
  }

  #write(text: string, isQuoted: boolean): string {
    const needsQuotes = isQuoted || text.includes(this.#delimiter) || /["\r\n]|^\s|\s$/.test(text);
    return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
  }
}

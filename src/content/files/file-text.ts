import { type Wording, written } from '../sentence';
import { FileError, type FileProblem, type FileRule } from './content-file';

/** Largest number of duplicate keys that are listed. */
const mostProblems = 100;

/** A file's name and decoded text, and the problems found while scanning it. */
export class FileText {
  readonly name: string;
  readonly text: string;
  readonly #problems: FileProblem[] = [];
  #lineStarts: readonly number[] | undefined;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }

  /** Ends the scan, because after a syntax error the rest of the file is uncertain. */
  fail(rule: FileRule, offset: number, message: Wording): never {
    throw new FileError(this.name, [this.problemAt(rule, offset, message)]);
  }

  /** Adds a problem that makes the file unusable but lets the scan continue; `throwProblems` raises them. */
  addProblem(rule: FileRule, offset: number, message: Wording): void {
    if (this.#problems.length < mostProblems) this.#problems.push(this.problemAt(rule, offset, message));
  }

  /** @throws FileError when problems were added. */
  throwProblems(): void {
    const [first, ...others] = this.#problems;
    if (first !== undefined) throw new FileError(this.name, [first, ...others]);
  }

  problemAt(rule: FileRule, offset: number, message: Wording): FileProblem {
    const place = this.positionAt(offset);
    if (typeof message === 'string') return { ...place, rule, message };
    return { ...place, rule, message: written(message), words: message };
  }

  /** Line and column of an offset; CRLF, LF and CR end a line. */
  positionAt(offset: number): { readonly line: number; readonly column: number } {
    this.#lineStarts ??= [
      0,
      ...Array.from(this.text.matchAll(/\r\n|[\r\n]/g), (found) => found.index + found[0].length),
    ];
    const starts = this.#lineStarts;
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }
}

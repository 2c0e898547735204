import type { FileProblem } from '../../content-file';
import type { FileText } from '../../file-text';

/** A file may break one rule in every unit; more problems than this don't help to correct it. */
const mostProblems = 1000;

/** Collects the problems of a file, each with the rule of the specification that it breaks. */
export class Report {
  readonly #file: FileText;
  readonly #title: `XLIFF ${string}`;
  readonly #problems: { readonly offset: number; readonly problem: FileProblem }[] = [];

  constructor(file: FileText, title: `XLIFF ${string}`) {
    this.#file = file;
    this.#title = title;
  }

  /** Further problems are not kept; a check that takes long can end. */
  get isFull(): boolean {
    return this.#problems.length === mostProblems;
  }

  /** `rule` is the name of the element, attribute or section in the specification. */
  add(rule: string, offset: number, message: string): void {
    if (this.isFull) return;
    this.#problems.push({
      offset,
      problem: this.#file.problemAt(`${this.#title}: ${rule}`, offset, message),
    });
  }

  /** Returns the problems in the order of their places. */
  finish(): readonly FileProblem[] {
    return this.#problems.toSorted((a, b) => a.offset - b.offset).map(({ problem }) => problem);
  }
}

/** Quotes a name or value from the file, shortened. */
export function quoted(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;
}

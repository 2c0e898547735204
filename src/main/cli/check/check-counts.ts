import { AppError } from '../../../contract/errors';
import type { CheckedLine } from '../../checks/line-checks';
import { counted } from '../output';

/** Counts what a run finds, for its last line and its exit code. */
export class CheckCounts {
  readonly #noun: 'request' | 'file';
  #subjects = 0;
  #texts = 0;
  #errors = 0;
  #warnings = 0;
  #unreadable = 0;

  constructor(noun: 'request' | 'file') {
    this.#noun = noun;
  }

  /** Takes the next result and counts its problems; `texts` is the number of texts that were checked. */
  next(results: Iterator<CheckedLine, undefined>, texts = 0): CheckedLine {
    const { done, value } = results.next();
    // Each readable request has a result.
    if (done === true) throw new Error('a request has no result');
    this.#subjects += 1;
    this.#texts += texts;
    for (const { level } of value.problems) {
      if (level === 'error') this.#errors += 1;
      else this.#warnings += 1;
    }
    return value;
  }

  addUnreadable(): void {
    this.#subjects += 1;
    this.#unreadable += 1;
  }

  /** @throws AppError INVALID_INPUT with the summary, where an error was found or something can't be read. */
  throwFailure(): void {
    if (this.#errors + this.#unreadable > 0) throw new AppError('INVALID_INPUT', this.summary());
  }

  summary(): string {
    const texts = this.#noun === 'file' ? `, ${counted(this.#texts, 'text')}` : '';
    const checked = `${counted(this.#subjects, this.#noun)}${texts}`;
    const found = `${checked}: ${counted(this.#errors, 'error')}, ${counted(this.#warnings, 'warning')}`;
    if (this.#unreadable === 0) return `${found}.`;
    return this.#noun === 'file'
      ? `${found}; ${counted(this.#unreadable, 'file')} could not be read.`
      : `${found}; ${counted(this.#unreadable, 'line')} could not be read, "errors" says why.`;
  }
}

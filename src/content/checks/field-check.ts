import type { ParsedPair } from './parsed/parsed-pair';
import type { CheckId } from './problem';
import type { ProblemCollector } from './problem-collector';

/** One check, or several that share an analysis. Linear in the length of both sides; never throws. */
export interface FieldCheck {
  readonly ids: readonly CheckId[];
  find(pair: ParsedPair, problems: ProblemCollector): void;
}

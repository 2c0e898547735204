import { onOneLine } from '../text/single-spaces';
import type { CheckId, Problem, ProblemSpan } from './problem';

/** Limits for one value: a hostile one could cause a problem at every second character. */
const mostProblems = 50;
const mostSpans = 50;
const longestDetail = 80;

export interface FoundPlaces {
  readonly source?: readonly ProblemSpan[];
  readonly target?: readonly ProblemSpan[];
}

interface OpenProblem extends Problem {
  readonly source: ProblemSpan[];
  readonly target: ProblemSpan[];
}

/** Collects the problems of one field, and merges equal ones into one with all positions. */
export class ProblemCollector {
  readonly #only: ReadonlySet<CheckId> | undefined;
  readonly #problems = new Map<string, OpenProblem>();
  readonly #counts = new Map<CheckId, number>();

  constructor(only?: ReadonlySet<CheckId>) {
    this.#only = only;
  }

  /** Whether any of these checks is on. */
  wants(...checks: readonly CheckId[]): boolean {
    return this.#only === undefined || checks.some((check) => this.#only?.has(check));
  }

  /** Whether a further problem of this check would be kept: finding out more about it may take long. */
  takes(check: CheckId): boolean {
    return this.wants(check) && (this.#counts.get(check) ?? 0) < mostProblems;
  }

  add(check: CheckId, variant: string, detail: Readonly<Record<string, string>>, places: FoundPlaces): void {
    if (!this.wants(check)) return;
    const names = Object.keys(detail).map((name) => [name, shorten(detail[name] ?? '')] as const);
    const key = JSON.stringify([check, variant, ...names]);
    let problem = this.#problems.get(key);
    if (problem === undefined) {
      const count = this.#counts.get(check) ?? 0;
      if (count === mostProblems) return;
      this.#counts.set(check, count + 1);
      problem = { check, variant, detail: Object.fromEntries(names), source: [], target: [] };
      this.#problems.set(key, problem);
    }
    addSpans(problem.source, places.source);
    addSpans(problem.target, places.target);
  }

  /** Whether a problem of this check points at the place already, so that a cause is not reported twice. */
  hasAt(check: CheckId, { from, to }: ProblemSpan, side: 'source' | 'target' = 'target'): boolean {
    for (const problem of this.#problems.values()) {
      if (problem.check !== check) continue;
      if (problem[side].some((span) => span.from < to && span.to > from)) return true;
    }
    return false;
  }

  finish(): readonly Problem[] {
    return [...this.#problems.values()];
  }
}

function addSpans(to: ProblemSpan[], spans: readonly ProblemSpan[] = []): void {
  for (const { from, to: end } of spans) {
    if (to.length === mostSpans) return;
    if (!to.some((span) => span.from === from && span.to === end)) to.push({ from, to: end });
  }
}

/** Makes a one-line text of at most 80 UTF-16 units, cut between two characters. */
export function shorten(text: string): string {
  // This prefix fills the line unless most of it is white space.
  const line = onOneLine(text.slice(0, 4 * longestDetail));
  if (line.length <= longestDetail) return line;
  const cut = line.slice(0, longestDetail - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut}…`;
}

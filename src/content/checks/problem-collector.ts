import type { CheckId, Problem, ProblemSpan } from './problem';

/** What one value may bring, whatever is in it: a hostile one could make a problem of every other character. */
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

/** Gathers the problems of one field: those that say the same become one with all its places. */
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

/** On one line, at most 80 units, cut between two characters. */
function shorten(text: string): string {
  // Twice the length is enough to fill it after white space is collapsed, or it is white space for the most part.
  const line = text
    .slice(0, 4 * longestDetail)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= longestDetail) return line;
  const cut = line.slice(0, longestDetail - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut}…`;
}

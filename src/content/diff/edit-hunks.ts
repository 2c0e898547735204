import { diffArrays } from 'diff';

/**
 * One edit: `before[beforeFrom … beforeTo)` became `after[afterFrom … afterTo)`. Tokens between two hunks are
 * equal.
 */
export interface Hunk {
  readonly beforeFrom: number;
  readonly beforeTo: number;
  readonly afterFrom: number;
  readonly afterTo: number;
}

/** Largest number of tokens, both sides together, that are compared one by one. */
const mostTokens = 12_000;
/** Largest number of edits to search for; the time grows with their square. */
const mostEdits = 1500;
const mostBlockEdits = 600;
/** Budget of squared edits for all comparisons of one value: well under a second. */
const wholeBudget = 6_000_000;

/**
 * Returns the edits that turn `before` into `after`, in order: the fewest possible for short inputs,
 * otherwise few. `isBlockEnd` says where a long text may be split into blocks, which are compared first.
 */
export function editHunks(
  before: readonly string[],
  after: readonly string[],
  isBlockEnd: (token: string) => boolean,
): readonly Hunk[] {
  const comparison = new Comparison(before, after, isBlockEnd);
  return comparison.hunks();
}

class Comparison {
  readonly #before: readonly string[];
  readonly #after: readonly string[];
  readonly #isBlockEnd: (token: string) => boolean;
  #budget = wholeBudget;

  constructor(before: readonly string[], after: readonly string[], isBlockEnd: (token: string) => boolean) {
    this.#before = before;
    this.#after = after;
    this.#isBlockEnd = isBlockEnd;
  }

  hunks(): readonly Hunk[] {
    const whole = this.#trim({
      beforeFrom: 0,
      beforeTo: this.#before.length,
      afterFrom: 0,
      afterTo: this.#after.length,
    });
    if (isNothing(whole)) return [];
    return this.#tokenHunks(whole) ?? this.#blockHunks(whole) ?? [whole];
  }

  /** Compares token by token; undefined when there are too many tokens or differences. */
  #tokenHunks(range: Hunk): readonly Hunk[] | undefined {
    const { beforeFrom, beforeTo, afterFrom, afterTo } = range;
    if (beforeFrom === beforeTo || afterFrom === afterTo) return [range];
    if (beforeTo - beforeFrom + afterTo - afterFrom > mostTokens) return undefined;
    const before = this.#before.slice(beforeFrom, beforeTo);
    const after = this.#after.slice(afterFrom, afterTo);
    return this.#shortest(before, after, mostEdits)?.map((hunk) => ({
      beforeFrom: beforeFrom + hunk.beforeFrom,
      beforeTo: beforeFrom + hunk.beforeTo,
      afterFrom: afterFrom + hunk.afterFrom,
      afterTo: afterFrom + hunk.afterTo,
    }));
  }

  /** Compares block by block, then token by token inside changed blocks where possible. */
  #blockHunks({ beforeFrom, beforeTo, afterFrom, afterTo }: Hunk): readonly Hunk[] | undefined {
    const before = blocksOf(this.#before, beforeFrom, beforeTo, this.#isBlockEnd);
    const after = blocksOf(this.#after, afterFrom, afterTo, this.#isBlockEnd);
    const hunks = this.#shortest(before.texts, after.texts, mostBlockEdits);
    return hunks?.flatMap((hunk) => {
      const range = this.#trim({
        beforeFrom: startOf(before.starts, hunk.beforeFrom, beforeTo),
        beforeTo: startOf(before.starts, hunk.beforeTo, beforeTo),
        afterFrom: startOf(after.starts, hunk.afterFrom, afterTo),
        afterTo: startOf(after.starts, hunk.afterTo, afterTo),
      });
      return isNothing(range) ? [] : (this.#tokenHunks(range) ?? [range]);
    });
  }

  #shortest(before: readonly string[], after: readonly string[], most: number): readonly Hunk[] | undefined {
    const maxEditLength = Math.min(most, Math.floor(Math.sqrt(this.#budget)));
    if (maxEditLength < 1) return undefined;
    const changes = diffArrays([...before], [...after], { maxEditLength });
    if (changes === undefined) {
      this.#budget -= maxEditLength ** 2;
      return undefined;
    }
    const hunks: Hunk[] = [];
    let [beforeAt, afterAt, edits] = [0, 0, 0];
    let open: { beforeFrom: number; afterFrom: number } | undefined;
    const close = (): void => {
      if (open !== undefined) hunks.push({ ...open, beforeTo: beforeAt, afterTo: afterAt });
      open = undefined;
    };
    for (const { added, removed, count } of changes) {
      if (!added && !removed) close();
      else open ??= { beforeFrom: beforeAt, afterFrom: afterAt };
      if (!added) beforeAt += count;
      if (!removed) afterAt += count;
      if (added || removed) edits += count;
    }
    close();
    this.#budget -= edits ** 2;
    return hunks;
  }

  /** Removes the common beginning and end of both sides. */
  #trim({ beforeFrom, beforeTo, afterFrom, afterTo }: Hunk): Hunk {
    let [b0, b1, a0, a1] = [beforeFrom, beforeTo, afterFrom, afterTo];
    while (b0 < b1 && a0 < a1 && this.#before[b0] === this.#after[a0]) {
      b0++;
      a0++;
    }
    while (b1 > b0 && a1 > a0 && this.#before[b1 - 1] === this.#after[a1 - 1]) {
      b1--;
      a1--;
    }
    return { beforeFrom: b0, beforeTo: b1, afterFrom: a0, afterTo: a1 };
  }
}

const isNothing = (hunk: Hunk): boolean =>
  hunk.beforeFrom === hunk.beforeTo && hunk.afterFrom === hunk.afterTo;

interface Blocks {
  readonly texts: readonly string[];
  readonly starts: readonly number[];
}

function blocksOf(
  tokens: readonly string[],
  from: number,
  to: number,
  isBlockEnd: (token: string) => boolean,
): Blocks {
  const texts: string[] = [];
  const starts: number[] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    if (at + 1 < to && !isBlockEnd(tokens[at] ?? '')) continue;
    texts.push(tokens.slice(start, at + 1).join(''));
    starts.push(start);
    start = at + 1;
  }
  return { texts, starts };
}

const startOf = (starts: readonly number[], block: number, end: number): number => starts[block] ?? end;

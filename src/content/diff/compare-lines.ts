import type { ArrivedLine } from './arrived-line';
import { nextWords, type ArrivedLines, type PlacedLine } from './arrived-lines';
import { blockChanges } from './imported-blocks';
import type { Line } from './imported-lines';
import { tagChanges, type LineTag } from './imported-tags';

/** A line of a field, and where it stands. */
export interface DeliveredLine extends Line {
  /** The field is a single line, which a page may have in an element with tags around it. */
  readonly isAlone: boolean;
  /** The line before it in the same field. */
  readonly previous?: DeliveredLine;
}

/** More lines are compared only for being the same, so that a long page takes seconds, not minutes. */
const mostCompared = 2000;
/** Largest number of places with the same words that are compared. */
const mostPlaces = 50;
/** Longer lists of delivered lines are not searched for what else stands in a line. */
const mostCovering = 500;

/** How many lines may still be compared with all others. */
export interface CompareBudget {
  left: number;
}

export const compareBudget = (): CompareBudget => ({ left: mostCompared });

/**
 * Says of each delivered line how it arrived differently; undefined where it did not. Each line of what was
 * imported is that of one delivered line, so that one of two equal ones can be missed.
 */
export function compareLines(
  delivered: readonly DeliveredLine[],
  arrived: ArrivedLines,
  budget: CompareBudget,
): { readonly differing: readonly (ArrivedLine | undefined)[]; readonly used: ReadonlySet<PlacedLine> } {
  const pairs = new Map<DeliveredLine, PlacedLine>();
  const answers = new Map<DeliveredLine, ArrivedLine>();
  const groups = Map.groupBy(delivered, ({ text }) => text);
  /** Whether what else stands in lines is delivered, by their words. */
  const covered = new Map<string, boolean>();
  const isCoveredOnce = (line: string): boolean => {
    const known = covered.get(line) ?? isCovered(line, groups);
    covered.set(line, known);
    return known;
  };
  for (const [text, lines] of groups) {
    const rest = assign(lines, arrived, pairs);
    if (rest.length === 0) continue;
    const places = arrived.within(text, mostPlaces);
    const found = lines.length - rest.length + Math.min(places.length, rest.length);
    for (const [at, line] of rest.entries()) {
      const place = places[at];
      if (place === undefined)
        answers.set(
          line,
          found === 0
            ? unfound(line, arrived, budget)
            : { ...same(line), times: { found, delivered: lines.length } },
        );
      else if (!place.isPart) pairs.set(line, place.line);
      else if (!isCoveredOnce(place.line.text))
        answers.set(line, { delivered: text, arrived: place.line.text, lostTags: [], isPart: true });
      else {
        // Other texts in the arrived line have tags of their own: only lost ones count here.
        const { lostTags = [] } = differenceOf(line, place.line);
        if (lostTags.length > 0) answers.set(line, { ...same(line), lostTags });
      }
    }
  }
  const differing = delivered.map((line) => {
    const pair = pairs.get(line);
    if (pair === undefined) return answers.get(line);
    const isNext = line.previous !== undefined && pairs.get(line.previous) === pair.previous;
    // Tags between two lines of a field are in the field.
    const between = isNext && line.previous !== undefined ? betweenOf(line.previous, pair) : [];
    const said = { ...differenceOf(line, pair) };
    const added = [...(said.addedTags ?? []), ...between];
    if (added.length > 0) said.addedTags = added;
    return isEmpty(said) ? undefined : { ...same(line), ...said, lostTags: said.lostTags ?? [] };
  });
  return { differing, used: new Set([...pairs.values()].flatMap((line) => line.parts ?? [line])) };
}

const same = ({ text }: Line) => ({ delivered: text, arrived: text, lostTags: [] });

type Difference = { -readonly [K in keyof Omit<ArrivedLine, 'delivered' | 'arrived'>]?: ArrivedLine[K] };

const isEmpty = (said: Difference): boolean => Object.keys(said).length === 0;

/** Gives each delivered line the most alike line with the same words; returns those that are left over. */
function assign(
  lines: readonly DeliveredLine[],
  arrived: ArrivedLines,
  pairs: Map<DeliveredLine, PlacedLine>,
): readonly DeliveredLine[] {
  const [first] = lines;
  if (first === undefined) return [];
  const all = arrived.of(
    first.text,
    lines.some(({ isAlone }) => isAlone),
  );
  const counts = [...Map.groupBy(all, ({ reading }) => reading).values()].map(({ length }) => length);
  const room = Math.max(0, ...counts);
  const left = new Set(all.slice(0, Math.max(mostPlaces, lines.length)));
  const rest: DeliveredLine[] = [];
  let taken = 0;
  for (const line of lines) {
    const best = taken < room ? leastDifferent(line, left) : undefined;
    if (best === undefined) rest.push(line);
    else {
      taken += 1;
      left.delete(best);
      pairs.set(line, best);
    }
  }
  return rest;
}

function leastDifferent(line: DeliveredLine, among: ReadonlySet<PlacedLine>): PlacedLine | undefined {
  let best: PlacedLine | undefined;
  let least = Infinity;
  let seen = 0;
  for (const one of among) {
    const { lostTags = [], addedTags = [], changed = [], lostSpaces = 0 } = differenceOf(line, one);
    const size = lostTags.length + addedTags.length + changed.length + lostSpaces;
    if (size < least) [best, least] = [one, size];
    if (size === 0 || (seen += 1) > mostPlaces) break;
  }
  return best;
}

/** How the tags and spaces of a line with the same words differ. */
function differenceOf(line: DeliveredLine, arrived: PlacedLine): Difference {
  const said: Difference = {};
  if (arrived.keepsTags) {
    const tags = [...line.tags, ...line.after];
    const { lost, changed } = tagChanges(tags, [...arrived.tags, ...arrived.after]);
    const { added } = tagChanges(
      tags,
      line.isAlone ? arrived.tags.filter((tag) => !tag.isAround) : arrived.tags,
    );
    const blocks = arrived.keepsBlocks ? blockChanges(line.blocks, arrived.blocks) : undefined;
    const [lostTags, addedTags] = [
      [...(blocks?.lost ?? []), ...lost],
      [...(blocks?.added ?? []), ...added],
    ];
    if (lostTags.length > 0) said.lostTags = lostTags;
    if (changed.length > 0) said.changed = changed;
    if (addedTags.length > 0) said.addedTags = addedTags;
  }
  const lostSpaces = line.noBreaks - arrived.noBreaks;
  if (arrived.keepsSpaces && lostSpaces > 0) said.lostSpaces = lostSpaces;
  return said;
}

/** Tags between a line and the one before it that the field does not have there. */
function betweenOf(previous: DeliveredLine, { previous: before }: PlacedLine): readonly string[] {
  if (before?.keepsTags !== true) return [];
  const left: readonly LineTag[] = [...previous.tags, ...previous.after];
  const { added } = tagChanges(left, [...before.tags, ...before.after]);
  const { added: own } = tagChanges(left, before.tags);
  return added.slice(own.length);
}

function unfound(line: DeliveredLine, arrived: ArrivedLines, budget: CompareBudget): ArrivedLine {
  const alike = budget.left-- > 0 ? arrived.similarTo(line) : undefined;
  if (alike === undefined) return { delivered: line.text, lostTags: [] };
  const { lostTags = [], changed, addedTags } = differenceOf(line, alike);
  return {
    delivered: line.text,
    arrived: alike.text,
    lostTags,
    ...(changed === undefined ? {} : { changed }),
    ...(addedTags === undefined ? {} : { addedTags }),
  };
}

/** Whether what else stands in a line is delivered, too, as in a page that has several texts in one line. */
function isCovered(line: string, groups: ReadonlyMap<string, unknown>): boolean {
  if (groups.size > mostCovering) return false;
  const covered = new Uint8Array(line.length);
  for (const text of groups.keys()) {
    for (let at = nextWords(line, text, 0); at !== -1; at = nextWords(line, text, at + text.length))
      covered.fill(1, at, at + text.length);
  }
  return !Array.from({ length: line.length }, (_, at) => at).some(
    (at) => covered[at] === 0 && /[\p{L}\p{N}]/u.test(line.charAt(at)),
  );
}

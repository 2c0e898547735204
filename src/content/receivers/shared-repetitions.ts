import { haveCommon, isOptional, isRepeated, patternParts, waysOf } from './pattern-parts';

/** A repetition before the present place of the pattern, whose end a text does not determine yet. */
interface OpenRepetition {
  readonly one: string;
  /** In how many ways it can be; 0 for one whose number is not bounded. */
  readonly ways: number;
}

interface Group {
  readonly times: string;
  /** It looks at what is before or after a place, and takes no text. */
  readonly isLook: boolean;
  /** The repetitions that are open before the group, and after each of its options. */
  readonly start: readonly OpenRepetition[];
  readonly ends: Set<OpenRepetition>;
  /** The patterns of its characters. */
  readonly ones: Set<string>;
}

/** More repetitions than these, or more comparisons, count as too many to be known. */
const mostOpen = 30;
const mostCompared = 300;
const mostShared = 7;
/** Bounded ones with so many ways count as a repetition; more than four times as many are too many. */
const bitsOfOne = 6;

/**
 * Counts the repetitions of a pattern that can divide the same text among them: 1 for `a+b+`, 2 for `.*a.*`.
 * The time of a test grows with the length of the text to this power. The count may be too large, never too
 * small; it is `Infinity` if there are many.
 */
export function sharedRepetitions(pattern: string): number {
  let open: readonly OpenRepetition[] = [];
  let most = 0;
  let compared = 0;
  const groups: Group[] = [{ times: '', isLook: false, start: [], ends: new Set(), ones: new Set() }];
  const common = (before: readonly OpenRepetition[], one: string): readonly OpenRepetition[] => {
    compared += before.length;
    return before.filter((repetition) => haveCommon(repetition.one, one));
  };
  for (const part of patternParts(pattern)) {
    const group = groups.at(-1);
    if (group === undefined || open.length > mostOpen || compared > mostCompared) return Infinity;
    if (part.kind === 'begin') {
      groups.push({
        times: part.times,
        isLook: /^\(\?<?[=!]/.test(part.one),
        start: open,
        ends: new Set(),
        ones: new Set(),
      });
    } else if (part.kind === 'or') {
      for (const one of open) group.ends.add(one);
      open = group.start;
    } else if (part.kind === 'end') {
      groups.pop();
      for (const one of [...open, ...(isOptional(group.times) || group.isLook ? group.start : [])])
        group.ends.add(one);
      const outer = groups.at(-1);
      for (const one of group.ones) outer?.ones.add(one);
      open = [...group.ends];
      const ways = isRepeated(group.times) ? 0 : waysOf(group.times);
      if (ways === 1 || group.ones.size === 0) continue;
      const whole = `(?:${[...group.ones].join('|')})`;
      const own = { one: whole, ways };
      most = Math.max(most, countOf([...common(group.start, whole), own]));
      open = [...open, own];
    } else {
      group.ones.add(part.one);
      const shared = common(open, part.one);
      // A character that must be there, and that a repetition before can't match, says where that one ends.
      if (!isOptional(part.times)) open = shared;
      const own = { one: part.one, ways: isRepeated(part.times) ? 0 : waysOf(part.times) };
      if (own.ways === 1) continue;
      most = Math.max(most, countOf([...shared, own]));
      open = [...open, own];
    }
  }
  return most > mostShared ? Infinity : most;
}

function countOf(shared: readonly OpenRepetition[]): number {
  const unbounded = shared.filter(({ ways }) => ways === 0).length;
  const bits = shared.reduce((sum, { ways }) => sum + Math.log2(Math.max(1, ways)), 0);
  const more = Math.max(0, Math.ceil((bits - 1) / bitsOfOne));
  return more > 4 ? Infinity : unbounded + more;
}

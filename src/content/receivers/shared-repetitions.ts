import { haveCommon, isOptional, isRepeated, patternParts } from './pattern-parts';

/** A repetition before the present place of the pattern, whose end a text does not determine yet. */
interface OpenRepetition {
  readonly one: string;
}

interface Group {
  readonly times: string;
  /** The repetitions that are open before the group, and after each of its options. */
  readonly start: readonly OpenRepetition[];
  readonly ends: Set<OpenRepetition>;
  /** The patterns of its characters. */
  readonly ones: Set<string>;
}

/** More repetitions than these, or more comparisons, count as too many to be known. */
const mostOpen = 12;
const mostCompared = 300;

/**
 * Counts the repetitions of a pattern that can divide the same text among them: 1 for `a+b+`, 2 for `.*a.*`.
 * The time of a test grows with the length of the text to this power. The count may be too large, never too
 * small; it is `Infinity` if there are many.
 */
export function sharedRepetitions(pattern: string): number {
  let open: readonly OpenRepetition[] = [];
  let most = 0;
  let compared = 0;
  const groups: Group[] = [{ times: '', start: [], ends: new Set(), ones: new Set() }];
  const common = (before: readonly OpenRepetition[], one: string): readonly OpenRepetition[] => {
    compared += before.length;
    return before.filter((repetition) => haveCommon(repetition.one, one));
  };
  for (const part of patternParts(pattern)) {
    const group = groups.at(-1);
    if (group === undefined || open.length > mostOpen || compared > mostCompared) return Infinity;
    if (part.kind === 'begin') {
      groups.push({ times: part.times, start: open, ends: new Set(), ones: new Set() });
    } else if (part.kind === 'or') {
      for (const one of open) group.ends.add(one);
      open = group.start;
    } else if (part.kind === 'end') {
      groups.pop();
      for (const one of [...open, ...(isOptional(group.times) ? group.start : [])]) group.ends.add(one);
      const outer = groups.at(-1);
      for (const one of group.ones) outer?.ones.add(one);
      open = [...group.ends];
      if (!isRepeated(group.times) || group.ones.size === 0) continue;
      const whole = `(?:${[...group.ones].join('|')})`;
      most = Math.max(most, common(group.start, whole).length + 1);
      open = [...open, { one: whole }];
    } else {
      group.ones.add(part.one);
      const shared = common(open, part.one);
      // A character that must be there, and that a repetition before can't match, says where that one ends.
      if (!isOptional(part.times)) open = shared;
      if (!isRepeated(part.times)) continue;
      most = Math.max(most, shared.length + 1);
      open = [...open, { one: part.one }];
    }
  }
  return most;
}

import { endOfClass, haveCommon, patternParts, type PatternPart } from './pattern-parts';

/**
 * Whether a part that has a repetition or a choice is repeated itself, by which a pattern can take for ever.
 * A part such as `-[a-z]+` may be repeated, because its hyphen says where each one begins. So may a choice
 * such as `jpg|jpeg`, because no text begins with both.
 */
export function hasNestedRepetition(pattern: string): boolean {
  /** The open groups: where each begins, and whether it has a repetition. */
  const open: { readonly from: number; isRepeating: boolean }[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '[') at = endOfClass(pattern, at);
    else if (character === '(') {
      open.push({ from: at + 1, isRepeating: false });
      // The question mark after a parenthesis says which kind of group it is.
      if (pattern.charAt(at + 1) === '?') at += 1;
    } else if ('+*{?|'.includes(character)) for (const group of open) group.isRepeating = true;
    else if (character === ')') {
      const group = open.pop();
      if (group?.isRepeating !== true || !/[+*{]/.test(pattern.charAt(at + 1))) continue;
      if (!isSeparated(pattern.slice(group.from, at))) return true;
    }
  }
  return false;
}

type Part = Extract<PatternPart, { kind: 'character' }>;

/**
 * Whether it is certain where each repetition of a group ends: the group begins or ends with one character
 * that nothing else in it matches, or is a choice of texts of which none begins with another one.
 */
function isSeparated(group: string): boolean {
  const options = optionsOf(group.replace(/^\?:/, ''));
  if (options.length > 1)
    return options.every((one, at) => options.slice(at + 1).every(isDifferentFrom(one)));
  const parts = partsOf(options.join());
  if (parts === undefined) return false;
  return [0, parts.length - 1].some((at) => {
    const separator = parts[at];
    if (separator?.times !== '') return false;
    const others = parts.filter((_part, index) => index !== at);
    return others.every(({ one }) => !haveCommon(separator.one, one));
  });
}

/** The options of a choice, one for another group. An inner group is cut at its `|`, too. */
function optionsOf(group: string): readonly string[] {
  const options: string[] = [];
  let from = 0;
  for (let at = 0; at < group.length; at++) {
    if (group.charAt(at) === '\\') at += 1;
    else if (group.charAt(at) === '[') at = endOfClass(group, at);
    else if (group.charAt(at) === '|') {
      options.push(group.slice(from, at));
      from = at + 1;
    }
  }
  return [...options, group.slice(from)];
}

/** Tells whether two options have, at some place, characters that the other one has not. */
function isDifferentFrom(option: string): (other: string) => boolean {
  const own = placesOf(option) ?? [];
  return (other) =>
    placesOf(other)?.some((one, at) => own[at] !== undefined && !haveCommon(one, own[at])) ?? false;
}

/** The patterns of the characters at each place of an option; undefined where one is repeated. */
function placesOf(option: string): readonly string[] | undefined {
  const parts = partsOf(option);
  return parts?.every(({ times }) => times === '') === true ? parts.map(({ one }) => one) : undefined;
}

/** The parts of a group without groups and choices; undefined for another one. */
function partsOf(group: string): readonly Part[] | undefined {
  const parts = patternParts(group);
  return parts.every((part) => part.kind === 'character') ? parts : undefined;
}

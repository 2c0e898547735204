/**
 * Returns all matches of a global pattern, at most `most`. `matchAll` compiles a copy of the pattern for each
 * text, which takes longer than searching a short one; this uses the pattern itself, from the text's start.
 */
export function matchesOf(text: string, pattern: RegExp, most = Infinity): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('a pattern that is searched for several times must be global');
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return [];
  const found: RegExpExecArray[] = [];
  while (match !== null) {
    found.push(match);
    if (found.length >= most) break;
    if (match[0] === '') pattern.lastIndex = afterCharacter(text, pattern);
    match = pattern.exec(text);
  }
  pattern.lastIndex = 0;
  return found;
}

/** How often a text has a global pattern. */
export const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Where the search goes on after an empty match. */
function afterCharacter(text: string, { lastIndex, unicode, unicodeSets }: RegExp): number {
  const isPair = (unicode || unicodeSets) && (text.codePointAt(lastIndex) ?? 0) > 0xffff;
  return lastIndex + (isPair ? 2 : 1);
}

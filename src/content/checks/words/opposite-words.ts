import { longestStem } from './word-stems';

/** English words each two of which, in one line, never mean the same. */
const OPPOSITES = `
on off|in out|up down|to from|yes no|true false|all none|always never|with without|before after|above below
inside outside|internal external|left right|top bottom|upper lower|front back|forward back|forward backward
first last|first second third|next previous|new old|newer older|newest oldest|more less|most least|greater less
large small|larger smaller|long short|longer shorter|high low|higher lower|highest lowest|wide narrow
fast slow|faster slower|early late|light dark|odd even|good bad|better worse|best worst|thick thin|same different
maximum minimum|max min|maximize minimize|maximise minimise|horizontal vertical|portrait landscape
ascending descending|increase decrease|increment decrement|clockwise counterclockwise|clockwise anticlockwise
row column|width height|single double|single multiple|empty full|half full|positive negative|plus minus
open close|show hide|visible hidden|expand collapse|enable disable|start stop|start end|begin end|start finish
play pause|add remove|add delete|create delete|insert delete|insert remove|attach detach|import export
upload download|encrypt decrypt|encode decode|undo redo|copy cut paste|push pull|read write|merge split|raise lower
send receive|sent received|buy sell|sender recipient|sender receiver|buyer seller|input output|source target
source destination|login logout|logon logoff|enter exit|enter leave|join leave|allow deny|allow block
allow forbid|accept reject|accept decline|approve reject|success failure|succeed fail|pass fail|win lose|won lost
public private|online offline|local remote|local global|static dynamic|manual automatic|required optional
absolute relative|parent child|question answer|debit credit|income expense|male female|man woman
username password|uppercase lowercase|today yesterday tomorrow|morning afternoon evening|north south east west
second minute hour day week month year|monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december
black white red green blue yellow|one two three four five|kilobyte megabyte gigabyte terabyte`;

/** Those of which a translation may say either, or one by a negation of the other. */
const SAID_EITHER_WAY =
  /^(?:on off|yes no|true false|all none|always never|with without|more less|most least|success failure|succeed fail|sent received|first second|online offline|empty full|username password|january|one two)/;

export const beginningOf = (word: string): string => word.slice(0, longestStem.english);

/** The groups by the beginnings of their words, as pairs of words of two languages are kept. */
const groupsByBeginning = new Map<string, (readonly string[])[]>();

/** Without the ending of a form: "enabled", "enabling" and "enables" are one. */
export const stemOf = (word: string): string => word.replace(/(?<=\p{L}{2})(?:e?s|e?d|e|ing|ly)$/u, '');

/** The numbers of the groups that have a word, by its stem. */
const groupsByStem = new Map<string, Set<number>>();
for (const [group, line] of OPPOSITES.trim().split(/[|\n]/).entries()) {
  const words = line.split(' ');
  for (const stem of words.map(stemOf))
    groupsByStem.set(stem, (groupsByStem.get(stem) ?? new Set()).add(group));
  if (SAID_EITHER_WAY.test(line)) continue;
  for (const word of words) {
    const beginning = beginningOf(word);
    groupsByBeginning.set(beginning, [...(groupsByBeginning.get(beginning) ?? []), words]);
  }
}

/** The opposites of a word, by how it begins, that no translation of a text with the word says. */
export const oppositesOf = (beginning: string): readonly string[] =>
  (groupsByBeginning.get(beginning) ?? []).flatMap((words) =>
    words.filter((word) => beginningOf(word) !== beginning),
  );

/** Whether two texts differ only in words that are opposites: "Zoom in", "Zoom out". */
export function areOpposite(own: readonly string[], other: readonly string[]): boolean {
  if (own.length !== other.length) return false;
  const differing = own.flatMap((word, at): readonly (readonly [string, string])[] => {
    const [one, two] = [stemOf(word), stemOf(other[at] ?? '')];
    return one === two ? [] : [[one, two]];
  });
  return differing.length > 0 && differing.every(([one, two]) => isOpposite(one, two));
}

function isOpposite(one: string, two: string): boolean {
  if (NEGATED.test(one) && one.replace(NEGATED, '') === two) return true;
  if (NEGATED.test(two) && two.replace(NEGATED, '') === one) return true;
  const [groups, others] = [groupsByStem.get(one), groupsByStem.get(two)];
  return groups !== undefined && [...groups].some((group) => others?.has(group) === true);
}

/** A prefix that makes a word of four letters or more its opposite: "lock", "unlock". */
const NEGATED = /^(?:un|in|de|dis|non)(?=\p{L}{4})/u;

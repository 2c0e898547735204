import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { CodeOfPlace } from './code-in-place';
import type { CodeText } from './code-texts';

/** A word before its value, in columns. The name of a setting has signs inside: "ServerName". */
const ROW = /^\s*\p{Lu}?\p{Ll}+:? {2,}\S/u;
/** A line alone may be a setting that became another one. */
const fewest = { rows: 2, lines: 3 };

/**
 * Returns the lines of what a program prints, of which the names were translated and the values kept: "Title
 * Intro", "Titel Intro" among others like it.
 */
export function translatedRows(
  { source, target }: ParsedPair,
  { lost, added }: CodeOfPlace,
): ReadonlySet<CodeText> {
  if (lost.length !== added.length || lost.length < fewest.lines) return new Set();
  const kept = lost.filter((was, at) => hasSameValue(was, added[at]));
  const rows = kept.filter((was) => {
    const is = added[lost.indexOf(was)];
    return isRow(was, source) && is !== undefined && isRow(is, target);
  });
  return rows.length < fewest.rows || kept.length < fewest.lines ? new Set() : new Set(kept);
}

const isRow = ({ isLine, span: { from, to } }: CodeText, { raw }: ParsedValue): boolean =>
  isLine && ROW.test(raw.slice(from, to));

/** Whether two lines end with one word and begin with others. */
function hasSameValue({ whole: was }: CodeText, is: CodeText | undefined): boolean {
  const [words, others] = [was.split(' '), is?.whole.split(' ') ?? []];
  return words.length > 1 && words.at(-1) === others.at(-1) && words[0] !== others[0];
}

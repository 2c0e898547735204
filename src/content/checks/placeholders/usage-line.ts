import { matchesOf } from '../../text/matches';
import type { ParsedValue } from '../parsed/parsed-value';

/** Whether a place of a page is in a usage line with words in brackets: "extract {file} [options] [mode]". */
export function isInUsage(
  { isHtml, readable: { text } }: Pick<ParsedValue, 'isHtml' | 'readable'>,
  { start }: { readonly start: number },
): boolean {
  if (!isHtml) return false;
  const [before, after] = [text.slice(Math.max(0, start - 200), start), text.slice(start, start + 200)];
  if (matchesOf(before + after, IN_BRACKETS, 2).length === 2) return true;
  return USAGE.test(`${before.split(LINE_END).at(-1) ?? ''}${after.split(LINE_END, 1)[0] ?? ''}`);
}

/** Whether the usage line has words in square brackets, too, which no line of a message has. */
export const isInSyntax = (value: ParsedValue, { start }: { readonly start: number }): boolean =>
  isInUsage(value, { start }) &&
  matchesOf(value.readable.text.slice(Math.max(0, start - 200), start + 200), IN_BRACKETS, 1).length > 0;

/** "info [options] {file}" */
const USAGE = /^\s{0,20}[\w.-]{2,30}(?: (?:\[[^\n[\]{}]{2,60}\]|\{[^\n[\]{}]{2,60}\})){2,20}\s*$/;
const LINE_END = /[\u001c\n]/;
/** "[options]", "[-t ttl]", "[hop...]" */
const IN_BRACKETS = /(?<![\p{L}\p{N}])\[-{0,2}\p{L}[\p{L}\p{M}\p{N}_ \u00a0.|-]{2,40}\]/gu;

/** Whether a plain text is the help of a command: it begins with "usage:", or two lines with an option. */
export const listsOptions = (raw: string): boolean =>
  /^\s{0,8}usage:/i.test(raw) || matchesOf(raw, OPTION_LINE, 2).length === 2;

/** "  -p, --name-prefix=PREFIX   prepend PREFIX to the symbols" */
const OPTION_LINE = /^[ \t]{1,12}--?[A-Za-z]/gm;

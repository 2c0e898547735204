import { matchesOf } from '../../text/matches';
import type { ParsedValue } from '../parsed/parsed-value';
import type { Placeholder } from './placeholder-parts';

/**
 * Whether a name in braces is in code that documentation shows, `<code>/log/{revision}</code>`, or in a usage
 * line with words in brackets, so that no program may fill it in.
 */
export function isShownAsCode({ kind, start }: Placeholder, { isHtml, raw, readable }: ParsedValue): boolean {
  if (kind !== 'named') return false;
  const { from } = readable.spanOf(start, start + 1);
  if (!isHtml) return /(?<!`)``[^`\n]{0,80}$/.test(raw.slice(Math.max(0, from - 84), from));
  const before = raw.slice(Math.max(0, from - 600), from).toLowerCase();
  if (CODE.some((name) => before.lastIndexOf(`<${name}`) > before.lastIndexOf(`</${name}`))) return true;
  return isInUsage({ isHtml, readable }, { start });
}

/** Whether a place of a page is in a usage line with words in brackets: "extract {file} [options] [mode]". */
export function isInUsage(
  { isHtml, readable: { text } }: Pick<ParsedValue, 'isHtml' | 'readable'>,
  { start }: Pick<Placeholder, 'start'>,
): boolean {
  if (!isHtml) return false;
  const [before, after] = [text.slice(Math.max(0, start - 200), start), text.slice(start, start + 200)];
  if (matchesOf(before + after, IN_BRACKETS, 2).length === 2) return true;
  return USAGE.test(`${before.split(LINE_END).at(-1) ?? ''}${after.split(LINE_END, 1)[0] ?? ''}`);
}

const CODE = ['code', 'pre', 'kbd', 'samp', 'tt'];
/** "info [options] {file}" */
const USAGE = /^\s{0,20}[\w.-]{2,30}(?: (?:\[[^\n[\]{}]{2,60}\]|\{[^\n[\]{}]{2,60}\})){2,20}\s*$/;
const LINE_END = /[\u001c\n]/;
/** "[options]" */
const IN_BRACKETS = /\[\p{L}[\p{L}\p{M}\p{N} -]{2,30}\]/gu;

import type { ParsedValue } from '../parsed/parsed-value';
import type { Placeholder } from './placeholder-parts';
import { isInUsage } from './usage-line';

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

const CODE = ['code', 'pre', 'kbd', 'samp', 'tt'];

import type { ParsedValue } from '../parsed/parsed-value';
import type { Placeholder } from './placeholder-parts';
import { isInUsage, listsOptions } from './usage-line';

/**
 * Whether a placeholder is in code that documentation shows, `<code>/log/{revision}</code>`, in a usage line
 * with words in brackets, or in the help of a command, so that perhaps no program fills it in.
 */
export function isShownAsCode({ start }: Placeholder, { isHtml, raw, readable }: ParsedValue): boolean {
  const { from } = readable.spanOf(start, start + 1);
  if (!isHtml)
    return listsOptions(raw) || /(?<!`)``[^`\n]{0,80}$/.test(raw.slice(Math.max(0, from - 84), from));
  const before = raw.slice(Math.max(0, from - 600), from).toLowerCase();
  if (CODE.some((name) => before.lastIndexOf(`<${name}`) > before.lastIndexOf(`</${name}`))) return true;
  return isInUsage({ isHtml, readable }, { start });
}

const CODE = ['code', 'pre', 'kbd', 'samp', 'tt'];

import { KEPT } from '../parsed/readable-text';
import type { ParsedValue } from '../parsed/parsed-value';
import type { Placeholder } from './placeholder-parts';
import { isInUsage, listsOptions } from './usage-line';

/**
 * Whether a placeholder is in code that documentation shows, `<code>/log/{revision}</code>`, in a usage line
 * with words in brackets, or in the help of a command, so that perhaps no program fills it in.
 */
export function isShownAsCode({ start }: Placeholder, value: ParsedValue): boolean {
  const { from } = value.readable.spanOf(start, start + 1);
  const before = value.raw.slice(Math.max(0, from - 84), from);
  if (!value.isHtml) return listsOptions(value.raw) || /(?<!`)``[^`\n]{0,80}$/.test(before);
  return (
    value.readable.prose[start] === KEPT || /<tt>[^<]{0,80}$/i.test(before) || isInUsage(value, { start })
  );
}

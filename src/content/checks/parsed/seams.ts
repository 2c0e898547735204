import { once } from './once';
import type { ParsedValue } from './parsed-value';

/** The offsets in the readable text at which an inline tag stands. */
export const seamsOf = once(({ readable }: ParsedValue): ReadonlySet<number> => new Set(readable.seams));

/** Whether a tag stands at one of these offsets, of which both are included. */
export function isOverSeam(value: ParsedValue, from: number, to: number): boolean {
  const seams = seamsOf(value);
  for (let at = from; at <= to; at++) if (seams.has(at)) return true;
  return false;
}

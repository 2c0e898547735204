import { countOf, firstMatches } from '../counted';
import { isWrittenAlike, type DamagedReference } from './damaged-references';

/** Finds `&lt;` that became `&gt;` or the reverse. */
export function exchangedSigns(target: string, source: string): readonly DamagedReference[] {
  const [less, greater] = SIGNS.map((sign) => countOf(target, sign) - countOf(source, sign));
  if (less === undefined || less === 0 || greater !== -less) return [];
  const [text, reference] = less > 0 ? [LESS, GREATER] : [GREATER, LESS];
  return firstMatches(target, SIGN).flatMap(({ index, 0: sign }) => {
    const isLike = (one: string): boolean => isWrittenAlike(one, target, index, index + sign.length, source);
    return sign === text && isLike(reference) && !isLike(text) ? [{ index, text, reference }] : [];
  });
}

const [LESS, GREATER] = ['&lt;', '&gt;'] as const;
const SIGNS = [LESS, GREATER];
const SIGN = /&[lg]t;/g;
